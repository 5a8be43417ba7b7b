/// Things with whole-number weights, of which one is picked at random.
public struct Weighted<Element: Sendable>: Sendable {
  /// The things.
  public let elements: [Element]
  /// The weight of each.
  public let weights: [Int]
  let total: Int

  /// Weighs things; nil where there is none, a weight is negative, or their sum is 0 or above a thousand million.
  public init?(_ pairs: [(Element, weight: Int)]) {
    var total = 0
    for pair in pairs {
      guard (0...Self.limit).contains(pair.weight) else { return nil }
      total += pair.weight
    }
    guard (1...Self.limit).contains(total) else { return nil }
    elements = pairs.map(\.0)
    weights = pairs.map(\.weight)
    self.total = total
  }

  /// One thing alone.
  public init(only element: Element) {
    elements = [element]
    weights = [1]
    total = 1
  }

  /// The index of one thing, each as likely as its weight says.
  func pick(_ draws: inout Draws) -> Int {
    var rest = draws.next(below: total)
    for (index, weight) in weights.enumerated() {
      if rest < weight { return index }
      rest -= weight
    }
    return 0
  }

  private static var limit: Int { 1_000_000_000 }
}
