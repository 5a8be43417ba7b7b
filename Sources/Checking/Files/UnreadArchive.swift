public import Archives
internal import Diagnostics
public import Schema

extension Report {
  /// What becomes of a template in a ZIP that Android does not read; the same without an obstacle.
  public func unread(for obstacles: [Obstacle]) -> Report {
    guard let first = obstacles.first else { return self }
    return Report(
      kind: kind, displayType: displayType, diagnostics: diagnostics,
      verdicts: verdicts.map { $0.isForReaderOfZIPs ? $0.dropped(for: first) : $0 },
      otherLocale: otherLocale)
  }

  /// The targets that would show the template, were it not for the ZIP.
  public var targetsStoppedByObstacles: [Target] {
    Set(verdicts.filter(\.isForReaderOfZIPs).map(\.target)).sorted()
  }
}

extension Verdict {
  /// Whether the target is known to need a ZIP without obstacles, for a type that it draws.
  fileprivate var isForReaderOfZIPs: Bool { target.platform == .android && !isUnsupported }

  fileprivate func dropped(for obstacle: Obstacle) -> Verdict {
    Verdict(
      target: target, locale: locale, outcome: .dropped, rules: [obstacle.reason.rawValue] + rules,
      changes: ["\(obstacle.entry) \(obstacle.sentence)"]
        + (outcome == .dropped ? changes : []),
      isReached: isReached, inboxCard: inboxCard)
  }
}
