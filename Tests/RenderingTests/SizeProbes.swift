import JSONTree
import Schema

@testable import Rendering

extension Probe {
  /// What preview.md's figures come to on a phone of 393 × 852 points.
  static let sizes = [
    Probe(
      "modal", "modal",
      """
      await ready();
      return { breaches,
        radius: style('.modal', 'borderRadius'), dim: style('.backdrop', 'backgroundColor'),
        gap: box('.action:nth-child(2)')[1] - box('.action')[1] - 52,
        foot: box('.modal')[1] + box('.modal')[3] - box('.action:nth-child(2)')[1] - 52,
        centred: box('.modal')[1] + box('.modal')[3] / 2, title: style('.title', 'fontSize'),
        weight: style('.title', 'fontWeight'), border: style('.action', 'borderTopWidth'),
        // Half of the space between lines stands over the first and under the last.
        above: box('.action')[1] - box('.message')[1] - box('.message')[3] + 1.75 };
      """,
      [
        "radius": "24px", "dim": "rgba(0, 0, 0, 0.6)", "gap": 10, "foot": 20,
        "centred": 426, "title": "24px", "weight": "800", "border": "1.5px", "above": 24,
      ]),
    Probe(
      "modal-places", "modal",
      """
      await ready();
      const [left, top] = box('.modal');
      const from = s => [box(s)[0] - left, box(s)[1] - top, box(s)[2], box(s)[3]];
      return { breaches, width: box('.modal')[2], left, well: from('.modal .picture'), close: from('.close'),
        button: [from('.action')[0], from('.action')[2], from('.action')[3]] };
      """,
      [
        "width": 337, "left": 28, "well": [14, 14, 309, 231.8], "close": [283, 20, 34, 34],
        "button": [20, 297, 52],
      ]),
    // Where a card is too low for its picture, the picture shrinks and stays whole.
    Probe(
      "modal-low", "modal",
      """
      const screens = one('.menu select');
      screens.value = 3; screens.dispatchEvent(new Event('change'));
      await ready();
      return { breaches, well: box('.modal .picture')[2], same: box('.modal img')[3] === box('.modal .picture')[3],
        low: box('.modal img')[3] < 231, fit: style('.modal img', 'objectFit'), card: box('.modal')[3] <= 393 - 2 * 45,
        sheer: box('.message')[1] + box('.message')[3] <= box('.action')[1] - 22 };
      """,
      [
        "well": 372, "same": true, "low": true, "fit": "contain", "card": true, "sheer": true,
      ]),
    Probe(
      "sheet", "sheet",
      """
      await ready();
      const [left, top, width, height] = box('.sheet');
      const from = s => [box(s)[0] - left, box(s)[1] - top, box(s)[2], box(s)[3]];
      return { breaches, left, width, bottom: top + height, cover: from('.picture'), close: from('.close'),
        grabber: from('.grabber'), radius: style('.sheet', 'borderRadius'),
        foot: top + height - box('.action:last-child')[1] - 52, title: style('.title', 'fontSize'),
        dim: style('.backdrop', 'backgroundColor'), aligned: style('.title', 'textAlign') };
      """,
      [
        "left": 0, "width": 393, "bottom": 852, "cover": [14, 25, 365, 189.8],
        "close": [343, 16, 34, 34], "grabber": [178.5, 8, 36, 5], "radius": "28px 28px 0px 0px",
        "foot": 50, "title": "22px", "dim": "rgba(0, 0, 0, 0.6)", "aligned": "start",
      ]),
    Probe(
      "banner", "banner",
      """
      await ready();
      return { breaches, bar: box('.banner').slice(0, 3), thumb: box('.banner .picture').slice(2),
        cross: [box('.cross')[0], box('.cross')[2], box('.cross')[3]], radius: style('.banner', 'borderRadius'),
        color: style('.cross', 'color'), text: box('.banner .texts')[0], dims: all('.backdrop').length,
        least: box('.banner')[3] >= 76 };
      """,
      [
        "bar": [12, 69, 369], "thumb": [52, 52], "cross": [343, 24, 24], "radius": "18px",
        "color": "rgba(255, 255, 255, 0.6)", "text": 90, "dims": 0, "least": true,
      ]),
    Probe(
      "carousel", "carousel",
      """
      await ready();
      const [left, top] = box('.carousel');
      return { breaches, card: box('.carousel'), close: [box('.close')[0] - left, box('.close')[1] - top],
        shade: box('.shade')[3], dim: style('.backdrop', 'backgroundColor'),
        text: box('.slide .texts')[0] - left, foot: top + box('.carousel')[3] - box('.slide .texts')[1] - box('.slide .texts')[3],
        dots: all('.dot').length === all('.slide').length };
      """,
      [
        "card": [22, 208.2, 349, 460.7], "close": [303, 12], "shade": 140,
        "dim": "rgba(0, 0, 0, 0.8)", "text": 18, "foot": 36, "dots": true,
      ]),
    Probe(
      "fullscreen", "fullscreen",
      """
      await ready();
      const last = all('.action').at(-1).getBoundingClientRect(), whole = one('.screen').getBoundingClientRect();
      return { breaches, whole: box('.whole'), close: box('.close'), title: box('.title')[0],
        size: style('.title', 'fontSize'), foot: whole.bottom - last.bottom, button: box('.action')[2],
        shade: box('.title')[1] - box('.foot')[1] };
      """,
      [
        "whole": [0, 0, 393, 852], "close": [343, 71, 34, 34], "title": 24, "size": "30px",
        "foot": 62, "button": 345, "shade": 48,
      ]),
    Probe(
      "stories", "stories",
      """
      await ready();
      return { breaches, bar: box('.progress'), close: box('.close'), size: style('.title', 'fontSize'),
        gap: all('.progress .track')[1].getBoundingClientRect().left - all('.progress .track')[0].getBoundingClientRect().right,
        shade: box('.story .title')[1] - box('.story .foot')[1] };
      """,
      [
        "bar": [12, 73, 369, 3], "close": [343, 86, 34, 34], "size": "23px", "gap": 4, "shade": 44,
      ]),
    Probe(
      "video", "video",
      """
      await ready();
      return { breaches, mute: box('.mute'), close: box('.close'), size: style('.title', 'fontSize'),
        gap: box('.action:nth-child(2)')[1] - box('.action')[1] - 52,
        label: one('.mute').getAttribute('aria-label'), fallback: all('.film > .picture.cover').length };
      """,
      [
        "mute": [16, 71, 34, 34], "close": [343, 71, 34, 34], "size": "28px", "gap": 8,
        "label": "Unmute", "fallback": 1,
      ]),
    Probe(
      "scratchcard", "scratchcard",
      """
      await ready();
      const [left, top, width] = box('.prizecard');
      return { breaches, left, width, area: [box('.ticket')[0] - left, box('.ticket')[2], box('.ticket')[3]],
        close: [box('.close')[0] - left, box('.close')[1] - top], dims: all('.backdrop').length,
        radius: style('.ticket', 'borderRadius'), host: getComputedStyle(one('.stage .centre')).pointerEvents };
      """,
      [
        "left": 28, "width": 337, "area": [24, 289, 179.2], "close": [287, 16], "dims": 0,
        "radius": "18px", "host": "none",
      ]),
    Probe(
      "spinwheel", "spinwheel",
      """
      await ready();
      const [left, top] = box('.wheelbox');
      return { breaches, card: box('.prizecard')[2], box: [box('.wheelbox')[2], box('.wheelbox')[3]],
        disc: one('.disc').getAttribute('viewBox'), disced: style('.disc', 'width'),
        hub: [box('.hub')[0] - left, box('.hub')[1] - top, box('.hub')[2], box('.hub')[3]],
        pointer: [box('.pointer')[0] - left, box('.pointer')[1] - top, box('.pointer')[2]],
        border: style('.hub', 'borderTopWidth'), slices: all('.slice').length };
      """,
      [
        "card": 337, "box": [289, 289], "disc": "-114.5 -114.5 229 229", "disced": "229px",
        "hub": [108.5, 108.5, 72, 72], "pointer": [131.5, 4, 26], "border": "2px", "slices": 6,
      ]),
    Probe(
      "pip",
      page: preview(
        """
        {"displayType":"pip","pip":{"showClose":false,"position":"bottom-left","loop":true,"muted":true,
          "url":"data:video/mp4,none","fallback":"\(samplePicture)","width":50,"aspectRatio":0.5}}
        """
      ).page,
      """
      await ready();
      const tile = box('.pip'), close = box('.close');
      return { breaches, tile, close: [close[0] - tile[0], close[1] - tile[1], close[2]],
        radius: style('.pip', 'borderRadius'), labels: all('.pip button').map(b => b.getAttribute('aria-label')) };
      """,
      [
        "tile": [14, 705.8, 196.5, 98.3], "close": [164.5, 6, 26], "radius": "16px",
        "labels": ["Expand or collapse", "Close", "Unmute", "Expand"],
      ]),
  ]

  /// What differs on Android.
  static let androidSizes = [
    Probe(
      "modal-android", "modal", on: .newest(.android),
      """
      await ready();
      return { breaches, radius: style('.modal', 'borderRadius'), size: style('.title', 'fontSize'),
        weight: style('.title', 'fontWeight'), aligned: style('.title', 'textAlign'), text: box('.title')[0] - box('.modal')[0],
        gap: box('.action:nth-child(2)')[1] - box('.action')[1] - box('.action')[3] };
      """,
      [
        "radius": "16px", "size": "20px", "weight": "700", "aligned": "start", "text": 20,
        "gap": 12,
      ]),
    Probe(
      "fullscreen-android", "fullscreen", on: .newest(.android),
      """
      await ready();
      return { breaches, size: style('.title', 'fontSize'), close: box('.close') };
      """,
      ["size": "26px", "close": [343, 71, 34, 34]]),
    Probe(
      "stories-android", "stories", on: .newest(.android),
      """
      await wait(50);
      return { breaches, bar: box('.progress')[1], size: style('.title', 'fontSize'), text: box('.title')[0] };
      """,
      ["bar": 71, "size": "20px", "text": 20]),
    Probe(
      "banner-early", "banner", on: early,
      """
      await ready();
      return { breaches, bar: box('.banner').slice(0, 3), thumb: box('.banner .picture').slice(2),
        radius: style('.banner', 'borderRadius'), square: style('.banner .picture', 'borderRadius'),
        title: style('.title', 'fontSize'), chip: box('.banner .chip.close').slice(2), crosses: all('.cross').length };
      """,
      [
        "bar": [12, 71, 369], "thumb": [40, 40], "radius": "12px", "square": "0px",
        "title": "15px", "chip": [34, 34], "crosses": 0,
      ]),
    Probe(
      "carousel-early", "carousel", on: early,
      """
      await ready();
      const picture = box('.picture'), text = box('.texts');
      return { breaches, pager: [box('.track')[2], box('.track')[3]], fit: style('.picture img', 'objectFit'),
        under: text[1] >= picture[1] + picture[3], title: style('.title', 'fontSize'), message: style('.message', 'fontSize'),
        dotsUnder: box('.dots')[1] >= box('.track')[1] + box('.track')[3], shades: all('.shade').length };
      """,
      [
        "pager": [393, 596.4], "fit": "contain", "under": true, "title": "18px",
        "message": "14px", "dotsUnder": true, "shades": 0,
      ]),
    Probe(
      "stories-early", "stories", on: early,
      """
      await wait(50);
      return { breaches, shade: style('.foot', 'backgroundImage') };
      """, ["shade": "none"]),
    Probe(
      "fullscreen-early", "fullscreen", on: early,
      """
      await ready();
      return { breaches, shade: style('.foot', 'backgroundImage') };
      """, ["shade": "none"]),
  ]

  /// The release with which Android began to draw messages.
  private static let early = Target(.android, SDKVersion(6, 10, 0))
}
