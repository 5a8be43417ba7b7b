/** What each card holds: functions of a card, what a tap does, the phone, and how its release lays cards out. */
const cards = {
  banner: (card) => [photo(card.image, "hero", unread(), pinChip(card))],

  captioned(card, act, phone, layout) {
    const isOnPicture = layout === "icon";
    return [
      photo(card.image, "hero", isOnPicture ? unread() : null, pinChip(card)),
      make(
        "div", "body",
        make(
          "div", "iconed", card.icon ? photo(card.icon, "round icon") : null,
          wording(card, 2, 3, isOnPicture ? null : unread())),
        pills(card, act)),
    ];
  },

  classic: (card, act) => [
    unread(), avatar(card),
    make(
      "div", "body",
      wording({ ...card, title: card.title || card.content }, 1, 2, null, barePin(card)),
      pills(card, act)),
  ],

  carousel: (card, act, phone, layout) => [
    gallery(card, act, phone, layout), make("div", "body", wording(card, 1, 2, unread())),
  ],

  video: (card, act) => [
    poster(card, act),
    card.title || card.content ? make("div", "body", wording(card, 1, 2, unread())) : null,
  ],

  wallet: (card, act) => [
    card.image ? photo(card.image, "hero", pinChip(card)) : null,
    make("div", "body", wording(card, 2, 3, unread())), passButton(card, act),
  ],

  plain: (card) => [card.icon ? photo(card.icon, "icon") : null, wording(card, 1, 3)],
};

/** The round picture of a classic card: the message's, or else the app's, for which a letter stands. */
function avatar(card) {
  const letter = make("span", "letter", "A");
  letter.setAttribute("aria-hidden", "true");
  return make("div", "avatar", letter, card.icon ? photo(card.icon, "round") : null);
}

function barePin(card) {
  return card.isPinned ? make("span", "barepin", pinGlyph(11)) : null;
}

/** The pictures of a carousel, which a finger or an arrow key turns. */
function gallery(card, act, phone, layout) {
  const slides = card.slides.map((slide) => {
    const node = mark(
      make(
        "button", "slide", photo(slide.image, ""), slide.caption ? make("i", "shade") : null,
        line("caption", slide.caption, 2)),
      slide);
    node.setAttribute("aria-label", slide.caption ? slide.caption.label : "Slide");
    return node;
  });
  const track = make("div", "track", ...slides);
  const dots = make("div", "dots", ...slides.map(() => make("span", "dot")));
  const node = make("div", "hero gallery", track, slides.length > 1 ? dots : null, pinChip(card));
  node.tabIndex = 0;
  node.setAttribute("role", "group");
  node.setAttribute("aria-roledescription", "carousel");
  const width = phone.width - phone.safe.left - phone.safe.right - (layout === "edge" ? 32 : 43);
  const pager = paging(track, dots, node, width, phone);
  pager.followFindings(card.slides);
  slides.forEach((slide, index) =>
    slide.addEventListener("click", () => act(card.slides[index].tap)));
  return node;
}

/** The poster of a film under the disc that plays it. */
function poster(card, act) {
  const badge = vector(
    "svg", { viewBox: "0 0 56 56", width: 56, height: 56, class: "badge", "aria-hidden": "true" },
    vector("path", {
      d: "M28 0a28 28 0 1 0 0 56a28 28 0 1 0 0-56zM22.5 17.2a1.5 1.5 0 0 1 2.3-1.3"
        + "l16 10.8a1.5 1.5 0 0 1 0 2.6l-16 10.8a1.5 1.5 0 0 1-2.3-1.3z",
      fill: "#fff", "fill-rule": "evenodd",
    }));
  const node = make("button", "hero poster", photo(card.image, ""), badge, pinChip(card));
  node.setAttribute("aria-label", "Play video");
  node.addEventListener("click", () => act(card.opening.tap));
  return mark(node, card.opening);
}

/** The system's button for passes, in plain letters. */
function passButton(card, act) {
  const node = mark(make("button", "pass", "Add to Apple Wallet"), card.opening);
  node.addEventListener("click", () => act(card.opening.tap));
  return node;
}
