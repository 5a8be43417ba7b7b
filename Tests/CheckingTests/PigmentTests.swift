import Testing

@testable import Checking

/// Contrast as WCAG 2 computes it, against pairs whose ratio is well known.
@Suite struct PigmentTests {
  private func pigment(_ text: String) throws -> Pigment { try #require(Pigment(text)) }

  @Test(arguments: [
    ("#000000", "#FFFFFF", 21.0), ("#FFF", "#FFF", 1.0), ("#777777", "#FFFFFF", 4.478),
    ("#767676", "#FFFFFF", 4.542), ("#949494", "#FFFFFF", 3.033), ("#FF0000", "#FFFFFF", 3.998),
    ("#0000FF", "#FFFFFF", 8.592), ("#00FF00", "#FFFFFF", 1.372), ("#FFFF00", "#000000", 19.556),
  ])
  func contrastIsAsPublished(_ one: String, _ two: String, _ ratio: Double) throws {
    let (one, two) = try (pigment(one), pigment(two))
    #expect(abs(one.contrast(with: two) - ratio) < 0.001)
    #expect(one.contrast(with: two) == two.contrast(with: one))
  }

  @Test func allFourFormsAreRead() throws {
    #expect(try pigment("#0F8") == pigment("#00FF88FF"))
    #expect(try pigment("#0f8c") == pigment("#00FF88CC"))
    #expect(try pigment("#00000080").alpha == 128.0 / 255)
    for text in ["", "#12345", "white", "112233", "#GGG"] { #expect(Pigment(text) == nil) }
  }

  @Test func whatIsTransparentLetsTheSurfaceThrough() throws {
    let surface = try pigment("#336699")
    #expect(try pigment("#FFFFFF00").over(surface) == surface)
    #expect(try pigment("#FFFFFFFF").over(surface).hex == "#FFFFFF")
    #expect(try pigment("#000000BF").over(pigment("#FFF")).hex == "#404040")
  }

  @Test(arguments: ["#CCCCCC", "#FF9500", "#FFFFFF", "#30B0C7"])
  func theNearestReadableColourIsReadableAndNear(_ text: String) throws {
    let white = try pigment("#FFF")
    let found = try #require(
      try pigment(text).nearest { $0.contrast(with: white) >= 4.5 })
    #expect((4.5...4.8).contains(found.contrast(with: white)))
  }

  @Test func aColourThatPassesStays() throws {
    #expect(try pigment("#123456").nearest { _ in true } == pigment("#123456"))
    #expect(try pigment("#123456").nearest { _ in false } == nil)
  }

  @Test func aRatioIsNeverRoundedUpToOneThatWouldDo() {
    #expect(4.478.spelled == "4.4:1")
    #expect(21.0.spelled == "21.0:1")
    #expect(4.5.spelled == "4.5:1")
  }
}
