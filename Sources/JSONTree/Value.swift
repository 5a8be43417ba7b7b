/// A JSON value in memory, apart from any document.
///
/// Texts compare as Swift's strings do, by canonical equivalence.
public indirect enum Value: Sendable, Hashable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number as it is spelled.
  case number(String)
  /// A text.
  case string(String)
  /// Elements in order.
  case array([Value])
  /// Members in order.
  case object([Entry])

  /// A key and its value.
  public struct Entry: Sendable, Hashable {
    /// The key.
    public var key: String

    /// The value.
    public var value: Value

    /// Creates a member.
    public init(_ key: String, _ value: Value) {
      self.key = key
      self.value = value
    }
  }
}

extension Value {
  /// Creates the value of a node; nil when a number in it is not one JSON can hold.
  public init?(node: Node) {
    switch node.entry.kind {
    case .null: self = .null
    case .yes: self = .boolean(true)
    case .no: self = .boolean(false)
    case .string: self = .string(node.string ?? "")
    case .number:
      let text = node.text
      if isNumber(text.utf8) {
        self = .number(text)
      } else if let number = node.number, number.isFinite {
        self.init(number)
      } else {
        return nil
      }
    case .array:
      var values: [Value] = []
      values.reserveCapacity(node.count)
      for element in node.elements {
        guard let value = Value(node: element) else { return nil }
        values.append(value)
      }
      self = .array(values)
    case .object:
      var entries: [Entry] = []
      entries.reserveCapacity(node.count)
      for member in node.members {
        guard let value = Value(node: member.value) else { return nil }
        entries.append(Entry(member.key, value))
      }
      self = .object(entries)
    }
  }

  /// Creates a number from an integer.
  public init(_ integer: Int) { self = .number(String(integer)) }

  /// Creates a number in its shortest spelling, without a fraction when it has none; `null` when not finite.
  public init(_ number: Double) {
    guard number.isFinite else {
      self = .null
      return
    }
    let text = "\(number)"
    self = .number(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  /// The value of an object's first member with a key; nil when there is none.
  public subscript(key: String) -> Value? {
    guard case .object(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates a text.
  public init(stringLiteral text: String) { self = .string(text) }

  /// Creates a boolean.
  public init(booleanLiteral boolean: Bool) { self = .boolean(boolean) }

  /// Creates a number.
  public init(integerLiteral integer: Int) { self.init(integer) }

  /// Creates an array.
  public init(arrayLiteral elements: Value...) { self = .array(elements) }

  /// Creates an object whose members are in the order written.
  public init(dictionaryLiteral elements: (String, Value)...) {
    self = .object(elements.map { Entry($0.0, $0.1) })
  }
}
