internal import Campaigns
internal import Schema

/// What came of a rehearsal on each SDK release.
struct Simulation {
  /// Releases on which the same comes of it.
  struct Group {
    fileprivate(set) var targets: [Target]
    let run: Run
    /// The same with the app's opt-in turned round; nil where no cap is set.
    let turned: Run?
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
    let isOptedIn = rehearsal.isOptedIn
    for target in rehearsal.targets {
      let run = rehearsal.run(on: target)
      if let index = groups.firstIndex(where: { $0.run.agrees(with: run) }) {
        groups[index].targets.append(target)
        continue
      }
      groups.append(
        Group(
          targets: [target], run: run,
          turned: hasCaps ? rehearsal.run(on: target, optIn: isOptedIn ? .never : .eachStart) : nil,
          verdicts: rehearsal.judge(run)))
    }
  }

  /// Whether every expectation is met on every release.
  var isAsExpected: Bool { groups.allSatisfy { $0.verdicts.allSatisfy(\.isMet) } }
}

extension Rehearsal {
  /// Whether the app switches counting on at some time.
  var isOptedIn: Bool {
    campaign.capEnabled
      ?? (campaign.isCapEnabledOnce || campaign.capEnabledAt != nil)
  }
}

extension Run {
  /// Whether a reader could not tell two runs apart.
  fileprivate func agrees(with other: Run) -> Bool {
    timeline == other.timeline && totals() == other.totals()
      && assumptions == other.assumptions
      && !timeline.contains { $0.outcome.reason == .unsupported }
  }
}
