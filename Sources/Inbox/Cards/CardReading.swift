internal import Diagnostics
internal import JSONTree
internal import Schema
internal import Wording

/// A message on one release in its languages: what becomes of it, and what is wrong.
struct CardReading {
  private(set) var verdicts: [CardVerdict] = []
  private(set) var faults: [InboxFault] = []
  private let message: InboxMessage
  private let target: Target
  /// What is wrong whatever the language, and bears on the card.
  private let shared: [InboxFault]
  private let refusals: [InboxFault]
  private let isSent: Bool
  /// What leaves open whether the message is sent.
  private let sendingDoubts: [InboxFault]
  /// What leaves open whether the message reaches the inbox.
  private let gateDoubts: [InboxFault]
  /// Whether verdicts tell what cards show.
  private let tellsLook: Bool

  /// Reads a message, of which some faults, and those of its request, have been found without looking at cards.
  init(
    _ message: InboxMessage, on target: Target, in languages: [String?], shared: [InboxFault],
    tellsLook: Bool
  ) {
    self.message = message
    self.target = target
    self.shared = shared
    self.tellsLook = tellsLook
    let isSent = message.isSent(to: target.platform)
    self.isSent = isSent ?? true
    sendingDoubts = isSent == nil ? message.platformDoubts(among: shared) : []
    gateDoubts = message.gateDoubts(among: shared)
    refusals = shared.filter { $0.effect == .refusal }
    let rules = InboxRules.possible(on: target)
    let parts = rules.map { CardParts(message, under: $0) }
    var found: [Outcome: Judgement] = [:]
    var locales: [Outcome: [String]] = [:]
    var order: [Outcome] = []
    for language in languages {
      let choices = zip(rules, parts).map { rules, parts in
        CardChoice(message, in: language, under: rules, parts: parts)
      }
      // What is wrong depends on the card and what it lacks, not on the words.
      let outcome = Outcome(
        choices,
        choices.last?.card.name == CardType.banner.name
          ? [] : message.doubts(on: target.platform, in: language))
      let judgement = found[outcome] ?? judge(choices, outcome.doubts)
      if found[outcome] == nil {
        found[outcome] = judgement
        order.append(outcome)
      }
      if let language { locales[outcome, default: []].append(language) }
      verdicts.append(verdict(judgement, language, choices.last))
    }
    faults = order.flatMap { outcome in
      (found[outcome]?.faults ?? []).map { fault in
        var fault = fault
        fault.locales = locales[outcome] ?? []
        return fault
      }
    }
  }

  /// What the faults of a message depend on.
  private struct Outcome: Hashable {
    let cards: [String]
    let lacking: [[CardPart]]
    let doubts: [WordDoubt]

    init(_ choices: [CardChoice], _ doubts: [WordDoubt]) {
      self.doubts = doubts
      cards = choices.map(\.card.name)
      lacking = choices.map(\.lacking)
    }
  }

  /// What is the same in all languages that come to one card for one reason.
  private struct Judgement {
    let faults: [InboxFault]
    let fate: CardVerdict.Fate
    let otherCard: String?
    let rules: [String]
    let summary: String
    /// What becomes of slides and buttons.
    let partSteps: [String]
  }

  private func faults(of choices: [CardChoice]) -> [InboxFault] {
    guard isSent else { return [] }
    let checks = choices.map { CardCheck(message, on: target, $0).faults }
    let sure = Dictionary((checks.first ?? []).map { ($0.identity, $0.effect) }) { $1 }
    return (checks.last ?? []).map {
      sure[$0.identity] == $0.effect ? $0 : $0.inDoubt(on: target)
    }
  }

  private func judge(_ choices: [CardChoice], _ doubts: [WordDoubt]) -> Judgement {
    // Between two releases of known rules the later ones are taken.
    let choice = choices.last
    let other = choices.first.flatMap { $0.card.name == choice?.card.name ? nil : $0.card.name }
    let faults = faults(of: choices)
    let closer = CloserLook(faults)
    let changes =
      faults.filter(\.isChange)
      + shared.filter { $0.changes(target) && !closer.saysMore(of: $0) }
    let isPlain = choice == nil && message.losesOnPlain
    let doubtful = (sendingDoubts + gateDoubts).map(\.rule) + doubts.map(\.rule)
    let fate: CardVerdict.Fate =
      if !isSent {
        .notSent
      } else if !refusals.isEmpty {
        .refused
      } else if message.openGates.isEmpty {
        .notInInbox
      } else {
        isPlain || other != nil || !changes.isEmpty || !doubtful.isEmpty ? .changed : .asWritten
      }
    let rules: [Rule] =
      switch fate {
      case .notSent: []
      case .refused: refusals.map(\.rule)
      case .notInInbox: [.notInInbox]
      case .changed, .asWritten:
        doubtful + (faults.filter { $0.severity > .info } + changes).map(\.rule)
      }
    return Judgement(
      faults: faults, fate: fate, otherCard: other, rules: rules.unique.map(\.id),
      summary: summary(fate, choice, changes, other, doubts),
      partSteps: choice?.partSteps(asOn: choices.first) ?? [])
  }

  private func verdict(
    _ judgement: Judgement, _ language: String?, _ choice: CardChoice?
  ) -> CardVerdict {
    let isDrawn = judgement.fate == .asWritten || judgement.fate == .changed
    let card = choice?.card.name ?? (target.platform == .android ? CardVerdict.plain : nil)
    return CardVerdict(
      message: message.index, target: target, locale: language, fate: judgement.fate,
      card: isDrawn ? card : nil, otherCard: isDrawn ? judgement.otherCard : nil,
      rules: judgement.rules, summary: judgement.summary,
      steps: steps(choice, judgement.partSteps),
      look: isDrawn && tellsLook ? look(choice, in: language) : nil)
  }

  private func look(_ choice: CardChoice?, in language: String?) -> CardLook? {
    if let choice { return CardLook(message, choice, in: language) }
    return target.platform == .android
      ? CardLook(plain: message, on: target.platform, in: language) : nil
  }

  private func summary(
    _ fate: CardVerdict.Fate, _ choice: CardChoice?, _ changes: [InboxFault], _ other: String?,
    _ doubts: [WordDoubt]
  ) -> String {
    switch fate {
    case .notSent:
      return message.platformNames
        + (choice == nil && target.platform == .android ? "; it would be plain" : "")
    case .refused: return "the server refuses the request: \(brief(refusals))"
    case .notInInbox: return "a push only: \(joined(InboxMessage.gates, by: "or")) is missing"
    case .asWritten, .changed: break
    }
    let plain =
      target.platform == .android
      ? "title, text and image only"
      : "InboxKit begins with \(InboxRules.first.since); older inboxes are not known"
    let words = doubts.map(\.part).filter { choice?.lacking.contains($0) != true }
    let open = [
      sendingDoubts.isEmpty ? nil : "perhaps not sent",
      gateDoubts.isEmpty ? nil : "perhaps not in the inbox",
      other.map { "perhaps \($0): its rules are not known" },
      words.isEmpty ? nil : "perhaps no \(joined(words.map(\.plainWords), by: "and no"))",
    ].compactMap { $0 }
    guard let choice else { return (open + [plain]).joined(separator: "; ") }
    let presence = words.isEmpty ? choice.presence : []
    return (open + (changes.isEmpty ? presence : [brief(changes)])).joined(separator: "; ")
  }

  /// The first fault, and how many more there are.
  private func brief(_ faults: [InboxFault]) -> String {
    let more = faults.count > 1 ? ["\(faults.count - 1) more"] : []
    return (faults.prefix(1).map(\.shortWords) + more).joined(separator: "; ")
  }

  private func steps(_ choice: CardChoice?, _ partSteps: [String]) -> [String] {
    let gates = message.openGates
    let gate =
      gates.isEmpty
      ? "it stays out of the inbox: none of \(joined(InboxMessage.gates, by: "or"))"
      : "it is \(gateDoubts.isEmpty ? "" : "perhaps ")in the inbox: \(joined(gates, by: "and"))"
    let refusing = refusals.isEmpty ? [] : ["the server refuses the request: \(brief(refusals))"]
    let isOpen = !sendingDoubts.isEmpty
    let names =
      isSent && !isOpen ? [] : [(isOpen ? "perhaps not sent: " : "") + message.platformNames]
    let sending = refusing + names
    guard let choice else {
      return target.platform == .android
        ? sending + [gate, "Android draws title, text and image, whatever data asks for"]
        : sending + [gate]
    }
    return sending + [gate] + choice.steps.map(\.sentence) + partSteps + [message.pinStep]
  }
}

extension InboxMessage {
  /// Which platforms the message is sent to, where it names any.
  fileprivate var platformNames: String {
    platforms.isEmpty
      ? "platforms names none that is known"
      : "platforms names \(joined(platforms.map(\.title), by: "and")) only"
  }

  /// The faults that leave open to which platforms the message is sent.
  fileprivate func platformDoubts(among faults: [InboxFault]) -> [InboxFault] {
    let place = path.appending(key: "platforms").steps
    return faults.filter { $0.path.steps.starts(with: place) }
  }

  /// The faults of the gates, where no gate is without one; of two gates it does not matter which one counts.
  fileprivate func gateDoubts(among faults: [InboxFault]) -> [InboxFault] {
    let places = openGates.map { path.appending(key: $0) }
    let found = faults.filter { $0.rule != .conflictingFields && places.contains($0.path) }
    return places.allSatisfy { place in found.contains { $0.path == place } } ? found : []
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
