draw.carousel = function (scene, phone) {
  if (phone.early) return firstCarousel(scene, phone);
  const [across, down] = [
    phone.width - phone.safe.left - phone.safe.right - 44,
    phone.height - phone.safe.top - phone.safe.bottom - 44,
  ];
  let width = phone.android ? across : Math.min(across, 480);
  width = Math.min(width, down / 1.32);
  const slides = scene.items.map((item) => slide(item, phone));
  const track = make("div", "track", ...slides);
  const dots = make("div", "dots", ...slides.map(() => make("span", "dot")));
  const card = mark(
    make(
      "div", "carousel", track, slides.length > 1 ? dots : null,
      closeChip(scene, phone, { top: "12px", right: "12px" })),
    scene);
  place(card, { width: px(width), height: px(width * 1.32) });
  turnPages(scene, phone, card, track, dots, width);
  const centre = place(make("div", "centre", card), {
    paddingTop: px(phone.safe.top), paddingBottom: px(phone.safe.bottom),
  });
  return present(phone, "card", centre, backdrop(phone, 0.8));
};

/** Android's first carousel: pages over the whole width, each with its text below the picture. */
function firstCarousel(scene, phone) {
  const slides = scene.items.map((item) => {
    const texts = make(
      "div", "texts", words("title", item.title, phone, { size: 18 }),
      words("message", item.message, phone, { size: 14 }));
    const kind = item.tapAction ? "button" : "div";
    return mark(make(kind, "slide", picture(item.image, "contain", phone), texts), item);
  });
  const track = place(make("div", "track", ...slides), { height: px(phone.height * 0.7) });
  const dots = make("div", "dots", ...slides.map(() => make("span", "dot")));
  const close = closeChip(scene, phone, {
    top: px(phone.safe.top + 12), right: px(phone.safe.right + 16),
  });
  const node = mark(
    make("div", "carousel open", track, slides.length > 1 ? dots : null, close), scene);
  turnPages(scene, phone, node, track, dots, phone.width);
  return present(phone, "fade", node, backdrop(phone, 0.8));
}

/** Lets fingers and keys turn the pages of a carousel, and a tap on a page do what it says. */
function turnPages(scene, phone, card, track, dots, width) {
  card.tabIndex = 0;
  card.setAttribute("role", "group");
  card.setAttribute("aria-roledescription", "carousel");
  const pager = paging(track, dots, card, width, phone);
  pager.followFindings(scene.items);
  [...track.children].forEach((node, index) => {
    node.addEventListener("click", () => phone.act(scene.items[index].tapAction));
  });
}

function slide(item, phone) {
  const hasText = item.title || item.message;
  const node = make(
    item.tapAction ? "button" : "div", "slide", picture(item.image, "cover", phone),
    hasText ? make("div", "shade") : null,
    textBlock(item, phone));
  return mark(node, item);
}
