extension StringProtocol {
  /// The number of terminal cells the text takes.
  public var displayWidth: Int {
    if String(self).isPlain { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }

  /// The text with spaces added at its end until it takes this many terminal cells.
  public func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - displayWidth))
  }
}

extension Character {
  /// The number of terminal cells the character takes: 2 for East Asian wide forms and emoji, 0 for a lone mark.
  public var displayWidth: Int {
    if let ascii = asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    var width = 0
    for scalar in unicodeScalars {
      if scalar.value == 0xFE0F, width == 1 { return 2 }
      width = max(width, scalar.displayWidth)
    }
    return width
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    if value < 0x300 {
      return value >= 0x20 && !(0x7F..<0xA0).contains(value) && value != 0xAD ? 1 : 0
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    return wideRanges.contains { $0.contains(value) } ? 2 : 1
  }
}

/// The blocks whose characters are wide or full width in Unicode's East Asian Width property.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
  0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
  0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF,
  0x20000...0x3FFFD,
]
