internal import Checking
internal import Diagnostics
internal import Inbox
internal import JSONTree
internal import Rendering
internal import Schema
internal import Wording

extension Checker {
  /// The phones that show the messages of a request; no more of them than one looks at.
  func inboxPhones(_ request: Document) -> [Preview.Phone] {
    // A message may name languages that another one lacks; each phone shows all messages.
    let named = report(onRequest: request).verdicts.map(\.locale).unique.compactMap { $0 }
    let report = inboxReport(on: request, locales: named, drawn: Preview.mostCards)
    let verdicts = (report?.verdicts ?? []).filter { $0.message < Preview.mostCards }
    guard !verdicts.isEmpty else {
      return inboxTargets.map {
        Preview.Phone(
          target: $0, locale: nil, outcome: Outcome.dropped.rawValue,
          reasons: [report == nil ? "the request cannot be read" : "the request sends no message"],
          steps: [], cards: [])
      }
    }
    let byPhone = Dictionary(grouping: verdicts) { PhoneName(target: $0.target, locale: $0.locale) }
    return verdicts.map { PhoneName(target: $0.target, locale: $0.locale) }.unique.map {
      Preview.Phone($0, byPhone[$0] ?? [])
    }
  }
}

private struct PhoneName: Hashable {
  let target: Target
  let locale: String?
}

extension Preview {
  /// The messages of a request that are drawn.
  static let mostCards = 20
}

extension Preview.Phone {
  fileprivate init(_ name: PhoneName, _ verdicts: [CardVerdict]) {
    let isNumbered = verdicts.count > 1
    let cards = verdicts.compactMap { $0.look.map(Preview.Card.init) }
    let isUnknown = verdicts.contains { $0.isReceived && $0.look == nil }
    let outcomes = verdicts.map { Verdict($0).outcome }.unique
    let outcome: String =
      if isUnknown {
        "unknown"
      } else if outcomes.contains(.dropped) {
        outcomes.count == 1 ? Outcome.dropped.rawValue : Outcome.changed.rawValue
      } else {
        outcomes.contains(.changed) ? Outcome.changed.rawValue : Outcome.shown.rawValue
      }
    func numbered(_ text: String, _ verdict: CardVerdict) -> String {
      printable((isNumbered ? "message \(verdict.message + 1): " : "") + text)
    }
    self.init(
      target: name.target, locale: name.locale, outcome: outcome,
      reasons: verdicts.compactMap { verdict in verdict.reason.map { numbered($0, verdict) } },
      steps: verdicts.flatMap { verdict in verdict.allSteps.map { numbered($0, verdict) } },
      cards: isUnknown ? nil : cards)
  }
}

extension CardVerdict {
  /// Whether the inbox of the phone gets the message.
  fileprivate var isReceived: Bool { fate == .asWritten || fate == .changed }

  /// Why no card is drawn, or another one; nil where it is drawn as written.
  fileprivate var reason: String? {
    guard fate != .asWritten || look == nil else { return nil }
    guard let look, let asked = look.asked, asked != look.card, look.card != Self.plain else {
      return summary
    }
    return "\(look.card) in place of \(asked): \(summary)"
  }

  /// How the card was found, and what is only drawn here for want of knowing better.
  fileprivate var allSteps: [String] {
    guard let look else { return steps }
    let words = look.doubtful.map { "the \($0) drawn is one of another language" }
    let avatar =
      look.card == CardType.classic.name && look.icon == nil
      ? ["the letter stands for the icon of the app"] : []
    return steps + words + avatar
  }
}

extension Preview.Card {
  fileprivate init(_ look: CardLook) {
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
    case .dismisses: self.init("Takes the message out of the inbox.", .leaves)
    case .marksRead: self.init("Marks the message as read.", .isRead)
    case .tellsApp(let payload): self.init("Would leave it to the app, with \(shown(payload)).")
    case .refuses(let url): self.init("Would do nothing: no tap opens \(shown(url)).")
    case .nothing: self.init("Does nothing: the message has no link of its own.")
    }
  }
}
