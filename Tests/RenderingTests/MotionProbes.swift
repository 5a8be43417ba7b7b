import JSONTree
import Schema

@testable import Rendering

extension Probe {
  /// How messages come and how fingers move them, as preview.md has it.
  static let motion =
    arrivals.map { type, target, calm, expected in
      Probe(
        "arrives-\(type)-\(target.platform)-\(calm)", type, on: target,
        """
        if (\(calm)) one('.checkbox input').click(); else one('.replay').click();
        return { breaches, arrives: document.getAnimations()
          .filter(a => a.effect.getTiming().iterations === 1 && !a.effect.target.matches('.fill, .backdrop'))
          .map(a => a.effect.getTiming()).map(t => `${t.duration} ${t.easing}`) };
        """,
        ["arrives": expected.isEmpty ? [] : [.string(expected)]])
    } + fingers

  /// The type, the release, whether motion is reduced, and how long and how the message comes in.
  private static let arrivals: [(String, Target, Bool, String)] = [
    ("carousel", .newest(.ios), false, "500 cubic-bezier(0.28, 0.48, 0.09, 1.17)"),
    ("scratchcard", .newest(.ios), false, "500 cubic-bezier(0.28, 0.48, 0.09, 1.17)"),
    ("modal", .newest(.ios), false, "550 cubic-bezier(0.3, 0.61, 0.09, 1.16)"),
    ("modal", .newest(.ios), true, "200 ease-in-out"),
    ("modal", .newest(.android), false, "300 ease-in-out"),
    ("modal", .newest(.android), true, ""),
    ("sheet", .newest(.ios), false, "500 cubic-bezier(0.28, 0.48, 0.11, 1.14)"),
    ("banner", .newest(.ios), false, "450 cubic-bezier(0.28, 0.46, 0.11, 1.16)"),
    ("banner", .newest(.ios), true, "450 cubic-bezier(0.28, 0.46, 0.11, 1.16)"),
    ("fullscreen", .newest(.ios), false, "300 ease-in-out"),
    ("stories", .newest(.ios), false, "250 ease-in-out"),
    ("pip", .newest(.ios), false, "400 cubic-bezier(0.28, 0.48, 0.09, 1.17)"),
  ]

  private static let fingers = [
    Probe(
      "dim", "modal",
      """
      one('.replay').click();
      const dim = one('.backdrop').getAnimations()[0].effect.getTiming().duration;
      return { breaches, dim };
      """, ["dim": 550]),
    // A finger that was drawn along a button does not press it, and one that rests is not fast.
    Probe(
      "sheet-over-button", "sheet",
      """
      await ready();
      const button = one('.action'), [x, y] = middle(button);
      touch(button, 'pointerdown', x, y); touch(window, 'pointermove', x, y + 40);
      await wait(400); touch(window, 'pointerup', x, y + 40);
      button.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
      const note = one('.note').textContent, back = one('.sheet').style.transform;
      touch(button, 'pointerdown', x, y); touch(window, 'pointercancel', x, y);
      const open = one('.note').textContent;
      drag(button, [[x, y], [x, y]]);
      button.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
      return { breaches, note, back, open, pressed: one('.note').textContent.startsWith('Closed, and would open') };
      """, ["note": "", "back": "", "open": "", "pressed": true]),
    Probe(
      "sheet-android", "sheet", on: .newest(.android),
      """
      await ready();
      const [x, y] = middle('.sheet .title'), sheet = one('.sheet');
      touch(sheet, 'pointerdown', x, y); touch(window, 'pointermove', x, y + 120);
      await wait(400); touch(window, 'pointerup', x, y + 120);
      const slow = one('.note').textContent;
      drag(sheet, [[x, y], [x, y + 60]]);
      return { breaches, slow, fast: one('.note').textContent, scrolls: style('.sheet', 'touchAction') };
      """, ["slow": "", "fast": "Closed. Replay shows it again.", "scrolls": "pan-y"]),
    // Less than half a page, slowly, goes back; so does a finger that the browser takes over.
    Probe(
      "carousel-settles", "carousel",
      """
      await ready();
      const at = () => new DOMMatrix(getComputedStyle(one('.track')).transform).e;
      const [x, y] = middle('.carousel'), card = one('.carousel');
      touch(card, 'pointerdown', x, y); touch(window, 'pointermove', x - 7, y); touch(window, 'pointerup', x - 7, y);
      settle(); const wobbly = at();
      touch(card, 'pointerdown', x, y); touch(window, 'pointermove', x - 90, y); touch(window, 'pointercancel', x, y);
      settle(); const cancelled = at();
      return { breaches, wobbly, cancelled, page: card.getAttribute('aria-label') };
      """, ["wobbly": 0, "cancelled": 0, "page": "Page 1 of 3"]),
    Probe(
      "pip-cancelled", "pip",
      """
      await ready();
      const [x, y] = middle('.pip');
      touch(one('.pip .tap'), 'pointerdown', x, y); touch(window, 'pointercancel', x, y);
      return { breaches, open: all('.pip').length, label: one('.expand').getAttribute('aria-label') };
      """, ["open": 1, "label": "Expand"]),
    // A picture that arrives late leaves what was rubbed off as it is.
    Probe(
      "late-foil",
      page: preview(
        """
        {"displayType":"scratchcard","scratchcard":{"background":"#fff","cover":{"image":"https://127.0.0.1:1/late.png",
          "background":"#123456"},"title":{"text":"T","color":"#000"},"message":{"text":"M","color":"#000"},
          "revealThreshold":0.9,"reward":{"title":{"text":"R","color":"#000"},"message":{"text":"M","color":"#000"},
          "code":"C"}}}
        """
      ).page,
      """
      settle();
      const foil = one('.foil'), area = foil.getBoundingClientRect(), dot = (x, y) =>
        [...foil.getContext('2d').getImageData(foil.width * x, foil.height * y, 1, 1).data];
      const at = (x, y) => [area.left + x * area.width, area.top + y * area.height];
      drag(foil, [at(.2, .5), at(.8, .5)]);
      await until(() => document.documentElement.dataset.failed);
      return { breaches, rubbed: dot(.5, .5)[3], left: dot(.5, .05)[3], failed: document.documentElement.dataset.failed };
      """, ["rubbed": 0, "left": 255, "failed": "1"]),
    // Whoever rubs on while the prize comes meets no end of steps.
    Probe(
      "rub-on", "scratchcard",
      """
      await ready();
      const foil = one('.foil'), area = foil.getBoundingClientRect();
      const at = (x, y) => [area.left + x * area.width, area.top + y * area.height];
      touch(foil, 'pointerdown', ...at(0, 0));
      for (let y = 0; y <= 1; y += .2) { touch(window, 'pointermove', ...at(0, y)); touch(window, 'pointermove', ...at(1, y)); }
      await until(() => !one('.foil'));
      touch(window, 'pointermove', ...at(.5, .5)); touch(window, 'pointermove', ...at(.2, .9)); touch(window, 'pointerup', ...at(.2, .9));
      return { breaches, won: one('.ticket').classList.contains('won'), foils: all('.foil').length };
      """, ["won": true, "foils": 0]),
    Probe(
      "copied", "scratchcard",
      """
      await ready();
      all('.prizecard > .action')[0].click(); await wait(1000);
      const chip = one('.codechip'), words = () => one('.code').textContent, before = words();
      chip.click();
      const copied = words(); await wait(1500);
      const still = words(); await wait(200);
      return { breaches, before, copied, still, after: words() === before };
      """, ["before": "TENTHBAG", "copied": "Copied!", "still": "Copied!", "after": true]),
  ]
}

extension Probe {
  /// What can be done without a finger, and where the focus is meanwhile.
  static let keyboard = [
    Probe(
      "keys-carousel", "carousel",
      """
      await ready();
      one('.slide').focus();
      const press = key => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      press('ArrowRight'); const first = document.activeElement.className;
      press('ArrowRight');
      const page = one('.carousel').getAttribute('aria-label');
      press('Escape');
      return { breaches, first, page, closed: one('.note').textContent };
      """,
      ["first": "carousel", "page": "Page 3 of 3", "closed": "Closed. Replay shows it again."]),
    Probe(
      "keys-pip", "pip",
      """
      await ready();
      const press = key => one('.pip .tap').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      const at = () => { settle(); return box('.pip').slice(0, 2).map(Math.round); }, start = at();
      press('ArrowDown'); press('ArrowLeft'); const away = at();
      press('ArrowUp'); press('ArrowRight'); const back = at();
      press('Escape');
      return { breaches, isAway: away[0] === 14 && away[1] > 426, isBack: `${back}` === `${start}`, open: all('.pip').length };
      """, ["isAway": true, "isBack": true, "open": 1]),
    Probe(
      "keys-wheel", "spinwheel",
      """
      await ready();
      one('.hub').focus(); one('.hub').click(); one('.hub').click();
      const held = document.activeElement.className, turns = one('.disc').getAnimations().length;
      one('.disc').getAnimations()[0].finish();
      await until(() => one('.reward'));
      return { breaches, held, turns, next: one('.reward').contains(document.activeElement) };
      """, ["held": "hub", "turns": 1, "next": true]),
    Probe(
      "keys-no-escape", "fullscreen",
      """
      await ready();
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      return { breaches, note: one('.note').textContent };
      """, ["note": ""]),
  ]

  /// Messages with more words than there is room for.
  static let crowded =
    [
      ("crowded-modal", #""image":"https://127.0.0.1:1/none.png","#),
      ("crowded-modal-bare", ""), ("crowded-modal-picture", #""image":"\(samplePicture)","#),
    ].map { name, image in
      Probe(
        name, page: preview(crowdedModal(image)).page,
        """
        await ready(); await wait(50);
        const card = box('.modal'), end = card[1] + card[3], message = one('.message');
        const last = box('.action:last-child');
        return { breaches, foot: Math.round(end - last[1] - last[3]), inside: card[1] >= 83 && end <= 769,
          cut: message.classList.contains('clamped'), apart: box('.message')[1] + box('.message')[3] <= box('.action')[1] - 22 };
        """, ["foot": 20, "inside": true, "cut": true, "apart": true])
    } + [
      Probe(
        "crowded-sheet",
        page: preview(
          """
          {"displayType":"sheet","sheet":{"showClose":true,"dimBackground":true,"background":"#fff",
            "title":{"text":"T","color":"#000"},"message":{"text":"\(manyWords)\(manyWords)","color":"#000"}}}
          """
        ).page,
        """
        await ready();
        const sheet = box('.sheet');
        return { breaches, flush: sheet[1] + sheet[3], over: sheet[1] < 0, close: box('.close').slice(1).map(Math.round) };
        """, ["flush": 852, "over": true, "close": [75, 34, 34]])
    ]

  private static let manyWords = String(repeating: "many words here ", count: 120)

  private static func crowdedModal(_ image: String) -> String {
    let button = """
      {"text":{"text":"B","color":"#000"},"background":"#eee","border":{"color":"#000","radius":9},
        "action":{"type":"close"}}
      """
    return """
      {"displayType":"modal","modal":{"showClose":true,"dimBackground":true,"background":"#fff",\(image)
        "title":{"text":"T","color":"#000"},"message":{"text":"\(manyWords)","color":"#000"},
        "buttons":[\(button),\(button)]}}
      """
  }
}

extension Probe {
  /// The figures that preview.md works out for other screens.
  static let screens = [
    ("carousel", 3, ".carousel", [248.0, 328]), ("carousel", 4, ".carousel", [480, 634]),
    ("sheet", 3, ".sheet > .picture", [452, 149]), ("sheet", 3, ".sheet", [480]),
  ].enumerated().map { number, figure in
    let (type, screen, part, size) = figure
    return Probe(
      "screen-\(number)", type,
      """
      const screens = one('.menu select');
      screens.value = \(screen); screens.dispatchEvent(new Event('change'));
      await ready();
      return { breaches, size: box('\(part)').slice(2, 2 + \(size.count)).map(Math.round) };
      """, ["size": .array(size.map { Value($0) })])
  }
}
