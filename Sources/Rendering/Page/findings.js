/** The findings at the right; to point at one outlines the part of the message it is about. */
function buildFindings(screen, tell) {
  const list = make("ul", "findings");
  const count = data.findings.length;
  const title = count === 0 ? "No findings" : count === 1 ? "1 finding" : `${count} findings`;
  const node = make("section", "right", make("h2", "", title), list);
  node.setAttribute("aria-label", "Findings");
  const items = data.findings.map((finding) => findingItem(finding, screen, tell));
  list.append(...items.map((item) => make("li", "", item)));
  if (count === 0) node.append(make("p", "hint", "Nothing to object to on these releases."));
  const refresh = (shown) =>
    items.forEach((item, index) => {
      const { targets, languages } = data.findings[index];
      const concerns = (list, one) => list.length === 0 || one == null || list.includes(one);
      const isHere = concerns(targets, shown.target) && concerns(languages, shown.language);
      item.classList.toggle("elsewhere", !isHere);
    });
  return { node, refresh };
}

function findingItem(finding, screen, tell) {
  const targetName = (id) => (data.targets.find((target) => target.id === id) || { name: id }).name;
  const names = finding.targets.map(targetName);
  const about = [finding.place, ...names, ...finding.languages].join(" · ");
  const node = make(
    "button", `finding ${finding.severity}`,
    make("span", "severity", finding.severity), make("span", "said", finding.message),
    ...finding.notes.map((line) => make("span", "more", line)),
    finding.help ? make("span", "help", finding.help) : null,
    make("span", "about", `${about} [${finding.rule}]`));
  node.type = "button";
  const point = (path) => {
    tell(path);
    outline(screen, path);
  };
  for (const name of ["pointerenter", "focus"]) {
    node.addEventListener(name, () => point(finding.path));
  }
  for (const name of ["pointerleave", "blur"]) node.addEventListener(name, () => point(null));
  return node;
}

/** Draws a line round the smallest part that holds a place of the document. */
function outline(screen, path) {
  screen.querySelectorAll(".outline").forEach((node) => node.remove());
  if (path == null) return;
  let best = null;
  for (const node of screen.querySelectorAll("[data-path]")) {
    const at = node.dataset.path;
    const holds = path === at || path.startsWith(`${at}/`);
    if (!holds || node.getClientRects().length === 0) continue;
    if (!best || at.length >= best.dataset.path.length) best = node;
  }
  if (!best) return;
  const whole = screen.getBoundingClientRect();
  const scale = whole.width / screen.offsetWidth;
  bringIntoSight(best, whole, scale);
  const part = best.getBoundingClientRect();
  screen.append(place(make("div", "outline"), {
    left: px((part.left - whole.left) / scale - 3), top: px((part.top - whole.top) / scale - 3),
    width: px(part.width / scale + 6), height: px(part.height / scale + 6),
  }));
}

/** Scrolls an inbox so that a part of it is in sight. */
function bringIntoSight(node, whole, scale) {
  const feed = node.closest(".feed");
  const part = node.getBoundingClientRect();
  if (!feed || (part.top >= whole.top && part.bottom <= whole.bottom)) return;
  feed.scrollTop += (part.top - whole.top) / scale - 120;
}
