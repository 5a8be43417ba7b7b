internal import JSONTree
internal import Schema

/// The parts of a scene by the roles they play.
extension Value {
  func part(_ role: Role) -> Value? {
    let part = self[role.rawValue]
    return part == .null ? nil : part
  }

  func tint(_ role: Role) -> Tint? { Tint(reading: part(role)) }

  /// The colours of a part that is a colour or a gradient.
  func tints(_ role: Role) -> [Tint] {
    guard case .array(let stops)? = part(role) else { return tint(role).map { [$0] } ?? [] }
    return stops.compactMap { Tint(reading: $0) }
  }

  func text(_ role: Role) -> String? {
    if case .string(let text)? = part(role) { text } else { nil }
  }

  func number(_ role: Role) -> Double? {
    if case .number(let number)? = part(role) { Double(number) } else { nil }
  }

  func list(_ role: Role) -> [Value] {
    if case .array(let elements)? = part(role) { elements } else { [] }
  }

  func isOn(_ role: Role) -> Bool { part(role) == .boolean(true) }

  /// Whether the phone shows a button that closes the message.
  var closes: Bool { self["closes"] == .boolean(true) }
}
