/** Turns pages by finger or arrow key: no way round, and a rubber band at both ends. */
function paging(track, dots, card, width, phone) {
  const state = { page: 0, settle };
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
    const hadFocus = track.contains(document.activeElement);
    show(state.page);
    if (hadFocus) card.focus();
    if (!isAtOnce) {
      const easing = "cubic-bezier(.2,.8,.3,1)";
      track.animate([{ transform: from }, {}], { duration: 320, easing });
    }
  }
  follow(card, phone, {
    move({ dx }) {
      const isAtEnd = (dx > 0 && state.page === 0) || (dx < 0 && state.page === count - 1);
      const x = -state.page * width + (isAtEnd ? dx * 0.35 : dx);
      shift(x);
      show(Math.max(0, Math.min(count - 1, Math.round(-x / width))));
    },
    end(way) {
      const isFlick = isDrag(way) && Math.abs(way.vx) > 400;
      const turns = isFlick || Math.abs(way.dx) > width / 2 ? -Math.sign(way.dx) : 0;
      settle(state.page + turns);
    },
    cancel: () => settle(state.page),
  });
  card.addEventListener("keydown", (event) => {
    const turns = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (turns) settle(state.page + turns);
  });
  /** Turns to the page that a finding is about; parts are what the pages draw. */
  state.followFindings = (parts) =>
    phone.onPoint((path) => {
      const index = pageOf(path, parts);
      if (index >= 0) settle(index, true);
    });
  show(0);
  return state;
}
