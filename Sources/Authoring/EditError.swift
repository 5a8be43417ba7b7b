internal import Schema
internal import Wording

/// Why a template cannot be read or edited as asked.
public struct EditError: Error, Hashable, Sendable {
  /// The kind of reason.
  public enum Code: Hashable, Sendable {
    /// The document has syntax errors, a key twice, or no known display type.
    case unreadable
    /// The schema has no such field.
    case unknownField
    /// The document does not hold the field or element.
    case absent
    /// The value does not fit the field.
    case wrongValue
    /// The message needs the field.
    case required
  }

  /// The kind of reason.
  public let code: Code
  /// The reason in one sentence without a full stop.
  public let message: String
  /// What to do about it.
  public let help: String?

  /// Creates an error.
  public init(_ code: Code, _ message: String, help: String? = nil) {
    self.code = code
    self.message = message
    self.help = help
  }

  /// A name is that of no display type.
  public static func noDisplayType(_ name: String) -> EditError {
    let names = Catalogue.displayTypes.map(\.name)
    return EditError(
      .unknownField, "\(quoted(name)) is not a display type",
      help: nearest(to: name, in: names).map { "did you mean \($0)?" }
        ?? "the types are \(names.joined(separator: ", "))")
  }
}
