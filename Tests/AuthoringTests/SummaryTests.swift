import Authoring
import Testing

/// A template in a few words.
@Suite struct SummaryTests {
  private func wheel(_ winner: String) -> String {
    ##"""
    {"displayType": "spinwheel", "spinwheel": {"winIndex": \##(winner), "segments": [
      {"message": {"text": "10%", "color": "#000"}, "weight": 1},
      {"message": {"text": "20%", "color": "#000"}, "weight": 1},
      {"message": {"text": "30%", "color": "#000"}, "weight": 1}]}}
    """##
  }

  @Test(arguments: [
    ("0", "10%"), ("1", "20%"), ("1.7", "20%"), ("-1", "10%"), ("99", "30%"),
    ("0, \"winIndex\": 2", "30%"),
  ])
  func theSegmentThatPhonesLetWinIsNamed(_ winner: String, _ label: String) throws {
    let summary = try template(wheel(winner)).summary
    #expect(summary == "spinwheel, 3 segments, wins \"\(label)\"")
  }

  @Test func nobodyWinsWithoutANumber() throws {
    #expect(try template(wheel("null")).summary == "spinwheel, 3 segments")
    #expect(try template(banner).summary == "banner")
  }
}
