import JSONTree
import Schema
import SourceText

@testable import Rendering

extension Probe {
  /// Phones that stand still, side by side and alone.
  static let layouts =
    [
      // Side by side all stands still, takes no taps and is told apart by its label.
      Probe(
        "grid",
        page: grid(
          sample("stories"), targets: [.newest(.ios), .newest(.android)], locales: ["en", "de"]),
        """
        await until(() => !one('.stage .waiting'));
        const moving = document.getAnimations().filter(a => a.playState === 'running').length;
        return { breaches, moving, phones: all('.frame').length, inert: all('.frame').every(f => f.inert),
          columns: all('thead th').map(h => h.textContent), rows: all('tbody th').map(h => h.textContent),
          label: one('.holder').getAttribute('aria-label'), dark: all('.frame.dark').length,
          half: new DOMMatrix(getComputedStyle(one('.fill')).transform).a, inputs: all('input, select').length,
          told: document.documentElement.dataset.size === `${document.body.offsetWidth}x${document.body.offsetHeight}` };
        """,
        [
          "moving": 0, "phones": 8, "inert": true,
          "columns": [
            "iOS 7.2.7, light", "iOS 7.2.7, dark", "Android 6.13.0, light", "Android 6.13.0, dark",
          ],
          "rows": ["English (en)", "German (de)"], "label": "iOS 7.2.7, English (en), light",
          "dark": 4, "half": 0.5, "inputs": 0, "told": true,
        ])
    ] + Catalogue.displayTypes.map(standsStill)

  /// A picture of any type shows all that is to be seen, arrived and at rest.
  private static func standsStill(_ type: DisplayType) -> Probe {
    var preview = preview(sample(type.name))
    preview.view.layout = .picture
    return Probe(
      "still-\(type.name)", page: preview.page,
      """
      await until(() => !one('.stage .picture.waiting'));
      const before = document.body.innerHTML;
      await wait(15000);
      return { breaches, same: before === document.body.innerHTML, shown: one('.stage').children.length > 0,
        moving: document.getAnimations().filter(a => a.playState === 'running').length,
        opaque: [...one('.stage').children].every(c => getComputedStyle(c).opacity === '1'),
        size: document.documentElement.dataset.size };
      """,
      ["same": true, "shown": true, "moving": 0, "opaque": true, "size": "449x908"])
  }

  private static func grid(
    _ document: Document, targets: [Target], locales: [String?]
  ) -> String {
    var preview = preview(document, targets: targets, locales: locales)
    preview.view.layout = .grid
    return preview.page
  }
}
