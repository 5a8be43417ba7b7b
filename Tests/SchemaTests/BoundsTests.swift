import Schema
import Testing

@Suite struct BoundsTests {
  private func bounds(_ type: String, _ path: String) throws -> Bounds {
    let block = try #require(Catalogue.displayType(named: type)).block
    let field = try #require(SchemaPath(path).flatMap(block.field(at:)))
    guard case .number(let bounds) = field.shape else {
      throw NotANumber()
    }
    return bounds
  }

  private struct NotANumber: Error {}

  @Test func storiesClampAtThirtySecondsAndDropAtZero() throws {
    let duration = try bounds("stories", "items[].duration")
    #expect(duration.firstBroken(by: 0)?.beyond == .dropped)
    #expect(duration.firstBroken(by: 0.5) == nil)
    #expect(duration.firstBroken(by: 30) == nil)
    #expect(duration.firstBroken(by: 30.5)?.beyond == .clamped)
  }

  @Test func pipReadsOneOrLessAsAFraction() throws {
    let width = try bounds("pip", "width")
    #expect(width.reading(0.4) == 40)
    #expect(width.reading(1) == 100)
    #expect(width.reading(40) == 40)
    #expect(width.firstBroken(by: 0.4) == nil)
    #expect(width.firstBroken(by: 1)?.beyond == .clamped)
    #expect(width.firstBroken(by: 14)?.bound == 15)
    #expect(width.firstBroken(by: -1)?.beyond == .dropped)
  }

  @Test func scratchThresholdIsDroppedOutsideOneAndClampedOutsideTheMiddle() throws {
    let threshold = try bounds("scratchcard", "revealThreshold")
    #expect(threshold.firstBroken(by: 0)?.beyond == .dropped)
    #expect(threshold.firstBroken(by: 1.01)?.beyond == .dropped)
    #expect(threshold.firstBroken(by: 1)?.bound == 0.9)
    #expect(threshold.firstBroken(by: 0.05)?.bound == 0.1)
    #expect(threshold.firstBroken(by: 0.55) == nil)
  }

  @Test func androidTakesNegativeCorners() throws {
    let radius = try bounds("modal", "buttons[].border.radius")
    let broken = try #require(radius.firstBroken(by: -1))
    #expect(broken.beyond.ios == .dropped)
    #expect(broken.beyond.android == .accepted)
  }

  @Test(arguments: [
    (0, 0), (1.9, 1), (2, 2), (-0.5, 0), (-7, 0), (3, 2), (1e300, 2), (-Double.infinity, 0),
  ])
  func aNumberChoosesTheNearestElement(_ number: Double, _ index: Int) {
    #expect(chosenIndex(number, among: 3) == index)
    #expect(chosenIndex(number, among: 0) == nil)
    #expect(chosenIndex(.nan, among: 3) == nil)
  }

  @Test func countsSayTheirLimits() {
    #expect(Count(atLeast: 2, atMost: 12).allows(12))
    #expect(!Count(atLeast: 2, atMost: 12).allows(13))
    #expect(Count(atLeast: 2, atMost: 12).words == "2 to 12")
    #expect(Count(atLeast: 1).words == "at least 1")
    #expect(Count().words.isEmpty)
  }
}
