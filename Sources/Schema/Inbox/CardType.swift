/// One of the cards that the iOS inbox draws.
public struct CardType: Sendable, CustomStringConvertible {
  /// The name, which is the value of `displayType`.
  public let name: String
  /// What it looks like, in one sentence.
  public let summary: String
  /// The first release that was seen to draw it; the vendor's page promises it from 7.0.40 on.
  public let since: SDKVersion
  /// What it needs under the older rules; without that, classic takes its place.
  public let needs: [CardPart]
  /// What it needs besides under the strict rules.
  public let needsWhenStrict: [CardPart]
  /// Whether it shows the buttons of the message.
  public let showsButtons: Bool
  /// Whether it shows the image of the message.
  public let showsImage: Bool

  /// Creates a card.
  init(
    _ name: String, _ summary: String, since: SDKVersion = InboxRules.first.since,
    needs: [CardPart] = [], whenStrict: [CardPart] = [], showsButtons: Bool = false,
    showsImage: Bool = true
  ) {
    self.name = name
    self.summary = summary
    self.since = since
    self.needs = needs
    self.needsWhenStrict = whenStrict
    self.showsButtons = showsButtons
    self.showsImage = showsImage
  }

  /// What it needs under a set of rules, in the order in which phones look for it.
  public func needs(under rules: InboxRules) -> [CardPart] {
    needs + (rules.isStrict ? needsWhenStrict : [])
  }

  /// Whether a set of rules knows the card at all.
  public func isKnown(to rules: InboxRules) -> Bool { since <= rules.since }

  /// The name.
  public var description: String { name }
}
