internal import Schema
internal import Wording

/// One step of the way to a card.
enum CardStep: Hashable {
  /// displayType asks for a card.
  case asked(CardName, from: String)
  /// displayType holds a word that names no card.
  case askedForUnknown(String, from: String)
  /// displayType names a card that the release does not have yet.
  case tooOld(CardName, from: String)
  /// There is no displayType.
  case notAsked
  /// The picture, where it comes from, and in which order it is looked for.
  case image(from: String, order: String)
  /// There is no picture, in any of these places.
  case noImage(order: String)
  /// The words of the message.
  case words(title: MessageWords, content: MessageWords)
  /// The card asked for has all it needs.
  case complete(CardName)
  /// The card asked for lacks parts, and classic takes its place.
  case lacking(CardName, [CardPart])
  /// The card that what is there suggests.
  case suggested(CardName, because: String)

  typealias CardName = String

  /// The step as a sentence without a full stop.
  var sentence: String {
    switch self {
    case .asked(let card, let place): "\(place) asks for \(card)"
    case .askedForUnknown(let word, let place):
      "\(place) is \(quoted(word)), which is no card: what is there decides"
    case .tooOld(let card, let place):
      "\(place) asks for \(card), which this release does not have: what is there decides"
    case .notAsked: "there is no displayType: what is there decides"
    case .image(let origin, let order): "image from \(origin) (looked for in: \(order))"
    case .noImage(let order): "no image (looked for in: \(order))"
    case .words(let title, let content):
      "\(title.sentence(of: "title")), \(content.sentence(of: "content"))"
    case .complete(let card): "\(card) has all it needs"
    case .lacking(let card, let parts):
      "\(card) needs \(joined(parts.map(\.words), by: "and")): classic takes its place"
    case .suggested(let card, let reason): "\(reason): \(card)"
    }
  }
}

extension MessageWords {
  fileprivate func sentence(of name: String) -> String {
    switch self {
    case .present(_, let field): field == name ? name : "\(name) from \(field)"
    case .empty(let field): "\(field) is empty"
    case .absent: "no \(name)"
    case .malformed(let field): "\(field) is no text"
    case .undocumented(let field): "\(field) in other languages only"
    }
  }
}
