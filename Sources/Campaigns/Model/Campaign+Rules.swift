public import JSONTree
public import Schema

/// Reads what a campaign leaves as text; each closure throws what is to be told of a text it cannot read.
public struct CampaignTexts<Fault: Error> {
  /// Which end of a date without a time is meant.
  public enum Edge: Sendable {
    /// Its first second.
    case start
    /// Its last second.
    case end
  }

  /// Reads a date or a date and time.
  public let date: (Campaign.Written, Edge) throws(Fault) -> Instant
  /// Reads a duration in milliseconds, which a minus sign may lead.
  public let duration: (Campaign.Written) throws(Fault) -> Int

  /// Creates readers.
  public init(
    date: @escaping (Campaign.Written, Edge) throws(Fault) -> Instant,
    duration: @escaping (Campaign.Written) throws(Fault) -> Int
  ) {
    self.date = date
    self.duration = duration
  }
}

extension Campaign {
  /// The messages as the engine takes them.
  ///
  /// The templates are the roots of the messages' native-config.json, by index; nil where a message has none.
  public func rules<Fault>(
    templates: [Node?], _ texts: CampaignTexts<Fault>
  ) throws(Fault) -> [MessageRules] {
    let names = names
    var rules: [MessageRules] = []
    for (index, message) in messages.enumerated() {
      let root = index < templates.count ? templates[index] : nil
      var rule = MessageRules(
        names[index], displayType: message.displayType ?? root?.last("displayType")?.string,
        delivery: try message.delivery(root, code: names[index], texts))
      if let start = message.start ?? start { rule.start = try texts.date(start, .start) }
      if let end = message.end ?? end { rule.end = try texts.date(end, .end) }
      try message.setStay(of: &rule, root, texts)
      rules.append(rule)
    }
    return rules
  }

  /// The app on one SDK release.
  public func app<Fault>(
    on target: Target, _ texts: CampaignTexts<Fault>
  ) throws(Fault) -> App {
    var app = App(target)
    if let capEnabledAt, capEnabled != false {
      app.optIn = .at(try texts.date(capEnabledAt, .start))
    } else if isCapEnabledOnce, capEnabled != false {
      app.optIn = .firstStart
    } else {
      app.optIn = capEnabled == true ? .eachStart : .never
    }
    if let appearsAfter { app.appearsAfter = try texts.milliseconds(appearsAfter) }
    for veto in vetoes {
      var one = App.Veto(message: veto.message)
      if let from = veto.from { one.from = try texts.date(from, .start) }
      if let until = veto.until { one.until = try texts.date(until, .end) }
      app.vetoes.append(one)
    }
    return app
  }
}

extension Campaign.Message {
  fileprivate func delivery<Fault>(
    _ root: Node?, code: String, _ texts: CampaignTexts<Fault>
  ) throws(Fault) -> DeliverySettings {
    var delivery = root.map { DeliverySettings(nativeConfig: $0) } ?? DeliverySettings()
    if let inAppID, !inAppID.isEmpty || isPresentedByApp {
      delivery.inAppID = inAppID
    } else if !isPresentedByApp {
      delivery.inAppID =
        root.map { DeliverySettings.richMediaID(nativeConfig: $0, code: code) } ?? code
    }
    if let maxDisplays { delivery.maxDisplays = maxDisplays }
    if let cooldown { delivery.cooldown = try texts.seconds(cooldown) }
    if let ttl { delivery.ttl = try texts.seconds(ttl) }
    if let expireDate {
      if let seconds = expireDate.number {
        delivery.expireDate = seconds
      } else {
        delivery.expireDate = Double(try texts.date(expireDate, .end).milliseconds) / 1000
      }
    }
    return delivery
  }

  fileprivate func setStay<Fault>(
    of rule: inout MessageRules, _ root: Node?, _ texts: CampaignTexts<Fault>
  ) throws(Fault) {
    if let onScreen {
      guard onScreen.text != Campaign.untilClosed else { return }
      rule.staysFor = try texts.milliseconds(onScreen)
    } else if let seconds = root?.secondsOnScreen, seconds.isFinite {
      rule.staysFor = PhoneRules.milliseconds(seconds)
    } else {
      rule.staysFor = 0
      rule.isStayAssumed = true
    }
  }
}

extension Campaign {
  /// What stands in place of a duration for a message that stays until it is closed.
  public static let untilClosed = "until-closed"
}

extension Campaign.Occurrence {
  /// The event at one of its moments; the shift is that of a clock, in milliseconds.
  public func event(at moment: Instant, clockShift: Int = 0) -> Event {
    let kind: Event.Kind =
      switch name {
      case .open: .open(message: message)
      case .trigger: .trigger(message: message)
      case .start: .start
      case .pause: .pause
      case .resume: .resume
      case .background: .background
      case .foreground: .foreground
      case .reinstall: .reinstall
      case .clock: .clock(by: clockShift)
      case .closed: .closed(message: message)
      }
    return Event(kind, at: moment, install: install)
  }
}

extension Campaign.Written {
  /// The number that the text spells as JSON would.
  fileprivate var number: Double? { spelledNumber(text).flatMap { Double($0) } }
}

extension CampaignTexts {
  /// A duration in seconds, or a number of them with its decimals.
  fileprivate func seconds(_ written: Campaign.Written) throws(Fault) -> Double {
    if let number = written.number { return number }
    return Double(try duration(written)) / 1000
  }

  fileprivate func milliseconds(_ written: Campaign.Written) throws(Fault) -> Int {
    if let number = written.number { return PhoneRules.milliseconds(number) }
    return try duration(written)
  }
}
