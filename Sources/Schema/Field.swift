/// One field of an object: its name, type, rules, and place in the picture.
///
/// A class, as a field is looked up many times for each value checked, and a copy of so many parts costs more
/// than the look itself.
public final class Field: Sendable {
  /// Whether a field must be there.
  public enum Presence: Hashable, Sendable {
    /// It must be there; otherwise the platform does this.
    case required(otherwise: Outcomes)
    /// It may be left out or null.
    case optional
  }

  /// The field's name in JSON.
  public let name: String
  /// The type.
  public let shape: Shape
  /// Whether it must be there.
  public let presence: Presence
  /// What it is, in one sentence.
  public let summary: String
  /// What each platform does when the value is of a wrong type or form.
  public let malformed: Outcomes
  /// The value used when scaffolding, where the shape alone does not give one.
  public let example: Literal?
  /// The field's place in the picture.
  public let role: Role?
  /// Since when it works, where that differs from the object it lies in.
  public let support: Support?
  /// Why no phone shows any effect, where that is so.
  public let inertBecause: String?
  /// Why phones draw a colour without its transparency, where that is so.
  public let opaqueBecause: String?
  /// How phones set the words, where the field is a text.
  public let lettering: Lettering?

  /// Creates a field.
  public init(
    _ name: String, _ shape: Shape, _ presence: Presence, _ summary: String,
    malformed: Outcomes = .dropped, example: Literal? = nil, role: Role? = nil,
    support: Support? = nil, inertBecause: String? = nil, opaqueBecause: String? = nil,
    lettering: Lettering? = nil
  ) {
    self.name = name
    self.shape = shape
    self.presence = presence
    self.summary = summary
    self.malformed = malformed
    self.example = example
    self.role = role
    self.support = support
    self.inertBecause = inertBecause
    self.opaqueBecause = opaqueBecause
    self.lettering = lettering
  }

  /// Creates a field without which no phone shows the message.
  public static func required(
    _ name: String, _ shape: Shape, _ summary: String,
    example: Literal? = nil, role: Role? = nil, inertBecause: String? = nil,
    opaqueBecause: String? = nil, lettering: Lettering? = nil
  ) -> Field {
    Field(
      name, shape, .required(otherwise: .dropped), summary,
      example: example, role: role, inertBecause: inertBecause, opaqueBecause: opaqueBecause,
      lettering: lettering)
  }

  /// Creates a field that may be left out.
  public static func optional(
    _ name: String, _ shape: Shape, _ summary: String,
    example: Literal? = nil, role: Role? = nil, inertBecause: String? = nil,
    lettering: Lettering? = nil
  ) -> Field {
    Field(
      name, shape, .optional, summary,
      example: example, role: role, inertBecause: inertBecause, lettering: lettering)
  }

  /// Whether the message needs the field.
  public var isRequired: Bool {
    if case .required = presence { true } else { false }
  }

  /// The object that its value is, or that each element of its list is; nil for anything else.
  public var model: Model? {
    switch shape {
    case .object(let model), .list(.object(let model), _): model
    default: nil
    }
  }

  /// Whether the vendor's page knows the field.
  public var isDocumented: Bool { support?.isDocumentedAnywhere ?? true }
}
