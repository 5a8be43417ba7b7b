/** Fits to the springs of iOS. */
const springs = {
  card: "cubic-bezier(.28,.48,.09,1.17)",
  modal: "cubic-bezier(.30,.61,.09,1.16)",
  sheet: "cubic-bezier(.28,.48,.11,1.14)",
  banner: "cubic-bezier(.28,.46,.11,1.16)",
  snap: "cubic-bezier(.39,1.17,.06,1.06)",
  expand: "cubic-bezier(.26,.38,.11,1.17)",
};

/** How messages come and go: where they start, where they end, milliseconds in and out. */
const motions = {
  fade: { from: { opacity: 0 }, to: { opacity: 0 }, ms: [300, 220] },
  story: {
    from: { opacity: 0 }, to: { opacity: 0, transform: "translateY(40px)" }, ms: [250, 200],
    calm: { to: { opacity: 0 }, ms: [250, 200] }, android: { from: { opacity: 0 } },
  },
  card: {
    from: { opacity: 0, transform: "scale(.88)" }, to: { opacity: 0, transform: "scale(.92)" },
    ms: [500, 220], spring: springs.card, calm: { ms: [200, 150] },
  },
  modal: {
    from: { opacity: 0, transform: "translateY(22px) scale(.94)" },
    to: { opacity: 0, transform: "translateY(12px) scale(.95)" },
    ms: [550, 220], spring: springs.modal, ending: "ease-in", calm: { ms: [200, 150] },
    android: { from: { opacity: 0, transform: "scale(.88)" } },
  },
  sheet: {
    from: { transform: "translateY(calc(100% + 40px))" },
    to: { transform: "translateY(calc(100% + 40px))" },
    ms: [500, 250], spring: springs.sheet, ending: "ease-in", calm: { ms: [200, 150] },
  },
  above: {
    from: { opacity: 0, transform: "translateY(calc(-100% - 40px))" },
    to: { opacity: 0, transform: "translateY(calc(-100% - 40px))" },
    ms: [450, 250], spring: springs.banner,
    android: { from: { opacity: 0, transform: "translateY(-140px)" } },
  },
  below: {
    from: { opacity: 0, transform: "translateY(calc(100% + 40px))" },
    to: { opacity: 0, transform: "translateY(calc(100% + 40px))" },
    ms: [450, 250], spring: springs.banner,
    android: { from: { opacity: 0, transform: "translateY(140px)" } },
  },
  pip: {
    from: { opacity: 0, transform: "scale(.8)" }, to: { opacity: 0, transform: "scale(.85)" },
    ms: [400, 220], spring: springs.card,
  },
};

/** The motion on a phone: without springs on Android. Where motion is reduced, iOS fades and Android does not move. */
function motionOf(name, phone) {
  const plain = motions[name];
  if (phone.calm && phone.android) return { from: {}, to: {}, ms: [0, 0] };
  if (phone.calm && plain.calm) return { ...motions.fade, ...plain.calm };
  if (!phone.android) return plain;
  const android = plain.android || {};
  const from = android.from || plain.from;
  return { from, to: android.from || plain.to, ms: [300, 220] };
}

function appear(node, name, phone) {
  const motion = motionOf(name, phone);
  return node.animate([motion.from, {}], {
    duration: motion.ms[0], easing: motion.spring || "ease-in-out", fill: "backwards",
  });
}

function vanish(node, name, phone) {
  const motion = motionOf(name, phone);
  return node.animate([{}, motion.to], {
    duration: motion.ms[1], easing: motion.ending || "ease-in-out", fill: "forwards",
  });
}

/** Does something once an animation has run to its end. */
function afterwards(animation, run) {
  animation.finished.then(run, () => {});
}

/** Brings a message on, with the dim under it if there is one; returns how it leaves. */
function present(phone, name, node, dim) {
  phone.stage.append(...[dim, node].filter(Boolean));
  fitLabels(node);
  const { ms } = motionOf(name, phone);
  const fade = (node, frames, duration) => node.animate(frames, { duration, fill: "both" });
  if (dim && !phone.android) fade(dim, [{ opacity: 0 }, { opacity: 1 }], ms[0]);
  phone.entrance = appear(node, name, phone);
  return () => {
    if (dim) fade(dim, [{ opacity: 1 }, { opacity: 0 }], ms[1]);
    return vanish(node, name, phone);
  };
}
