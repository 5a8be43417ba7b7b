internal import Wording

extension CampaignTimes {
  /// The window that a campaign names, or else from its start to its end, or for 30 days.
  func window(
    of campaign: Campaign, _ messages: [MessageRules], now: Instant?
  ) -> ClosedRange<Instant> {
    let starts = messages.compactMap(\.start)
    guard let from = campaign.from.map({ date($0, .start) }) ?? starts.min() ?? now else {
      report(
        CampaignFault(
          "nothing says when to begin", help: "add --start, --from or --now"))
      return Instant(milliseconds: 0)...Instant(milliseconds: 0)
    }
    // An end for some of the messages only does not end the others.
    let ends = messages.compactMap(\.end)
    let last = ends.count == messages.count ? ends.max() : nil
    let until = campaign.until.map { date($0, .end) } ?? last ?? days(30, from: from)
    // Where a date cannot be read there is nothing to measure.
    guard faults.isEmpty else { return from...from }
    guard from <= until else {
      report(
        CampaignFault(
          "it ends at \(words(until)), before it begins at \(words(from))",
          help: "write a later end", at: (campaign.until ?? campaign.end)?.place))
      return from...from
    }
    let (length, overflow) = until.milliseconds.subtractingReportingOverflow(from.milliseconds)
    guard !overflow, length <= Rehearsal.mostDays * millisecondsInDay else {
      report(
        CampaignFault(
          "the time to simulate is longer than 100 years", help: "choose a shorter one",
          at: (campaign.until ?? campaign.end)?.place))
      return from...from
    }
    return from...until
  }

  /// Reports a message that ends before it starts.
  func checkOrder(of message: MessageRules, endingAt written: Campaign.Written?) {
    guard let start = message.start, let end = message.end, end < start, let written else { return }
    report(
      CampaignFault(
        "it ends at \(words(end)), before it starts at \(words(start))",
        help: "write a later end", at: written.place))
  }

  private func words(_ moment: Instant) -> String {
    let time = zone.local(of: moment)
    return "\(time.clock) on \(time.date.words)"
  }

  /// The last second of the day so many days on, the first day included.
  private func days(_ count: Int, from: Instant) -> Instant {
    zone.lastSecond(of: zone.local(of: from).date.adding(days: count - 1)).instant
  }

  /// What happens in a window, in the order of the campaign.
  func events(
    of campaign: Campaign, in window: ClosedRange<Instant>,
    opening: (Campaign.Written) throws(CampaignFault) -> [UInt8]
  ) -> [Event] {
    var events: [Event] = []
    var attempts = 0
    for occurrence in campaign.events {
      let shift = occurrence.by.map(shift) ?? 0
      guard let schedule = schedule(occurrence.at, opening) else { continue }
      let moments = schedule.occurrences(
        from: window.lowerBound, until: window.upperBound, in: zone)
      for moment in moments {
        attempts += occurrence.attempts(of: campaign.messages.count)
        guard attempts <= Rehearsal.mostAttempts, events.count < Rehearsal.mostAttempts else {
          let things = attempts > Rehearsal.mostAttempts ? "attempts" : "events"
          report(
            CampaignFault(
              "there are more than 1,000,000 \(things) to simulate",
              help: "choose a shorter time, or a schedule with fewer moments",
              at: occurrence.at.place))
          return events
        }
        remember(moment.note)
        events.append(occurrence.event(at: moment.instant, clockShift: shift))
      }
    }
    return events
  }

  private func schedule(
    _ written: Campaign.Written,
    _ opening: (Campaign.Written) throws(CampaignFault) -> [UInt8]
  ) -> Schedule? {
    do throws(CampaignFault) {
      guard written.namesFile else {
        do { return try Schedule(written.text) } catch { throw CampaignFault(error, in: written) }
      }
      let bytes = try opening(written)
      let schedule: Schedule
      do { schedule = try Schedule(csv: bytes, in: zone) } catch {
        throw CampaignFault(error, in: written, file: written.text)
      }
      guard schedule.kind != .moments([]) else {
        throw CampaignFault("\(printable(written.text)) holds no moment", at: written.place)
      }
      return schedule
    } catch {
      report(error)
      return nil
    }
  }
}

extension Campaign.Occurrence {
  /// How often each of its moments tries to show a message.
  fileprivate func attempts(of messages: Int) -> Int {
    switch name {
    case .open, .trigger: message == nil ? messages : 1
    default: 0
    }
  }
}

extension Campaign.Written {
  /// Whether it is the path of a CSV file rather than a schedule.
  public var namesFile: Bool { text.lowercased().hasSuffix(".csv") }
}
