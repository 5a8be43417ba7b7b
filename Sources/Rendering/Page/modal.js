draw.modal = function (scene, phone) {
  const image = scene.image ? picture(scene.image, "contain", phone) : null;
  const card = mark(
    make(
      "div", `modal solid${image ? " pictured" : ""}`, image,
      textBlock(scene, phone, { size: 20, weight: 700 }),
      actionStack(scene.buttons, phone) || make("div", "end"),
      closeChip(scene, phone, { top: "20px", right: "20px" })),
    scene);
  const width = phone.width - phone.safe.left - phone.safe.right - 56;
  place(card, {
    background: scene.background, width: px(phone.android ? width : Math.min(width, 400)),
    maxHeight: px(phone.height - 2 * (Math.max(phone.safe.top, phone.safe.bottom) + 24)),
  });
  card.setAttribute("role", "dialog");
  card.setAttribute("aria-label", scene.title ? scene.title.label : "Message");
  const centre = make("div", "centre", card);
  return present(phone, "modal", centre, scene.dim ? backdrop(phone, 0.6) : null);
};
