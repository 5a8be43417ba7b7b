internal import Diagnostics
internal import JSONTree
internal import Schema
internal import Wording

/// A message on one release in one language: what becomes of it, and what is wrong.
struct CardReading {
  let verdict: CardVerdict
  let faults: [InboxFault]

  init(_ message: InboxMessage, on target: Target, in language: String?) {
    let rules = InboxRules.possible(on: target)
    let choices = rules.map { CardChoice(message, in: language, under: $0) }
    // Between two releases of known rules the later ones are taken.
    let choice = choices.last
    let isSent = message.isSent(to: target.platform)
    let isInInbox = !message.openGates.isEmpty
    let checks = choices.map { CardCheck(message, on: target, in: language, $0).faults }
    let sure = checks.first ?? []
    faults =
      isSent
      ? (checks.last ?? []).map { fault in
        sure.contains { $0.isSame(as: fault) } ? fault : fault.inDoubt(on: target)
      } : []
    let other = choices.first.flatMap { $0.card.name == choice?.card.name ? nil : $0.card.name }
    let ids = faults.filter { $0.severity > .info }.map(\.rule.id).unique
    let fate: CardVerdict.Fate =
      if !isSent {
        .notSent
      } else if !isInInbox {
        .notInInbox
      } else if choice == nil
        ? message.losesOnPlain : other != nil || faults.contains(where: \.isChange)
      {
        .changed
      } else {
        .asWritten
      }
    let isDrawn = isSent && isInInbox
    let card = choice?.card.name ?? (target.platform == .android ? CardVerdict.plain : nil)
    verdict = CardVerdict(
      message: message.index, target: target, locale: language, fate: fate,
      card: isDrawn ? card : nil, otherCard: isDrawn ? other : nil,
      rules: fate == .notInInbox ? ["not-in-inbox"] : ids,
      summary: Self.summary(message, target, fate, choice, faults, other),
      steps: Self.steps(message, target, language, choice))
  }

  private static func summary(
    _ message: InboxMessage, _ target: Target, _ fate: CardVerdict.Fate, _ choice: CardChoice?,
    _ faults: [InboxFault], _ other: String?
  ) -> String {
    switch fate {
    case .notSent:
      return message.platformNames
        + (choice == nil && target.platform == .android ? "; it would be plain" : "")
    case .notInInbox: return "a push only: \(joined(InboxMessage.gates, by: "or")) is missing"
    case .asWritten, .changed: break
    }
    guard let choice else {
      return target.platform == .android
        ? "title, text and image only"
        : "InboxKit begins with \(InboxRules.first.since); older inboxes are not known"
    }
    let changes = faults.filter(\.isChange).map(\.shortWords)
    let more = changes.count > 1 ? ["\(changes.count - 1) more"] : []
    let parts = changes.prefix(1) + more + (changes.isEmpty ? choice.presence : [])
    let doubt = other.map { "perhaps \($0): its rules are not known" }
    return ([doubt].compactMap { $0 } + parts).joined(separator: "; ")
  }

  private static func steps(
    _ message: InboxMessage, _ target: Target, _ language: String?, _ choice: CardChoice?
  ) -> [String] {
    let gates = message.openGates
    let gate =
      gates.isEmpty
      ? "it stays out of the inbox: none of \(joined(InboxMessage.gates, by: "or"))"
      : "it is in the inbox: \(joined(gates, by: "and"))"
    let sending = message.isSent(to: target.platform) ? [] : [message.platformNames]
    guard let choice else {
      return target.platform == .android
        ? sending + [gate, "Android draws title, text and image, whatever data asks for"]
        : sending + [gate]
    }
    return sending + [gate] + choice.steps.map(\.sentence) + choice.partSteps + [message.pinStep]
  }
}

extension InboxMessage {
  /// Which platforms the message is sent to, where it names any.
  fileprivate var platformNames: String {
    let named = MessagePlatform.all.filter { platforms?.contains(Double($0.code)) ?? false }
    return named.isEmpty
      ? "platforms names no platform"
      : "platforms names \(joined(named.map(\.title), by: "and")) only"
  }

  /// Whether a plain row lacks something that the message asks for.
  fileprivate var losesOnPlain: Bool {
    ["carousel", "video", "wallet", "buttons", "pinned"].contains { any($0) != nil }
      || askedCard.map { $0.name != "classic" } ?? false
  }

  fileprivate var pinStep: String {
    guard let found = any("pinned") else { return "not pinned" }
    guard let pinned else { return "not pinned: \(found.title) is \(found.node.kind.words)" }
    return isPinned ? "pinned, by \(pinned.title)" : "not pinned, by \(pinned.title)"
  }
}
