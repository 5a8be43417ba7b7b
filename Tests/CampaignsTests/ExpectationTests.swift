import Campaigns
import Testing

@Suite("Expectations")
struct ExpectationTests {
  /// A campaign of two messages over three days of 100 seconds each: a shows at 0, 100, 200; b at 110 and 120.
  private let run: Run

  init() throws {
    run = try ScenarioText(
      "a cooldown=60; b max=2", "0 a, 50 a, 100 a, 110 b, 120 b, 130 b, 200 a"
    ).run()
  }

  private static func date(_ text: String) -> ClosedRange<Instant>? {
    if text.hasPrefix("day"), let day = Int(text.dropFirst(3)) {
      return Instant(seconds: day * 100)...Instant(milliseconds: day * 100_000 + 99_999)
    }
    return Int(text).map { Instant(seconds: $0)...Instant(seconds: $0) }
  }

  private func difference(_ text: String) throws -> String? {
    let expectation = try Expectation(text, messages: ["a", "b"], date: Self.date)
    #expect(expectation.text == text)
    let calendar = ExpectationCalendar(
      day: { $0.seconds / 100 }, dayName: { "day \($0.seconds / 100)" },
      name: { ScenarioText.second($0) })
    let verdict = expectation.judge(
      run, in: Instant(seconds: 0)...Instant(seconds: 399), by: calendar)
    #expect(verdict.isMet == (verdict.difference == nil))
    return verdict.difference
  }

  @Test(
    "are met",
    arguments: [
      "shown=5", "shown>=5", "shown<=5", "shown>4", "shown<6", "shown!=4", "a:shown=3", "b:shown=2",
      "blocked=2", "blocked.cooldown=1", "b:blocked.max-displays=1", "a:blocked.max-displays=0",
      "queued=0", "queued.paused=0", "shown<=3/day", "a:shown<=1/day", "shown>=0/day",
      "first=0", "first=day0", "last=200", "last=day2", "b:first=110", "never-after=200",
      "never-after=day2", "a : shown = 3", "shown <= 3 / day".replacing(" / ", with: "/"),
      "b:blocked.max-displays<=1/day",
    ])
  func met(_ text: String) throws {
    #expect(try difference(text) == nil)
  }

  @Test(
    "are not met, and say how",
    arguments: [
      ("shown=3", "shown 5 times"), ("b:shown<1", "shown 2 times"),
      ("blocked.cooldown=2", "blocked once by cooldown"), ("blocked=0", "blocked 2 times"),
      ("queued>=1", "queued 0 times"), ("queued.paused=1", "queued 0 times by paused"),
      ("shown<=1/day", "shown 3 times on day 1"),
      ("shown=9/day", "shown once on day 0, and 2 more such days"),
      ("shown>=1/day", "shown 0 times on 1 of 4 days"),
      ("b:shown>=2/day", "shown 0 times on 3 of 4 days"),
      ("first=1", "first shown at 0"), ("last=day1", "last shown at 200"),
      ("b:last=121", "last shown at 120"),
      ("never-after=day0", "shown 4 times after it, first at 100"),
      ("a:never-after=199", "shown once after it, first at 200"),
    ])
  func unmet(_ text: String, _ words: String) throws {
    #expect(try difference(text) == words)
  }

  @Test("a message that never shows has no first display")
  func never() throws {
    let run = try ScenarioText("a max=0", "0").run()
    let expectation = try Expectation("first=0", messages: ["a"], date: Self.date)
    let calendar = ExpectationCalendar(day: { _ in 0 }, dayName: { _ in "" }, name: { _ in "" })
    let window = Instant(seconds: 0)...Instant(seconds: 0)
    #expect(expectation.judge(run, in: window, by: calendar).difference == "never shown")
  }

  @Test(
    "that cannot be read say what to write",
    arguments: [
      ("", "\"\" does not compare anything", "shown=3"),
      ("shown", "\"shown\" does not compare anything", "shown=3"),
      ("shwon=3", "\"shwon\" is nothing to expect", "did you mean shown?"),
      ("shown=three", "\"three\" is not a count", "whole number"),
      ("shown=-1", "\"-1\" is not a count", "whole number"),
      ("shown=1/week", "\"1/week\" is not a count", "/day"),
      ("shown!3", "\"!3\" is not a comparison", "<="),
      ("blocked.cooldwon=1", "\"cooldwon\" is not a reason", "did you mean cooldown?"),
      ("last=soon", "\"soon\" is not a date", "last=2026-12-01"),
      ("last<=100", "last takes = only, not <=", "last=DATE"),
      ("c:shown=1", "\"c\" is not a message of the campaign", "\"a\" and \"b\""),
      ("=3", "\"\" is nothing to expect", "shown"),
    ])
  func errors(_ text: String, _ message: String, _ help: String) throws {
    let error = try #require(throws: ExpectationError.self) {
      try Expectation(text, messages: ["a", "b"], date: Self.date)
    }
    #expect(error.message == message)
    #expect(error.help?.contains(help) == true, "\(error.help ?? "")")
  }

  @Test("a message's name may hold a colon")
  func colons() throws {
    let expectation = try Expectation("sale:de:shown=1", messages: ["sale:de"], date: Self.date)
    #expect(expectation.message == 0)
  }
}
