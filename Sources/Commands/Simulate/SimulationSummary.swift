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
    guard !shown.isEmpty else {
      let opening = subject.map { "\($0) is never shown" } ?? "Never shown"
      return opening + (whyNever(entries, run).map { ": \($0)." } ?? ".")
    }
    let opening = subject.map { "\($0) is shown" } ?? "Shown"
    let days = shown.map { rehearsal.zone.local(of: $0.at) }
    let devices = Set(entries.map(\.install)).count
    let places = devices > 1 ? " on \(devices) devices" : ""
    let text =
      "\(opening) \(times(shown.count))\(places): \(dateList(days.map(\.date)))\(clocks(days))."
    let remarks = [pastCaps(shown), devices == 1 ? newCount(shown, run) : nil]
    let sequel = devices == 1 ? sequel(entries, run.plan) : nil
    return ([text] + (remarks + [sequel]).compactMap { $0 }).joined(separator: " ")
  }

  /// Why a message was never shown, where there is one reason for all.
  private func whyNever(_ entries: [TimelineEntry], _ run: Run) -> String? {
    guard let first = entries.first else {
      return "nothing triggers it between \(day(rehearsal.window.lowerBound)) and "
        + day(rehearsal.window.upperBound)
    }
    // What comes while it waits is thrown away for that.
    let waits = entries.contains { !$0.outcome.isFinal }
    let reasons = entries.compactMap(\.outcome.reason).unique.filter { !waits || $0 != .duplicate }
    guard reasons.count == 1 else { return nil }
    if reasons == [.maxDisplays], let most = run.plan.cap(of: first.message) {
      return "the cap of \(most) blocks it"
    }
    return run.plan.words(for: first)
  }

  /// How many displays a cap would have kept back.
  private func pastCaps(_ shown: [TimelineEntry]) -> String? {
    let past = shown.count { $0.ignoredCap != nil }
    guard past > 0, rehearsal.isOptedIn else { return nil }
    return "\(past) of them went past a cap, as caps were off."
  }

  /// Says so where a new installation forgot displays.
  private func newCount(_ shown: [TimelineEntry], _ run: Run) -> String? {
    guard run.plan.cap(of: shown[0].message) != nil,
      zip(shown, shown.dropFirst()).contains(where: { $0.displays >= $1.displays })
    else { return nil }
    return "A new installation counts anew."
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

  /// What keeps all later attempts back, or all others.
  private func sequel(_ entries: [TimelineEntry], _ plan: Plan) -> String? {
    let tries = entries.filter(\.outcome.isFinal)
    let isOnlyCooldown = tries.allSatisfy { [nil, .cooldown].contains($0.outcome.reason) }
    let last = tries.lastIndex { $0.outcome == .shown } ?? 0
    let rest = isOnlyCooldown ? tries[...] : tries[(last + 1)...]
    let reasons = rest.compactMap(\.outcome.reason).unique
    guard reasons.count == 1, let entry = rest.first(where: { $0.outcome != .shown }) else {
      return nil
    }
    let opening = isOnlyCooldown ? "Otherwise" : "After that"
    switch reasons[0] {
    case .maxDisplays:
      return plan.cap(of: entry.message).map { "\(opening) the cap of \($0) blocks it." }
    case .cooldown:
      let span = plan.cooldown(of: entry.message).map { " of \($0.text)" } ?? ""
      return "\(opening) the cooldown\(span) blocks it."
    case .expired: return "\(opening) it has ended."
    case .paused: return "\(opening) the app has paused messages."
    case .vetoed: return "\(opening) the app's delegate says no."
    default: return "\(opening): \(plan.words(for: entry))."
    }
  }

  /// What the app's opt-in changes.
  func optInSentence(_ group: Group) -> String? {
    guard let otherwise = group.withOtherOptIn else { return nil }
    let shown = group.run.totals().shown
    func outcome(_ run: Run) -> String {
      let other = run.totals().shown
      return other == shown ? "the same" : other == 0 ? "never shown" : "shown \(times(other))"
    }
    guard rehearsal.isOptedIn else {
      return
        "Caps do nothing here: they work only if the app calls setFrequencyCapEnabled(true) at "
        + "each start. With it: \(outcome(otherwise))."
    }
    let always = group.withEachStart.map { " At each start: \(outcome($0))." } ?? ""
    return
      "Caps work only if the app calls setFrequencyCapEnabled(true) at each start. Without it: "
      + "\(outcome(otherwise)).\(always)"
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
  default: "\(grouped(number)) times"
  }
}
