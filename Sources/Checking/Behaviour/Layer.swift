internal import JSONTree
internal import Schema

/// An object of a content block as phones show it: in light mode, or with its part of the dark overlay.
struct Layer {
  /// A value in the place where it is written.
  struct Leaf {
    let node: Node
    let path: Path
    /// Whether it comes from the dark overlay.
    let isDark: Bool
  }

  let light: Node
  let path: Path
  private var dark: Node?
  private var darkPath = Path.root

  init(light: Node, path: Path) {
    self.light = light
    self.path = path
  }

  private init(light: Node, path: Path, dark: Node?, darkPath: Path) {
    self.init(light: light, path: path)
    self.dark = dark
    self.darkPath = darkPath
  }

  /// Whether it is read for dark mode.
  var isDark: Bool { darkPath != .root }

  /// The content block with its dark overlay.
  func under(_ overlay: Member) -> Layer {
    Layer(
      light: light, path: path, dark: overlay.value, darkPath: path.appending(key: overlay.key))
  }

  /// The object under a key of the light one.
  func object(_ key: String) -> Layer? {
    guard let light = light.last(key), light.kind == .object else { return nil }
    return Layer(
      light: light, path: path.appending(key: key), dark: dark?.last(key),
      darkPath: isDark ? darkPath.appending(key: key) : .root)
  }

  /// The objects in a list of the light one; the overlay's has as many where it merges.
  func objects(_ key: String, merges: Bool) -> [Layer] {
    guard let list = light.last(key) else { return [] }
    let below = merges ? dark?.last(key).map { Array($0.elements) } ?? [] : []
    return list.elements.enumerated().map { index, element in
      Layer(
        light: element, path: path.appending(key: key).appending(index: index),
        dark: below.indices.contains(index) ? below[index] : nil,
        darkPath: isDark ? darkPath.appending(key: key).appending(index: index) : .root)
    }
  }

  /// The colour or picture that plays a role: the overlay's where it is another, or else the light one.
  func leaf(_ role: Role, in model: Model) -> Leaf? {
    guard let key = model.field(for: role)?.name else { return nil }
    let lit = light.last(key)
    if let node = dark?.last(key), !node.isNull, lit.map({ $0.text != node.text }) ?? true {
      return Leaf(node: node, path: darkPath.appending(key: key), isDark: true)
    }
    guard let lit, !lit.isNull else { return nil }
    return Leaf(node: lit, path: path.appending(key: key), isDark: false)
  }
}
