internal import Campaigns
internal import JSONTree
internal import Schema
internal import Wording

extension Simulation {
  /// What came of the campaign, as one document for scripts.
  ///
  /// The timeline and totals are those of the first release and those like it; others are below `others`.
  var json: Value {
    var entries: [Value.Entry] = [
      .init("version", 1),
      .init("campaign", rehearsal.campaign.json),
      .init("rule", .string(Plan.rule)),
      .init("timeZone", .string(rehearsal.zone.name)),
      .init("from", .string(rehearsal.zone.rfc3339(rehearsal.window.lowerBound))),
      .init("until", .string(rehearsal.zone.rfc3339(rehearsal.window.upperBound))),
    ]
    if let first = groups.first { entries += members(of: first) }
    entries += [
      .init("others", .array(groups.dropFirst().map { .object(members(of: $0)) })),
      .init("notes", .array(rehearsal.notes.map(Value.string))),
      .init(
        "assumptions",
        .array(groups.flatMap(\.run.assumptions).unique.map { .string($0.sentence) })),
      .init("expectations", .array(rehearsal.expectations.indices.map(expectation))),
    ]
    return .object(entries)
  }

  private func members(of group: Group) -> [Value.Entry] {
    var entries: [Value.Entry] = [
      .init("targets", .array(group.targets.map { .string($0.description) })),
      .init("timeline", .array(group.run.timeline.map { entry($0, of: group.run) })),
      .init("happenings", .array(group.run.rows.filter { $0.attempt == nil }.map(happening))),
      .init("totals", group.run.totals().json),
    ]
    if let otherwise = group.withOtherOptIn {
      entries.append(
        .init(
          "capEnabledOtherwise",
          ["capEnabled": .boolean(!rehearsal.isOptedIn), "totals": otherwise.totals().json]))
    }
    return entries
  }

  /// What happens to a phone between attempts.
  private func happening(_ row: TimelineRow) -> Value {
    [
      "at": .string(rehearsal.zone.rfc3339(row.at)), "event": .string(row.event.rawValue),
      "device": Value(Int(row.install) + 1),
    ]
  }

  private func entry(_ entry: TimelineEntry, of run: Run) -> Value {
    let zone = rehearsal.zone
    return [
      "at": .string(zone.rfc3339(entry.at)),
      "event": .string(entry.event.rawValue),
      "message": .string(rehearsal.messages[entry.message].name),
      "outcome": .string(entry.outcome.name),
      "why": Value(entry.outcome.reason?.key),
      "next": Value(entry.next.map(zone.rfc3339)),
      "words": .string(run.plan.words(for: entry)),
      "triggered": .string(zone.rfc3339(entry.triggered)),
      "device": Value(Int(entry.install) + 1),
    ]
  }

  private func expectation(_ index: Int) -> Value {
    let missed = groups.filter { !$0.verdicts[index].isMet }
    return [
      "text": .string(rehearsal.expectations[index].text),
      "met": .boolean(missed.isEmpty),
      "difference": Value(missed.first?.verdicts[index].difference),
      "targets": .array(missed.flatMap(\.targets).map { .string($0.description) }),
    ]
  }
}

extension Totals {
  /// The totals for scripts, every reason named.
  fileprivate var json: Value {
    [
      "shown": Value(shown),
      "blocked": .object(Reason.allCases.map { .init($0.key, Value(self[blocked: $0])) }),
      "queued": .object(
        Reason.allCases.filter { self[waited: $0] > 0 }.map {
          .init($0.key, Value(self[waited: $0]))
        }),
    ]
  }
}
