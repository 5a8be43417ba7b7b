/// A JSON value written in the schema.
public indirect enum Literal: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case list([Literal])
  case object([Entry])

  /// One member of an object.
  public struct Entry: Hashable, Sendable {
    /// The member's name.
    public let name: String
    /// The member's value.
    public let value: Literal

    /// Creates a member.
    public init(_ name: String, _ value: Literal) {
      self.name = name
      self.value = value
    }
  }
}

extension Literal: ExpressibleByBooleanLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral
{
  /// Creates a boolean.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates a whole number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a list.
  public init(arrayLiteral elements: Literal...) { self = .list(elements) }
}
