/// What the inbox shows of a message on one release in one language.
public struct CardLook: Sendable {
  /// The card drawn; Android has plain ones only.
  public let card: String
  /// The card asked for, whether the release has it or not.
  public let asked: String?
  /// The place of the message.
  public let pointer: String
  /// The title; where it is there in other languages only, one of these.
  public let title: CardPiece?
  /// The content; where it is there in other languages only, one of these.
  public let content: CardPiece?
  /// The parts of which it is not documented what phones in this language get.
  public let doubtful: [String]
  /// The address of the large picture: the message's own, or a film's poster.
  public let image: CardPiece?
  /// The address of the small round picture.
  public let icon: CardPiece?
  /// The slides shown.
  public let slides: [CardSlide]
  /// The buttons shown.
  public let buttons: [CardButton]
  /// The film or the pass, and what happens to it on a tap.
  public let opening: CardOpening?
  /// What a tap beside all these does.
  public let tap: CardTap
  /// Whether it stays at the top.
  public let isPinned: Bool
  /// When it is sent, in minutes since 1970 on some clock; nil for at once.
  public let sent: Int?
}

/// A text or an address of a message, and where it stands.
public struct CardPiece: Hashable, Sendable {
  /// The text.
  public let text: String
  /// The place, as a JSON Pointer; inside a string of JSON that of the string.
  public let pointer: String
}

/// A picture of a carousel.
public struct CardSlide: Sendable {
  /// The place of the slide.
  public let pointer: String
  /// The address of the picture.
  public let image: CardPiece
  /// The words over it.
  public let caption: CardPiece?
  /// What a tap does.
  public let tap: CardTap
}

/// A button of a card.
public struct CardButton: Sendable {
  /// The place of the button.
  public let pointer: String
  /// The label.
  public let title: CardPiece
  /// What a tap does.
  public let tap: CardTap
}

/// A film or pass that a card opens.
public struct CardOpening: Sendable {
  /// The place of its address.
  public let pointer: String
  /// What a tap does.
  public let tap: CardTap
  /// Whether a tap anywhere on the card does it.
  public let ownsCard: Bool
}

/// What a phone does on a tap.
public enum CardTap: Hashable, Sendable {
  /// It opens an address.
  case opens(String)
  /// It shows the rich media page of a code.
  case showsPage(String)
  /// It plays a film in the system's player.
  case plays(String)
  /// It offers to add a pass.
  case addsPass(String)
  /// It takes the message away.
  case dismisses
  /// It marks the message as read.
  case marksRead
  /// It leaves the tap to the app, with JSON.
  case tellsApp(String)
  /// It does not open an address whose scheme is refused.
  case refuses(String)
  /// It does nothing.
  case nothing
}
