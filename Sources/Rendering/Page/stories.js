draw.stories = function (scene, phone) {
  const fills = scene.items.map(() => make("span", "fill"));
  const bar = place(make("div", "progress", ...fills.map((fill) => make("span", "track", fill))), {
    top: px(phone.safe.top + (phone.android ? 12 : 14)),
    left: px(phone.safe.left + 12), right: px(phone.safe.right + 12),
  });
  const slot = make("div", "slot");
  const close = closeChip(scene, phone, {
    top: px(phone.safe.top + (phone.android ? 12 : 14) + 3 + 10), right: px(phone.safe.right + 16),
  });
  const node = mark(make("div", "whole black stories", slot, bar, close), scene);
  const play = playback(scene, phone, fills, (item) => {
    slot.replaceChildren(story(item, phone));
    fitLabels(slot);
    node.setAttribute("aria-label", `Story ${scene.items.indexOf(item) + 1} of ${fills.length}`);
  });
  node.tabIndex = 0;
  node.setAttribute("role", "group");
  node.addEventListener("keydown", (event) => {
    if (event.key === "ArrowLeft") play.step(-1);
    if (event.key === "ArrowRight") play.step(1);
    if (event.key === " " && event.target === node) play.toggle();
  });
  fingers(node, phone, play);
  phone.closesByEscape = true;
  phone.onPoint((path) => {
    const index = pageOf(path, scene.items);
    if (index < 0) return play.go();
    if (index !== play.index) play.show(index);
    play.hold();
  });
  const leave = present(phone, "story", node);
  play.show(0);
  // The first slide waits for the fade on iOS; Android starts at once.
  if (!phone.android) {
    play.hold();
    afterwards(phone.entrance, play.go);
  }
  return leave;
};

function story(item, phone) {
  const texts = make(
    "div", "foot", words("title", item.title, phone, { size: 20 }),
    words("message", item.message, phone, { size: 15 }), actionStack(item.buttons, phone));
  place(texts, { paddingBottom: px(phone.safe.bottom + (phone.android ? 20 : 24)) });
  return mark(make("div", "story", picture(item.image, "cover", phone), texts), item);
}

/** The clock of the slides is the animation of the bar: to hold it is to hold the slide. */
function playback(scene, phone, fills, change) {
  const play = { index: 0, running: null };
  const last = fills.length - 1;
  play.show = (index) => {
    play.index = index;
    if (play.running) play.running.cancel();
    fills.forEach((fill, at) => (fill.style.transform = `scaleX(${at < index ? 1 : 0})`));
    change(scene.items[index]);
    play.running = fills[index].animate(
      [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }],
      { duration: scene.items[index].duration * 1000, fill: "forwards" });
    afterwards(play.running, () => phone.isOpen && play.step(1));
  };
  phone.onClose(() => play.running.pause());
  play.step = (by) => {
    const next = play.index + by;
    if (next <= last) return play.show(Math.max(0, next));
    if (scene.loop) play.show(0);
    else phone.close("after the last story");
  };
  play.hold = () => play.running.pause();
  play.go = () => phone.isOpen && play.running.play();
  play.toggle = () => (play.running.playState === "paused" ? play.go() : play.hold());
  return play;
}

/** A tap on the left third goes back, another one on; holding pauses, a swipe down closes. */
function fingers(node, phone, play) {
  let holding = null;
  let isHeld = false;
  follow(node, phone, {
    start(event) {
      if (event.target.closest("button")) return false;
      isHeld = false;
      holding = setTimeout(() => {
        isHeld = true;
        play.hold();
      }, 250);
    },
    end(way, event) {
      clearTimeout(holding);
      if (way.dy > 60 && way.dy > Math.abs(way.dx)) return phone.close();
      if (isHeld) return play.go();
      if (isDrag(way)) return;
      const box = node.getBoundingClientRect();
      play.step(event.clientX - box.left < box.width / 3 ? -1 : 1);
    },
    cancel() {
      clearTimeout(holding);
      if (isHeld) play.go();
    },
  });
}
