draw.banner = function (scene, phone) {
  const isTop = scene.position === "top";
  const tap = make("button", "tap");
  tap.setAttribute("aria-label", scene.title ? scene.title.label : "Open");
  const bar = mark(
    make(
      "div", "banner solid", tap,
      scene.image ? picture(scene.image, "cover", phone) : null,
      textBlock(scene, phone, phone.early ? { size: 15 } : null),
      bareCross(scene, phone)),
    scene);
  place(bar, {
    background: scene.background, left: px(phone.safe.left + 12), right: px(phone.safe.right + 12),
    [isTop ? "top" : "bottom"]:
      px((isTop ? phone.safe.top : phone.safe.bottom) + (phone.early ? 12 : 10)),
  });
  follow(bar, phone, {
    end({ dy, vy }) {
      const [far, fast] = isTop ? [-dy, -vy] : [dy, vy];
      if (far > 20 && (!phone.android || fast > fling)) phone.close();
    },
  });
  phone.closesByEscape = true;
  tap.addEventListener("click", () => phone.act(scene.tapAction));
  const leave = present(phone, isTop ? "above" : "below", bar);
  if (scene.autoDismiss) {
    phone.later(phone.entrance.effect.getTiming().duration + scene.autoDismiss * 1000, () =>
      phone.close("after autoDismiss"));
  }
  return leave;
};

/** The cross of a banner, white and without a disc; the first views of Android have one. */
function bareCross(scene, phone) {
  const button = closeChip(scene, phone);
  if (button && !phone.early) button.className = "cross";
  return button;
}
