internal import JSONTree
internal import Localization
internal import Schema

/// What one phone draws of a document: the display type, and the scene in light and in dark.
struct Scene {
  let type: DisplayType
  let light: Value
  /// Nil where dark looks like light.
  let dark: Value?

  /// Reads a document; nil where it names no display type or lacks that type's block.
  init?(of document: Document, by resolver: Resolver) {
    guard let root = document.root, let name = root.last("displayType")?.string,
      let type = Catalogue.displayType(named: resolver.resolve(name).text),
      let block = root.last(type.name), block.kind == .object
    else { return nil }
    self.type = type
    let path = Path([.key(type.name)])
    var reader = SceneReader(resolver)
    let platform = resolver.target.platform
    let plain = reader.scene(of: block, type.block, at: path)
    let overlaid = type.overlay(in: block, on: resolver.target).flatMap { overlay -> Value? in
      guard overlay.node.kind == .object else { return nil }
      let scene = reader.scene(of: block, under: overlay, type.block, at: path)
      return reader.isOverlayBroken ? nil : scene
    }
    light = plain.completed(type, platform, isDark: false)
    let dark = (overlaid ?? plain).completed(type, platform, isDark: true)
    self.dark = overlaid == nil && dark == light ? nil : dark
  }
}

extension DisplayType {
  /// The dark overlay of a block, where the release reads one.
  fileprivate func overlay(in block: Node, on target: Target) -> Overlay? {
    guard let field = self.block.field(for: .darkTheme), let model = field.model,
      field.support?.isObserved(on: target) ?? true,
      let node = block.last(field.name), !node.isNull
    else { return nil }
    return Overlay(node, model)
  }
}

extension Value {
  /// The scene with what follows from its parts: the prize that is won, colours of a palette, the close button.
  fileprivate func completed(
    _ type: DisplayType, _ platform: Platform, isDark: Bool
  ) -> Value {
    let scene = colored(type, isDark: isDark)
    guard case .object(var entries) = scene else { return scene }
    let prize = scene.prize
    if let prize { entries.append(Entry("prize", prize)) }
    let field = type.block.field(for: .closeButton)
    let isWanted = scene[Role.closeButton] == .boolean(true)
    let isForced = platform == .ios && type.closeButton.rule.forces(scene, prize: prize)
    entries.append(Entry("closes", .boolean(isWanted || isForced)))
    let place = Path([.key(type.name)] + (field.map { [.key($0.name)] } ?? []))
    entries.append(Entry("closePath", .string(place.pointer)))
    return .object(entries)
  }

  /// The reward of the segment that wins, or the one for all.
  private var prize: Value? {
    if case .array(let segments)? = self[Role.segments],
      case .number(let winner)? = self[Role.winner],
      let index = Int(winner), segments.indices.contains(index),
      let own = segments[index][Role.reward]
    {
      return own
    }
    return self[Role.reward]
  }

  /// The scene with a colour of the palette for each segment without its own.
  private func colored(_ type: DisplayType, isDark: Bool) -> Value {
    guard case .object(let entries) = self,
      let model = type.block.field(for: .segments)?.model, case .slice(let palette) = model.ground
    else { return self }
    let colors = isDark ? palette.dark : palette.light
    return .object(
      entries.map { entry in
        guard entry.key == Role.segments.rawValue, case .array(let segments) = entry.value else {
          return entry
        }
        return Entry(
          entry.key, .array(segments.enumerated().map { $1.segment(number: $0, of: colors) }))
      })
  }

  private func segment(number: Int, of palette: [String]) -> Value {
    guard case .object(let entries) = self else { return self }
    let own = self[Role.background]
    let fill = own ?? CSSColor(palette[number % palette.count]).map { .string($0.text) } ?? .null
    return .object(
      entries.filter { $0.key != Role.background.rawValue }
        + [Entry(Role.background.rawValue, fill), Entry("isColored", .boolean(own != nil))])
  }

  /// The value of the part that plays a role.
  fileprivate subscript(role: Role) -> Value? { self[role.rawValue] }
}

extension CloseButton.Rule {
  /// Whether iOS shows the button although the message hides it.
  fileprivate func forces(_ scene: Value, prize: Value?) -> Bool {
    switch self {
    case .asWritten: false
    case .always: true
    case .unlessButtons: scene[Role.buttons] == nil || scene[Role.buttons] == .array([])
    case .unlessRewardButton: prize?[Role.buttons] == nil
    }
  }
}
