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
          steps: [], verdict: "no card", cards: [])
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
    let leads = verdicts.map(\.lead).unique
    let words = verdicts.map(\.cardWord).unique
    self.init(
      target: screen.target, locale: screen.locale,
      outcome: isUnknown ? "unknown" : outcome.rawValue,
      reasons: told(of: verdicts) { $0.reason.map { [$0] } ?? [] },
      steps: told(of: verdicts, \.allSteps),
      verdict: leads.count == 1 ? leads[0] : joined(words, by: "and"),
      details: told(of: verdicts) { verdict in
        let detail = leads.count == 1 ? verdict.detail : verdict.reason
        return detail.map { [$0] } ?? []
      },
      cards: isUnknown ? nil : verdicts.compactMap { $0.look.map(Preview.Card.init) },
      left: left,
      footnote: screen.target.platform == .android
        ? "A stand-in: how Android lays out its rows is not known." : nil)
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
    detail.map { replacement == nil ? $0 : "\(lead): \($0)" }
  }

  /// The reason without what takes the place of what.
  fileprivate var detail: String? { fate == .asWritten && look != nil ? nil : summary }

  /// What becomes of the message, in a few words.
  fileprivate var lead: String {
    replacement.map { "\($0.card) in place of \($0.asked)" } ?? cardWord
  }

  /// The card drawn in place of the one asked for; nil where it is that one, or none was.
  private var replacement: (card: String, asked: String)? {
    guard let look, let asked = look.asked, asked != look.card, look.card != Self.plain else {
      return nil
    }
    return (look.card, asked)
  }

  /// The card in a word, or why there is none.
  fileprivate var cardWord: String { Verdict(self).cardWord }

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
