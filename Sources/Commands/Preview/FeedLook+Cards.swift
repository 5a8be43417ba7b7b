internal import Inbox
internal import Rendering
internal import Wording

extension Preview.Card {
  /// Takes what the inbox shows of a message.
  init(_ look: CardLook) {
    self.init(look.card, at: look.pointer)
    title = look.title.map(Part.init)
    content = look.content.map(Part.init)
    image = look.image.map(Part.init)
    icon = look.icon.map(Part.init)
    slides = look.slides.map {
      Slide(Part($0.image), caption: $0.caption.map(Part.init), tap: Tap($0.tap), at: $0.pointer)
    }
    buttons = look.buttons.map { Button(Part($0.title), tap: Tap($0.tap), at: $0.pointer) }
    opening = look.opening.map {
      Opening(Tap($0.tap), ownsCard: $0.ownsCard, at: $0.pointer)
    }
    tap = Tap(look.tap)
    isPinned = look.isPinned
    sent = look.sent
  }
}

extension Preview.Card.Part {
  fileprivate init(_ piece: CardPiece) { self.init(piece.text, at: piece.pointer) }
}

extension Preview.Card.Tap {
  fileprivate init(_ tap: CardTap) {
    func shown(_ text: String) -> String { printable(text, atMost: 200) }
    switch tap {
    case .opens(let url): self.init("Would open \(shown(url)).")
    case .showsPage(let code): self.init("Would show the rich media page \(shown(code)).")
    case .plays(let url): self.init("Would play \(shown(url)) in the system's full-screen player.")
    case .addsPass(let url): self.init("Would offer to add the pass \(shown(url)) to Apple Wallet.")
    case .dismisses: self.init("Takes the message out of the inbox.", removesCard: true)
    case .marksRead: self.init("Marks the message as read.")
    case .tellsApp(let payload): self.init("Would leave it to the app, with \(shown(payload)).")
    case .refuses(let url): self.init("Would do nothing: no tap opens \(shown(url)).")
    case .nothing: self.init("Does nothing: the message has no link of its own.")
    }
  }
}
