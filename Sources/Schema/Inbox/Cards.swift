extension CardType {
  /// One picture, which also a message that asks for no card may become.
  public static let banner = CardType(
    "banner", "One picture from edge to edge, without words.", needs: [.image])

  /// A picture above words, which also a message that asks for no card may become.
  public static let captioned = CardType(
    "captioned", "A picture above a title, words and buttons.", needs: [.image],
    whenStrict: [.title, .content], showsButtons: true)

  /// The card that takes the place of every other one.
  public static let classic = CardType(
    "classic", "A round icon beside a title, words and buttons.", showsButtons: true)

  static let carousel = CardType(
    "carousel", "Pictures to swipe through, above a title and words.",
    since: InboxRules.rich.since, needs: [.slides], whenStrict: [.title, .content],
    showsImage: false)

  static let video = CardType(
    "video", "A poster that opens a film, above a title and words.",
    since: InboxRules.rich.since, needs: [.video], showsImage: false)

  static let wallet = CardType(
    "wallet", "A title and words above a button that adds a pass to Apple Wallet.",
    since: InboxRules.rich.since, needs: [.pass])
}
