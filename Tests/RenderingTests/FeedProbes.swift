import JSONTree
import Schema

@testable import Rendering

extension Probe {
  /// What fingers and keys do in a feed, and how it looks as a whole.
  static let feeds = [
    Probe(
      "feed-taps", page: feed([card("classic")]).page,
      """
      await ready();
      const tap = s => { one(s).click(); return one('.note').textContent; };
      const row = tap('.tap'), read = one('.card').classList.contains('read');
      const open = tap('.pill'), stays = all('.card').length;
      const gone = tap('.pill:nth-child(2)');
      const empty = one('.empty').textContent, left = all('.card').length, ghosts = all('.ghosts').length;
      one('.replay').click(); await ready();
      return { breaches, row, read, open, stays, gone, empty, left, ghosts, again: all('.card').length,
        label: all('.pill')[1].getAttribute('aria-label'), buttons: all('.card button').length };
      """,
      [
        "row": "Would open the message.", "read": true, "open": "Would open a page.", "stays": 1,
        "gone": "Takes it out.", "empty": "Your inbox is empty", "left": 0, "ghosts": 0,
        "again": 1, "label": "Dismiss it and a great many words besides", "buttons": 3,
      ]),
    // A long label is cut in its middle.
    Probe(
      "feed-label", page: feed([card("captioned")]).page,
      """
      await ready();
      const label = all('.pill > span')[1];
      return { breaches, cut: /^Dismiss.*….*besides$/.test(label.textContent), fits: label.scrollWidth <= label.clientWidth,
        whole: all('.pill > span')[0].textContent };
      """,
      ["cut": true, "fits": true, "whole": "Open"]),
    Probe(
      "feed-pages", page: feed([card("carousel")]).page,
      """
      await ready();
      const now = () => one('.gallery').getAttribute('aria-label');
      const key = name => one('.gallery').dispatchEvent(new KeyboardEvent('keydown', { key: name }));
      const [x, y] = middle('.gallery'), first = now();
      key('ArrowLeft'); const stays = now();
      drag(one('.gallery'), [[x, y], [x - 100, y], [x - 200, y]]); const second = now();
      all('.slide')[1].dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
      const dragged = one('.note').textContent;
      key('ArrowRight'); key('ArrowRight'); const third = now();
      drag(one('.gallery'), [[x, y], [x, y]]);
      all('.slide')[2].dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
      settle();
      return { breaches, first, stays, second, dragged, third, said: one('.note').textContent, shift: one('.track').style.transform,
        labels: all('.slide').map(s => s.getAttribute('aria-label')), current: all('.dot').findIndex(d => d.classList.contains('current')) };
      """,
      [
        "first": "Page 1 of 3", "stays": "Page 1 of 3", "second": "Page 2 of 3", "dragged": "",
        "third": "Page 3 of 3", "said": "Would open slide 2.", "shift": "translateX(-700px)",
        "labels": ["Slide 0", "Slide", "Slide 2"], "current": 2,
      ]),
    Probe(
      "feed-one-slide", page: feed([card("carousel") { $0.slides.removeLast(2) }]).page,
      "await ready(); return { breaches, dots: all('.dot').length };", ["dots": 0]),
    // A card moved to the left uncovers what deletes it; one that is moved back, or up, does not, and none is tapped.
    Probe(
      "feed-swipe", page: feed([card("captioned"), card("banner")]).page,
      """
      await ready();
      const first = one('.card'), [x, y] = middle('.card .title'), button = one('.delete');
      const tap = () => all('.tap')[0].dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
      drag(first, [[x, y], [x - 30, y], [x - 30, y]]); tap();
      const little = [first.style.transform, button.inert];
      drag(first, [[x, y], [x - 5, y - 90], [x - 60, y - 90]]);
      const up = first.style.transform;
      drag(first, [[x, y], [x + 60, y]]);
      const right = first.style.transform;
      drag(first, [[x, y], [x - 70, y], [x - 150, y]]); tap();
      const open = [first.style.transform, button.inert, one('.note').textContent];
      button.click();
      const left = all('.card').map(card => card.classList[1]);
      one('.tap').dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }));
      return { breaches, little, up, right, open, left, empty: all('.empty').length, rows: all('.rows > li').length };
      """,
      [
        "little": ["", true], "up": "", "right": "", "open": ["translateX(-88px)", false, ""],
        "left": ["banner"], "empty": 1, "rows": 0,
      ]),
    // Of a film or pass a tap beside it is one on it, or one on the message.
    Probe(
      "feed-film",
      page: feed([
        card("video"),
        card("video") {
          $0.opening = Preview.Card.Opening(.init("Plays."), ownsCard: false, at: "")
        },
      ]).page,
      """
      await ready();
      const says = node => { node.click(); return one('.note').textContent; };
      return { breaches, rows: all('.tap').map(says), posters: all('.poster').map(says) };
      """,
      [
        "rows": ["Would play or add.", "Would open the message."],
        "posters": ["Would play or add.", "Plays."],
      ]),
    // Pictures that do not load leave the grey; below an icon that does not, the app's own stays.
    Probe(
      "feed-failures",
      page: feed([
        card("captioned") { $0.image = .init("data:image/png,none", at: "") },
        card("captioned") { $0.image = .init("http://cdn.example.com/1.png", at: "") },
        card("classic") { $0.icon = .init("data:image/png,none", at: "") },
        card("video") { $0.image = nil },
      ]).page,
      """
      await until(() => all('img').length === 2);
      return { breaches, images: all('img').map(i => i.parentNode.className), letter: one('.letter').getClientRects().length,
        grey: all('.hero').map(h => getComputedStyle(h).backgroundColor), words: all('.spinner, .failed').length };
      """,
      [
        "images": ["photo round icon", "photo round icon"], "letter": 1, "words": 0,
        "grey": .array(Array(repeating: "rgba(120, 120, 128, 0.16)", count: 3)),
      ]),
    Probe(
      "feed-order",
      page: feed([
        card("banner"), card("captioned") { $0.sent = 600 }, card("classic") { $0.isPinned = true },
        card("wallet") { $0.sent = 100_000_125 },
      ]).page,
      """
      await ready();
      return { breaches, order: all('.card').map(c => c.classList[1]), dates: all('.date').map(d => d.textContent) };
      """,
      [
        "order": ["classic", "banner", "wallet", "captioned"], "dates": ["9:41", "12:45", "10:00"],
      ]),
    Probe(
      "feed-dark", page: feed([card("captioned")]).page,
      """
      await ready();
      const light = [style('.feed', 'backgroundColor'), style('.card', 'backgroundColor')];
      all('.choice input').find(i => i.value === 'dark').click(); await ready();
      return { breaches, light, dark: [style('.feed', 'backgroundColor'), style('.card', 'backgroundColor')],
        words: ['.title', '.content', '.date', '.pill'].map(s => style(s, 'color')), tint: style('.pill', 'backgroundColor'),
        hint: one('.hint').textContent };
      """,
      [
        "light": ["rgb(242, 242, 247)", "rgb(255, 255, 255)"],
        "dark": ["rgb(0, 0, 0)", "rgb(28, 28, 30)"],
        "words": [
          "rgb(255, 255, 255)", "rgba(235, 235, 245, 0.6)", "rgba(235, 235, 245, 0.6)",
          "rgb(10, 132, 255)",
        ], "tint": "rgba(10, 132, 255, 0.16)", "hint": "",
      ]),
    Probe(
      "feed-empty", page: feed([], "dropped", because: ["a push only"]).page,
      """
      return { breaches, empty: one('.empty').textContent, verdict: one('.verdict').textContent, steps: one('.steps li').textContent,
        about: one('header p').textContent };
      """,
      [
        "empty": "Your inbox is empty", "verdict": "iOS 7.2.7 shows nothing. Why: a push only.",
        "steps": "it has all", "about": "an inbox that gets no message",
      ]),
    Probe(
      "feed-android",
      page: feed([card("plain") { $0.icon = nil }], on: .newest(.android), footnote: "A & <b>")
        .page,
      """
      await ready();
      return { breaches, said: one('.footnote').textContent, title: one('.title').textContent, marks: all('.unread, .pin, .pill, .hero').length };
      """,
      [
        "said": "A & <b>", "title": "A title",
        "marks": 0,
      ]),
    // A finding outlines the smallest part that holds its place.
    Probe(
      "feed-findings",
      page: feed(
        [card("captioned")],
        remarks: ["/0/data/buttons/1/url", "/0/ios_title", "/0/data/displayType"].map {
          Preview.Remark(
            severity: "warning", rule: "some-rule", message: "m", notes: [], help: nil,
            place: "1:1", pointer: $0, targets: [], locales: [])
        }
      ).page,
      """
      await ready();
      const outlined = all('.finding').map(node => {
        node.focus();
        const [x, y, width, height] = box('.outline');
        const same = all('.stage [data-path]').find(part => {
          const b = part.getBoundingClientRect(), whole = one('.screen').getBoundingClientRect(), k = whole.width / one('.screen').offsetWidth;
          return Math.abs((b.left - whole.left) / k - 3 - x) < .1 && Math.abs((b.top - whole.top) / k - 3 - y) < .1 && Math.abs(b.width / k + 6 - width) < .1;
        });
        return same && same.className;
      });
      return { breaches, outlined };
      """,
      ["outlined": ["pill", "line title", "card captioned"]]),
    // What is out of sight is scrolled to, and what is not on the screen is not outlined.
    Probe(
      "feed-scrolls",
      page: feed(
        (0..<6).map { number in
          card("captioned") { $0.title = .init("Last", at: "/\(number)/ios_title") }
        },
        remarks: ["/5/ios_title", "/0/ios_title", "/7"].map {
          Preview.Remark(
            severity: "warning", rule: "some-rule", message: "m", notes: [], help: nil,
            place: "1:1", pointer: $0, targets: [], locales: [])
        }
      ).page,
      """
      await ready();
      const [last, first, none] = all('.finding'), feed = one('.feed');
      last.focus(); const far = box('.outline')[1], down = feed.scrollTop;
      first.focus(); const near = box('.outline')[1], up = feed.scrollTop;
      none.focus();
      return { breaches, isIn: far > 59 && far < 800, down: down > 300, back: near > 59 && near < 800, less: up < down,
        none: all('.outline').length };
      """,
      ["isIn": true, "down": true, "back": true, "less": true, "none": 0]),
    // Texts of authors stay texts wherever there are some, and no address becomes a link.
    Probe("feed-hostile", page: feed(hostileCards).page, hostileScript, hostileExpectation),
  ]

  private static let hostileCards = ["captioned", "classic", "carousel", "video", "wallet"].flatMap
  {
    name in
    hostileTexts.map { text in
      typealias Part = Preview.Card.Part
      return card(name) { card in
        card.title = Part(text, at: text)
        card.content = Part(text, at: text)
        card.image = Part(text, at: text)
        card.icon = Part(text, at: text)
        card.tap = .init(text)
        card.slides = [
          .init(Part(text, at: text), caption: Part(text, at: ""), tap: .init(text), at: text)
        ]
        card.buttons = [.init(Part(text, at: text), tap: .init(text), at: text)]
        card.opening = .init(.init(text), ownsCard: true, at: text)
      }
    }
  }

  private static let hostileScript = """
    await ready();
    all('.stage button:not(.delete)').forEach(b => b.click());
    return { breaches, hit: typeof hit, links: all('a, [href], script[src], iframe').length, images: all('img').length,
      same: all('.content').every(c => c.children.length === 0), cards: all('.card').length };
    """

  private static let hostileExpectation: KeyValuePairs<String, Value> = [
    "hit": "undefined", "links": 0, "images": 0, "same": true,
    "cards": Value(5 * hostileTexts.count),
  ]
}
