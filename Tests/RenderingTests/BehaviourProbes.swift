import JSONTree
import Schema

@testable import Rendering

extension Probe {
  static let behaviour = [
    // The wheel turns 4.2 s, and the pointer ends inside the slice that wins.
    Probe(
      "wheel", "spinwheel",
      """
      await ready();
      const winner = data.scenes[0].winner, slices = data.scenes[0].segments.length;
      one('.hub').click();
      const turn = one('.disc').getAnimations()[0], timing = turn.effect.getTiming();
      turn.currentTime = 4199;
      const early = all('.reward').length;
      turn.finish();
      const matrix = new DOMMatrix(getComputedStyle(one('.disc')).transform);
      const angle = Math.atan2(matrix.b, matrix.a) * 180 / Math.PI;
      const under = ((-angle % 360) + 360) % 360 / (360 / slices);
      const isInside = Math.floor(under) === winner && Math.abs(under - winner - 0.5) <= 0.301;
      await until(() => one('.reward')); settle();
      return { breaches, duration: timing.duration, easing: timing.easing,
        isInside, early, prize: one('.reward .title').textContent, code: one('.code').textContent,
        once: all('.hub').length };
      """,
      [
        "duration": 4200, "easing": "cubic-bezier(0.12, 0.64, 0.18, 1)", "isInside": true,
        "early": 0, "prize": "A scoop on us", "code": "SCOOP", "once": 0,
      ]),
    Probe(
      "wheel-calm", "spinwheel",
      """
      one('.checkbox input').click(); settle();
      one('.hub').click();
      return { breaches, duration: one('.disc').getAnimations()[0].effect.getTiming().duration };
      """,
      ["duration": 700]),
    // A brush of 46 marks every cell of 16 × 10 that its square touches, but not before it moves.
    Probe(
      "scratch", "scratchcard",
      """
      await ready();
      const foil = one('.foil'), ticket = one('.ticket'), area = foil.getBoundingClientRect();
      const at = (x, y) => [area.left + x * area.width, area.top + y * area.height];
      touch(foil, 'pointerdown', ...at(.5, .5));
      const untouched = ticket.dataset.share || null;
      touch(window, 'pointermove', ...at(.5, .5));
      const dot = Number(ticket.dataset.share);
      touch(window, 'pointerup', ...at(.5, .5));
      drag(foil, [at(.02, .1), at(.98, .1)]);
      const row = Number(ticket.dataset.share), early = ticket.classList.contains('won');
      drag(foil, [at(.02, .4), at(.98, .4)]);
      drag(foil, [at(.02, .7), at(.98, .7)]);
      const share = Number(ticket.dataset.share), late = ticket.classList.contains('won');
      await until(() => !one('.foil'));
      return { breaches, untouched, dot, row, early, late, enough: share >= .5, foil: all('.foil').length,
        button: all('.prizecard > .action').length, prize: one('.reward').inert };
      """,
      [
        "untouched": .null, "dot": .number("0.1"), "row": .number("0.4"), "early": false,
        "late": true, "enough": true, "foil": 0, "button": 1, "prize": false,
      ]),
    Probe(
      "scratch-keys", "scratchcard",
      """
      await ready();
      one('.ticket').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      return { breaches, won: one('.ticket').classList.contains('won') };
      """,
      ["won": true]),
    // A story lasts as long as it says; a finger held on it stops its clock.
    Probe(
      "story", "stories",
      """
      // Its clock may have run on while the page was still loading.
      one('.replay').click();
      const now = () => one('.stories').getAttribute('aria-label');
      const clock = () => all('.fill').flatMap(f => f.getAnimations()).find(a => a.playState !== 'finished');
      settle(); await until(() => clock() && clock().playState === 'running');
      const first = now(), lasts = clock().effect.getTiming().duration;
      const frame = one('.stories').getBoundingClientRect();
      const tap = part => drag(one('.slot'), [[frame.left + frame.width * part, frame.top + 300], [frame.left + frame.width * part, frame.top + 300]]);
      touch(one('.slot'), 'pointerdown', frame.left + 300, frame.top + 300);
      await until(() => clock().playState === 'paused');
      const held = clock().playState;
      touch(window, 'pointerup', frame.left + 300, frame.top + 300);
      const released = clock().playState, same = now();
      clock().currentTime = lasts - 1;
      const before = now();
      clock().finish(); await wait(20);
      const after = now();
      tap(.2); const back = now();
      tap(.1); const again = now();
      tap(.5); const on = now();
      tap(.9); const last = now();
      tap(.9); await wait(20);
      return { breaches, first, lasts, held, released, same, before, after, back, again, on, last,
        closed: one('.note').textContent };
      """,
      [
        "first": "Story 1 of 3", "lasts": 5000, "held": "paused", "released": "running",
        "same": "Story 1 of 3", "before": "Story 1 of 3", "after": "Story 2 of 3",
        "back": "Story 1 of 3", "again": "Story 1 of 3", "on": "Story 2 of 3",
        "last": "Story 3 of 3", "closed": "Closed, after the last story. Replay shows it again.",
      ]),
    Probe(
      "pages", "carousel",
      """
      await ready();
      const now = () => one('.carousel').getAttribute('aria-label');
      const key = name => one('.carousel').dispatchEvent(new KeyboardEvent('keydown', { key: name }));
      const [x, y] = middle('.carousel');
      key('ArrowLeft'); const stays = now();
      key('ArrowRight'); const second = now();
      drag(one('.carousel'), [[x, y], [x - 100, y], [x - 200, y]]); const third = now();
      drag(one('.carousel'), [[x, y], [x - 100, y], [x - 200, y]]); const end = now();
      settle();
      return { breaches, stays, second, third, end, shift: one('.track').style.transform };
      """,
      [
        "stays": "Page 1 of 3", "second": "Page 2 of 3", "third": "Page 3 of 3",
        "end": "Page 3 of 3", "shift": "translateX(-698px)",
      ]),
    Probe(
      "drag", "sheet",
      """
      await ready();
      const [x, y] = middle('.sheet .title'), sheet = one('.sheet');
      touch(sheet, 'pointerdown', x, y); touch(window, 'pointermove', x, y - 50);
      const up = sheet.style.transform;
      await wait(100); touch(window, 'pointermove', x, y + 80);
      const down = sheet.style.transform;
      await wait(400); touch(window, 'pointermove', x, y + 80); touch(window, 'pointerup', x, y + 80);
      const back = sheet.style.transform, open = one('.note').textContent;
      drag(sheet, [[x, y], [x, y + 91]]);
      return { breaches, up, down, back, open, closed: one('.note').textContent };
      """,
      [
        "up": "translateY(0px)", "down": "translateY(80px)", "back": "", "open": "",
        "closed": "Closed. Replay shows it again.",
      ]),
    Probe(
      "swipe", "banner",
      """
      await ready();
      const [x, y] = middle('.banner');
      drag(one('.banner'), [[x, y], [x, y + 60]]);
      one('.tap').dispatchEvent(new MouseEvent('click', { detail: 1 }));
      const wrong = one('.note').textContent;
      drag(one('.banner'), [[x, y], [x, y - 60]]);
      return { breaches, wrong, closed: one('.note').textContent };
      """,
      ["wrong": "", "closed": "Closed. Replay shows it again."]),
    Probe(
      "tap", "banner",
      """
      await ready();
      const [x, y] = middle('.banner');
      drag(one('.banner'), [[x, y], [x, y]]);
      one('.tap').dispatchEvent(new MouseEvent('click', { detail: 1 }));
      return { breaches, closed: one('.note').textContent };
      """,
      [
        "closed":
          "Closed, and would open exampleapp://service/brake-check. Replay shows it again."
      ]),
    Probe(
      "by-itself",
      page: preview(
        """
        {"displayType":"banner","banner":{"showClose":false,"position":"bottom","background":"#fff",
          "action":{"type":"close"},"autoDismiss":2}}
        """
      ).page,
      """
      const open = one('.note').textContent;
      await until(() => one('.note').textContent);
      return { breaches, open, crosses: all('.cross').length, closed: one('.note').textContent };
      """,
      [
        "open": "", "crosses": 0, "closed": "Closed, after autoDismiss. Replay shows it again.",
      ]),
    Probe(
      "window",
      page: preview(
        """
        {"displayType":"pip","pip":{"showClose":true,"position":"bottom-left","loop":true,"muted":true,
          "url":"data:video/mp4,none","fallback":"\(samplePicture)","width":50,"aspectRatio":0.5}}
        """
      ).page,
      """
      await ready();
      const [x, y] = middle('.pip');
      drag(one('.pip'), [[x, y], [x + 150, y - 500]]); settle();
      const corner = box('.pip').slice(0, 2);
      one('.expand').click(); settle();
      const whole = box('.pip'), close = box('.close').slice(0, 2), label = one('.expand').getAttribute('aria-label');
      one('.expand').click(); settle();
      return { breaches, corner, whole, close, label, again: box('.pip').slice(0, 2) };
      """,
      [
        "corner": [182.5, 73], "whole": [0, 0, 393, 852], "close": [361, 65], "label": "Collapse",
        "again": [182.5, 73],
      ]),
    Probe(
      "no-film",
      page: preview(
        """
        {"displayType":"video","video":{"showClose":true,"loop":true,"muted":true,"url":"data:video/mp4,none",
          "buttons":[]}}
        """
      ).page,
      """
      await until(() => one('.note').textContent); settle(); await wait(50);
      return { breaches, left: one('.stage').children.length, note: one('.note').textContent };
      """,
      [
        "left": 0,
        "note":
          "Closed, no film and no fallback: the message closes itself. Replay shows it again.",
      ]),
    // A picture that fails is a grey square in a modal, and the dark overlay shows on demand.
    Probe(
      "dark",
      page: preview(
        """
        {"displayType":"modal","modal":{"showClose":true,"dimBackground":false,"background":"#fff",
          "image":"ftp://example.com/a.jpg","title":{"text":"A","color":"#000"},"buttons":[],
          "dark":{"background":"#102030"}}}
        """
      ).page,
      """
      await ready();
      const grey = getComputedStyle(one('.picture'), '::after');
      const square = [grey.width, grey.height, grey.backgroundColor], well = box('.picture').slice(2);
      const light = style('.modal', 'backgroundColor'), dims = all('.backdrop').length;
      one('input[value=dark]').click(); await wait(20);
      return { breaches, square, well, light, dims, dark: style('.modal', 'backgroundColor') };
      """,
      [
        "square": ["180px", "180px", "rgb(224, 224, 224)"], "well": [309, 180],
        "light": "rgb(255, 255, 255)", "dims": 0, "dark": "rgb(16, 32, 48)",
      ]),
    Probe(
      "controls",
      page: Preview(
        title: "sample",
        phones: [
          phone(sample("pip")),
          phone(sample("pip"), on: .newest(.android), "dropped", because: ["no pip there"]),
        ], otherLocale: nil,
        remarks: [
          .init(
            severity: "warning", rule: "a-rule", message: "about the corner", notes: [], help: nil,
            place: "native-config.json:4:3", pointer: "/pip/position", targets: [], locales: [])
        ]
      ).page,
      """
      await ready();
      one('.finding').focus();
      const outlined = box('.outline'), tile = box('.pip');
      one('.finding').blur();
      const gone = all('.outline').length;
      all('.choice input')[1].click();
      return { breaches, around: outlined[0] === tile[0] - 3 && outlined[2] === tile[2] + 6, gone,
        empty: one('.stage').children.length, verdict: one('.verdict').textContent,
        named: all('input, select').every(c => c.labels.length > 0),
        silent: all('button').filter(b => !(b.textContent.trim() || b.getAttribute('aria-label'))).length };
      """,
      [
        "around": true, "gone": 0, "empty": 0,
        "verdict": "Android 6.13.0 shows nothing. Why: no pip there.", "named": true, "silent": 0,
      ]),
    // To point at a finding shows the page that it is about.
    Probe(
      "carousel-finding", page: page("carousel", findingAt: "/carousel/items/2/title"),
      """
      await ready();
      one('.finding').focus();
      const outlined = box('.outline'), card = box('.carousel');
      return { breaches, page: one('.carousel').getAttribute('aria-label'),
        inside: outlined[0] > card[0] && outlined[0] + outlined[2] < card[0] + card[2] };
      """,
      ["page": "Page 3 of 3", "inside": true]),
    Probe(
      "stories-finding", page: page("stories", findingAt: "/stories/items/1"),
      """
      await ready();
      one('.finding').focus();
      return { breaches, page: one('.stories').getAttribute('aria-label'), outlined: all('.outline').length,
        held: all('.fill')[1].getAnimations()[0].playState };
      """,
      ["page": "Story 2 of 3", "outlined": 1, "held": "paused"]),
  ]

  private static func page(_ type: String, findingAt pointer: String) -> String {
    preview(
      sample(type),
      remarks: [
        .init(
          severity: "warning", rule: "a-rule", message: "about a page", notes: [], help: nil,
          place: "native-config.json:4:3", pointer: pointer, targets: [], locales: [])
      ]
    ).page
  }

  /// Wherever a page shows what authors or files say, it shows the text.
  private static func hostilePage(_ text: String) -> String {
    Preview(
      title: text, phones: [phone(hostileModal(text), "changed", because: [text])],
      otherLocale: nil,
      remarks: [
        .init(
          severity: "error", rule: text, message: text, notes: [text], help: text, place: text,
          pointer: text, targets: [], locales: [])
      ]
    ).page
  }

  /// Pages whose every text is hostile: nothing runs, no link is made, and no policy is broken.
  static let safety = hostileTexts.enumerated().map { number, text in
    Probe(
      "hostile-\(number)", page: hostilePage(text),
      """
      await ready();
      const title = one('.title').textContent, label = one('.action .label').textContent;
      one('.action').click();
      await wait(50);
      return { breaches, hit: hit === undefined, title, label, links: all('a, [href]').length,
        images: all('img').length, note: one('.note').textContent, head: one('h1').textContent,
        verdict: one('.verdict').textContent, finding: one('.finding .said').textContent };
      """,
      [
        "hit": true, "head": .string(text), "finding": .string(text),
        "verdict": .string("iOS 7.2.7 shows this. Not as written: \(text)."),
        "title": .string(text), "label": .string(text), "links": 0, "images": 0,
        "note": .string("Closed, and would open \(text). Replay shows it again."),
      ])
  }
}
