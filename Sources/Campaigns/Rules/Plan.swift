internal import Schema

/// Messages and an app, made ready for any number of devices to run through.
public struct Plan: Sendable {
  /// The messages, in the order in which one trigger delivers them.
  public let messages: [MessageRules]
  /// The app.
  public let app: App
  /// The number of names under which displays are counted.
  public let idCount: Int

  /// Which rule of counting is simulated, in words; other vendors count calendar days or a sliding window.
  public static let rule = "count + seconds since last display, per install and id"

  let limits: [MessageLimits]
  let phone: PhoneRules
  /// The milliseconds from presenting a message to counting it.
  let appearsAfter: Int
  /// The assumptions that hold whatever happens.
  let standing: AssumptionSet

  /// Prepares messages for an app; messages of one id share their count, as on phones.
  public init(_ messages: [MessageRules], app: App) {
    self.messages = messages
    self.app = app
    phone = app.target.platform.phoneRules
    var slots: [String: Int] = [:]
    limits = messages.map { message in
      guard let id = message.delivery.inAppID, !id.isEmpty else {
        return MessageLimits(message, on: app.target, idSlot: -1)
      }
      let slot = slots[id] ?? slots.count
      slots[id] = slot
      return MessageLimits(message, on: app.target, idSlot: slot)
    }
    idCount = slots.count
    appearsAfter =
      phone.countsOnScreen ? min(max(app.appearsAfter, 0), Instant.farthest) : 0
    var standing = AssumptionSet()
    if app.target.isBeyondKnown { standing.insert(.newerRelease) }
    self.standing = standing
  }

  /// Whether the delegate refuses a message.
  func isVetoed(_ message: Int, at moment: Int) -> Bool {
    app.vetoes.contains { veto in
      (veto.message ?? message) == message && (veto.from?.milliseconds ?? .min) <= moment
        && moment <= (veto.until?.milliseconds ?? .max)
    }
  }
}
