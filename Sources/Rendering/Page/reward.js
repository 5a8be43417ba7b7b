/** The prize as scratchcards and wheels show it; `surface` is the colour under it. */
function rewardPanel(prize, surface, phone) {
  const button = prize.buttons;
  return mark(
    make(
      "div", "reward", words("title", prize.title, phone), words("message", prize.message, phone),
      prize.code ? codeChip(prize, surface, phone) : null,
      button ? actionButton(button, phone, () => phone.act(button.tapAction)) : null),
    prize);
}

/** The promo code, which a tap copies. */
function codeChip(prize, surface, phone) {
  const label = make("span", "code", prize.code);
  const chip = make("button", "codechip", dashes(), label, glyph("copy", 15, 2));
  place(chip, {
    color: prize.title ? prize.title.labelColor : contrast(surface),
    background: isLight(surface) ? "rgba(0,0,0,.06)" : "rgba(255,255,255,.16)",
  });
  chip.firstChild.style.color = contrast(surface);
  chip.setAttribute("aria-label", `Promo code ${prize.code}. Double tap to copy.`);
  chip.dataset.path = `${prize.path}/code`;
  let back = null;
  chip.addEventListener("click", () => {
    if (navigator.clipboard) navigator.clipboard.writeText(prize.code).catch(() => {});
    label.textContent = "Copied!";
    confetti(chip.closest(".reward"), phone);
    clearTimeout(back);
    back = setTimeout(() => (label.textContent = prize.code), 1600);
  });
  return chip;
}

function dashes() {
  return vector("svg", { class: "dashes", "aria-hidden": "true" }, vector("rect", {}));
}

/** A band of light across the prize, twice, and a slow pulse. */
function celebrate(panel, phone) {
  if (phone.calm) return;
  const band = make("span", "band");
  panel.append(band);
  const sweep = [{ left: "-60%" }, { left: "100%" }];
  afterwards(band.animate(sweep, { duration: 900, iterations: 2 }), () => band.remove());
  const pulse = [{}, { transform: "scale(1.05)" }, {}];
  panel.animate(pulse, { duration: 900, delay: 100, easing: "ease-in-out" });
}

/** Paper that falls over a card; none where motion is reduced. */
function confetti(card, phone, colors) {
  if (phone.calm) return;
  const usual = phone.dark
    ? ["#ff375f", "#ffd60a", "#40cbe0", "#ff9f0a", "#bf5af2"]
    : ["#ff2d55", "#ffcc00", "#30b0c7", "#ff9500", "#af52de"];
  const palette = colors && colors.length ? colors : usual;
  const sky = make("div", "confetti");
  const between = (low, high) => low + Math.random() * (high - low);
  for (let piece = 0; piece < palette.length * 6; piece += 1) {
    const paper = make("span");
    const [angle, speed] = [between(-0.31, 0.31), between(120, 260)];
    const [size, spin] = [between(0.35, 1.05), between(0.9, 5.9)];
    const at = (time) => {
      const x = Math.sin(angle) * speed * time;
      const y = Math.cos(angle) * speed * time + 55 * time * time;
      return { transform: `translate(${x}px, ${y}px) rotate(${spin * time}rad) scale(${size})` };
    };
    place(paper, { left: `${between(10, 90)}%`, background: palette[piece % palette.length] });
    const timing = { duration: 3200, delay: between(0, 700), fill: "both" };
    paper.animate([0, 0.8, 1.6, 2.4, 3.2].map(at), timing);
    sky.append(paper);
  }
  card.append(sky);
  setTimeout(() => sky.remove(), 4500);
}

/** The card of a scratchcard or a wheel. */
function prizeCard(scene, phone, kind) {
  const isGradient = scene.background.length > 1;
  const card = mark(
    make(
      "div", `prizecard ${kind}${isGradient ? "" : " solid"}`,
      words("title", scene.title, phone), words("message", scene.message, phone),
      closeChip(scene, phone, { top: "16px", right: "16px" })),
    scene);
  if (isGradient) card.prepend(gradient(scene.background));
  else card.style.background = scene.background[0];
  const width = Math.min(phone.width - 56, 400);
  return { card: place(card, { width: px(width) }), width };
}

/** Colours at even distances, from a tenth of the upper edge to nine tenths of the lower one. */
function gradient(colors) {
  const stops = colors.map((color, index) => {
    const stop = vector("stop", { offset: index / (colors.length - 1) });
    // Opaque, whatever the colour says.
    stop.style.stopColor = color.slice(0, 7);
    return stop;
  });
  const line = vector("linearGradient", { id: "fill", x1: 0.1, y1: 0, x2: 0.9, y2: 1 }, ...stops);
  const area = vector("rect", { width: "100%", height: "100%", fill: "url(#fill)" });
  return vector("svg", { class: "gradient", "aria-hidden": "true" }, line, area);
}
