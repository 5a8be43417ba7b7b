internal import JSONTree
internal import Schema

/// The card that a set of rules draws for a message in one language, and why.
struct CardChoice {
  let rules: InboxRules
  let card: CardType
  /// The card asked for, whether the release has it or not.
  let asked: CardType?
  /// What the card asked for lacks.
  let lacking: [CardPart]
  let steps: [CardStep]
  let parts: CardParts

  init(
    _ message: InboxMessage, in language: String?, under rules: InboxRules, parts: CardParts
  ) {
    let title = message.title(on: .ios, in: language)
    let content = message.content(in: language)
    func has(_ part: CardPart) -> Bool {
      switch part {
      case .title: title.isThere
      case .content: content.isThere
      case .image, .slides, .video, .pass: parts.has(part)
      }
    }
    let order = InboxMessage.imageOrder(under: rules)
    let facts: [CardStep] = [
      parts.image.map { .image(from: $0.origin, order: order) } ?? .noImage(order: order),
      .words(title: title, content: content),
    ]
    let asked = message.askedCard
    self.rules = rules
    self.asked = asked
    self.parts = parts
    let place = message.displayType?.title ?? ""
    if let asked, asked.isKnown(to: rules) {
      let missing = asked.needs(under: rules).filter { !has($0) }
      lacking = missing
      card = missing.isEmpty ? asked : .classic
      let end: CardStep =
        missing.isEmpty ? .complete(asked.name) : .lacking(asked.name, missing)
      steps = [.asked(asked.name, from: place)] + facts + [end]
      return
    }
    let (suggested, reason) = Self.suggestion(rules, has)
    lacking = []
    card = suggested
    let start: CardStep
    if let asked {
      start = .tooOld(asked.name, from: place)
    } else if let word = message.displayType?.node.string {
      start = .askedForUnknown(word, from: place)
    } else {
      start = .notAsked
    }
    steps = [start] + facts + [.suggested(suggested.name, because: reason)]
  }

  var slides: [Slide] { parts.slides }
  var buttons: [InboxButton] { parts.buttons }

  /// The card for a message that asks for none, and why.
  private static func suggestion(
    _ rules: InboxRules, _ has: (CardPart) -> Bool
  ) -> (CardType, String) {
    guard has(.image) else { return (.classic, "no image") }
    guard has(.title) else { return (.banner, "an image and no title") }
    guard rules.isStrict else { return (.captioned, "an image and a title") }
    return has(.content)
      ? (.captioned, "an image, a title and content")
      : (.classic, "an image and a title, no content")
  }
}
