import Campaigns
import Schema
import TestSupport

/// A random campaign over a minute or so, in which all rules have a chance to meet.
struct RandomCampaign {
  var messages: [MessageRules]
  var app: App
  var events: [Event]

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let names = ["a", "b", "c"].prefix(Int.random(in: 1...3, using: &random))
    messages = names.map { MessageRules.random(named: $0, &random) }
    let target = random.pick(RandomCampaign.targets)
    app = App(target)
    app.optIn = random.pick([
      .eachStart, .eachStart, .never, .firstStart, .at(.random(&random)),
    ])
    if random.chance(0.2) {
      let first = Instant.random(&random)
      let last = Instant.random(&random)
      app.vetoes = [
        App.Veto(
          message: random.chance(0.5) ? Int.random(in: 0..<names.count, using: &random) : nil,
          from: random.chance(0.8) ? min(first, last) : nil,
          until: random.chance(0.8) ? max(first, last) : nil)
      ]
    }
    if random.chance(0.3) { app.appearsAfter = random.pick([250, 2000]) }
    let count = Int.random(in: 1...20, using: &random)
    let moments = (0..<count).map { _ in Instant.random(&random) }.sorted()
    events = moments.map { moment in
      let message = random.chance(0.7) ? Int.random(in: 0..<names.count, using: &random) : nil
      let kinds: [Event.Kind] = [
        .start, .pause, .resume, .background, .foreground, .reinstall,
        .clock(by: Int.random(in: -40...40, using: &random) * 250), .closed(message: message),
        .open(message: message),
      ]
      return Event(
        random.chance(0.6) ? .trigger(message: message) : random.pick(kinds), at: moment)
    }
  }

  private static let targets =
    Target.newestOfAll + Target.newestOfAll + [Target(.android, .init(6, 10, 2))]
}

extension MessageRules {
  fileprivate static func random(named name: String, _ random: inout SplitMix64) -> MessageRules {
    func maybe(_ chance: Double, _ values: [Double]) -> Double? {
      random.chance(chance) ? random.pick(values) : nil
    }
    var message = MessageRules(name)
    message.delivery.inAppID = random.pick([name, name, "shared", "", nil])
    message.delivery.maxDisplays = maybe(0.4, [-1, 0, 0.5, 1, 1.5, 2, 3])
    message.delivery.cooldown = maybe(0.5, [-1, 0, 0.25, 0.5, 1.75, 5, 20])
    message.delivery.expireDate = maybe(0.2, [10, 20.5, 40, 59.75])
    message.delivery.ttl = maybe(0.3, [-1, 0, 0.5, 1.5, 5, 10])
    if random.chance(0.2) { message.start = .random(&random) }
    if random.chance(0.2) { message.end = .random(&random) }
    message.staysFor = random.pick([0, 0, 250, 2000, 10_000, nil])
    message.displayType = random.pick([nil, "modal", "pip", "video"])
    return message
  }
}

extension Instant {
  fileprivate static func random(_ random: inout SplitMix64) -> Instant {
    Instant(milliseconds: Int.random(in: 0...240, using: &random) * 250)
  }
}
