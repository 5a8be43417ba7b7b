/// A value in a document: cheap to copy, and valid as long as you hold it.
public struct Node: Sendable {
  let storage: Storage
  let index: Int

  /// The six kinds of JSON value.
  public enum Kind: String, Sendable, CaseIterable {
    /// Members in braces.
    case object
    /// Elements in brackets.
    case array
    /// A text in quotes.
    case string
    /// A number.
    case number
    /// `true` or `false`.
    case boolean
    /// `null`.
    case null
  }

  var entry: Entry { storage.tape[index] }

  /// The kind of value.
  public var kind: Kind {
    switch entry.kind {
    case .object: .object
    case .array: .array
    case .string: .string
    case .number: .number
    case .yes, .no: .boolean
    case .null: .null
    }
  }

  /// The bytes of the value, with its quotes or brackets.
  public var range: Range<Int> { entry.range }

  /// The text of a string, with escapes resolved and half surrogate pairs as U+FFFD; nil for other kinds.
  public var string: String? {
    let entry = entry
    guard entry.kind == .string else { return nil }
    return decodeString(entry, in: storage.bytes)
  }

  /// The value of a number, correctly rounded; infinite when no double holds it, nil when it is no number.
  public var number: Double? {
    guard let text = numberText else { return nil }
    return numericValue(ofSpelling: text)
  }

  /// A number as it is spelled; nil for other kinds.
  public var numberText: String? {
    entry.kind == .number ? String(decoding: storage.bytes[range], as: UTF8.self) : nil
  }

  /// The value of a boolean; nil for other kinds.
  public var boolean: Bool? {
    switch entry.kind {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// Whether the value is `null`.
  public var isNull: Bool { entry.kind == .null }

  /// The bytes of the value as text.
  public var text: String { String(decoding: storage.bytes[range], as: UTF8.self) }

  /// The number of members or elements; 0 for other kinds.
  public var count: Int {
    let entry = entry
    return entry.kind == .object || entry.kind == .array ? entry.count : 0
  }
}

extension Node: Hashable {
  /// Whether both are the same place in the same document.
  public static func == (left: Node, right: Node) -> Bool {
    left.storage === right.storage && left.index == right.index
  }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(storage))
    hasher.combine(index)
  }
}
