/** Tells how far a finger went, in points of the phone: (dx, dy, milliseconds, event). */
function follow(node, phone, { start, move, end }) {
  node.addEventListener("pointerdown", (down) => {
    if (down.button !== 0 || (start && start(down) === false)) return;
    const scale = phone.scale();
    const far = (event) => [
      (event.clientX - down.clientX) / scale, (event.clientY - down.clientY) / scale,
      event.timeStamp - down.timeStamp,
    ];
    const stop = new AbortController();
    const listen = (name, run) => window.addEventListener(name, run, { signal: stop.signal });
    listen("pointermove", (event) => move && move(...far(event), event));
    const finish = (event) => {
      stop.abort();
      end(...far(event), event);
    };
    listen("pointerup", finish);
    listen("pointercancel", finish);
  });
}

/** Whether a button was pressed with a key, or by a screen reader, and not with a finger. */
const isByKey = (click) => click.detail === 0;

/** Whether a pointer that came up had been dragged rather than tapped. */
const isDrag = (dx, dy) => Math.hypot(dx, dy) > 8;
