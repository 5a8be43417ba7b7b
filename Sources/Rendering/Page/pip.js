draw.pip = function (scene, phone) {
  const state = film(scene, phone);
  const width = scene.width * phone.width;
  const size = { width, height: width * scene.aspectRatio };
  const radius = scene.cornerRadius ?? 16;
  const tile = mark(make("div", "pip", state.box), scene);
  const spots = corners(phone, size);
  let spot = scene.position;
  let isWhole = false;

  const tap = make("button", "tap");
  tap.setAttribute("aria-label", scene.tapAction ? "Open" : "Expand or collapse");
  const expand = place(make("button", "chip expand"), { width: "26px", height: "26px" });
  const close = closeChip(scene, phone);
  place(close, { width: "26px", height: "26px" });
  close.replaceChildren(glyph("close", 11, 3.6));
  const mute = muteChip(state, 26, 13);
  tile.append(tap, close, mute, expand);

  const settle = (easing, ms) => {
    const from = tile.getBoundingClientRect();
    const stage = phone.stage.getBoundingClientRect();
    const scale = phone.scale();
    const before = {
      left: px((from.left - stage.left) / scale), top: px((from.top - stage.top) / scale),
      width: px(from.width / scale), height: px(from.height / scale),
    };
    const after = isWhole
      ? { left: "0px", top: "0px", width: px(phone.width), height: px(phone.height) }
      : {
        left: px(spots[spot].x), top: px(spots[spot].y),
        width: px(size.width), height: px(size.height),
      };
    place(tile, { ...after, transform: "", borderRadius: px(isWhole ? 0 : radius) });
    const inset = (side) => px(6 + (isWhole ? phone.safe[side] : 0));
    place(close, { top: inset("top"), right: inset("right") });
    place(mute, { bottom: inset("bottom"), right: inset("right") });
    place(expand, { bottom: inset("bottom"), left: inset("left") });
    expand.replaceChildren(glyph(isWhole ? "collapse" : "expand", 13, 2.6));
    expand.setAttribute("aria-label", isWhole ? "Collapse" : "Expand");
    if (ms) tile.animate([before, after], { duration: ms, easing });
  };
  const toggle = () => {
    isWhole = !isWhole;
    settle(springs.expand, 350);
  };
  const press = () => (scene.tapAction ? phone.act(scene.tapAction) : toggle());
  expand.addEventListener("click", toggle);
  tap.addEventListener("click", (event) => {
    if (isByKey(event)) press();
  });
  tap.addEventListener("keydown", (event) => {
    const [side, place] = spot.split("-").reverse();
    const next = {
      ArrowUp: `top-${side}`, ArrowDown: `bottom-${side}`, ArrowLeft: `${place}-left`,
      ArrowRight: `${place}-right`,
    }[event.key];
    if (!next || isWhole) return;
    event.preventDefault();
    spot = next;
    settle(springs.snap, 350);
  });
  follow(tile, phone, {
    start: (event) => (event.target.closest(".chip") ? false : undefined),
    move({ dx, dy }) {
      if (!isWhole) tile.style.transform = `translate(${dx}px, ${dy}px)`;
    },
    end(way) {
      const { dx, dy } = way;
      if (!isDrag(way)) {
        tile.style.transform = "";
        return press();
      }
      if (isWhole) return;
      const here = { x: spots[spot].x + dx, y: spots[spot].y + dy };
      spot = nearest(spots, here);
      settle(springs.snap, 350);
    },
    cancel: () => (tile.style.transform = ""),
  });
  settle("", 0);
  return present(phone, "pip", tile);
};

/** Where the window goes in each corner, by its name. */
function corners(phone, size) {
  const [left, top] = [phone.safe.left + 14, phone.safe.top + 14];
  const right = phone.width - phone.safe.right - 14 - size.width;
  const bottom = phone.height - phone.safe.bottom - 14 - size.height;
  return {
    "top-left": { x: left, y: top }, "top-right": { x: right, y: top },
    "bottom-left": { x: left, y: bottom }, "bottom-right": { x: right, y: bottom },
  };
}

function nearest(spots, here) {
  const far = (name) => Math.hypot(spots[name].x - here.x, spots[name].y - here.y);
  return Object.keys(spots).reduce((best, name) => (far(name) < far(best) ? name : best));
}
