import TestSupport
import Testing

@testable import Rendering

/// What a terminal of few colours shows for many.
@Suite struct TerminalPaletteTests {
  @Test func theColoursOfTheTerminalAreShownAsTheyAre() {
    for depth in [ColorDepth.sixteen, .indexed] {
      var palette = TerminalPalette(depth)
      for color in TerminalPalette.colors[depth == .sixteen ? 0..<16 : 16..<256] {
        #expect(palette.shown(color) == color)
      }
    }
    #expect(TerminalPalette.colors.count == 256)
    #expect(TerminalPalette.colors[16] == .black && TerminalPalette.colors[231] == .white)
    #expect(TerminalPalette.colors[255] == Tint(0xEEEEEE))
    #expect(TerminalPalette.colors[67] == Tint(0x5F87AF))
  }

  static let sixteen: [(UInt32, Int)] = [
    (0xFFF8EF, 15), (0x14342B, 0), (0xB0365F, 1), (0xF7C873, 3), (0x3F5FA8, 12), (0x8E8E93, 8),
  ]

  @Test(arguments: sixteen)
  func theNearestOfSixteen(_ color: UInt32, _ number: Int) {
    var palette = TerminalPalette(.sixteen)
    #expect(palette.number(of: Tint(color)) == number)
  }

  static let indexed: [(UInt32, Int)] = [
    (0xFFF8EF, 231), (0x616165, 241), (0xF7C873, 222), (0x3F5FA8, 61), (0xA8452C, 131),
  ]

  @Test(arguments: indexed)
  func theNearestOfManyMore(_ color: UInt32, _ number: Int) {
    var palette = TerminalPalette(.indexed)
    #expect(palette.number(of: Tint(color)) == number)
  }

  @Test func noOtherIsNearer() {
    var random = SplitMix64(seed: 5)
    for depth in [ColorDepth.sixteen, .indexed] {
      var palette = TerminalPalette(depth)
      for _ in 0..<100 {
        let tint = Tint(UInt32.random(in: 0...0xFFFFFF, using: &random))
        let shown = palette.shown(tint).distance(to: tint)
        let all = depth == .sixteen ? TerminalPalette.colors[..<16] : TerminalPalette.colors[16...]
        #expect(all.allSatisfy { $0.distance(to: tint) >= shown })
      }
    }
  }

  @Test func eachDepthHasItsOwnSequences() {
    let tint = Tint(0xFFFFFF)
    let all = ColorDepth.allCases.map { depth in
      var palette = TerminalPalette(depth)
      return [false, true].map { palette.parameters(tint, isGround: $0) }
    }
    #expect(all[0] == ["97", "107"])
    #expect(all[1] == ["38;5;231", "48;5;231"])
    #expect(all[2] == ["38;2;255;255;255", "48;2;255;255;255"])
    var palette = TerminalPalette(.sixteen)
    #expect(palette.parameters(Tint(0xCD0000), isGround: true) == "41")
  }

  @Test func lettersStayApartFromTheirGround() {
    var palette = TerminalPalette(.sixteen)
    #expect(palette.legible(Tint(0x777777), on: Tint(0x7A7A7A)) == .white)
    #expect(palette.legible(Tint(0xDDDDDD), on: Tint(0xE0E0E0)) == .black)
    #expect(palette.legible(Tint(0x777777), on: Tint(0x777777)) == Tint(0x777777))
    #expect(palette.legible(.white, on: .black) == .white)
  }
}
