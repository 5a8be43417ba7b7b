internal import Schema

/// A campaign made ready for a whole population.
public struct PopulationPlan: Sendable {
  /// The messages, in the order in which one trigger delivers them.
  public let messages: [MessageRules]
  /// Who uses the app.
  public let audience: Audience
  /// The first moment that is simulated; nil for always before.
  public let from: Instant?
  /// The last moment; nil for always after.
  public let until: Instant?
  /// The zone whose days are counted.
  public let zone: Zone
  /// For each SDK release one plan whose app never switches caps on and one whose app does.
  let plans: [Plan]

  /// Prepares messages for the apps of an audience.
  ///
  /// For users who have opted in caps are on as the app says, at each start where it says never.
  public init(
    _ messages: [MessageRules], app: App, audience: Audience, from: Instant? = nil,
    until: Instant? = nil, zone: Zone
  ) {
    self.messages = messages
    self.audience = audience
    self.from = from
    self.until = until
    self.zone = zone
    plans = audience.targets.elements.flatMap { target in
      [false, true].map { isOptedIn in
        var app = app
        app.target = target
        if !isOptedIn { app.optIn = .never } else if app.optIn == .never { app.optIn = .eachStart }
        return Plan(messages, app: app)
      }
    }
    digest = Self.digest(messages, app, audience, from, until, zone)
  }

  /// A number for all that decides the outcome but the users; other campaigns almost surely have another.
  public let digest: UInt64

  /// The plan of one user.
  func plan(of person: Person) -> Plan { plans[planIndex(of: person)] }

  func planIndex(of person: Person) -> Int { person.target * 2 + (person.isOptedIn ? 1 : 0) }

  /// New devices, one for each plan by its index.
  var devices: [Device] { plans.map { Device($0) } }

  /// Whether a moment is simulated.
  func covers(_ moment: Instant) -> Bool {
    (from.map { $0 <= moment } ?? true) && (until.map { moment <= $0 } ?? true)
  }

  private static func digest(
    _ messages: [MessageRules], _ app: App, _ audience: Audience, _ from: Instant?,
    _ until: Instant?, _ zone: Zone
  ) -> UInt64 {
    var text = DigestText()
    for message in messages {
      text.add("message", message.name, message.displayType, message.delivery.inAppID)
      text.add(
        "caps", message.delivery.maxDisplays, message.delivery.cooldown,
        message.delivery.expireDate, message.delivery.ttl)
      text.add("dates", message.start?.milliseconds, message.end?.milliseconds)
      text.add("stay", message.staysFor, message.isStayAssumed ? 1 : 0)
    }
    switch app.optIn {
    case .never, .eachStart: text.add("each start")
    case .firstStart: text.add("first start")
    case .at(let moment): text.add("at", moment.milliseconds)
    }
    for veto in app.vetoes {
      text.add("veto", veto.message, veto.from?.milliseconds, veto.until?.milliseconds)
    }
    text.add("appears after", app.appearsAfter)
    text.add("window", from?.milliseconds, until?.milliseconds)
    text.add("zone", zone.name)
    for (target, weight) in zip(audience.targets.elements, audience.targets.weights) {
      text.add("target", target.description, weight)
    }
    text.add("opted in", audience.optedIn.millionths)
    for (zone, weight) in zip(audience.zones.elements, audience.zones.weights) {
      text.add("lives in", zone.name, weight)
    }
    text.add("visits", audience.visits)
    for hour in audience.hours { text.add("hour", hour) }
    return hashed(text.bytes)
  }
}

/// Facts written one after the other so that no two lists of them read alike.
private struct DigestText {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ name: String, _ facts: (any CustomStringConvertible)?...) {
    bytes += Array(name.utf8)
    for fact in facts {
      let text = fact.map { Array($0.description.utf8) }
      bytes += Array((text.map { " \($0.count):" } ?? " -").utf8) + (text ?? [])
    }
    bytes.append(UInt8(ascii: "\n"))
  }
}
