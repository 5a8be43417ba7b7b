internal import JSONTree
internal import Localization

/// A field that says when and how often phones show a message, as some phones read it.
struct DeliveryField {
  let member: Member
  /// The number that phones read; nil where they ignore the value.
  let number: Double?
  /// The string that phones read, its placeholders replaced; nil where the value is none.
  let text: String?
  /// The translation that the string came from.
  let entry: TranslationEntry?

  /// Finds a field of the root as it is written; of several, the last counts.
  init?(_ name: String, in root: Node) {
    guard let member = root.lastMember(name), !member.value.isNull else { return nil }
    self.member = member
    number = member.value.numberOrSpelled.flatMap { $0.isFinite ? $0 : nil }
    text = member.value.string
    entry = nil
  }

  /// The same field where its placeholders are replaced.
  init(_ field: DeliveryField, read reading: Reading) {
    member = field.member
    number = spelledNumber(reading.text).flatMap { Double($0) }
    text = reading.text
    entry = reading.entries.last
  }

  var name: String { member.key }

  /// Whether phones read a string of no characters.
  var isEmptyText: Bool { text?.isEmpty ?? false }

  /// Whether phones read the value as it is written.
  var isAsWritten: Bool { text == member.value.string }

  /// The value as it is written, or the string that phones read in its place.
  var written: String { isAsWritten ? member.value.text : Value.string(text ?? "").compact }
}
