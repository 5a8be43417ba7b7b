internal import JSONTree
internal import Schema

extension Walker {
  /// Finds out what the words of an object lie on, once for each way in which phones read its colours.
  mutating func forEachSurface(
    of layer: Layer, _ model: Model, number: Int = 0, over below: Surface,
    card: Surface = .unknown, _ body: (inout Walker, Surface) -> Void
  ) {
    let fill = layer.leaf(.background, in: model)
    switch model.ground {
    case .inherited:
      body(&self, below)
    case .card:
      body(&self, card)
    case .fixed(let color):
      body(&self, Surface(colors: Pigment(color).map { [$0] } ?? []))
    case .film:
      body(&self, .unknown)
    case .picture:
      body(&self, layer.leaf(.image, in: model) == nil ? Surface(colors: [.black]) : .unknown)
    case .cover(let shade):
      forEachCover(of: layer, model, shade, body)
    case .fill:
      forEachFill(fill, over: below, body)
    case .fillOnPicture:
      forEachFill(fill, over: .unknown, body)
    case .slice(let palette):
      guard fill == nil else { return forEachFill(fill, over: below, body) }
      let colors = layer.isDark ? palette.dark : palette.light
      let color = Pigment(colors[number % colors.count])
      body(&self, Surface(colors: color.map { [$0] } ?? []))
    }
  }

  /// The words lie on the lower part of the cover, where black of up to some opacity lies over it.
  private mutating func forEachCover(
    of layer: Layer, _ model: Model, _ opacity: Double, _ body: (inout Walker, Surface) -> Void
  ) {
    guard let field = model.field(for: .cover), let below = field.model,
      let cover = layer.object(field.name), cover.leaf(.image, in: below) == nil
    else { return body(&self, .unknown) }
    forEachFill(cover.leaf(.background, in: below), over: .unknown) { walker, surface in
      let shade = Pigment(red: 0, green: 0, blue: 0, alpha: opacity)
      var darkening = surface
      darkening.colors += surface.colors.map(shade.over)
      darkening.measure = .best
      body(&walker, darkening)
    }
  }

  private mutating func forEachFill(
    _ leaf: Layer.Leaf?, over below: Surface, _ body: (inout Walker, Surface) -> Void
  ) {
    guard let leaf else { return body(&self, .unknown) }
    let stops = leaf.node.kind == .array ? Array(leaf.node.elements) : [leaf.node]
    let texts = stops.compactMap(\.string)
    guard !texts.isEmpty, texts.count == stops.count else { return body(&self, .unknown) }
    var surface = below
    surface.source = leaf
    surface.isDark = leaf.isDark || below.isDark
    if texts.count > 1 { surface.colors = [] }
    forEachStop(texts[...], of: surface, over: texts.count == 1 ? below : nil, body)
  }

  /// Adds the colours to a surface, each as phones read it; those of a gradient cover what is below.
  private mutating func forEachStop(
    _ texts: ArraySlice<String>, of surface: Surface, over below: Surface?,
    _ body: (inout Walker, Surface) -> Void
  ) {
    guard let text = texts.first else { return body(&self, surface) }
    forEachQuietReading(of: text) { walker, reading in
      guard let pigment = Pigment(reading.text) else { return body(&walker, .unknown) }
      var painted = surface
      painted.entry = reading.entries.last ?? surface.entry
      if let below, pigment.alpha < 1 {
        painted.colors = below.colors.map(pigment.over)
        painted.isTransparent = pigment.alpha == 0
      } else {
        let opaque = pigment.opaque
        painted.colors = below == nil ? surface.colors + [opaque] : [opaque]
        if below != nil { painted.measure = .worst }
      }
      walker.forEachStop(texts.dropFirst(), of: painted, over: below, body)
    }
  }
}
