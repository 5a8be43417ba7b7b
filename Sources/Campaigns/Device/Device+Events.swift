extension Device {
  /// Does what an event of this moment asks for.
  mutating func handle(
    _ event: Event.Kind, in plan: Plan, into recorder: inout some TimelineRecorder
  ) {
    let cause = event.name
    switch event {
    case .open(let message):
      comeForward(cause, in: plan, into: &recorder)
      trigger(message, cause, in: plan, into: &recorder)
    case .trigger(let message):
      trigger(message, cause, in: plan, into: &recorder)
    case .start:
      restart(cause, in: plan, into: &recorder)
    case .pause:
      isPaused = true
    case .resume:
      resume(cause, in: plan, into: &recorder)
    case .background:
      goBack()
    case .foreground:
      comeForward(cause, in: plan, into: &recorder)
    case .reinstall:
      forgetDisplays()
      starts = 0
      restart(cause, in: plan, into: &recorder)
    case .clock(let milliseconds):
      let shift = Instant(milliseconds: milliseconds).bounded
      clockAhead = Instant(milliseconds: clockAhead + shift).bounded
    case .closed(let message):
      close(message, cause, in: plan, into: &recorder)
    }
  }

  /// The app ends and starts again: only the displays outlast it.
  private mutating func restart(
    _ cause: Event.Name, in plan: Plan, into recorder: inout some TimelineRecorder
  ) {
    if let current, current.appears != nil {
      lose(current.delivery, cause, in: plan, into: &recorder)
    }
    if !queue.isEmpty || !held.isEmpty { assumptions.insert(.restartForgets) }
    for delivery in queue.waiting { lose(delivery, cause, in: plan, into: &recorder) }
    for delivery in held { lose(delivery, cause, in: plan, into: &recorder) }
    queue.removeAll()
    held.removeAll(keepingCapacity: true)
    current = nil
    floatingCloses = .min
    if isPaused { assumptions.insert(.restartResumes) }
    isPaused = false
    isInBackground = false
    begin()
  }

  private mutating func resume(
    _ cause: Event.Name, in plan: Plan, into recorder: inout some TimelineRecorder
  ) {
    guard isPaused else { return }
    isPaused = false
    for delivery in held {
      float(delivery, cause, in: plan, into: &recorder)
    }
    held.removeAll(keepingCapacity: true)
    showNext(cause, in: plan, into: &recorder)
  }

  private mutating func goBack() {
    isInBackground = true
    guard let current else { return }
    if current.appears == nil {
      assumptions.insert(.backgroundKeeps)
    } else {
      self.current?.appears = .max
    }
  }

  private mutating func comeForward(
    _ cause: Event.Name, in plan: Plan, into recorder: inout some TimelineRecorder
  ) {
    guard isInBackground else { return }
    isInBackground = false
    if current?.appears != nil { current?.appears = now + plan.appearsAfter }
    showNext(cause, in: plan, into: &recorder)
  }

  private mutating func close(
    _ message: Int?, _ cause: Event.Name, in plan: Plan, into recorder: inout some TimelineRecorder
  ) {
    if message.map({ plan.limits.indices.contains($0) && plan.limits[$0].floats }) ?? true {
      floatingCloses = .min
    }
    guard let current, (message ?? current.delivery.message) == current.delivery.message else {
      return
    }
    self.current = nil
    if current.appears != nil { lose(current.delivery, cause, in: plan, into: &recorder) }
    showNext(cause, in: plan, into: &recorder)
  }

  private mutating func lose(
    _ delivery: Delivery, _ cause: Event.Name, in plan: Plan,
    into recorder: inout some TimelineRecorder
  ) {
    finish(delivery, .dropped(.lost), cause, in: plan, into: &recorder)
  }
}
