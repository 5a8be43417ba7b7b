import Campaigns
import Testing

@Suite("Moments")
struct InstantTests {
  @Test(
    "seconds are rounded down, before 1970 too",
    arguments: [
      (0, 0), (999, 0), (1000, 1), (-1, -1), (-1000, -1), (-1001, -2),
      (.min, -9_223_372_036_854_776),
    ])
  func seconds(milliseconds: Int, seconds: Int) {
    #expect(Instant(milliseconds: milliseconds).seconds == seconds)
  }
}
