/** The controls at the left: what phone, in what state, shows the message. */
function buildControls(state, change) {
  const node = make("form", "controls");
  node.setAttribute("aria-label", "Phone settings");
  node.addEventListener("submit", (event) => event.preventDefault());
  const targets = data.targets.map((target) => ({ value: target.id, label: target.name }));
  node.append(
    choice("SDK", targets, state.target, (value) => change({ target: value })),
    menu(
      "Screen", data.screens.map((screen) => screen.name), data.screens.indexOf(state.screen),
      (index) => change({ screen: data.screens[index] })),
    choice(
      "Appearance", [{ value: "light", label: "Light" }, { value: "dark", label: "Dark" }],
      state.isDark ? "dark" : "light", (value) => change({ isDark: value === "dark" })));
  const hint = make("p", "hint");
  node.append(hint);
  if (data.languages.length > 1) {
    const names = data.languages.map((language) => language.name);
    node.append(menu("Language", names, state.language, (index) => change({ language: index })));
  }
  if (data.isFeed) {
    node.append(
      choice("Messages", [{ value: "new", label: "Unread" }, { value: "read", label: "Read" }],
        "new", (value) => change({ isRead: value === "read" })));
  }
  node.append(checkbox("Reduce motion", state.isCalm, (isOn) => change({ isCalm: isOn })));
  const replay = make("button", "replay", "Replay");
  replay.type = "button";
  replay.addEventListener("click", () => change({}));
  node.append(replay);
  const refresh = (shown) => {
    hint.textContent = shown.light == null || shown.dark != null
      ? "" : "The same in light and dark: the message has no dark colours for this release.";
  };
  return { node, refresh };
}

function choice(title, options, chosen, run) {
  const group = make("fieldset", "choice", make("legend", "", title));
  for (const { value, label } of options) {
    const input = make("input");
    Object.assign(input, { type: "radio", name: title, value, checked: value === chosen });
    input.addEventListener("change", () => run(value));
    group.append(make("label", "", input, make("span", "", label)));
  }
  return group;
}

function menu(title, names, chosen, run) {
  const select = make("select", "", ...names.map((name, index) => {
    const option = make("option", "", name);
    option.value = index;
    return option;
  }));
  select.value = chosen;
  select.addEventListener("change", () => run(Number(select.value)));
  return make("label", "menu", make("span", "", title), select);
}

function checkbox(title, isOn, run) {
  const input = make("input");
  Object.assign(input, { type: "checkbox", checked: isOn });
  input.addEventListener("change", () => run(input.checked));
  return make("label", "checkbox", input, make("span", "", title));
}
