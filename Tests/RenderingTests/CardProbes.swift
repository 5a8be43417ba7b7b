import JSONTree
import Schema

@testable import Rendering

extension Probe {
  fileprivate init(
    _ name: String, _ cards: [Preview.Card], on version: SDKVersion? = nil, _ script: String,
    _ expected: KeyValuePairs<String, Value>
  ) {
    let target = version.map { Target(.ios, $0) } ?? .newest(.ios)
    self.init(
      name, page: feed(cards, on: target).page,
      """
      await ready();
      const from = s => [box(s)[0] - box('.card')[0], box(s)[1] - box('.card')[1], box(s)[2], box(s)[3]];
      const below = s => box('.card')[1] + box('.card')[3] - box(s)[1] - box(s)[3];
      const look = (s, ...names) => names.map(name => style(s, name));
      \(script)
      """, expected)
  }

  /// What preview.md's figures for cards come to on a phone of 393 × 852 points.
  static let cardSizes = [
    Probe(
      "card-banner", [card("banner") { $0.isPinned = true }],
      """
      return { breaches, card: box('.card').slice(0, 1).concat(box('.card').slice(2)), hero: from('.hero'),
        radii: [style('.card', 'borderRadius'), style('.hero', 'borderRadius')], dot: from('.unread'),
        pin: from('.pin'), disc: style('.pin', 'backgroundColor'), glyph: box('.pin svg')[2],
        words: all('.line, .date, .pill').length, fit: style('.hero img', 'objectFit') };
      """,
      [
        "card": [16, 361, 211], "hero": [5.5, 5.5, 350, 200], "radii": ["18px", "16px"],
        "dot": [19.5, 19.5, 8, 8], "pin": [317.5, 15.5, 28, 28], "disc": "rgba(0, 0, 0, 0.42)",
        "glyph": 13, "words": 0, "fit": "cover",
      ]),
    Probe(
      "card-captioned", [card("captioned")],
      """
      return { breaches, hero: from('.hero'), dot: from('.unread'), icon: [from('.icon.round')[0], box('.icon.round')[2]],
        title: from('.title')[0], under: from('.wording')[1] - from('.hero')[1] - from('.hero')[3],
        gap: from('.content')[1] - from('.title')[1] - from('.title')[3], pills: all('.pill').map(p => p.offsetWidth),
        row: [from('.pills')[0], box('.pills')[2], box('.pills')[3]], foot: below('.pills'), top: from('.pills')[1] - from('.content')[1] - from('.content')[3],
        centred: box('.icon.round')[1] + 16 - box('.wording')[1] - box('.wording')[3] / 2,
        titled: look('.title', 'fontSize', 'fontWeight', 'color'), worded: look('.content', 'fontSize', 'fontWeight', 'color'),
        dated: look('.date', 'fontSize', 'fontWeight', 'color'), lines: [style('.title', 'webkitLineClamp'), style('.content', 'webkitLineClamp')],
        date: one('.date').textContent, end: from('.date')[0] + box('.date')[2] };
      """,
      [
        "hero": [5.5, 5.5, 350, 178], "dot": [15.5, 15.5, 10, 10], "icon": [16, 32], "title": 60,
        "under": 14, "gap": 4, "pills": [161, 161], "row": [16, 329, 34], "foot": 16, "top": 12,
        "centred": 0, "titled": ["16px", "600", "rgb(0, 0, 0)"],
        "worded": ["14px", "400", "rgba(60, 60, 67, 0.6)"],
        "dated": ["13px", "400", "rgba(60, 60, 67, 0.6)"], "lines": ["2", "3"], "date": "9:41",
        "end": 345,
      ]),
    // Before, its words stood clear of a gutter, in which the mark was.
    Probe(
      "card-captioned-gutter", [card("captioned") { $0.icon = nil }], on: SDKVersion(7, 1, 3),
      """
      return { breaches, hero: from('.hero'), dot: [from('.unread')[0], box('.unread')[2]], title: from('.title')[0],
        pills: from('.pills')[0], level: Math.abs(box('.unread')[1] + 4 - box('.title')[1] - box('.title')[3] / 2) < 1 };
      """,
      [
        "hero": [5.5, 5.5, 350, 178], "dot": [16, 8], "title": 32, "pills": 32, "level": true,
      ]),
    // At first, pictures ran from edge to edge.
    Probe(
      "card-captioned-edge", [card("captioned") { $0.icon = nil }], on: SDKVersion(7, 0, 40),
      "return { breaches, hero: from('.hero'), radius: style('.hero', 'borderRadius') };",
      ["hero": [0, 0, 361, 178], "radius": "0px"]),
    Probe(
      "card-classic",
      [
        card("classic") {
          $0.isPinned = true; $0.buttons = []
        }
      ],
      """
      const pin = box('.barepin'), date = box('.date');
      return { breaches, card: [box('.card')[2], box('.card')[3]], avatar: from('.avatar'), dot: from('.unread'),
        text: [from('.wording')[0], from('.wording')[1]], end: from('.date')[0] + date[2], pin: date[0] - pin[0] - pin[2],
        pinned: style('.barepin', 'color'), gap: from('.content')[1] - from('.title')[1] - from('.title')[3],
        titled: look('.title', 'fontSize', 'fontWeight'), lines: [style('.title', 'webkitLineClamp'), style('.content', 'webkitLineClamp')],
        round: style('.avatar', 'borderRadius'), image: all('.avatar img').length };
      """,
      [
        "card": [361, 72], "avatar": [26, 14, 44, 44], "dot": [6, 32, 8, 8], "text": [82, 14],
        "end": 345, "pin": 11, "pinned": "rgb(0, 122, 255)", "gap": 1,
        "titled": ["15.5px", "600"], "lines": ["1", "2"], "round": "50%", "image": 1,
      ]),
    Probe(
      "card-classic-letter",
      [
        card("classic") {
          $0.icon = nil; $0.title = nil
        }
      ],
      """
      const letter = look('.letter', 'fontSize', 'fontWeight', 'color'), unread = style('.avatar', 'backgroundColor');
      const top = from('.pills')[1] - from('.content')[1] - from('.content')[3];
      const foot = below('.pills');
      all('.choice input').find(i => i.value === 'read').click();
      await ready();
      return { breaches, letter, unread, read: style('.avatar', 'backgroundColor'), dots: all('.unread').filter(d => d.getClientRects().length).length,
        title: one('.title').textContent, content: one('.content').textContent, top, foot, titled: look('.title', 'fontWeight', 'color'),
        worded: style('.content', 'color') };
      """,
      [
        "letter": ["18px", "500", "rgb(255, 255, 255)"], "unread": "rgb(0, 122, 255)",
        "read": "rgb(142, 142, 147)", "dots": 0, "title": "Some words", "content": "Some words",
        "top": 10, "foot": 16, "titled": ["400", "rgba(60, 60, 67, 0.6)"],
        "worded": "rgba(60, 60, 67, 0.3)",
      ]),
    Probe(
      "card-carousel", [card("carousel") { $0.isPinned = true }],
      """
      const dots = all('.dot').map(d => getComputedStyle(d).backgroundColor);
      return { breaches, gallery: from('.gallery'), radii: [style('.card', 'borderRadius'), style('.gallery', 'borderRadius')],
        above: box('.card')[1] - box('.rows')[1], title: from('.title')[0], under: from('.wording')[1] - from('.gallery')[1] - 190, foot: below('.wording'),
        dot: from('.unread')[0], pin: [box('.gallery')[0] + 350 - box('.pin')[0] - box('.pin')[2], box('.pin')[1] - box('.gallery')[1], box('.pin')[2]],
        caption: look('.caption', 'fontSize', 'fontWeight', 'color', 'webkitLineClamp'), at: from('.caption')[0] - 5.5,
        low: box('.gallery')[1] + 190 - box('.caption')[1] - box('.caption')[3], shade: box('.shade')[3], shades: all('.shade').length,
        dots, dotsFoot: box('.gallery')[1] + 190 - box('.dots')[1] - box('.dots')[3], pills: all('.pill').length,
        lines: [style('.title', 'webkitLineClamp'), style('.content', 'webkitLineClamp')] };
      """,
      [
        "gallery": [5.5, 5.5, 350, 190], "radii": ["24px", "16px"], "above": 8, "title": 32,
        "under": 14, "foot": 18, "dot": 16, "pin": [14, 14, 30],
        "caption": ["17px", "600", "rgb(255, 255, 255)", "2"], "at": 18, "low": 22, "shade": 104.5,
        "shades": 2,
        "dots": ["rgb(255, 255, 255)", "rgba(255, 255, 255, 0.45)", "rgba(255, 255, 255, 0.45)"],
        "dotsFoot": 8, "pills": 0, "lines": ["1", "2"],
      ]),
    Probe(
      "card-video",
      [
        card("video"),
        card("video") {
          $0.title = nil; $0.content = nil
        },
      ],
      """
      const second = all('.card')[1].getBoundingClientRect(), film = all('.poster')[1].getBoundingClientRect();
      return { breaches, poster: from('.poster'), radius: style('.card', 'borderRadius'), badge: [from('.badge')[0] - 5.5, from('.badge')[1] - 5.5, box('.badge')[2]],
        under: from('.wording')[1] - 195.5, title: from('.title')[0], foot: below('.wording'), bare: second.bottom - film.bottom,
        label: one('.poster').getAttribute('aria-label'), pills: all('.pill').length };
      """,
      [
        "poster": [5.5, 5.5, 350, 190], "radius": "20px", "badge": [147, 67, 56], "under": 12,
        "title": 32, "foot": 14, "bare": 0, "label": "Play video", "pills": 0,
      ]),
    Probe(
      "card-wallet",
      [
        card("wallet") { $0.isPinned = true },
        card("wallet") {
          $0.image = nil
          $0.isPinned = true
        },
      ],
      """
      const [, bare] = all('.card'), top = bare.querySelector('.wording').getBoundingClientRect().top - bare.getBoundingClientRect().top;
      return { breaches, hero: from('.hero'), title: from('.title')[0], button: [from('.pass')[0], box('.pass')[2], box('.pass')[3]],
        above: from('.pass')[1] - from('.wording')[1] - box('.wording')[3], foot: below('.pass'), black: style('.pass', 'backgroundColor'),
        words: one('.pass').textContent, top: Math.round(top / bare.getBoundingClientRect().width * 361), pins: all('.pin').length, heroes: all('.hero').length,
        lines: [style('.title', 'webkitLineClamp'), style('.content', 'webkitLineClamp')] };
      """,
      [
        "hero": [5.5, 5.5, 350, 178], "title": 32, "button": [16, 329, 46], "above": 14,
        "foot": 16, "black": "rgb(0, 0, 0)", "words": "Add to Apple Wallet", "top": 14, "pins": 1,
        "heroes": 1, "lines": ["2", "3"],
      ]),
  ]
}
