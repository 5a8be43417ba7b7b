import Campaigns
import TestSupport
import Testing

@Suite("Lengths of time")
struct TimeSpanTests {
  @Test(
    "lengths are read and written",
    arguments: [
      ("90s", 90_000, "90s"), ("24h", 86_400_000, "1d"), ("3d", 259_200_000, "3d"),
      ("1d12h", 129_600_000, "36h"), ("1.5h", 5_400_000, "90m"), ("86400", 86_400_000, "1d"),
      ("0", 0, "0s"), ("0s", 0, "0s"), ("0.25", 250, "0.25s"), ("1h1m1s", 3_661_000, "1h1m1s"),
      ("2w", 1_209_600_000, "14d"), ("1D12H", 129_600_000, "36h"), ("100s", 100_000, "1m40s"),
      ("1.001s", 1001, "1.001s"), ("1m0.5s", 60_500, "1m0.5s"), ("365d", 31_536_000_000, "365d"),
      ("1.50000h", 5_400_000, "90m"), ("1h1.5m", 3_690_000, "1h1m30s"),
    ])
  func reads(text: String, milliseconds: Int, written: String) throws {
    let span = try TimeSpan(text)
    #expect(span.milliseconds == milliseconds)
    #expect(span.text == written)
  }

  @Test(
    "what is wrong is told with its place and the right form",
    arguments: [
      ("", 1, "Write 90s, 30m, 24h, 3d, 1d12h, or a number of seconds."),
      ("-5s", 1, "Leave the minus out."), ("24 hours", 3, "Write 24h."),
      ("1 day and 12 hours", 2, "Write 1d12h."), ("90min", 3, "Write 90m."),
      ("12h1d", 5, "Write 1d12h."), ("1d 12h", 3, "Write 1d12h."),
      ("3mo", 2, "Write 90s, 30m, 24h, 3d, 1d12h, or a number of seconds."),
      ("5x", 2, "Write 90s, 30m, 24h, 3d, 1d12h, or a number of seconds."),
      ("1h1h", 4, "Write 90s, 30m, 24h, 3d, 1d12h, or a number of seconds."),
      ("1h30", 5, "Write 90s, 30m, 24h, 3d, 1d12h, or a number of seconds."),
      ("1.h", 1, "Write 90s, 30m, 24h, 3d, 1d12h, or a number of seconds."),
      ("1.5h30m", 5, "Write 90s, 30m, 24h, 3d, 1d12h, or a number of seconds."),
      ("0.0001s", 1, "Leave decimals out."), ("0.3333333m", 1, "Leave decimals out."),
      ("99999999999999999999", 1, "Write a shorter length of time."),
      ("9999999999999d", 1, "Write a shorter length of time."),
      ("3650001d", 1, "Write a shorter length of time."),
    ])
  func refuses(text: String, column: Int, help: String) throws {
    let error = try #require(throws: ReadingError.self) { try TimeSpan(text) }
    #expect(error.help == help)
    #expect(error.column == column)
  }

  @Test("what is written reads back")
  func roundTrip() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<5000 {
      let step = random.pick([1, 10, 500, 1000, 60_000, 3_600_000, 86_400_000])
      let span = try #require(
        TimeSpan(milliseconds: step * Int.random(in: 0..<3_000_000, using: &random)))
      #expect(try TimeSpan(span.text) == span, "\(span.text)")
    }
  }
}
