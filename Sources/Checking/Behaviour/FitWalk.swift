internal import Diagnostics
internal import JSONTree
internal import Schema

extension Walker {
  /// Reports words for which a phone of usual size has likely no room.
  mutating func checkFit(of text: Node, field: Field, beside object: Node) {
    guard let lettering = field.lettering, let room = lettering.room,
      let label = field.model?.field(for: .label), let words = text.last(label.name),
      let written = words.string
    else { return }
    let width = room.width(beside: object)
    let place = path
    onlyWhere(.everyRelease(where: lettering.isLimited)) {
      $0.inside(.key(label.name)) {
        $0.forEachQuietReading(of: written) { walker, reading in
          let fit = Fit(lettering, width)
          guard !fit.holds(reading.text) else { return }
          walker.blaming(reading.entries.last) {
            $0.report(
              .textCut, at: words.range, "\(place.asTyped) \(fit.fault(of: reading.text))",
              .accepted,
              help:
                "about \(fit.capacity(for: reading.text)) characters like these fit on a phone of usual width"
            )
          }
        }
      }
    }
  }
}

extension Lettering {
  /// Whether each platform limits the lines.
  fileprivate var isLimited: PerPlatform<Bool> {
    PerPlatform(ios: lines.ios != nil, android: lines.android != nil)
  }
}

extension Room {
  /// The width that is left beside what the object shows.
  fileprivate func width(beside object: Node) -> Double {
    taken.reduce(width) { left, sibling in
      guard let value = object.last(sibling.key), !value.isNull, value.boolean != false else {
        return left
      }
      return left - sibling.value
    }
  }
}

/// Whether words fit into a room of so many points.
struct Fit {
  private let glyphs: GlyphWidths
  private let width: Double
  private let lines: Int

  /// Creates a fit; words pass that take up to a tenth more than there is, which is how good the estimate is.
  ///
  /// Where platforms take different numbers of lines, words pass that fit into the larger.
  init(_ lettering: Lettering, _ width: Double) {
    glyphs = GlyphWidths(lettering: lettering)
    self.width = width * 1.1
    lines = Platform.allCases.compactMap { lettering.lines[$0] }.max() ?? .max
  }

  /// Whether there is room for a text.
  func holds(_ text: String) -> Bool {
    lines == 1
      ? glyphs.width(of: text) <= width : !glyphs.takesMore(than: lines, linesOf: text, in: width)
  }

  /// How many characters like those of a text there is room for.
  func capacity(for text: String) -> Int {
    let share = min(1, width / 1.1 * Double(lines) / glyphs.width(of: text))
    return max(1, Int(Double(text.count) * share))
  }

  /// What becomes of a text for which there is no room.
  func fault(of text: String) -> String {
    switch glyphs.lettering.excess {
    case .hidden(let cover):
      "is likely too long and runs under \(cover)"
    case .shrunk(let least) where glyphs.width(of: text) * least <= width:
      "is likely too long for one line, so its letters shrink"
    case .cut, .shrunk:
      "is likely too long for \(lines == 1 ? "one line" : "\(lines) lines") and ends in …"
    }
  }
}
