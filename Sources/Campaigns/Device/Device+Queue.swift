extension Device {
  /// Lets time pass until a moment: what is due by then happens, the earliest first.
  mutating func pass(
    until moment: Int, in plan: Plan, into recorder: inout some TimelineRecorder
  ) {
    while let current {
      let due = current.appears ?? current.closes
      guard due <= moment else { break }
      now = max(now, due)
      if current.appears != nil {
        appear(in: plan, into: &recorder)
      } else {
        self.current = nil
        showNext(.closed, in: plan, into: &recorder)
      }
    }
    now = moment
  }

  /// Delivers one message or all.
  mutating func trigger(
    _ message: Int?, _ cause: Event.Name, in plan: Plan, into recorder: inout some TimelineRecorder
  ) {
    guard let message else {
      for message in plan.limits.indices { deliver(message, cause, in: plan, into: &recorder) }
      return
    }
    guard plan.limits.indices.contains(message) else { return }
    deliver(message, cause, in: plan, into: &recorder)
  }

  private mutating func deliver(
    _ message: Int, _ cause: Event.Name, in plan: Plan, into recorder: inout some TimelineRecorder
  ) {
    pass(until: now, in: plan, into: &recorder)
    let limits = plan.limits[message]
    let delivery = Delivery(
      message: message, idSlot: limits.idSlot, triggered: now,
      lastMoment: limits.ttl > 0 ? reading(in: plan) + limits.ttl : limits.lastMoment)
    func end(_ device: inout Device, _ outcome: AttemptOutcome) {
      device.finish(delivery, outcome, cause, in: plan, into: &recorder)
    }
    if now < limits.start { return end(&self, .blocked(.beforeStart)) }
    if !limits.isDrawn { return end(&self, .dropped(.unsupported)) }
    if guessedClose > now - Self.longLook { assumptions.insert(.attention) }
    if limits.cutsTTL { assumptions.insert(.decimalTTL) }
    if let reason = refusal(of: delivery, in: plan) { return end(&self, .blocked(reason)) }
    if limits.floats {
      guard isPaused else { return float(delivery, cause, in: plan, into: &recorder) }
      held.append(delivery)
      return end(&self, .queued(.paused))
    }
    if isDuplicate(message, in: plan) { return end(&self, .dropped(.duplicate)) }
    queue.append(delivery)
    guard let hold else { return showNext(cause, in: plan, into: &recorder) }
    if hold == .queue, current?.delivery.triggered == now { assumptions.insert(.messageOrder) }
    end(&self, .queued(hold))
  }

  /// The milliseconds after which nobody looks at a message any more.
  private static let longLook = 60_000

  /// Why the queue holds; nil while the next message may show.
  var hold: Reason? {
    if isPaused { return .paused }
    if isInBackground { return .background }
    return current == nil ? nil : .queue
  }

  private func isDuplicate(_ message: Int, in plan: Plan) -> Bool {
    let slot = plan.limits[message].idSlot
    guard slot >= 0 else { return false }
    return current?.delivery.idSlot == slot || queue.holds(idSlot: slot)
  }

  /// Shows the next message that may be shown, if the screen is free.
  mutating func showNext(
    _ cause: Event.Name, in plan: Plan, into recorder: inout some TimelineRecorder
  ) {
    while hold == nil, !queue.isEmpty {
      let delivery = queue.removeFirst()
      if plan.isVetoed(delivery.message, at: now) {
        finish(delivery, .dropped(.vetoed), cause, in: plan, into: &recorder)
      } else if let reason = refusal(of: delivery, in: plan) {
        finish(delivery, .blocked(reason), cause, in: plan, into: &recorder)
      } else {
        current = Presentation(
          delivery: delivery, cause: cause, appears: now + plan.appearsAfter)
        if plan.appearsAfter == 0 { appear(in: plan, into: &recorder) }
      }
    }
  }

  /// Counts the message that has the screen, and begins the time that it stays.
  private mutating func appear(in plan: Plan, into recorder: inout some TimelineRecorder) {
    guard let shown = current else { return }
    let stay = plan.limits[shown.delivery.message].staysFor
    current?.appears = nil
    current?.closes = stay == .max ? .max : now + stay
    if plan.limits[shown.delivery.message].isStayAssumed { guessedClose = now }
    finish(shown.delivery, .shown, shown.cause, in: plan, into: &recorder)
  }

  /// Shows a message beside the queue unless the delegate or a cap says no.
  mutating func float(
    _ delivery: Delivery, _ cause: Event.Name, in plan: Plan,
    into recorder: inout some TimelineRecorder
  ) {
    if plan.isVetoed(delivery.message, at: now) {
      return finish(delivery, .dropped(.vetoed), cause, in: plan, into: &recorder)
    }
    if let reason = refusal(of: delivery, in: plan) {
      return finish(delivery, .blocked(reason), cause, in: plan, into: &recorder)
    }
    if isInBackground { assumptions.insert(.floatingInBackground) }
    if now < floatingCloses { assumptions.insert(.floatingAgain) }
    let stay = plan.limits[delivery.message].staysFor
    floatingCloses = stay == .max ? .max : now + stay
    finish(delivery, .shown, cause, in: plan, into: &recorder)
  }
}
