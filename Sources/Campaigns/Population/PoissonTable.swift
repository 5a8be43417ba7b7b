/// How often something happens that comes at random, so often on average: the Poisson distribution, as a table.
///
/// Only sums, products and quotients make it, which every machine rounds alike; there is no exponential.
struct PoissonTable: Sendable {
  /// Of 2^53 numbers, how many stand for at most so many times.
  private let thresholds: [UInt64]

  /// Makes the table for a mean in thousandths.
  init(thousandths: Int) {
    let mean = Double(max(thousandths, 0)) / 1000
    // Weights relative to that of the likeliest number, so that none is too small for a Double near it.
    let middle = Int(mean)
    var below: [Double] = []
    var weight = 1.0
    for number in stride(from: middle, to: 0, by: -1) {
      weight = weight * Double(number) / mean
      below.append(weight)
    }
    var weights = Array(below.reversed()) + [1.0]
    weight = 1
    while weight > 1e-20 {
      weight = weight * mean / Double(weights.count)
      weights.append(weight)
    }
    let total = weights.reduce(0, +)
    var sum = 0.0
    thresholds = weights.map {
      sum += $0
      return UInt64(sum / total * Self.scale)
    }
  }

  /// How often it happens this time.
  func count(_ draws: inout Draws) -> Int {
    let draw = draws.next() >> 11
    for (number, threshold) in thresholds.enumerated() where draw < threshold { return number }
    return thresholds.count - 1
  }

  private static let scale = 9_007_199_254_740_992.0
}
