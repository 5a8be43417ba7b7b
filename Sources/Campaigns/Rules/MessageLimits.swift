internal import Schema

/// What one SDK release makes of one message: numbers only, in milliseconds.
struct MessageLimits: Sendable {
  /// The place of its id among all ids; -1 where displays are not counted.
  var idSlot = -1
  /// How often it shows at most.
  var maxDisplays = Int.max
  /// The time between two displays; `Int.min` for none, as even 0 blocks where the clock was set back.
  var cooldown = Int.min
  /// The last moment by the phone's clock.
  var lastMoment = Int.max
  /// How long it may wait in the queue; 0 for any time.
  var ttl = 0
  /// The first moment of the server, in true time.
  var start = Int.min
  /// How long it stays on screen; `Int.max` for until it is closed.
  var staysFor = Int.max
  /// Whether that is a guess.
  var isStayAssumed = false
  /// Whether the release draws it.
  var isDrawn = true
  /// Whether it floats beside the queue.
  var floats = false
  /// Whether its ttl had decimals that were cut off.
  var cutsTTL = false
  /// Whether its last moment is the end of the campaign.
  var endsWithCampaign = false

  /// Reads a message as an SDK release does.
  init(_ message: MessageRules, on target: Target, idSlot: Int) {
    let phone = target.platform.phoneRules
    start = message.start?.milliseconds ?? .min
    staysFor = message.staysFor.map { min(max($0, 0), Instant.farthest) } ?? .max
    isStayAssumed = message.isStayAssumed
    if let name = message.displayType, let type = Catalogue.displayType(named: name) {
      isDrawn = type.support.isObserved(on: target)
      floats = type.bypassesQueue[target.platform]
    }
    guard Capability.deliveryFields.support.isObserved(on: target) else { return }
    self.idSlot = idSlot
    read(message.delivery, phone)
    guard let end = message.end else { return }
    let lastTick = phone.reading(end.bounded)
    endsWithCampaign = lastTick < lastMoment
    lastMoment = min(lastMoment, lastTick)
    ttl = 0
  }

  private mutating func read(_ delivery: DeliverySettings, _ phone: PhoneRules) {
    if let most = delivery.maxDisplays {
      maxDisplays = Int(min(max(most, -1), Double(Int32.max)))
    }
    if let pause = delivery.cooldown { cooldown = phone.milliseconds(ofWait: pause) }
    if let end = delivery.expireDate {
      lastMoment = phone.milliseconds(ofEnd: end)
    } else if let wait = delivery.ttl, wait > 0 {
      ttl = max(phone.milliseconds(ofEnd: wait), 0)
      cutsTTL = phone.tick > 1 && wait != wait.rounded()
    }
  }
}

extension Instant {
  /// The farthest the simulation looks, in milliseconds: some thirty thousand years.
  static let farthest = 1_000_000_000_000_000

  /// The moment, no farther off than the simulation looks.
  var bounded: Int { min(max(milliseconds, -Self.farthest), Self.farthest) }
}
