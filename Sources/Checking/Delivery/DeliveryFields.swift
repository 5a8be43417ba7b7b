internal import JSONTree

/// A field that says when and how often phones show a message.
struct DeliveryField {
  let member: Member
  /// The number that phones read; nil where they ignore the value.
  let number: Double?

  /// Finds a field of the root; of several, the last counts.
  init?(_ name: String, in root: Node) {
    guard let member = root.members.reversed().first(where: { $0.key == name }),
      !member.value.isNull
    else { return nil }
    self.member = member
    number = Self.number(member.value)
  }

  /// Numbers may be written as strings; nothing else counts.
  private static func number(_ node: Node) -> Double? {
    let number = node.number ?? node.string.flatMap { Document(parsing: $0).number }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  var name: String { member.key }

  /// The value as it is written.
  var written: String { member.value.text }
}

extension Document {
  fileprivate var number: Double? { isValid ? root?.number : nil }
}
