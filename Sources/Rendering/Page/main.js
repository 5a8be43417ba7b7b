/** The name of what is shown, over the page. */
function pageHeading() {
  return make("header", "", make("h1", "", data.title), make("p", "", data.summary));
}

document.title = `${data.title} · preview`;
layouts[data.layout]();
