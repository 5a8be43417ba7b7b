import Templates
import Testing

/// The numbers and lists that phones clamp, refuse or cannot do without.
@Suite struct RangeTests {
  private func starter(_ name: String) throws -> Object {
    try block(of: name, try #require(Starters.native(named: name)).bytes)
  }

  private func number(_ key: String, of object: Object) throws -> Double {
    try #require(object[key] as? Double)
  }

  @Test func pipHasASensibleWindow() throws {
    let pip = try starter("pip")
    #expect((15...70).contains(try number("width", of: pip)))
    #expect(try number("aspectRatio", of: pip) == 9.0 / 16)
    #expect(try number("borderRadius", of: pip) >= 0)
  }

  @Test func scratchcardRevealsWithinTheClamp() throws {
    let scratchcard = try starter("scratchcard")
    #expect((0.1...0.9).contains(try number("revealThreshold", of: scratchcard)))
    #expect(Set(try #require(scratchcard["reward"] as? Object).keys).isSuperset(of: rewardParts))
  }

  @Test func spinwheelWinsASegmentWithItsOwnReward() throws {
    let spinwheel = try starter("spinwheel")
    let segments = try objects(spinwheel["segments"])
    #expect((2...12).contains(segments.count))
    let winner = segments[try #require(Int(exactly: number("winIndex", of: spinwheel)))]
    #expect(Set(try #require(winner["reward"] as? Object).keys).isSuperset(of: rewardParts))
    #expect(Set(try #require(spinwheel["reward"] as? Object).keys).isSuperset(of: rewardParts))
    for segment in segments { #expect(try number("weight", of: segment) > 0) }
  }

  @Test func storiesLastAsLongAsTheySay() throws {
    for slide in try objects(try starter("stories")["items"]) {
      #expect((1...30).contains(try number("duration", of: slide)))
    }
  }

  @Test func bannerStaysLongEnoughToRead() throws {
    #expect(try number("autoDismiss", of: try starter("banner")) >= 5)
  }

  private let rewardParts: Set = ["title", "code", "button"]
}
