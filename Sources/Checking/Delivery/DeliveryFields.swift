internal import JSONTree

/// A field that says when and how often phones show a message.
struct DeliveryField {
  let member: Member
  /// The number that phones read; nil where they ignore the value.
  let number: Double?

  /// Finds a field of the root; of several, the last counts.
  init?(_ name: String, in root: Node) {
    guard let member = root.lastMember(name), !member.value.isNull else { return nil }
    self.member = member
    number = member.value.numberOrSpelled.flatMap { $0.isFinite ? $0 : nil }
  }

  var name: String { member.key }

  /// The value as it is written.
  var written: String { member.value.text }
}
