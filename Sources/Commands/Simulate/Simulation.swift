internal import Campaigns
internal import Schema

/// What came of a rehearsal on each SDK release.
struct Simulation {
  /// Releases on which the same comes of it.
  struct Group {
    fileprivate(set) var targets: [Target]
    let run: Run
    /// The same with caps off where the app switches them on, and on where it does not; nil where no cap is set.
    let withOtherOptIn: Run?
    /// The same with caps on at each start, where the app switches them on at another time.
    let withEachStart: Run?
    let verdicts: [ExpectationVerdict]
  }

  let rehearsal: Rehearsal
  /// Whether one open a day stands in for opens that nobody gave.
  let isWithoutOpens: Bool
  private(set) var groups: [Group] = []

  /// Runs a campaign on all its targets.
  init(_ rehearsal: Rehearsal, isWithoutOpens: Bool) {
    self.rehearsal = rehearsal
    self.isWithoutOpens = isWithoutOpens
    let hasCaps = rehearsal.messages.contains {
      $0.delivery.maxDisplays != nil || $0.delivery.cooldown != nil
    }
    let otherOptIn: App.OptIn = rehearsal.isOptedIn ? .never : .eachStart
    let isSeldom = rehearsal.isOptedIn && rehearsal.campaign.capEnabled == nil
    for target in rehearsal.targets {
      let run = rehearsal.run(on: target)
      let group = Group(
        targets: [target], run: run,
        withOtherOptIn: hasCaps ? rehearsal.run(on: target, optIn: otherOptIn) : nil,
        withEachStart: hasCaps && isSeldom ? rehearsal.run(on: target, optIn: .eachStart) : nil,
        verdicts: rehearsal.judge(run))
      if let index = groups.firstIndex(where: { $0.agrees(with: group) }) {
        groups[index].targets.append(target)
      } else {
        groups.append(group)
      }
    }
  }

  /// Whether every expectation is met on every release.
  var isAsExpected: Bool { groups.allSatisfy { $0.verdicts.allSatisfy(\.isMet) } }
}

extension Rehearsal {
  /// Whether the app switches caps on at some time.
  var isOptedIn: Bool {
    campaign.capEnabled
      ?? (campaign.isCapEnabledOnce || campaign.capEnabledAt != nil)
  }
}

extension Simulation.Group {
  /// Whether a reader could not tell two groups apart; whatever is not drawn is told of its own release.
  fileprivate func agrees(with other: Self) -> Bool {
    run.rows == other.run.rows && run.totals() == other.run.totals()
      && run.assumptions == other.run.assumptions
      && withOtherOptIn?.totals() == other.withOtherOptIn?.totals()
      && withEachStart?.totals() == other.withEachStart?.totals()
      && !run.timeline.contains { $0.outcome.reason == .unsupported }
  }
}
