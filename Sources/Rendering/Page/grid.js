/** Every phone in light and in dark, standing still, a language a row. */
layouts.grid = function () {
  const columns = data.targets.flatMap((target) =>
    [false, true].map((isDark) => ({ target, isDark })));
  const stills = [];
  const cell = (target, language, isDark) => {
    const figure = still(target, language, isDark, 0.6);
    stills.push(figure);
    return make("td", "", figure.node);
  };
  const head = columns.map(({ target, isDark }) =>
    heading("col", `${target.name}, ${isDark ? "dark" : "light"}`));
  const rows = data.languages.map((language) =>
    make(
      "tr", "", heading("row", data.languages.length > 1 ? language.name : ""),
      ...columns.map(({ target, isDark }) => cell(target, language, isDark))));
  const table = make(
    "table", "grid", make("thead", "", make("tr", "", make("td"), ...head)),
    make("tbody", "", ...rows));
  document.body.className = "fitted";
  document.body.append(pageHeading(), make("main", "sheets", table));
  stills.forEach((figure) => figure.show());
  // Landscape paper is about a thousand points wide.
  table.style.setProperty("--on-paper", Math.min(1, 1000 / table.offsetWidth));
  tellSize();
};

/** The first phone alone, standing still. */
layouts.picture = function () {
  document.body.className = "fitted alone";
  const figure = still(data.targets[0], data.languages[0], data.dark, 1);
  document.body.append(figure.node);
  figure.show();
  tellSize();
};

/** Says how large the page is, for who takes a picture of it. */
function tellSize() {
  const { offsetWidth, offsetHeight } = document.body;
  document.documentElement.dataset.size = `${offsetWidth}x${offsetHeight}`;
}

function heading(scope, text) {
  const node = make("th", "", text);
  node.scope = scope;
  return node;
}

/** A phone that does not move and takes no taps; below it, what becomes of the message unless it simply shows. */
function still(target, language, isDark, scale) {
  const shown = data.phones.find(
    (phone) => phone.target === target.id && phone.language === language.tag);
  if (!shown) return { node: make("p", "note", "There is no such phone."), show() {} };
  const device = screenNamed(data.screen);
  const screen = make("div", "screen");
  const frame = make("div", "frame", screen);
  frame.inert = true;
  const size = (length) => px((length + 24) * scale);
  const holder = place(make("div", "holder", frame), {
    width: size(device.width), height: size(device.height),
  });
  holder.setAttribute("role", "img");
  holder.setAttribute(
    "aria-label", `${target.name}, ${language.name}, ${isDark ? "dark" : "light"}`);
  const caption = shown.outcome === "shown" ? null : make("p", "verdict", ...verdictWords(shown));
  const node = place(make("figure", "still", holder, caption), { width: size(device.width) });
  place(frame, { transform: `scale(${scale})` });
  const state = { screen: device, shown, isDark, isCalm: true, isStill: true };
  return { node, show: () => showOn(screen, frame, state, () => scale) };
}
