/** One phone to play with, its settings at the left and the findings at the right. */
layouts.page = function () {
  const state = {
    target: data.targets[0].id, screen: screenNamed(data.screen), isDark: data.dark, language: 0,
    isCalm: matchMedia("(prefers-reduced-motion: reduce)").matches,
  };
  const phoneView = buildPhone();
  const findingsView = buildFindings(phoneView.screen, phoneView.point);
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
    phoneView.show({ ...state, shown });
  }

  const main = make("main", "", controlsView.node, phoneView.node, findingsView.node);
  document.body.append(pageHeading(), main);
  refresh();
};
