draw.fullscreen = function (scene, phone) {
  const image = scene.cover.image ? picture(scene.cover.image, "cover", phone) : null;
  const node = mark(
    make(
      "div", "whole fullscreen", mark(make("div", "ground", image), scene.cover),
      foot(
        phone, 48, phone.android ? 24 : 28,
        [words("title", scene.title, phone, { size: 26 }), words("message", scene.message, phone)],
        actionStack(scene.buttons, phone)),
      closeChip(scene, phone, { top: px(phone.safe.top + 12), right: px(phone.safe.right + 16) })),
    scene);
  node.style.background = scene.cover.background;
  return present(phone, "fade", node);
};
