/** A text in the size, weight and colour that the phone gives it; null where there is none. */
function words(kind, part, phone, onAndroid) {
  if (!part) return null;
  const look = { ...part.lettering, ...(phone.android ? onAndroid : null) };
  const node = mark(make("p", `words ${kind}`, part.label), part);
  node.dir = "auto";
  place(node, {
    color: part.labelColor, fontSize: px(look.size),
    fontWeight: phone.android && look.weight > 700 ? 700 : look.weight,
  });
  if (look.lines) {
    node.classList.add("clamped");
    node.style.webkitLineClamp = look.lines;
  }
  return node;
}

/** The title over the message. */
function textBlock(part, phone, titleOnAndroid) {
  return make(
    "div", "texts", words("title", part.title, phone, titleOnAndroid),
    words("message", part.message, phone));
}

/** A button of the message. */
function actionButton(part, phone, run) {
  const label = mark(make("span", "label", part.label.label), part.label);
  label.dir = "auto";
  const node = mark(make("button", "action", label), part);
  place(node, {
    background: part.background, color: part.label.labelColor,
    borderColor: part.border.border, borderRadius: px(Math.max(0, part.border.cornerRadius)),
  });
  node.addEventListener("click", (event) => {
    event.stopPropagation();
    run();
  });
  return node;
}

/** The buttons of a message, one under the other. */
function actionStack(parts, phone) {
  if (!parts || parts.length === 0) return null;
  const buttons = parts.map((part) => actionButton(part, phone, () => phone.act(part.tapAction)));
  return make("div", "actions", ...buttons);
}

/** Shrinks labels too long for their buttons, to 80 % at least; what is still too long is cut. */
function fitLabels(root) {
  if (root.closest(".android")) return;
  for (const label of root.querySelectorAll(".action > .label")) {
    const room = label.clientWidth;
    if (label.scrollWidth <= room) continue;
    label.style.fontSize = px(16 * Math.max(0.8, room / label.scrollWidth));
  }
}

/** The dark disc with a cross, where the phone shows one. */
function closeChip(scene, phone, style) {
  if (!scene.closes) return null;
  const button = make("button", "chip close", glyph("close", phone.android ? 13 : 12, 3.6));
  button.setAttribute("aria-label", "Close");
  button.dataset.path = scene.closePath;
  button.addEventListener("click", (event) => {
    event.stopPropagation();
    phone.close();
  });
  return place(button, style || {});
}

/** What darkens the screen behind a message; a tap on it closes the message. */
function backdrop(phone, opacity) {
  const node = make("div", "backdrop");
  node.style.background = `rgba(0,0,0,${opacity})`;
  node.addEventListener("click", () => phone.close());
  phone.closesByEscape = true;
  return node;
}

/** Title, message and buttons at the foot of a screen, on a shade that darkens downwards. */
function foot(phone, rise, below, texts, buttons) {
  const node = make("div", "foot", ...texts, buttons);
  return place(node, {
    paddingTop: px(rise), paddingBottom: px(phone.safe.bottom + below),
  });
}
