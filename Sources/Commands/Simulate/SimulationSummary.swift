internal import Campaigns
internal import Wording

extension Simulation {
  /// What came of each message, in plain words.
  func sentences(_ run: Run) -> [String] {
    rehearsal.messages.indices.map { index in
      let subject = rehearsal.messages.count > 1 ? rehearsal.shortName(of: index) : nil
      return sentence(of: run.timeline.filter { $0.message == index }, run, subject)
    }
  }

  private func sentence(of entries: [TimelineEntry], _ run: Run, _ subject: String?) -> String {
    let shown = entries.filter { $0.outcome == .shown }
    let tries = entries.filter { $0.outcome.isFinal }
    guard let last = shown.last else {
      let opening = subject.map { "\($0) is never shown" } ?? "Never shown"
      guard !tries.isEmpty else {
        let isWaiting = entries.contains { if case .queued = $0.outcome { true } else { false } }
        guard !isWaiting else { return "\(opening): it still waits at the end." }
        return "\(opening): nothing triggers it between \(day(rehearsal.window.lowerBound)) and "
          + "\(day(rehearsal.window.upperBound))."
      }
      let reasons = tries.compactMap(\.outcome.reason).unique
      guard reasons.count == 1, let first = tries.first else { return "\(opening)." }
      if let most = rehearsal.messages[first.message].delivery.maxDisplays,
        reasons == [.maxDisplays]
      {
        return "\(opening): the cap of \(plain(most)) blocks it."
      }
      return "\(opening): \(run.plan.words(for: first))."
    }
    let opening = subject.map { "\($0) is shown" } ?? "Shown"
    let days = shown.map { rehearsal.zone.local(of: $0.at) }
    let devices = Set(entries.map(\.install)).count
    let places = devices > 1 ? " on \(devices) devices" : ""
    let text =
      "\(opening) \(times(shown.count))\(places): \(dateList(days.map(\.date)))\(clocks(days))."
    let isOnlyCooldown = tries.allSatisfy { [nil, .cooldown].contains($0.outcome.reason) }
    let after = isOnlyCooldown ? tries[...] : tries.drop { $0.at <= last.at }
    let reasons = after.compactMap(\.outcome.reason).unique
    guard let reason = reasons.first, devices == 1 else { return text }
    guard reasons.count == 1, let next = after.first(where: { $0.outcome.reason == reason }) else {
      return text
    }
    return "\(text) \(sequel(reason, next, run.plan))"
  }

  private func day(_ instant: Instant) -> String { rehearsal.zone.local(of: instant).date.words }

  /// The time of day that all displays share; empty where they do not.
  private func clocks(_ times: [LocalTime]) -> String {
    let clocks = times.map(\.clock).unique.sorted()
    switch clocks.count {
    case 1: return " at \(clocks[0])"
    case 2...3 where times.count == clocks.count * Set(times.map(\.date)).count:
      return " at \(joined(clocks, by: "and"))"
    default: return ""
    }
  }

  /// What keeps all later attempts back.
  private func sequel(_ reason: Reason, _ entry: TimelineEntry, _ plan: Plan) -> String {
    let delivery = rehearsal.messages[entry.message].delivery
    switch reason {
    case .maxDisplays:
      return "After that the cap of \(plain(delivery.maxDisplays ?? 0)) blocks it."
    case .cooldown:
      let span = delivery.cooldown.flatMap { TimeSpan(milliseconds: Int($0 * 1000))?.text }
      return "Otherwise the cooldown\(span.map { " of \($0)" } ?? "") blocks it."
    case .expired: return "After that it has ended."
    case .paused: return "After that the app has paused messages."
    case .vetoed: return "After that the app's delegate says no."
    default: return "After that: \(plan.words(for: entry))."
    }
  }

  /// What the app's opt-in changes.
  func optInSentence(_ group: Group) -> String? {
    guard let turned = group.turned?.totals().shown else { return nil }
    let shown = group.run.totals().shown
    guard rehearsal.isOptedIn else {
      return
        "Caps do nothing here: they work only if the app calls setFrequencyCapEnabled(true) at "
        + "each start. With it: \(turned == shown ? "the same" : "shown \(times(turned))")."
    }
    return
      "Caps work only if the app calls setFrequencyCapEnabled(true) at each start. Without it: "
      + "\(turned == shown ? "the same" : "shown \(times(turned))")."
  }
}

extension AttemptOutcome {
  /// Whether nothing more comes of the attempt.
  var isFinal: Bool {
    if case .queued = self { false } else { true }
  }
}

/// A number of times in words.
func times(_ number: Int) -> String {
  switch number {
  case 0: "never"
  case 1: "once"
  case 2: "twice"
  default: "\(number) times"
  }
}
