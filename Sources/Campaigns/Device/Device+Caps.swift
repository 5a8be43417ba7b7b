extension Device {
  /// The phone's clock as its SDK reads it.
  func reading(in plan: Plan) -> Int { plan.phone.reading(now + clockAhead) }

  /// Why a date or a cap keeps a message back now; nil where none does.
  mutating func refusal(of delivery: Delivery, in plan: Plan) -> Reason? {
    if reading(in: plan) > delivery.lastMoment {
      if plan.limits[delivery.message].endsWithCampaign { assumptions.insert(.campaignEnd) }
      return .expired
    }
    return areCapsOn(in: plan) ? cap(on: delivery.message, in: plan) : nil
  }

  /// The cap that a message has reached, whether or not caps are on.
  private func cap(on message: Int, in plan: Plan) -> Reason? {
    let limits = plan.limits[message]
    guard limits.idSlot >= 0 else { return nil }
    let displays = history[limits.idSlot]
    if displays.count >= limits.maxDisplays { return .maxDisplays }
    guard displays.count > 0, limits.cooldown > .min else { return nil }
    return reading(in: plan) - displays.last < limits.cooldown ? .cooldown : nil
  }

  /// Whether the app has called setFrequencyCapEnabled(true) since it started.
  private func areCapsOn(in plan: Plan) -> Bool {
    switch plan.app.optIn {
    case .never: false
    case .eachStart: true
    case .firstStart: starts == 1
    case .at(let moment): startedAt <= moment.milliseconds && moment.milliseconds <= now
    }
  }

  /// Takes down what became of a message, and counts it where it is shown.
  mutating func finish(
    _ delivery: Delivery, _ outcome: AttemptOutcome, _ cause: Event.Name, in plan: Plan,
    into recorder: inout some TimelineRecorder
  ) {
    let slot = plan.limits[delivery.message].idSlot
    let before = slot >= 0 ? history[slot] : Displays()
    var entry = TimelineEntry(
      at: Instant(milliseconds: now), install: install, event: cause, message: delivery.message,
      triggered: Instant(milliseconds: delivery.triggered), outcome: outcome, next: nil,
      displays: before.count,
      sinceLast: before.count > 0 ? reading(in: plan) - before.last : nil, ignoredCap: nil)
    if outcome == .shown {
      entry.ignoredCap = areCapsOn(in: plan) ? nil : cap(on: delivery.message, in: plan)
      if slot >= 0 {
        history[slot] = Displays(count: before.count + 1, last: reading(in: plan))
        entry.displays += 1
      }
    }
    entry.next = next(for: delivery.message, after: outcome, in: plan)
    recorder.record(entry)
  }

  /// The first moment at which a trigger could show a message, as things stand.
  private func next(for message: Int, after outcome: AttemptOutcome, in plan: Plan) -> Instant? {
    switch outcome.reason {
    case .duplicate?, .paused?, .vetoed?, .background?, .queue?, .unsupported?: return nil
    default: break
    }
    let limits = plan.limits[message]
    guard limits.isDrawn else { return nil }
    var moment = max(now, limits.start)
    if areCapsOn(in: plan), limits.idSlot >= 0 {
      let displays = history[limits.idSlot]
      if displays.count >= limits.maxDisplays { return nil }
      if displays.count > 0, limits.cooldown > .min {
        moment = max(moment, displays.last + limits.cooldown - clockAhead)
      }
    }
    guard plan.phone.reading(moment + clockAhead) <= limits.lastMoment else { return nil }
    return Instant(milliseconds: moment)
  }
}
