internal import JSONTree
internal import Schema

/// One field of the message that is being converted.
struct Supply {
  /// The path from the content block.
  let path: Path
  let field: Field
  /// Its value, and its value in the dark overlay.
  let light: Value?
  let dark: Value?
}

/// An object, and what its dark overlay changes in it.
struct ThemedObject {
  /// The path from the content block.
  let path: Path
  let model: Model
  let light: Value
  var dark: Value?

  /// The fields in schema order that are there in either theme.
  ///
  /// Objects that the target has no place for are opened: what lies in them comes after all else.
  func supplies(for target: Model) -> [Supply] {
    var opened: [Supply] = []
    let own = model.fields.compactMap { field -> Supply? in
      guard field.role != .darkTheme, let supply = supply(of: field) else { return nil }
      guard let role = field.role, role.isOpenable,
        role == .cover || target.field(for: role) == nil
      else { return supply }
      opened += supply.parts(for: target)
      return nil
    }
    return own + opened
  }

  /// The members that the schema does not know.
  var unknown: [Value.Entry] {
    guard case .object(let entries) = light else { return [] }
    return entries.filter { model.field(named: $0.key) == nil && !$0.value.isNull }
  }

  private func supply(of field: Field) -> Supply? {
    if field.role == .reward, let prize = winnersReward { return prize }
    let light = light[field.name].flatMap { $0.isNull ? nil : $0 }
    let dark = dark?[field.name].flatMap { $0.merges(into: light) ? $0 : nil }
    guard light != nil || dark != nil else { return nil }
    return Supply(path: path.appending(key: field.name), field: field, light: light, dark: dark)
  }

  /// The reward of the segment that wins, where it has one of its own: it is what a phone shows.
  private var winnersReward: Supply? {
    guard let list = model.field(for: .segments), let winner = model.field(for: .winner),
      case .array(let segments)? = light[list.name],
      case .number(let text)? = light[winner.name], let number = Double(text),
      let index = chosenIndex(number, among: segments.count),
      let field = list.model?.field(for: .reward), let reward = segments[index][field.name],
      !reward.isNull
    else { return nil }
    let place = path.appending(key: list.name).appending(index: index)
    var darkReward: Value?
    if case .array(let darks)? = dark?[list.name], darks.count == segments.count {
      darkReward = darks[index][field.name].flatMap { $0.isNull ? nil : $0 }
    }
    return Supply(
      path: place.appending(key: field.name), field: field, light: reward, dark: darkReward)
  }
}

extension Supply {
  /// What lies in the object, or in the first one of the list.
  fileprivate func parts(for target: Model) -> [Supply] { first?.supplies(for: target) ?? [] }

  private var first: ThemedObject? {
    if case .list = field.shape { return elements.first }
    guard let model = field.model else { return nil }
    return ThemedObject(path: path, model: model, light: light ?? [:], dark: dark)
  }

  /// The objects of a list.
  var elements: [ThemedObject] {
    guard let model = field.model, case .array(let elements)? = light else { return [] }
    let darks: [Value] = if case .array(let darks)? = dark { darks } else { [] }
    return elements.enumerated().map { index, element in
      ThemedObject(
        path: path.appending(index: index), model: model, light: element,
        dark: index < darks.count ? darks[index] : nil)
    }
  }
}

extension Value {
  var isNull: Bool { self == .null }

  /// Whether a dark overlay takes this beside the value in light mode: lists only where they are as long.
  fileprivate func merges(into light: Value?) -> Bool {
    switch (self, light) {
    case (.null, _): false
    case (.array(let darks), .array(let lights)): darks.count == lights.count
    case (.array, nil): false
    default: true
    }
  }
}
