internal import Diagnostics
internal import JSONTree
internal import Localization
internal import Schema
internal import SourceText
internal import Wording

extension Walker {
  /// Reports words that do not stand out from what they lie on, in light mode or with the dark overlay.
  mutating func checkContrast(of block: Layer, _ type: DisplayType) {
    forEachSurface(of: block, type.block, over: .unknown) { walker, surface in
      walker.checkCross(of: block, type, on: surface)
      walker.checkClearCard(of: block, type.block, surface)
      walker.checkContrast(below: block, type.block, on: surface, card: surface)
    }
  }

  private mutating func checkContrast(
    below layer: Layer, _ model: Model, on surface: Surface, card: Surface
  ) {
    for field in model.fields where field.role != .darkTheme {
      let objects: [Layer]
      let below: Model
      switch field.shape {
      case .object(let model):
        (objects, below) = (layer.object(field.name).map { [$0] } ?? [], model)
      case .list(.object(let model), _):
        (objects, below) = (layer.objects(field.name, merges: field.mergesInDark), model)
      default:
        continue
      }
      for (number, object) in objects.enumerated() {
        if let lettering = field.lettering {
          checkInk(of: object, below, lettering, on: surface)
          continue
        }
        forEachSurface(of: object, below, number: number, over: surface, card: card) {
          $0.checkContrast(below: object, below, on: $1, card: card)
        }
      }
    }
  }

  private mutating func checkInk(
    of text: Layer, _ model: Model, _ lettering: Lettering, on surface: Surface
  ) {
    guard let leaf = text.leaf(.labelColor, in: model), let written = leaf.node.string,
      !text.isDark || leaf.isDark || surface.isDark
    else { return }
    forEachQuietReading(of: written) { walker, reading in
      guard let ink = Pigment(reading.text), ink.alpha > 0 || !text.isDark || leaf.isDark else {
        return
      }
      var legibility = Legibility(
        place: text.path, ink: ink, spelling: reading.text, surface: surface,
        demand: lettering.isLarge ? ContrastDemand.ofLargeText : ContrastDemand.ofText,
        isDark: text.isDark)
      guard legibility.isPoor else { return }
      let isOwn = !text.isDark || leaf.isDark
      let blamed = isOwn ? leaf : surface.source ?? leaf
      walker.at(blamed.path) {
        $0.blaming(isOwn ? reading.entries.last : surface.entry) {
          $0.report(
            .lowContrast, at: blamed.node.range, legibility.message, .accepted,
            atLeast: legibility.isInvisible ? .warning : .info, help: legibility.help(isOwn: isOwn),
            fix: isOwn && reading.text == written
              ? legibility.suggestion.map { hex in
                .unsafe("write \(hex)", TextEdit(range: leaf.node.range, text: quoted(hex)))
              } : nil)
        }
      }
    }
  }

  /// The cross of a banner has no disc under it, and its colour is fixed.
  private mutating func checkCross(of block: Layer, _ type: DisplayType, on surface: Surface) {
    guard let cross = type.closeButton.bareCross, let ink = Pigment(cross.color),
      block.light.value(of: .closeButton, in: type.block)?.boolean == true,
      let blamed = surface.source, blamed.isDark == block.isDark,
      let contrast = surface.contrast(of: ink), contrast.ratio < ContrastDemand.ofShapes
    else { return }
    onlyWhere(block.isDark ? nil : cross.support) {
      $0.at(blamed.path) {
        $0.blaming(surface.entry) {
          $0.report(
            .lowContrast, at: blamed.node.range,
            "the \(cross.colorName) close button hardly shows on this: \(contrast.ratio.spelled), "
              + "wants \(ContrastDemand.ofShapes.spelled)",
            .accepted, help: "phones do not change its colour; take a darker background")
        }
      }
    }
  }

  /// Words on a card that is not there stand on whatever the app shows.
  private mutating func checkClearCard(of block: Layer, _ model: Model, _ surface: Surface) {
    guard surface.isTransparent, let blamed = surface.source, blamed.isDark == block.isDark,
      model.fields.contains(where: { $0.lettering != nil && block.object($0.name) != nil })
    else { return }
    at(blamed.path) {
      $0.blaming(surface.entry) {
        $0.report(
          .lowContrast, at: blamed.node.range,
          "this is fully transparent, so the words lie on whatever the app shows", .accepted,
          help: "give it a colour that the words stand out from")
      }
    }
  }
}
