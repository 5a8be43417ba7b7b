const state = {
  target: data.targets[0].id, device: devices[0], isDark: false, language: 0,
  isCalm: matchMedia("(prefers-reduced-motion: reduce)").matches,
};

const phoneView = buildPhone();
const findingsView = buildFindings(phoneView.screen);
const controlsView = buildControls(state, (changes) => {
  Object.assign(state, changes);
  refresh();
});

/** Shows the message anew in the state that the controls say. */
function refresh() {
  const language = data.languages[state.language].tag;
  const shown = data.phones.find(
    (phone) => phone.target === state.target && phone.language === language);
  controlsView.refresh(shown);
  findingsView.refresh(shown);
  return phoneView.show({ ...state, shown });
}

document.title = `${data.title} · preview`;
const heading = make("header", "", make("h1", "", data.title), make("p", "", data.summary));
const main = make("main", "", controlsView.node, phoneView.node, findingsView.node);
document.body.append(heading, main);
refresh();
