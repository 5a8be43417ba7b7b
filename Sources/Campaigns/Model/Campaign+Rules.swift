internal import JSONTree
internal import Schema

extension Campaign {
  /// The messages as the engine takes them.
  ///
  /// The templates are the roots of the messages' native-config.json, by index; nil where a message has none.
  func rules(templates: [Node?], _ times: CampaignTimes) -> [MessageRules] {
    let names = names
    let (start, end) = (start.map { times.date($0, .start) }, end.map { times.date($0, .end) })
    return messages.enumerated().map { index, message in
      let root = index < templates.count ? templates[index] : nil
      var rule = MessageRules(
        names[index], displayType: message.displayType ?? root?.last("displayType")?.string,
        delivery: message.delivery(root, code: names[index], times),
        start: message.start.map { times.date($0, .start) } ?? start,
        end: message.end.map { times.date($0, .end) } ?? end)
      message.setStay(of: &rule, root, times)
      times.checkOrder(of: rule, endingAt: message.end ?? message.start)
      return rule
    }
  }

  /// The app on one SDK release.
  func app(on target: Target, _ times: CampaignTimes) -> App {
    var app = App(target)
    let call = capEnabledAt.map { times.date($0, .start) }
    if let call, capEnabled != false {
      app.optIn = .at(call)
    } else if isCapEnabledOnce, capEnabled != false {
      app.optIn = .firstStart
    } else {
      app.optIn = capEnabled == true ? .eachStart : .never
    }
    app.appearsAfter = appearsAfter.map(times.milliseconds) ?? 0
    app.vetoes = vetoes.map { veto in
      App.Veto(
        message: veto.message, from: veto.from.map { times.date($0, .start) },
        until: veto.until.map { times.date($0, .end) })
    }
    return app
  }
}

extension Campaign.Message {
  fileprivate func delivery(
    _ root: Node?, code: String, _ times: CampaignTimes
  ) -> DeliverySettings {
    var delivery = root.map { DeliverySettings(nativeConfig: $0) } ?? DeliverySettings()
    if let inAppID, !inAppID.isEmpty || isPresentedByApp {
      delivery.inAppID = inAppID
    } else if !isPresentedByApp {
      delivery.inAppID =
        root.map { DeliverySettings.richMediaID(nativeConfig: $0, code: code) } ?? code
    }
    if let maxDisplays { delivery.maxDisplays = maxDisplays }
    if let cooldown { delivery.cooldown = times.seconds(cooldown) }
    if let ttl { delivery.ttl = times.seconds(ttl) }
    if let expireDate {
      delivery.expireDate =
        expireDate.number ?? Double(times.date(expireDate, .end).milliseconds) / 1000
    }
    return delivery
  }

  fileprivate func setStay(of rule: inout MessageRules, _ root: Node?, _ times: CampaignTimes) {
    if let onScreen {
      guard onScreen.text != Campaign.untilClosed else { return }
      rule.staysFor = times.milliseconds(onScreen)
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
  func event(at moment: Instant, clockShift: Int = 0) -> Event {
    let kind = Event.Kind(name, message: message, clockShift: clockShift)
    return Event(kind, at: moment, install: install)
  }
}

extension Campaign.Written {
  /// The number that the text spells as JSON would.
  var number: Double? { spelledNumber(text).flatMap { Double($0) } }
}
