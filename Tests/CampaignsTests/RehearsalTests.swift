import Campaigns
import Schema
import Testing

@Suite("A whole campaign")
struct RehearsalTests {
  private static let day = 86_400
  /// 1 December 2026, 00:00 in Berlin.
  private static let first = 1_796_079_600

  /// Opens at 09:00 and 18:00 from 1 to 24 December.
  private let opens = (0..<24).flatMap { day in
    [9, 18].map { hour in
      Event(.open(message: nil), at: Instant(seconds: first + day * Self.day + hour * 3600))
    }
  }

  private func run(optIn: App.OptIn, on platform: Platform) -> Run {
    let message = MessageRules(
      "promo", delivery: DeliverySettings(inAppID: "promo", maxDisplays: 3, cooldown: 86_400),
      start: Instant(seconds: Self.first), end: Instant(seconds: Self.first + 24 * Self.day - 1),
      staysFor: 0)
    return Run(Plan([message], app: App(.newest(platform), optIn: optIn)), opens)
  }

  @Test(
    "3 displays a day apart, then the cap; 48 without the app's call", arguments: Platform.allCases)
  func advent(_ platform: Platform) {
    let capped = run(optIn: .eachStart, on: platform)
    let totals = capped.totals()
    #expect(totals.shown == 3 && totals[blocked: .cooldown] == 2)
    #expect(totals[blocked: .maxDisplays] == 43 && totals.attempts == 48)
    #expect(
      capped.timeline.filter { $0.outcome == .shown }.map(\.at)
        == (0..<3).map { Instant(seconds: Self.first + $0 * Self.day + 9 * 3600) })
    #expect(capped.timeline[0].next == Instant(seconds: Self.first + 33 * 3600))
    #expect(capped.timeline[1].next == capped.timeline[0].next)
    #expect(capped.timeline[4].next == nil)
    let free = run(optIn: .never, on: platform).totals()
    #expect(free.shown == 48 && free.shownPastCaps == 47)
  }
}
