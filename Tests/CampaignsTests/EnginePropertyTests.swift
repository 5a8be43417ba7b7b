import Schema
import TestSupport
import Testing

@testable import Campaigns

@Suite("What holds for every campaign")
struct EnginePropertyTests {
  static let seeds = (0..<3000).map { UInt64($0) }

  /// Runs random campaigns, changed first.
  private func forEachRun(
    _ change: (inout RandomCampaign) -> Void = { _ in },
    _ body: (RandomCampaign, Run, _ seed: UInt64) throws -> Void
  ) rethrows {
    for seed in Self.seeds {
      var campaign = RandomCampaign(seed: seed)
      change(&campaign)
      try body(campaign, Run(Plan(campaign.messages, app: campaign.app), campaign.events), seed)
    }
  }

  /// The displays of each id on one installation of one device.
  private func displays(_ run: Run) -> [String: [TimelineEntry]] {
    Dictionary(grouping: run.timeline.filter { $0.outcome == .shown }) {
      run.plan.messages[$0.message].delivery.inAppID ?? ""
    }.filter { !$0.key.isEmpty }
  }

  @Test("displays never pass the cap on one installation while counting is on")
  func counts() {
    forEachRun {
      $0.app.optIn = .eachStart
      $0.events.removeAll { $0.kind == .reinstall }
    } _: { _, run, seed in
      for shown in displays(run).values {
        for (index, entry) in shown.enumerated() {
          let most = run.plan.messages[entry.message].delivery.maxDisplays ?? .infinity
          #expect(Double(index + 1) <= most.rounded(.towardZero), "seed \(seed)")
          #expect(entry.displays == index + 1, "seed \(seed)")
        }
      }
    }
  }

  @Test("gaps are never below the cooldown on one installation whose clock runs forward")
  func gaps() {
    forEachRun {
      $0.app.optIn = .eachStart
      $0.events.removeAll {
        if case .clock = $0.kind { true } else { $0.kind == .reinstall }
      }
    } _: { _, run, seed in
      let isAndroid = run.plan.app.target.platform == .android
      for shown in displays(run).values {
        for (one, next) in zip(shown, shown.dropFirst()) {
          guard let pause = run.plan.messages[next.message].delivery.cooldown else { continue }
          let least = isAndroid ? pause.rounded(.towardZero) * 1000 - 999 : pause * 1000
          let gap = next.at.milliseconds - one.at.milliseconds
          #expect(Double(gap) >= least, "seed \(seed)")
        }
      }
    }
  }

  @Test("nothing shows before the start, or after the end by the phone's clock")
  func dates() {
    forEachRun {
      $0.app.appearsAfter = 0
      $0.events.removeAll { if case .clock = $0.kind { true } else { false } }
    } _: { _, run, seed in
      // Android ends with the last millisecond of a second.
      let slack = run.plan.app.target.platform == .android ? 0.999 : 0
      for entry in run.timeline where entry.outcome == .shown {
        let message = run.plan.messages[entry.message]
        let end = min(message.delivery.expireDate ?? .infinity, message.end?.inSeconds ?? .infinity)
        #expect(entry.at.inSeconds >= message.start?.inSeconds ?? 0, "seed \(seed)")
        #expect(entry.at.inSeconds <= end + slack, "seed \(seed)")
      }
    }
  }

  @Test("each attempt ends once: on screen, for a reason, or still waiting")
  func conservation() {
    forEachRun { campaign, run, seed in
      var attempts = 0
      for event in campaign.events {
        switch event.kind {
        case .trigger(let message), .open(let message):
          attempts += message == nil ? campaign.messages.count : 1
        default: break
        }
      }
      #expect(run.totals().attempts == attempts, "seed \(seed)")
      var sum = Totals()
      for message in campaign.messages.indices { sum.add(run.totals(of: message)) }
      #expect(sum == run.totals(), "seed \(seed)")
    }
  }

  @Test("phones run together or apart do the same, and so does a device that is used again")
  func splitting() {
    var reused: Device?
    for seed in stride(from: UInt64(0), to: 900, by: 3) {
      let campaign = RandomCampaign(seed: seed)
      let plan = Plan(campaign.messages, app: campaign.app)
      let streams = (0..<3).map { phone in
        RandomCampaign(seed: seed + UInt64(phone)).events.map { event in
          Event(event.kind, at: event.at, install: UInt32(phone))
        }
      }
      let last = streams.joined().map(\.at).max()
      let together = Run(plan, Array(streams.joined()), until: last)
      var totals = Totals()
      for (phone, events) in streams.enumerated() {
        let apart = Run(plan, events, until: last)
        totals.add(apart.totals())
        #expect(together.timeline.filter { $0.install == phone } == apart.timeline)
        var device = reused ?? Device(plan)
        if device.idCount != plan.idCount { device = Device(plan) }
        device.reset(install: UInt32(phone))
        var rows: [TimelineRow] = []
        for event in events { device.step(event, in: plan, into: &rows) }
        if let last { device.pass(until: last, in: plan, into: &rows) }
        #expect(rows.compactMap(\.attempt) == apart.timeline)
        reused = device
      }
      #expect(totals == together.totals(), "seed \(seed)")
    }
  }

  @Test("the order in which phones are given changes nothing")
  func order() {
    forEachRun { campaign, run, seed in
      let shifted = campaign.events.map { Event($0.kind, at: $0.at, install: 7) }
      let both = Run(run.plan, shifted + campaign.events)
      #expect(both.timeline.filter { $0.install == 0 } == run.timeline, "seed \(seed)")
    }
  }

  @Test("the next possible moment is the first at which a trigger shows")
  func next() {
    var tried = 0
    for seed in Self.seeds {
      var campaign = RandomCampaign(seed: seed)
      campaign.app.vetoes = []
      campaign.app.appearsAfter = 0
      if case .at = campaign.app.optIn { campaign.app.optIn = .eachStart }
      for index in campaign.messages.indices { campaign.messages[index].staysFor = 0 }
      campaign.events.removeAll { [.pause, .background].contains($0.kind) }
      let plan = Plan(campaign.messages, app: campaign.app)
      guard let last = Run(plan, campaign.events).timeline.last else { continue }
      let before = campaign.events.filter { $0.at <= last.at }
      guard let again = Run(plan, before).timeline.last, again == last else { continue }
      func outcome(at milliseconds: Int) -> AttemptOutcome? {
        let attempt = Event(
          .trigger(message: last.message), at: Instant(milliseconds: milliseconds))
        return Run(plan, before + [attempt]).timeline.last?.outcome
      }
      guard let next = last.next else {
        for far in [0, 1, 1000, 60_000, 1_000_000] {
          #expect(outcome(at: last.at.milliseconds + far) != .shown, "seed \(seed)")
        }
        continue
      }
      tried += 1
      #expect(outcome(at: next.milliseconds) == .shown, "seed \(seed): \(last)")
      if next > last.at {
        #expect(outcome(at: next.milliseconds - 1) != .shown, "seed \(seed): \(last)")
      }
    }
    #expect(tried > 500)
  }
}

extension Instant {
  fileprivate var inSeconds: Double { Double(milliseconds) / 1000 }
}
