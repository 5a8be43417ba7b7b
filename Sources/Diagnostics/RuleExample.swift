/// A piece of a document that breaks or keeps a rule; a failing one has « and » round the bytes to blame.
public struct RuleExample: Hashable, Sendable {
  /// What the text is a piece of.
  public enum Place: Hashable, Sendable {
    /// A whole native-config.json.
    case document
    /// Members of a display type's content block, beside or in place of those it requires.
    case block(String)
    /// Members of the root of a display type's document.
    case root(String)
    /// A whole pushwoosh.json; the string holds members of a banner's content block.
    case translations(beside: String)
    /// A whole campaign file.
    case campaign
    /// A whole createMessage request.
    case request
    /// Members of the one message of a createMessage request.
    case message
  }

  /// What the text is a piece of.
  public let place: Place
  /// The text.
  public let text: String
  /// The SDK release asked about, such as `ios@7.2.1`; nil for the newest of both platforms.
  public let target: String?

  private init(_ place: Place, _ text: String, on target: String?) {
    self.place = place
    self.text = text
    self.target = target
  }

  /// Creates a whole native-config.json.
  public static func document(_ text: String, on target: String? = nil) -> RuleExample {
    RuleExample(.document, text, on: target)
  }

  /// Creates a whole campaign file.
  public static func campaign(_ text: String) -> RuleExample {
    RuleExample(.campaign, text, on: nil)
  }

  /// Creates a whole createMessage request.
  public static func request(_ text: String) -> RuleExample {
    RuleExample(.request, text, on: nil)
  }

  /// Creates members of the one message of a createMessage request.
  public static func message(_ text: String, on target: String? = nil) -> RuleExample {
    RuleExample(.message, text, on: target)
  }

  /// Creates members of a display type's content block.
  public static func block(_ type: String, _ text: String, on target: String? = nil) -> RuleExample
  {
    RuleExample(.block(type), text, on: target)
  }

  /// Creates members of the root of a display type's document.
  public static func root(_ type: String, _ text: String, on target: String? = nil) -> RuleExample {
    RuleExample(.root(type), text, on: target)
  }

  /// Creates a whole pushwoosh.json beside a banner with these members.
  public static func translations(
    _ text: String, beside banner: String = "", on target: String? = nil
  ) -> RuleExample {
    RuleExample(.translations(beside: banner), text, on: target)
  }
}
