internal import Checking

extension Report {
  /// Whether a fault makes a target that has the type drop the message, or no target shows it.
  var isRefusedForPacking: Bool {
    let reached = verdicts.filter(\.isReached)
    guard !reached.isEmpty else { return false }
    let dropped = reached.filter { $0.outcome == .dropped }
    return dropped.count == reached.count || dropped.contains { !$0.isOnlyUnsupported }
  }
}
