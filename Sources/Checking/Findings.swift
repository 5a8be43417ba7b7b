internal import Diagnostics
internal import Schema

/// The findings of one document, each kind of fault up to a limit.
///
/// A broken file may hold a million faults of one kind. Those beyond the limit are counted, and the words of a
/// finding are put together only when it is kept.
final class Findings {
  /// Faults that have the same consequence for the same phones.
  private struct Kind: Hashable {
    let rule: Rule
    let effect: Finding.Effect
    let scope: Support?
    let phones: Set<Int>?
  }

  private let limit: Int
  private var kept: [Finding] = []
  private var counts: [Kind: Int] = [:]
  private var firstBeyond: [(kind: Kind, place: Int)] = []

  /// Creates a collection that keeps so many findings of one kind.
  init(limit: Int) {
    self.limit = limit
  }

  /// Keeps a finding, or counts it.
  func add(
    _ rule: Rule, _ effect: Finding.Effect, scope: Support?, phones: Set<Int>?,
    _ finding: () -> Finding
  ) {
    let kind = Kind(rule: rule, effect: effect, scope: scope, phones: phones)
    let count = counts[kind, default: 0] + 1
    counts[kind] = count
    guard count <= limit + 1 else { return }
    if count == limit + 1 { firstBeyond.append((kind, kept.count)) }
    kept.append(finding())
  }

  /// The findings in the order found; the last of a kind beyond the limit says how many more there are.
  var all: [Finding] {
    var all = kept
    for (kind, place) in firstBeyond {
      let more = counts[kind, default: 0] - limit
      guard more > 1 else { continue }
      all[place] = all[place].standing(for: more)
    }
    return all
  }
}

extension Finding {
  /// The same finding in the place of many.
  fileprivate func standing(for count: Int) -> Finding {
    Finding(
      rule: rule, message: Diagnostic.more(count), range: range,
      path: path, effect: effect, leastSeverity: leastSeverity, scope: scope, phones: phones,
      entry: entry, count: count)
  }
}
