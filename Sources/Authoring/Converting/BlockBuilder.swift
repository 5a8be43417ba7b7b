internal import JSONTree
internal import Schema

/// What a phone draws in: light mode, or dark mode with its overlay.
enum Theme {
  case light, dark
}

/// Fills the fields of one display type from those of another, by their roles.
struct BlockBuilder {
  /// A field whose value came along, and from where.
  struct Move {
    let from: Path
    let to: Path
    let role: Role?
    var theme = Theme.light
    var old: Value?
    var new: Value?
    var isWrapped = false
    /// Whether the value did something else before.
    var isStandIn = false
  }

  /// What a field holds in light and in dark mode.
  private typealias Themed = (light: Value?, dark: Value?)

  /// The fill of a message whose words stood on a picture.
  let fill: Literal?
  private(set) var moves: [Move] = []
  /// The fields that had to be made up.
  private(set) var additions: [(path: Path, field: Field, value: Value)] = []
  /// The paths of everything that was taken.
  private(set) var taken: Set<Path> = []
  /// The paths in the dark overlay of everything that was taken from it.
  private(set) var takenDark: Set<Path> = []

  /// Creates a builder for a message of a display type.
  init(from type: DisplayType) { fill = type.fillForItsWords }

  /// The object of a model made of another object, and what its dark overlay holds.
  mutating func build(
    _ model: Model, from source: ThemedObject, at path: Path = .root
  ) -> (light: Value, dark: Value?) {
    let built = build(model, from: source.supplies(for: model), at: path)
    let extras = source.unknown.filter { model.field(named: $0.key) == nil }
    taken.formUnion(extras.map { source.path.appending(key: $0.key) })
    return (.object(built.light + extras), built.dark.isEmpty ? nil : .object(built.dark))
  }

  private mutating func build(
    _ model: Model, from supplies: [Supply], at path: Path
  ) -> (light: [Value.Entry], dark: [Value.Entry]) {
    var light: [Value.Entry] = []
    var dark: [Value.Entry] = []
    for field in model.fields where field.role != .darkTheme {
      let place = path.appending(key: field.name)
      let value = value(of: field, from: supplies, at: place)
      if let value = value.light { light.append(.init(field.name, value)) }
      if let value = value.dark { dark.append(.init(field.name, value)) }
    }
    if let name = model.needsOneOf.first, let field = model.field(named: name),
      !light.contains(where: { model.needsOneOf.contains($0.key) })
    {
      light.insert(.init(name, madeUp(field, at: path.appending(key: name))), at: 0)
    }
    return (light, dark)
  }

  private mutating func value(of field: Field, from supplies: [Supply], at place: Path) -> Themed {
    if let role = field.role, role.isOpenable, let model = field.model {
      if case .list = field.shape {
        return list(of: model, from: supplies, role: role, at: place)
      }
      if !supplies.contains(where: { $0.field.role == role && $0.light != nil }) {
        let inner = build(model, from: supplies, at: place)
        return (.object(inner.light), inner.dark.isEmpty ? nil : .object(inner.dark))
      }
    }
    let carried = carried(to: field, from: supplies, at: place)
    guard carried.light == nil, field.isRequired else { return carried }
    return (madeUp(field, at: place, insteadOf: supplies), carried.dark)
  }

  /// The elements of a list made one by one, or its first element made of a message that has no list.
  private mutating func list(
    of model: Model, from supplies: [Supply], role: Role, at place: Path
  ) -> Themed {
    var built: [(light: Value, dark: Value?)] = []
    if let supply = supplies.first(where: { $0.field.role == role && $0.light != nil }) {
      for (index, element) in supply.elements.enumerated() {
        built.append(build(model, from: element, at: place.appending(index: index)))
      }
    } else {
      let one = build(model, from: supplies, at: place.appending(index: 0))
      built = [(.object(one.light), one.dark.isEmpty ? nil : .object(one.dark))]
    }
    let hasDark = built.contains { $0.dark != nil }
    return (.array(built.map(\.light)), hasDark ? .array(built.map { $0.dark ?? [:] }) : nil)
  }

  /// The first value of the field's role, or of one that may stand in for it, that was not taken yet.
  private mutating func carried(to field: Field, from supplies: [Supply], at place: Path) -> Themed
  {
    guard let role = field.role else { return (nil, nil) }
    let candidates = ([role] + role.standIns).flatMap { role in
      supplies.filter { $0.field.role == role && !isTaken($0) }
    }
    for supply in candidates {
      guard let light = supply.light,
        let new = Adaptation(light, from: supply.field.shape, to: field.shape)
      else { continue }
      let from = Path(supply.path.steps + new.taken)
      taken.insert(from)
      moves.append(
        Move(
          from: from, to: place, role: role, old: new.isChanged ? light : nil,
          new: new.isChanged ? new.value : nil, isWrapped: new.isWrapped,
          isStandIn: supply.field.role != role))
      if new.isWrapped {
        additions.append((place, field, new.value))
        return (new.value, nil)
      }
      return (new.value, carriedDark(to: field, from: supply, at: place))
    }
    for supply in candidates where supply.light == nil {
      guard let dark = carriedDark(to: field, from: supply, at: place) else { continue }
      return (nil, dark)
    }
    return (nil, nil)
  }

  /// The value in the dark overlay, where it fits the field.
  private mutating func carriedDark(
    to field: Field, from supply: Supply, at place: Path
  ) -> Value? {
    guard let dark = supply.dark,
      let new = Adaptation(dark, from: supply.field.shape, to: field.shape)
    else { return nil }
    let from = Path(supply.path.steps + new.taken)
    takenDark.insert(from)
    if new.isChanged || supply.light == nil {
      moves.append(
        Move(
          from: from, to: place, role: supply.field.role, theme: .dark,
          old: new.isChanged ? dark : nil, new: new.isChanged ? new.value : nil,
          isStandIn: supply.field.role != field.role))
    }
    return new.value
  }

  private func isTaken(_ supply: Supply) -> Bool {
    (supply.light == nil ? takenDark : taken).contains(supply.path)
  }

  /// A value that phones accept, in the place of one that does not fit or is not there.
  private mutating func madeUp(
    _ field: Field, at place: Path, insteadOf supplies: [Supply] = []
  ) -> Value {
    let literal = field.role == .background ? fill ?? field.scaffold : field.scaffold
    let value = Value(literal)
    let misfit = supplies.first {
      $0.field.role == field.role && $0.light != nil && !taken.contains($0.path)
    }
    if let misfit {
      taken.insert(misfit.path)
      moves.append(
        Move(from: misfit.path, to: place, role: nil, old: misfit.light, new: value))
    } else {
      additions.append((place, field, value))
    }
    return value
  }
}
