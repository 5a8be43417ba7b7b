public import Schema

/// The card that a release draws for a message in one language, and why.
public struct CardVerdict: Sendable {
  /// What becomes of a message.
  public enum Fate: Sendable {
    /// It is not sent to the platform.
    case notSent
    /// The server refuses the request.
    case refused
    /// It is a push only.
    case notInInbox
    /// A card is drawn as it was written.
    case asWritten
    /// A card is drawn, another one or with something left out.
    case changed
  }

  /// The number of the message, from 0.
  public let message: Int
  /// The release.
  public let target: Target
  /// The language; nil where the message has one text for all.
  public let locale: String?
  /// What becomes of it.
  public let fate: Fate
  /// The card, nil where none is drawn; Android has plain ones only.
  public let card: String?
  /// The card that it may be instead, between releases whose rules are known.
  public let otherCard: String?
  /// The ids of the rules responsible.
  public let rules: [String]
  /// The outcome in a few words.
  public let summary: String
  /// How the card was found, as sentences without full stops.
  public let steps: [String]
  /// What the card shows; nil where none is drawn, its look is not known, or it was not asked for.
  public let look: CardLook?

  /// The name of what Android draws.
  public static let plain = "plain"
}
