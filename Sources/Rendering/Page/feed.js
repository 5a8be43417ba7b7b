/** The feed of an inbox: a bar with its name, and a card a row. */
draw.feed = function (scene, phone) {
  const rows = make("ul", "rows");
  const feed = make("div", `feed ${scene.layout}`, make("div", "navbar", "Inbox"), rows);
  place(feed, {
    paddingTop: px(phone.safe.top), paddingBottom: px(phone.safe.bottom),
    paddingLeft: px(phone.safe.left), paddingRight: px(phone.safe.right),
  });
  feed.tabIndex = 0;
  feed.setAttribute("role", "region");
  feed.setAttribute("aria-label", "Inbox");
  phone.stage.append(feed);
  rows.append(...scene.cards.map((card) => row(card, phone, scene.layout)));
  for (const label of rows.querySelectorAll(".pill > span")) cutMiddle(label);
  if (scene.cards.length === 0) return emptied(feed, phone);
  const more = `And ${scene.left} message${scene.left === 1 ? "" : "s"} more.`;
  const notes = [scene.left > 0 ? more : null, scene.footnote].filter(Boolean).join(" ");
  if (notes) feed.append(make("p", "footnote", notes));
  feed.append(ghosts(phone));
};

/** A card in its row, with all that happens to it. */
function row(card, phone, layout) {
  const kind = phone.android ? "plain" : card.name;
  const node = mark(make("div", `card ${kind}`), card);
  const whole = make("li", "", deletion(node, phone, () => leave(whole, phone)), node);
  const act = (tap) => {
    if (tap) phone.note(tap.says);
    if (tap && tap.removesCard) leave(whole, phone);
    else node.classList.add("read");
  };
  node.classList.toggle("read", phone.isRead);
  const tap = make("button", "tap");
  tap.setAttribute("aria-label", (card.title || card.content || { label: "Message" }).label);
  const own = card.opening && card.opening.ownsCard ? card.opening.tap : card.tap;
  tap.addEventListener("click", () => act(own));
  node.append(tap, ...cards[kind](card, act, phone, layout).filter(Boolean));
  return whole;
}

/** Takes a card out of the feed. */
function leave(node, phone) {
  const feed = node.closest(".feed");
  const isLast = node.parentNode.children.length === 1;
  node.remove();
  if (isLast) emptied(feed, phone);
  feed.focus();
}

/** Says that nothing is there. */
function emptied(feed, phone) {
  feed.querySelectorAll(".ghosts, .footnote").forEach((node) => node.remove());
  feed.append(make("p", "empty", phone.android ? "No messages" : "Your inbox is empty"));
}

/** Quiet rows that stand for other messages. */
function ghosts(phone) {
  const node = make("div", "ghosts");
  for (let count = 0; count < 8; count += 1) {
    node.append(
      make("div", phone.android ? "ghost plain" : "ghost", make("i", "round"), make("i"), make("i")));
  }
  node.setAttribute("aria-hidden", "true");
  return node;
}
