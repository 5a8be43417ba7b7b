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
  phone.reveal = (path) => {
    const index = pageOf(path, scene.items);
    if (index >= 0) pager.settle(index, true);
  };
  [...track.children].forEach((node, index) => {
    node.addEventListener("click", (event) => {
      if (isByKey(event) || !pager.wasDragged) phone.act(scene.items[index].tapAction);
    });
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

/** Turns pages by finger or arrow key: no way round, and a rubber band at both ends. */
function paging(track, dots, card, width, phone) {
  const state = { page: 0, wasDragged: false, settle };
  const count = track.children.length;
  const shift = (x) => (track.style.transform = `translateX(${x}px)`);
  const show = (page) => {
    [...dots.children].forEach((dot, index) => dot.classList.toggle("current", index === page));
    [...track.children].forEach((slide, index) => (slide.inert = index !== page));
    card.setAttribute("aria-label", `Page ${page + 1} of ${count}`);
  };
  function settle(page, isAtOnce = phone.calm) {
    state.page = Math.max(0, Math.min(count - 1, page));
    const from = getComputedStyle(track).transform;
    shift(-state.page * width);
    show(state.page);
    if (!isAtOnce) {
      const easing = "cubic-bezier(.2,.8,.3,1)";
      track.animate([{ transform: from }, {}], { duration: 320, easing });
    }
  }
  follow(card, phone, {
    start: () => {
      state.wasDragged = false;
    },
    move(dx, dy) {
      state.wasDragged ||= isDrag(dx, dy);
      const isAtEnd = (dx > 0 && state.page === 0) || (dx < 0 && state.page === count - 1);
      const x = -state.page * width + (isAtEnd ? dx * 0.35 : dx);
      shift(x);
      show(Math.max(0, Math.min(count - 1, Math.round(-x / width))));
    },
    end(dx, dy, time) {
      if (!isDrag(dx, dy)) return;
      const isFlick = Math.abs(dx) / Math.max(time, 1) > 0.4;
      const turns = isFlick || Math.abs(dx) > width / 2 ? -Math.sign(dx) : 0;
      settle(state.page + turns);
    },
  });
  card.addEventListener("keydown", (event) => {
    const turns = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (turns) settle(state.page + turns);
  });
  show(0);
  return state;
}
