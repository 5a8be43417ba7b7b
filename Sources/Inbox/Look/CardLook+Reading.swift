internal import JSONTree
internal import Schema

extension CardLook {
  /// Takes what a chosen card shows of a message.
  init(_ message: InboxMessage, _ choice: CardChoice, in language: String?) {
    let name = choice.card.name
    let words = message.pieces(on: .ios, in: language)
    let hero = choice.parts.image.map(CardPiece.init)
    let icon = message.images(under: choice.rules).first { !$0.isAttachment }.map(CardPiece.init)
    let taps = CardTaps(message, choice.rules)
    card = name
    asked = choice.asked?.name
    pointer = message.path.pointer
    title = words.title
    content = words.content
    doubtful = words.doubtful
    image =
      switch name {
      case "video": message.poster.flatMap(CardPiece.init)
      case "classic", "carousel": nil
      default: hero
      }
    self.icon = name == "classic" || name == "captioned" && icon?.text != hero?.text ? icon : nil
    slides =
      name == "carousel"
      ? choice.slides.filter { $0.fate == .shown }.compactMap { CardSlide($0, taps) } : []
    buttons =
      choice.card.showsButtons ? choice.buttons.compactMap { CardButton($0, taps) } : []
    opening = taps.opening(of: name)
    tap = taps.ofMessage
    isPinned = message.isPinned
    sent = message.sent
  }

  /// Takes what a plain row shows of a message.
  init(plain message: InboxMessage, on platform: Platform, in language: String?) {
    let words = message.pieces(on: platform, in: language)
    card = CardVerdict.plain
    asked = message.askedCard?.name
    pointer = message.path.pointer
    title = words.title
    content = words.content
    doubtful = words.doubtful
    image = nil
    icon = message.inboxImage.map(CardPiece.init)
    slides = []
    buttons = []
    opening = nil
    tap = CardTaps(message, .first).ofMessage
    isPinned = false
    sent = message.sent
  }
}

extension CardPiece {
  fileprivate init(_ image: ImageChoice) {
    self.init(text: image.address, pointer: image.path.pointer)
  }

  /// Takes a string; nil for another kind.
  fileprivate init?(_ found: Found) {
    guard let text = found.node.string else { return nil }
    self.init(text: text, pointer: found.path.pointer)
  }
}

extension CardSlide {
  fileprivate init?(_ slide: Slide, _ taps: CardTaps) {
    guard let image = slide.found.member("image").flatMap(CardPiece.init) else { return nil }
    pointer = slide.found.path.pointer
    self.image = image
    caption = slide.title == nil ? nil : slide.found.member("title").flatMap(CardPiece.init)
    tap = slide.url.map(taps.opening) ?? taps.ofMessage
  }
}

extension CardButton {
  fileprivate init?(_ button: InboxButton, _ taps: CardTaps) {
    guard button.title != nil, let title = button.found.member("title").flatMap(CardPiece.init)
    else { return nil }
    pointer = button.found.path.pointer
    self.title = title
    tap =
      switch button.action {
      case .openURL(let url): taps.opening(url)
      case .dismiss: .dismisses
      case .markRead: .marksRead
      case .custom(let payload): .tellsApp(payload)
      }
  }
}

extension InboxMessage {
  /// The poster of the film.
  fileprivate var poster: Found? {
    first("video") { $0.kind == .object }.flatMap { video in
      video.text("poster").flatMap { _ in video.member("poster") }
    }
  }

  /// When it is sent, in minutes since 1970; nil for at once.
  fileprivate var sent: Int? {
    let date = node.last("send_date")?.string.flatMap { WrittenDate($0) }
    return date?.minute.map { $0.day * 1440 + $0.minute }
  }

  /// The title and the content that phones in a language get, and which of them are in doubt.
  fileprivate func pieces(
    on platform: Platform, in language: String?
  ) -> (title: CardPiece?, content: CardPiece?, doubtful: [String]) {
    let title = title(on: platform, in: language)
    let content = content(in: language)
    let doubtful = [(title, CardPart.title), (content, .content)]
      .filter { $0.0.isThere && $0.0.doubt != nil }.map { $1.plainWords }
    return (piece(title), piece(content), doubtful)
  }

  private func piece(_ words: MessageWords) -> CardPiece? {
    switch words {
    case .present(let text, let place):
      // No field has a dot in its name; a language follows the first one.
      let steps = place.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      let path = Path(self.path.steps + steps.map { .key(String($0)) })
      return CardPiece(text: text, pointer: path.pointer)
    case .undocumented(let field):
      let other = node.last(field)?.members.first { $0.value.string?.isEmpty == false }
      guard let other, let text = other.value.string else { return nil }
      return CardPiece(
        text: text, pointer: path.appending(key: field).appending(key: other.key).pointer)
    case .empty, .absent, .malformed: return nil
    }
  }
}
