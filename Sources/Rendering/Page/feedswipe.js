/** The button under a card that deletes it, which a finger uncovers by moving the card to the left. */
function deletion(card, phone, remove) {
  const button = make("button", "delete", "Delete");
  const width = 88;
  let [rest, isMoving] = [0, false];
  const shift = (x) => (card.style.transform = x === 0 ? "" : `translateX(${x}px)`);
  const settle = (isOpen) => {
    rest = isOpen ? -width : 0;
    shift(rest);
    button.inert = !isOpen;
  };
  follow(card, phone, {
    start(event) {
      isMoving = false;
      return !event.target.closest(".gallery");
    },
    move(way) {
      isMoving ||= isDrag(way) && Math.abs(way.dx) > Math.abs(way.dy);
      if (isMoving) shift(Math.min(0, rest + way.dx));
    },
    end({ dx }) {
      if (isMoving) settle(rest + dx < -width / 2);
    },
    cancel: () => settle(rest < 0),
  });
  card.addEventListener("keydown", (event) => event.key === "Delete" && remove());
  button.addEventListener("click", remove);
  settle(false);
  return button;
}
