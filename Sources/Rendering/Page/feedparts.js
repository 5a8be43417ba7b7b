/** A picture over the grey that stays where it does not load; phones try once and show no failure. */
function photo(part, classes, ...marks) {
  const box = mark(make("div", `photo ${classes}`, ...marks), part);
  if (!part || !part.url) return box;
  const image = make("img");
  image.alt = "";
  image.draggable = false;
  image.referrerPolicy = "no-referrer";
  image.addEventListener("error", () => {
    countFailure();
    image.remove();
  });
  image.src = part.url;
  box.prepend(image);
  return box;
}

/** A text of so many lines at most; null where there is none. */
function line(kind, part, lines) {
  if (!part) return null;
  const node = mark(make("p", `line ${kind}`, part.label), part);
  node.dir = "auto";
  node.style.webkitLineClamp = lines;
  return node;
}

/** The title between what stands at its left and its right and the date, and the words below. */
function wording(card, titleLines, contentLines, before, after) {
  return make(
    "div", "wording",
    make(
      "div", "head", before, line("title", card.title, titleLines) || make("p", "line title"),
      after, make("time", "date", timeWords(card.sent))),
    line("content", card.content, contentLines));
}

/** The time of day at which a message came, as its day's feed shows it. */
function timeWords(sent) {
  if (sent == null) return "9:41";
  const two = (number) => String(number).padStart(2, "0");
  return `${two(Math.floor(sent / 60) % 24)}:${two(sent % 60)}`;
}

/** The mark of an unread message. */
function unread() {
  const node = make("i", "unread");
  node.setAttribute("aria-hidden", "true");
  return node;
}

/** The pin of a message that stays at the top, on a dark disc; null where it does not. */
function pinChip(card) {
  if (!card.isPinned) return null;
  const node = make("span", "pin", pinGlyph(13));
  node.setAttribute("role", "img");
  node.setAttribute("aria-label", "Pinned");
  return node;
}

function pinGlyph(size) {
  return vector(
    "svg", { viewBox: "0 0 24 24", width: size, height: size, "aria-hidden": "true" },
    vector("path", {
      d: "M8 2h8v2l-1.5 1v5c2.2 1 3.5 2.7 3.5 4.5V16h-5v4l-1 3l-1-3v-4H6v-1.5C6 12.7 7.3 11 9.5 10V5L8 4z",
      fill: "currentColor",
    }));
}

/** The buttons of a card in one row of equal shares; null where there are none. */
function pills(card, act) {
  if (card.buttons.length === 0) return null;
  const nodes = card.buttons.map((part) => {
    const label = mark(make("span", "", part.label.label), part.label);
    label.dir = "auto";
    const node = mark(make("button", "pill", label), part);
    node.setAttribute("aria-label", part.label.label);
    node.addEventListener("click", () => act(part.tap));
    return node;
  });
  return make("div", "pills", ...nodes);
}

/** Cuts a label that is too long for its button in the middle, as iOS does. */
function cutMiddle(label) {
  if (label.scrollWidth <= label.clientWidth) return;
  const letters = [...label.textContent];
  const keep = (count) => {
    const head = Math.ceil(count / 2);
    const tail = letters.slice(letters.length - (count - head));
    label.textContent = [...letters.slice(0, head), "…", ...tail].join("");
    return label.scrollWidth <= label.clientWidth;
  };
  let [least, most] = [0, letters.length - 1];
  while (least < most) {
    const count = Math.ceil((least + most) / 2);
    if (keep(count)) least = count;
    else most = count - 1;
  }
  keep(least);
}
