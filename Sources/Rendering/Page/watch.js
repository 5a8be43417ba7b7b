/** Shows the page anew when the server tells of another version, in the state in which it was looked at. */
(function () {
  const { version } = document.documentElement.dataset;
  const line = place(make("p"), {
    position: "fixed", left: "16px", bottom: "16px", maxWidth: "calc(100vw - 32px)", margin: "0",
    padding: "6px 12px", border: "1px solid var(--line)", borderRadius: "8px",
    background: "var(--panel)", color: "var(--faint)", overflowWrap: "anywhere", pointerEvents: "none",
  });
  line.setAttribute("role", "status");
  document.body.append(line);

  function say(text) {
    line.textContent = text;
    line.style.opacity = text ? 1 : 0;
  }

  let feed = null;

  /** Listens to the server while the page is looked at: browsers give one server few connections. */
  function listen() {
    if (document.hidden) {
      if (feed) feed.close();
      feed = null;
    } else if (!feed || feed.readyState === EventSource.CLOSED) {
      feed = new EventSource("/changes");
      feed.addEventListener("message", (event) => {
        if (event.data !== version) location.reload();
      });
      feed.addEventListener("note", (event) => say(event.data));
      feed.addEventListener("error", () => say("No longer watching: inapp preview has ended."));
    }
  }

  const controls = () => [...document.querySelectorAll(".controls input, .controls select")];
  const nameOf = (control) =>
    control.name || control.closest("label").querySelector("span").textContent;

  function valueOf(control) {
    if (control.type === "checkbox") return control.checked;
    return control.type === "radio" ? control.value : control.selectedOptions[0].textContent;
  }

  /** Chooses a value as a reader would; one that is not offered any more is left. */
  function choose(control, value) {
    if (control.type === "checkbox") control.checked = value;
    else if (control.type === "radio") control.checked = true;
    else control.selectedIndex = [...control.options].findIndex((one) => one.textContent === value);
    control.dispatchEvent(new Event("change"));
  }

  function remember() {
    const chosen = controls().filter((control) => control.type !== "radio" || control.checked);
    const settings = chosen.map((control) => [nameOf(control), valueOf(control)]);
    const table = document.querySelector(".sheets");
    const places = { x: scrollX, y: scrollY, table: table ? table.scrollLeft : 0 };
    sessionStorage.setItem("preview", JSON.stringify({ settings, places }));
  }

  function recall() {
    const { settings, places } = JSON.parse(sessionStorage.getItem("preview")) || {};
    for (const [name, value] of settings || []) {
      const control = controls().find((one) => nameOf(one) === name && offers(one, value));
      if (control) choose(control, value);
    }
    if (!places) return;
    const table = document.querySelector(".sheets");
    if (table) table.scrollLeft = places.table;
    scrollTo(places.x, places.y);
  }

  function offers(control, value) {
    if (control.type === "radio") return control.value === value && !control.checked;
    if (control.type === "checkbox") return control.checked !== value;
    const names = [...control.options].map((option) => option.textContent);
    return names.includes(value) && valueOf(control) !== value;
  }

  /** Without storage, which some browsers refuse, the page starts anew each time. */
  function ifStored(run) {
    try {
      run();
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  }

  say("");
  ifStored(recall);
  addEventListener("pagehide", () => ifStored(remember));
  document.addEventListener("visibilitychange", listen);
  listen();
})();
