/** A picture as the phone loads it: `cover` crops it to its box, `contain` shows all of it. */
function picture(part, fit, phone) {
  const box = mark(make("div", `picture ${fit}`), part);
  const become = (state, ...children) => {
    box.className = `picture ${fit} ${state}`;
    box.replaceChildren(...children);
  };
  if (!part || !part.url) {
    become(part ? "failed" : "absent");
    return box;
  }
  const image = make("img");
  image.alt = "";
  image.draggable = false;
  image.referrerPolicy = "no-referrer";
  image.addEventListener("load", () => become("loaded", image));
  image.addEventListener("error", () => {
    countFailure();
    become("failed");
  });
  image.src = part.url;
  become("waiting", image, ...(phone.android ? [] : [make("span", "spinner")]));
  return box;
}

/** A film with its poster, its fallback, and the end of the message where there is neither. */
function film(scene, phone) {
  const box = mark(make("div", "film waiting"), scene.video);
  const video = make("video");
  const state = { box, video, isMuted: scene.muted, onMute() {} };
  state.setMuted = (isMuted) => {
    video.muted = state.isMuted = isMuted;
    state.onMute();
  };
  if (scene.poster) box.append(picture(scene.poster, "contain", phone));
  video.playsInline = true;
  video.loop = scene.loop;
  video.muted = scene.muted;
  const spinner = make("span", "spinner large");
  const ready = () => {
    box.classList.remove("waiting");
    spinner.remove();
  };
  video.addEventListener("playing", ready);
  video.addEventListener("error", () => {
    if (!phone.isOpen) return;
    video.remove();
    spinner.remove();
    if (streamOnly(scene.video.url)) {
      return phone.note("This browser plays no HLS films; phones do. The poster stands in.");
    }
    ready();
    phone.note("The film did not load here. This is what phones do then.");
    if (scene.fallback) box.replaceChildren(picture(scene.fallback, "cover", phone));
    else phone.close("no film and no fallback: the message closes itself");
  });
  if (phone.still) return state;
  video.src = scene.video.url || "data:,";
  box.append(video, spinner);
  const playing = video.play();
  if (playing) {
    playing.catch((reason) => {
      if (reason.name !== "NotAllowedError" || video.muted) return;
      state.setMuted(true);
      video.play().catch(() => {});
      phone.note("Browsers start films without sound; the phone plays it.");
    });
  }
  return state;
}

/** Whether a film did not play for want of a player, and not for want of a film. */
function streamOnly(url) {
  const isStream = /\.m3u8($|[?#])/i.test(url || "");
  return isStream && !document.createElement("video").canPlayType("application/vnd.apple.mpegurl");
}

/** The button that turns the sound of a film on and off. */
function muteChip(state, size, glyphSize) {
  const button = make("button", "chip mute");
  place(button, { width: px(size), height: px(size) });
  const refresh = () => {
    button.replaceChildren(glyph(state.isMuted ? "muted" : "sound", glyphSize, 2.4));
    button.setAttribute("aria-label", state.isMuted ? "Unmute" : "Mute");
  };
  button.addEventListener("click", (event) => {
    event.stopPropagation();
    state.setMuted(!state.isMuted);
  });
  state.onMute = refresh;
  refresh();
  return button;
}
