draw.video = function (scene, phone) {
  const state = film(scene, phone);
  const mute = place(muteChip(state, 34, 15), {
    top: px(phone.safe.top + 12), left: px(phone.safe.left + 16),
  });
  const node = mark(
    make(
      "div", "whole black video", state.box,
      foot(
        phone, 48, 28, [words("title", scene.title, phone), words("message", scene.message, phone)],
        actionStack(scene.buttons, phone)),
      mute,
      closeChip(scene, phone, { top: px(phone.safe.top + 12), right: px(phone.safe.right + 16) })),
    scene);
  return present(phone, "fade", node);
};
