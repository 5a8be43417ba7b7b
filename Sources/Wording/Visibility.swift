extension Unicode.Scalar {
  /// Whether this scalar by itself shows nothing, breaks the line or turns the direction of text around.
  public var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}

extension Character {
  /// The scalars of the character, each with whether a reader would miss it.
  ///
  /// A joiner or variation selector that shapes what is beside it is not missed: it shows in its neighbours.
  public var scalarsByVisibility: [(scalar: Unicode.Scalar, isHidden: Bool)] {
    let scalars = Array(unicodeScalars)
    if isFlagOfRegion(scalars) { return scalars.map { ($0, false) } }
    return scalars.indices.map { index in
      let scalar = scalars[index]
      guard scalar.isHidden, index > 0 else { return (scalar, scalar.isHidden) }
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      return (scalar, !scalar.shapes(after: scalars[index - 1], before: next))
    }
  }
}

extension StringProtocol {
  /// Whether a reader would miss a scalar of the text.
  public var hidesScalars: Bool {
    contains { $0.scalarsByVisibility.contains(where: \.isHidden) }
  }
}

extension Unicode.Scalar {
  /// Whether a joiner or variation selector changes how its neighbours look.
  fileprivate func shapes(after last: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    switch value {
    case 0xFE00...0xFE0F, 0x180B...0x180D, 0x180F, 0xE0100...0xE01EF:
      if last.isASCII { return next?.value == 0x20E3 }
      return !last.isHidden && (last.properties.isEmoji || last.value >= 0x250)
    case 0x200C, 0x200D:
      if joiningScripts.contains(where: { $0.contains(last.value) }) { return true }
      let isAfterEmoji = last.value == 0xFE0F || !last.isASCII && last.properties.isEmoji
      return value == 0x200D && isAfterEmoji && next?.properties.isEmoji == true
    default: return false
    }
  }
}

/// The blocks whose writing needs joiners: Arabic and its kin, and those of India and its neighbours.
private let joiningScripts: [ClosedRange<UInt32>] = [
  0x600...0x109F, 0x1780...0x18AF, 0x1900...0x1CFF, 0xA800...0xABFF, 0xFB50...0xFDFF,
  0xFE70...0xFEFC, 0x10A00...0x11FFF, 0x1E800...0x1E95F,
]

/// Whether these are a black flag with the tags of a region, as the flag of Wales is written.
private func isFlagOfRegion(_ scalars: [Unicode.Scalar]) -> Bool {
  (5...8).contains(scalars.count) && scalars.first?.value == 0x1F3F4
    && scalars.last?.value == 0xE007F
    && scalars.dropFirst().dropLast().allSatisfy { (0xE0030...0xE007A).contains($0.value) }
}
