draw.spinwheel = function (scene, phone) {
  const { card, width } = prizeCard(scene, phone, "spinwheel");
  const box = width - 48;
  const disc = wheel(scene.segments, width - 108);
  const hub = hubButton(scene.hubButton);
  const slot = place(make("div", "wheelbox", disc, pointer(phone), hub), { height: px(box) });
  card.insertBefore(slot, card.querySelector(":scope > .close"));
  hub.addEventListener("click", () => {
    // A button that is disabled would lose the focus.
    if (hub.getAttribute("aria-disabled")) return;
    hub.setAttribute("aria-disabled", "true");
    hub.animate([{}, { opacity: 0.35 }], { duration: 200, fill: "forwards" });
    afterwards(spin(disc, scene, phone), () => stop(scene, phone, card, slot));
  });
  return present(phone, "card", make("div", "centre through", card));
};

/** The disc: equal slices, clockwise from the top, each with its words along the radius. */
function wheel(segments, diameter) {
  const radius = diameter / 2;
  const slice = 360 / segments.length;
  const disc = vector("svg", {
    class: "disc", viewBox: `${-radius} ${-radius} ${diameter} ${diameter}`, role: "img",
    "aria-label": `Wheel with ${segments.length} segments`,
  });
  place(disc, { width: px(diameter), height: px(diameter) });
  const point = (angle) => {
    const turn = (angle * Math.PI) / 180;
    return `${radius * Math.sin(turn)} ${-radius * Math.cos(turn)}`;
  };
  segments.forEach((segment, index) => {
    const [start, end] = [index * slice, (index + 1) * slice];
    const outline = `M0 0L${point(start)}A${radius} ${radius} 0 0 1 ${point(end)}Z`;
    const path = vector("path", { d: outline, class: "slice" });
    path.style.fill = segment.background;
    const text = vector("text", {
      transform: `rotate(${start + slice / 2 - 90}) translate(${radius * 0.55} 0)`,
      "text-anchor": "middle", "dominant-baseline": "central",
    });
    text.textContent = segment.label.label;
    const look = segment.label.lettering;
    place(text, {
      fill: segment.label.labelColor, fontSize: px(look.size), fontWeight: look.weight,
    });
    disc.append(mark(vector("g", {}, path, mark(text, segment.label)), segment));
  });
  return disc;
}

function hubButton(part) {
  const hub = mark(make("button", "hub", part.label.label), part);
  const look = part.label.lettering;
  place(hub, {
    background: part.background, color: part.label.labelColor, borderColor: part.border.border,
    fontSize: px(look.size), fontWeight: look.weight,
  });
  hub.setAttribute("aria-label", `${part.label.label}. Double tap to spin the wheel.`);
  return hub;
}

function pointer(phone) {
  const outline = "M2 1H24a1 1 0 0 1 .9 1.5L14 25a1.1 1.1 0 0 1-2 0L1.1 2.5A1 1 0 0 1 2 1Z";
  const node = vector(
    "svg", { class: "pointer", viewBox: "0 0 26 26", "aria-hidden": "true" },
    vector("path", { d: outline }));
  node.style.fill = phone.dark ? "#ffffff" : "#000000";
  return node;
}

/** Turns the disc against the clock until the pointer is over the segment that wins. */
function spin(disc, scene, phone) {
  const slice = 360 / scene.segments.length;
  const jitter = (Math.random() * 0.6 - 0.3) * slice;
  const turns = phone.calm ? 1 : 5;
  const angle = -turns * 360 - (scene.winner + 0.5) * slice + jitter;
  return disc.animate([{ transform: "rotate(0deg)" }, { transform: `rotate(${angle}deg)` }], {
    duration: phone.calm ? 700 : 4200, easing: "cubic-bezier(.12,.64,.18,1)", fill: "forwards",
  });
}

/** The wheel rests, fades, and the prize takes its place while the card shrinks. */
function stop(scene, phone, card, slot) {
  if (!phone.isOpen) return;
  const winner = scene.segments[scene.winner];
  phone.note(`The wheel stopped at ${winner.label.label}`);
  const colored = scene.segments.filter((segment) => segment.isColored);
  confetti(card, phone, colored.map((segment) => segment.background));
  phone.later(phone.calm ? 400 : 1000, () => {
    slot.animate([{}, { opacity: 0 }], { duration: 250, fill: "forwards" });
    phone.later(250, () => {
      const panel = rewardPanel(scene.prize, scene.background[0], phone);
      const before = card.offsetHeight;
      const hadFocus = slot.contains(document.activeElement);
      slot.replaceWith(panel);
      const next = panel.querySelector("button");
      if (hadFocus && next) next.focus();
      fitLabels(panel);
      const after = card.offsetHeight;
      panel.animate([{ opacity: 0 }, {}], { duration: 300 });
      const shrinking = [{ height: px(before) }, { height: px(after) }];
      card.animate(shrinking, { duration: 300, easing: "ease-in-out" });
      phone.later(300, () => celebrate(panel, phone));
    });
  });
}
