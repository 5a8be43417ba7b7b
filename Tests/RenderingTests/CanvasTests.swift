import JSONTree
import Testing

@testable import Rendering

/// Cells, pixels and what lies over them.
@Suite struct CanvasTests {
  @Test func aColourLiesOverAnother() {
    #expect(Tint(0xFFFFFF, opacity: 0.5).over(.black) == Tint(0x808080))
    #expect(Tint(0x000000, opacity: 0.6).over(Tint(0xF2F2F7)) == Tint(0x616163))
    #expect(Tint(0xFF0000, opacity: 0).over(Tint(0x123456)) == Tint(0x123456))
    #expect(Tint(reading: "#80ff0040") == Tint(0x80FF00, opacity: 64.0 / 255))
    for other: Value? in ["#80ff00", "#80ff00zz", 7, nil] { #expect(Tint(reading: other) == nil) }
  }

  @Test func twoPixelsShareACell() {
    var canvas = Canvas(width: 3, rows: 1)
    canvas[0, 0] = Tint(0x010203)
    canvas[1, 1] = Tint(0x010203)
    canvas[2, 0] = Tint(0x010203)
    canvas[2, 1] = Tint(0x040506)
    #expect(
      canvas.lines(in: .full)
        == ["\u{1B}[38;2;1;2;3m▀▄\u{1B}[48;2;4;5;6m▀\u{1B}[0m"])
  }

  @Test func alikePixelsAreABlank() {
    var canvas = Canvas(width: 2, rows: 1)
    canvas.fill(Box(x: 0, y: 0, width: 2, height: 2), radius: 0) { _, _ in .white }
    #expect(canvas.lines(in: .full) == ["\u{1B}[48;2;255;255;255m  \u{1B}[0m"])
    #expect(Canvas(width: 2, rows: 1).lines(in: .full) == ["  "])
  }

  @Test func lettersLieOnWhatIsUnderThem() {
    var canvas = Canvas(width: 2, rows: 1)
    canvas.fill(Box(x: 0, y: 0, width: 2, height: 2), radius: 0) { _, _ in .black }
    canvas.write("表", 0, 0, Tint(0xFFFFFF, opacity: 0.5), isBold: true)
    #expect(
      canvas.lines(in: .full) == ["\u{1B}[48;2;0;0;0;38;2;128;128;128;1m表\u{1B}[0m"])
  }

  @Test func aWideCharacterThatIsHalfHiddenGoes() {
    var canvas = Canvas(width: 4, rows: 1)
    canvas.write("表表", 0, 0)
    canvas.write("x", 1, 0)
    #expect(canvas.lines(in: .plain) == [" x表"])
    canvas.write("y", 2, 0)
    #expect(canvas.lines(in: .plain) == [" xy "])
    canvas.write("表", 3, 0)
    #expect(canvas.lines(in: .plain) == [" xy "])
  }

  @Test func aMarkStaysWithItsLetter() {
    var canvas = Canvas(width: 3, rows: 1)
    canvas.write("e\u{301}b", 0, 0)
    #expect(canvas.lines(in: .plain) == ["e\u{301}b "])
  }

  @Test func whatIsOutsideIsCutOff() {
    var canvas = Canvas(width: 2, rows: 1)
    canvas.write("abc", 0, 0)
    canvas.write("abc", 0, 1)
    canvas.write("abc", 0, -1)
    canvas.write("abc", -1, 0)
    canvas.fill(Box(x: -5, y: -5, width: 5, height: 50), radius: 2) { _, _ in .white }
    #expect(canvas.lines(in: .plain) == ["ab"])
    #expect(canvas.lines(in: .full)[0].hasPrefix("\u{1B}[38;2;255;255;255mab"))
  }

  @Test func darknessLiesOverLettersToo() {
    var canvas = Canvas(width: 1, rows: 1)
    canvas.fill(Box(x: 0, y: 0, width: 1, height: 2), radius: 0) { _, _ in .white }
    canvas.write("a", 0, 0, .white)
    canvas.cover(with: Tint(0, opacity: 0.6))
    #expect(canvas.lines(in: .full) == ["\u{1B}[48;2;102;102;102;38;2;102;102;102ma\u{1B}[0m"])
  }

  @Test func cornersAreRound() {
    let box = Box(x: 0, y: 0, width: 6, height: 6)
    #expect(box.coverage(0, 0, radius: 3) < 0.3)
    #expect(box.coverage(1, 1, radius: 3) > 0.9)
    #expect(box.coverage(5, 5, radius: 3) == box.coverage(0, 0, radius: 3))
    #expect(box.coverage(0, 0, radius: 0) == 1 && box.coverage(3, 3, radius: 3) == 1)
  }

  @Test(arguments: [2, 3, 6, 7, 12]) func slicesAreEqualAndGoRoundFromTheTop(_ count: Int) {
    let slice = Wheel.Slice(tint: .white, words: "", letters: .black)
    let wheel = Wheel(
      box: Box(x: 0, y: 0, width: 200, height: 200),
      slices: Array(repeating: slice, count: count), pointer: .black)
    var sizes = Array(repeating: 0, count: count)
    for y in 0..<200 {
      for x in 0..<200 { if let found = wheel.slice(x: x, y: y) { sizes[found] += 1 } }
    }
    let fair = Double(sizes.reduce(0, +)) / Double(count)
    #expect(sizes.allSatisfy { abs(Double($0) - fair) < fair * 0.06 }, "\(sizes)")
    #expect(wheel.slice(x: 101, y: 2) == 0 && wheel.slice(x: 98, y: 2) == count - 1)
    #expect(wheel.slice(x: 0, y: 0) == nil)
  }
}
