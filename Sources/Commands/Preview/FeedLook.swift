internal import Checking
internal import Inbox
internal import JSONTree
internal import Rendering
internal import Schema
internal import Wording

extension Checker {
  /// The phones that show the messages of a request in these languages; no more messages than one looks at.
  func inboxPhones(_ request: Document, in locales: [String]) -> [Preview.Phone] {
    let most = 20
    let report = inboxReport(on: request, locales: locales, drawn: most)
    let (verdicts, left) = (report?.verdicts ?? []).ofFirstMessages(most)
    guard !verdicts.isEmpty else {
      return inboxTargets.map {
        Preview.Phone(
          target: $0, locale: nil, outcome: Outcome.dropped.rawValue,
          reasons: [report == nil ? "the request cannot be read" : "the request sends no message"],
          steps: [], cards: [])
      }
    }
    let screens = verdicts.map(FeedScreen.init)
    let byScreen = Dictionary(grouping: verdicts, by: FeedScreen.init)
    return screens.unique.map { Preview.Phone($0, byScreen[$0] ?? [], left: left) }
  }
}

/// A release in a language, whose feed shows all messages.
private struct FeedScreen: Hashable {
  let target: Target
  let locale: String?

  init(_ verdict: CardVerdict) {
    target = verdict.target
    locale = verdict.locale
  }
}

extension [CardVerdict] {
  /// Those of the first messages, and how many messages more there are.
  fileprivate func ofFirstMessages(_ most: Int) -> (verdicts: [CardVerdict], left: Int) {
    let messages = map(\.message).unique
    guard let last = messages.prefix(most).last else { return ([], 0) }
    return (filter { $0.message <= last }, messages.count - Swift.min(most, messages.count))
  }
}

extension Preview.Phone {
  fileprivate init(_ screen: FeedScreen, _ verdicts: [CardVerdict], left: Int) {
    let isUnknown = verdicts.contains { $0.isReceived && $0.look == nil }
    let outcomes = verdicts.map { Verdict($0).outcome }.unique
    let outcome: Outcome = outcomes.count == 1 ? outcomes[0] : .changed
    let footnotes = [
      left > 0 ? "And \(counted(left, "message")) more." : nil,
      screen.target.platform == .android
        ? "A stand-in: how Android lays out its rows is not known." : nil,
    ].compactMap { $0 }
    self.init(
      target: screen.target, locale: screen.locale,
      outcome: isUnknown ? "unknown" : outcome.rawValue,
      reasons: told(of: verdicts) { $0.reason.map { [$0] } ?? [] },
      steps: told(of: verdicts, \.allSteps),
      cards: isUnknown ? nil : verdicts.compactMap { $0.look.map(Preview.Card.init) },
      footnote: footnotes.isEmpty ? nil : footnotes.joined(separator: " "))
  }
}

/// What is told of messages, each sentence once, with the numbers of the messages it is not about all of.
private func told(
  of verdicts: [CardVerdict], _ sentences: (CardVerdict) -> [String]
) -> [String] {
  let all = verdicts.flatMap { verdict in sentences(verdict).map { (verdict.message, $0) } }
  let messages = Dictionary(grouping: all) { $0.1 }
  return all.map(\.1).unique.map { sentence in
    let numbers = (messages[sentence] ?? []).map { String($0.0 + 1) }.unique
    guard numbers.count < verdicts.count else { return printable(sentence) }
    let noun = numbers.count == 1 ? "message" : "messages"
    return printable("\(noun) \(joined(numbers, by: "and")): \(sentence)")
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
