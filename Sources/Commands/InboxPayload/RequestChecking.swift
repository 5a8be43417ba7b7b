internal import Campaigns
internal import Checking
internal import Diagnostics
internal import Inbox
internal import JSONTree
internal import Schema
internal import Wording

extension Checker {
  /// Checks a createMessage request: the findings of the releases asked about, and the cards of all that differ.
  func report(onRequest document: Document) -> Report {
    let report = inboxReport(on: document)
    return Report(
      kind: .createMessage, displayType: report?.askedCard,
      diagnostics: document.syntaxFindings + (report?.diagnostics ?? []),
      verdicts: report?.verdicts.map(Verdict.init) ?? [])
  }

  /// The releases whose cards are told: those asked about, or one of each set of rules.
  var inboxTargets: [Target] { explicitPlatforms.isEmpty ? Target.inboxReleases : targets }

  /// What the inbox makes of a request, in the languages asked about or in others; nil where it is not JSON
  /// throughout.
  ///
  /// Of the first `drawn` messages it tells what their cards show.
  func inboxReport(
    on document: Document, locales named: [String] = [], drawn: Int = 0
  ) -> InboxReport? {
    guard document.isComplete, document.root != nil else { return nil }
    return InboxReport(
      document, targets: inboxTargets,
      concerned: targets, locales: named.isEmpty ? locales : named, now: now, limit: limit,
      drawn: drawn, zoneFault: zoneFault)
  }
}

extension Target {
  /// One release of each set of rules, the newest first, and Android.
  static let inboxReleases =
    InboxRules.all.reversed().map { Target(.ios, $0.lastSeen ?? $0.since) } + [.newest(.android)]
}

/// Why a word is not the name of a time zone, or a time none of that zone; nil also where this system knows no zones.
private func zoneFault(_ name: String, at time: LocalMinute?) -> ZoneFault? {
  let zones = TimeZoneDatabase()
  guard name.first != "+", name.first != "-", name != "Z" else {
    return ZoneFault("\(quoted(name)) is no name of a time zone", help: "write Europe/Berlin")
  }
  guard zones.folder != nil else { return nil }
  do {
    let zone = try zones.zone(named: name)
    guard let time else { return nil }
    let local = LocalTime(milliseconds: (time.day * 1440 + time.minute) * 60_000)
    guard case .none(_, let gap) = zone.resolve(local) else { return nil }
    return ZoneFault(
      "clocks in \(quoted(name)) skip this time, and go on at \(zone.local(of: gap).clock)",
      help: "write a time that there is", isOfTime: true)
  } catch {
    // Here help is a part of a sentence, and an offset is no zone.
    let help = error.help.map { $0.prefix(1).lowercased() + $0.dropFirst() }
    return ZoneFault(
      error.message,
      help: help.flatMap { $0.contains("+01:00") ? nil : $0 } ?? "write such as Europe/Berlin")
  }
}

extension Verdict {
  /// What a release does with a message, as a verdict of validate.
  init(_ card: CardVerdict) {
    let outcome: Outcome =
      switch card.fate {
      case .notSent, .refused, .notInInbox: .dropped
      case .changed: .changed
      case .asWritten: .shown
      }
    self.init(
      target: card.target, locale: card.locale, outcome: outcome, rules: card.rules,
      changes: [card.summary], isReached: card.fate != .notSent,
      inboxCard: InboxCard(
        message: card.message, name: card.card,
        isSent: card.fate != .notSent && card.fate != .refused, steps: card.steps))
  }
}

extension RuleFamily {
  /// The rules about requests and the cards of the inbox.
  static let inbox = RuleFamily("Inbox cards", Rule.inbox)
}
