draw.sheet = function (scene, phone) {
  const grabber = place(make("div", "grabber"), { background: contrast(scene.background) });
  const width = phone.android ? phone.width : Math.min(phone.width, 480);
  const image = scene.image ? picture(scene.image, "cover", phone) : null;
  if (image) {
    const usable = phone.height - phone.safe.top - phone.safe.bottom;
    image.style.height = px(Math.min((width - 28) * 0.52, usable * 0.4));
  }
  const sheet = mark(
    make(
      "div", `sheet solid${image ? " pictured" : ""}`, grabber, image,
      textBlock(scene, phone),
      actionStack(scene.buttons, phone),
      closeChip(scene, phone, { top: "16px", right: "16px" })),
    scene);
  place(sheet, {
    background: scene.background, width: px(width), left: px((phone.width - width) / 2),
    paddingBottom: px(phone.safe.bottom + 16), maxHeight: phone.android ? px(phone.height) : "",
  });
  phone.closesByEscape = true;
  sheet.setAttribute("role", "dialog");
  sheet.setAttribute("aria-label", scene.title ? scene.title.label : "Message");
  dragDown(sheet, phone);
  const leave = present(phone, "sheet", sheet, scene.dim ? backdrop(phone, 0.6) : null);
  // Of a sheet that reaches the status bar, the cross stays below that.
  const hidden = phone.safe.top - (phone.height - sheet.offsetHeight);
  const close = sheet.querySelector(":scope > .close");
  if (close && hidden > 0) place(close, { top: px(16 + hidden) });
  return leave;
};

/** Lets a finger pull a sheet down: past 90 points or faster than 900 a second it closes; on Android by a fling. */
function dragDown(sheet, phone) {
  const springBack = () => {
    const from = sheet.style.transform;
    sheet.style.transform = "";
    if (from) sheet.animate([{ transform: from }, {}], { duration: 350, easing: springs.sheet });
  };
  follow(sheet, phone, {
    move({ dy }) {
      if (!phone.android) sheet.style.transform = `translateY(${Math.max(0, dy)}px)`;
    },
    end({ dy, vy }) {
      const isClosing = phone.android ? dy > 8 && vy > fling : dy > 90 || vy > 900;
      if (isClosing) phone.close();
      else springBack();
    },
    cancel: springBack,
  });
}
