/** The button under a card that deletes it, which a finger uncovers by moving the card to the left. */
function deletion(card, phone, remove) {
  const button = make("button", "delete", "Delete");
  const width = 88;
  let [rest, wasDragged] = [0, false];
  const shift = (x) => (card.style.transform = x === 0 ? "" : `translateX(${x}px)`);
  const settle = (isOpen) => {
    rest = isOpen ? -width : 0;
    shift(rest);
    button.inert = !isOpen;
  };
  follow(card, phone, {
    start(event) {
      wasDragged = false;
      return !event.target.closest(".gallery");
    },
    move(dx, dy) {
      wasDragged ||= isDrag(dx, dy) && Math.abs(dx) > Math.abs(dy);
      if (wasDragged) shift(Math.min(0, rest + dx));
    },
    end(dx) {
      if (wasDragged) settle(rest + dx < -width / 2);
    },
  });
  // A finger that moved the card taps nothing on it.
  card.addEventListener("click", (event) => {
    if (wasDragged && !isByKey(event)) event.stopPropagation();
  }, true);
  card.addEventListener("keydown", (event) => event.key === "Delete" && remove());
  button.addEventListener("click", remove);
  settle(false);
  return button;
}
