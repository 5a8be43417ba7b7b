draw.scratchcard = function (scene, phone) {
  const { card, width } = prizeCard(scene, phone, "scratchcard");
  const size = { width: width - 48, height: (width - 48) * 0.62 };
  const panel = rewardPanel(scene.prize, "#f7f7f7", phone);
  const foil = make("canvas", "foil");
  const ticket = make("div", "ticket", panel, foil);
  place(ticket, { height: px(size.height) });
  mark(ticket, scene.cover);
  panel.inert = true;
  ticket.tabIndex = 0;
  ticket.setAttribute("role", "button");
  ticket.setAttribute("aria-label", "Scratch card. Double tap to reveal.");
  paintFoil(foil, scene.cover, size, phone);

  let isRevealed = false;
  const reveal = () => {
    if (isRevealed || !phone.isOpen) return;
    isRevealed = true;
    panel.inert = false;
    for (const name of ["role", "aria-label", "tabindex"]) ticket.removeAttribute(name);
    const ms = phone.calm ? 200 : 450;
    foil.animate([{}, { opacity: 0 }], { duration: ms, easing: "ease-out", fill: "forwards" });
    foil.style.pointerEvents = "none";
    phone.later(ms, () => foil.remove());
    confetti(card, phone);
    ticket.classList.add("won");
    const prize = scene.prize.title ? scene.prize.title.label : scene.prize.code;
    phone.note(`Revealed: ${prize}`);
    phone.later(400, () => celebrate(panel, phone));
  };
  ticket.addEventListener("keydown", (event) => {
    if (event.target === ticket && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      reveal();
    }
  });
  scratching(foil, size, phone, (share) => {
    ticket.dataset.share = share;
    if (share >= scene.threshold) reveal();
  });
  const children = [ticket];
  if (scene.revealButton) children.push(actionButton(scene.revealButton, phone, reveal));
  const close = card.querySelector(":scope > .close");
  for (const child of children) card.insertBefore(child, close);
  return present(phone, "card", make("div", "centre through", card));
};

/** Which of 16 × 10 cells the square round the brush has touched. */
function coverage(size) {
  const [columns, rows, reach] = [16, 10, 23];
  const marked = new Set();
  const cells = (at, length, count) => {
    const side = length / count;
    const first = Math.max(0, Math.floor((at - reach) / side));
    return [first, Math.min(count - 1, Math.floor((at + reach) / side))];
  };
  return {
    touch(x, y) {
      const [left, right] = cells(x, size.width, columns);
      const [top, bottom] = cells(y, size.height, rows);
      for (let row = top; row <= bottom; row += 1) {
        for (let column = left; column <= right; column += 1) marked.add(row * columns + column);
      }
    },
    get share() {
      return marked.size / (columns * rows);
    },
  };
}

/** Rubs the foil off under a finger, and tells how much is gone while it moves. */
function scratching(foil, size, phone, tell) {
  const area = coverage(size);
  const brush = foil.getContext("2d");
  let last = null;
  const spot = (event) => {
    const box = foil.getBoundingClientRect();
    // A finger that rubs on where the foil is gone already stays where it was.
    if (box.width === 0) return last;
    return [
      ((event.clientX - box.left) / box.width) * size.width,
      ((event.clientY - box.top) / box.height) * size.height,
    ];
  };
  follow(foil, phone, {
    start(event) {
      last = spot(event);
    },
    move(_, event) {
      const next = spot(event);
      brush.globalCompositeOperation = "destination-out";
      Object.assign(brush, { lineWidth: 46, lineCap: "round", lineJoin: "round" });
      brush.beginPath();
      brush.moveTo(...last);
      brush.lineTo(...next);
      brush.stroke();
      const far = Math.hypot(next[0] - last[0], next[1] - last[1]);
      const steps = Math.max(1, Math.ceil(far / 18.4));
      for (let step = 0; step <= steps; step += 1) {
        const part = step / steps;
        area.touch(last[0] + (next[0] - last[0]) * part, last[1] + (next[1] - last[1]) * part);
      }
      last = next;
      tell(area.share);
    },
  });
}

/** Paints the foil: the picture cropped over its colour, or a sheen with a hint. */
function paintFoil(foil, cover, size, phone) {
  const density = 2;
  place(foil, { width: px(size.width), height: px(size.height) });
  foil.width = size.width * density;
  foil.height = size.height * density;
  const brush = foil.getContext("2d");
  brush.scale(density, density);
  // What arrives late does not cover what was rubbed off, nor rub off more.
  const arrive = () => {
    const isRubbed = brush.globalCompositeOperation === "destination-out";
    brush.globalCompositeOperation = isRubbed ? "source-atop" : "source-over";
  };
  const fill = (style) => {
    arrive();
    brush.fillStyle = style;
    brush.fillRect(0, 0, size.width, size.height);
  };
  if (cover.image) {
    fill(cover.background);
    const image = new Image();
    image.referrerPolicy = "no-referrer";
    image.onload = () => {
      const scale = Math.max(size.width / image.width, size.height / image.height);
      const [width, height] = [image.width * scale, image.height * scale];
      arrive();
      brush.drawImage(image, (size.width - width) / 2, (size.height - height) / 2, width, height);
    };
    image.onerror = () => {
      countFailure();
      fill("#e0e0e0");
    };
    if (cover.image.url) image.src = cover.image.url;
    else fill("#e0e0e0");
    return;
  }
  const sheen = brush.createLinearGradient(0, 0, size.width, size.height);
  for (const [stop, change] of [[0, -0.1], [0.35, 0.12], [0.7, -0.1], [1, 0.12]]) {
    sheen.addColorStop(stop, brightened(cover.background, change));
  }
  fill(sheen);
  brush.globalAlpha = 0.45;
  brush.fillStyle = brush.strokeStyle = contrast(cover.background);
  brush.font = "600 14px ui-rounded, 'SF Pro Rounded', system-ui, sans-serif";
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  const middle = size.height / 2;
  brush.fillText("Scratch here", size.width / 2, middle + 16);
  brush.save();
  brush.translate(size.width / 2 - 13, middle - 23);
  brush.scale(26 / 24, 26 / 24);
  Object.assign(brush, { lineWidth: 1.8, lineCap: "round", lineJoin: "round" });
  for (const path of glyphs.hand) brush.stroke(new Path2D(path));
  brush.restore();
  brush.globalAlpha = 1;
}

/** A colour with its HSB brightness changed, opaque. */
function brightened(color, change) {
  const rgb = channels(color);
  const top = Math.max(...rgb);
  const wanted = Math.min(1, Math.max(0, top + change));
  const scaled = rgb.map((channel) => Math.round((top ? (channel / top) * wanted : wanted) * 255));
  return `rgb(${scaled.join(",")})`;
}
