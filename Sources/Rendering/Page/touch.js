/**
 * Follows a finger from where it comes down: `move` and `end` are told how far it went, in points of the phone, how
 * fast it is, in points a second, and the event. A finger that the browser takes over for scrolling ends in `cancel`.
 *
 * A finger that was drawn along taps nothing under it.
 */
function follow(node, phone, { start, move, end, cancel }) {
  let wasDragged = false;
  node.addEventListener("pointerdown", (down) => {
    wasDragged = false;
    if (down.button !== 0 || (start && start(down) === false)) return;
    const track = trackOf(down, phone.scale());
    const stop = new AbortController();
    const listen = (name, run) => window.addEventListener(name, run, { signal: stop.signal });
    listen("pointermove", (event) => {
      const way = track(event);
      wasDragged ||= isDrag(way);
      if (move) move(way, event);
    });
    listen("pointerup", (event) => {
      stop.abort();
      if (end) end(track(event), event);
    });
    listen("pointercancel", () => {
      stop.abort();
      if (cancel) cancel();
    });
  });
  node.addEventListener("click", (event) => {
    if (wasDragged && !isByKey(event)) event.stopPropagation();
  }, true);
}

/** Measures the way of a finger; its speed is that of the last tenth of a second. */
function trackOf(down, scale) {
  const points = [{ dx: 0, dy: 0, time: 0 }];
  return (event) => {
    const way = {
      dx: (event.clientX - down.clientX) / scale, dy: (event.clientY - down.clientY) / scale,
      time: event.timeStamp - down.timeStamp,
    };
    while (points.length > 0 && way.time - points[0].time > 100) points.shift();
    const { dx, dy, time } = points[0] || way;
    const seconds = Math.max(way.time - time, 1) / 1000;
    points.push(way);
    return { ...way, vx: (way.dx - dx) / seconds, vy: (way.dy - dy) / seconds };
  };
}

/** Whether a button was pressed with a key, or by a screen reader, and not with a finger. */
const isByKey = (click) => click.detail === 0;

/** Whether a finger that came up was drawn along rather than tapping. */
const isDrag = ({ dx, dy }) => Math.hypot(dx, dy) > 8;

/** How fast a finger is at least, in points a second, where Android takes it for a fling. */
const fling = 50;
