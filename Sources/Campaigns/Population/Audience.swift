public import Schema

/// Who uses the app, and when: the model from which users are drawn.
///
/// All users are alike but for their platform, their zone and whether their app switches caps on. On each day of their zone they
/// visit the app a number of times that has the Poisson distribution, each visit in an hour by the weights of hours
/// and anywhere in it. A visit starts the app and triggers each message.
public struct Audience: Sendable {
  /// What all draws depend on.
  public var seed: UInt64 = 0
  /// The SDK releases.
  public var targets: Weighted<Target>
  /// The share of users whose app calls setFrequencyCapEnabled(true).
  public var optedIn: Share
  /// Where users live.
  public var zones: Weighted<Zone>
  /// The visits a day, on average, in thousandths.
  public var visits = 1000
  /// How likely each hour of the day is; what is no day by `isDay` counts as noon.
  public var hours = Self.usualHours

  /// Creates an audience that visits once a day.
  public init(targets: Weighted<Target>, optedIn: Share, zones: Weighted<Zone>) {
    self.targets = targets
    self.optedIn = optedIn
    self.zones = zones
  }

  /// Whether these can be the weights of hours: 24 numbers from 0 to 1000, not all 0.
  public static func isDay(_ weights: [Int]) -> Bool {
    weights.count == 24 && weights.allSatisfy((0...1000).contains)
      && weights.contains { $0 > 0 }
  }

  /// Few at night, some all day, most at nine in the evening.
  public static let usualHours = [
    2, 1, 1, 1, 1, 2, 4, 6, 7, 6, 5, 5, 6, 6, 5, 5, 6, 7, 8, 9, 10, 9, 7, 4,
  ]

  /// Reads visits a day in thousandths: `1.5`, from 0.001 to 100; nil where it is no such number.
  public static func visits(_ text: String) -> Int? {
    scaledDecimal(text, by: 3).flatMap { (1...100_000).contains($0) ? $0 : nil }
  }
}

extension Audience {
  /// The SDK release of a user whose platform is known; nil where none is simulated.
  func target(of person: Person, on platform: Platform) -> Int? {
    if targets.elements[person.target].platform == platform { return person.target }
    let pairs = targets.elements.enumerated().map { index, target in
      (index, weight: target.platform == platform ? targets.weights[index] : 0)
    }
    guard let others = Weighted(pairs) else { return nil }
    var draws = person.draws.draws(for: .min)
    return others.pick(&draws)
  }
}

/// One user, as the draws have them.
struct Person {
  var target: Int
  var isOptedIn: Bool
  var zone: Int
  let draws: Draws

  init(_ user: UInt64, in audience: Audience) {
    draws = Draws(seed: audience.seed, user: user)
    var draws = draws
    target = audience.targets.pick(&draws)
    isOptedIn = draws.next(below: Share.whole) < audience.optedIn.millionths
    zone = audience.zones.pick(&draws)
  }

  /// The draws of one day, which no other day or setting changes.
  func draws(ofDay day: Int) -> Draws { draws.draws(for: day) }
}
