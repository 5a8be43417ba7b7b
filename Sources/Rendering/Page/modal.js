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
  const leave = present(phone, "modal", centre, scene.dim ? backdrop(phone, 0.6) : null);
  const message = card.querySelector(".message");
  if (message) new ResizeObserver(() => cut(message)).observe(message);
  return leave;
};

/** Ends a text that has too little room with an ellipsis after the last line that fits. */
function cut(text) {
  if (text.scrollHeight <= text.clientHeight + 1) return;
  const line = parseFloat(getComputedStyle(text).lineHeight);
  text.classList.add("clamped");
  text.style.webkitLineClamp = Math.max(1, Math.floor(text.clientHeight / line));
}
