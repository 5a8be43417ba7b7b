/** The phone in the middle of the page, on which one message at a time is shown. */
function buildPhone() {
  const screen = make("div", "screen");
  const frame = make("div", "frame", screen);
  const holder = make("div", "holder", frame);
  const verdict = make("p", "verdict");
  const note = make("p", "note");
  note.setAttribute("role", "status");
  const steps = make("div", "steps");
  const node = make("section", "middle", holder, verdict, note, steps);
  node.setAttribute("aria-label", "Phone");
  let running = null;

  const fit = (device) => {
    const room = Math.max(320, window.innerHeight - 150);
    const across = Math.max(200, node.clientWidth - 8);
    const scale = Math.min(1, room / (device.height + 24), across / (device.width + 24));
    place(frame, { transform: `scale(${scale})` });
    place(holder, {
      width: px((device.width + 24) * scale), height: px((device.height + 24) * scale),
    });
    return scale;
  };

  window.addEventListener("imagefailed", () => {
    if (note.textContent) return;
    note.textContent = "An image did not load here. This is what phones do then.";
  });

  function show(state) {
    if (running) running.end();
    let scale = 1;
    verdict.replaceChildren(...verdictWords(state.shown));
    steps.replaceChildren(...stepsWords(state.shown));
    note.textContent = "";
    running = showOn(screen, frame, state, () => scale, (text) => (note.textContent = text));
    scale = fit(state.screen);
    window.onresize = () => (scale = fit(state.screen));
  }
  const point = (path) => running.phone.isOpen && running.phone.point(path);
  return { node, show, screen, point };
}

/** Puts what a phone shows on a screen; the message runs until `end` is called. */
function showOn(screen, frame, state, scale = () => 1, note = () => {}) {
  const { screen: device, shown } = state;
  place(screen, { width: px(device.width), height: px(device.height) });
  const platform = shown.platform === "android" ? "android" : "ios";
  const kinds = [
    platform, shown.isEarly && "early", state.isDark && "dark", device.safe[0] < 40 && "short",
  ];
  frame.className = ["frame", ...kinds].filter(Boolean).join(" ");
  const stage = make("div", "stage");
  const clock = device.width < device.height ? make("div", "clock", "9:41") : "";
  screen.replaceChildren(homeScreen(device), stage, clock);
  return message(stage, state, scale, note);
}

const verdictWords = (shown) =>
  [make("strong", shown.outcome, outcomeWords(shown)), reasonWords(shown)];

const outcomeWords = ({ name, outcome }) => ({
  dropped: `${name} shows nothing. `, unknown: `What ${name} shows is not known. `,
}[outcome] || `${name} shows this. `);

function reasonWords(shown) {
  if (shown.reasons.length === 0) return "";
  const reasons = shown.reasons.join("; ");
  return shown.type && shown.outcome !== "dropped"
    ? `Not as written: ${reasons}.` : `Why: ${reasons}.`;
}

/** How the phone comes to what it shows, to be unfolded. */
function stepsWords({ steps }) {
  if (steps.length === 0) return [];
  const list = make("ul", "", ...steps.map((step) => make("li", "", step)));
  return [make("details", "", make("summary", "", "How it was chosen"), list)];
}

/** A quiet app, so that one sees what a message covers and how much it darkens. */
function homeScreen(device) {
  const app = make("div", "app", make("div", "bar"));
  for (let row = 0; row < 8; row += 1) app.append(make("div", "row"));
  app.setAttribute("aria-hidden", "true");
  return place(app, { paddingTop: px(device.safe[0] + 16) });
}

/** Runs a message on a stage until it closes. */
function message(stage, state, scale, note) {
  const { screen: device, shown } = state;
  const [top, right, bottom, left] = device.safe;
  const [timers, endings, pointings] = [[], [], []];
  const scene = data.scenes[state.isDark && shown.dark != null ? shown.dark : shown.light];
  const phone = {
    width: device.width, height: device.height, safe: { top, right, bottom, left },
    stage, scale, note,
    android: shown.platform === "android", early: shown.isEarly, dark: state.isDark,
    calm: state.isCalm, isRead: state.isRead === true,
    still: state.isStill === true, isOpen: true,
    later(ms, run) {
      if (!phone.still) timers.push(setTimeout(() => phone.isOpen && run(), ms));
    },
    onClose: (run) => endings.push(run),
    /** What happens where a finding points at a place of the document; null where none does any more. */
    onPoint: (run) => pointings.push(run),
    point: (path) => pointings.forEach((run) => run(path)),
    close(why) {
      if (!phone.isOpen) return;
      end();
      note(`Closed${why ? `, ${why}` : ""}. Replay shows it again.`);
      const leaving = phone.leave && phone.leave();
      if (leaving) afterwards(leaving, () => stage.replaceChildren());
      else stage.replaceChildren();
    },
    /** Whether Escape stands for what a finger does to close the message without a button. */
    closesByEscape: shown.platform === "android",
    act(action) {
      if (!action) return;
      phone.close(action.type === "url" ? `and would open ${action.url}` : "by its action");
    },
  };
  const end = () => {
    phone.isOpen = false;
    timers.forEach(clearTimeout);
    endings.forEach((run) => run());
    stage.querySelectorAll("video").forEach((video) => video.pause());
  };
  if (scene) phone.leave = draw[shown.type](scene, phone);
  const keys = new AbortController();
  window.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && phone.closesByEscape) phone.close();
  }, { signal: keys.signal });
  phone.onClose(() => keys.abort());
  if (state.isStill) freeze(phone);
  return { phone, end };
}

/** Stops a message where it has arrived; of a story half its time has passed. */
function freeze(phone) {
  for (const motion of phone.stage.getAnimations({ subtree: true })) {
    const { duration, iterations } = motion.effect.getTiming();
    if (iterations === Infinity) motion.cancel();
    else if (motion.effect.target.matches(".fill")) {
      motion.pause();
      motion.currentTime = duration / 2;
    } else motion.finish();
  }
  phone.isOpen = false;
}
