/// Finds placeholders as Android does: a part is any one character and then others that are no closing brace.
///
/// Each part is as short as possible, and where the rest does not follow, the next bar is tried in its
/// place. Trying them all would take the square of the text's length or more, but only two can differ:
/// a part ends before the next closing brace, whatever bar it ends at, unless that bar stands directly before
/// the brace, which is then the "any one character" of the next part. So the first bar stands for all
/// others, and the last one is tried for itself.
struct AndroidMatcher {
  private let pass: Pass
  private let text: [UInt8]
  /// For each offset, that of the next closing brace, or the text's end.
  private let closings: [UInt32]
  /// For each offset, that of the next bar after which a part can begin, or the text's end.
  private let bars: [UInt32]

  init(_ pass: Pass, _ text: [UInt8], _ work: inout Work) {
    self.pass = pass
    self.text = text
    closings = nextPlaces(in: text, &work) { text[$0] == .close }
    bars = nextPlaces(in: text, &work) {
      text[$0] == .bar && text.leadLength(at: $0 + 1, breaks: pass.startsWithAny) != nil
    }
  }

  /// Returns the placeholder whose first brace is at an offset, or nil when there is none.
  func match(at start: Int) -> Match? {
    firstMatch(from: start + pass.braces) { bar in
      let key = start + pass.braces..<bar
      if pass.form == .doubleTwo {
        guard let type = lastPart(from: bar + 1, isShort: false) else { return nil }
        return Match(whole: start..<type.upperBound + 2, key: key, type: type, fallback: nil)
      }
      return self.match(start, key: key)
    }
  }

  private func match(_ start: Int, key: Range<Int>) -> Match? {
    let typeStart = key.upperBound + 1
    if pass.form == .singleEmpty {
      guard let type = lastPart(from: typeStart, isShort: false), text[type.upperBound - 1] == .bar
      else { return nil }
      let bar = type.upperBound - 1
      guard let lead = lead(at: typeStart), bar > typeStart + lead else { return nil }
      return Match(
        whole: start..<bar + 2, key: key, type: typeStart..<bar, fallback: bar + 1..<bar + 1)
    }
    return firstMatch(from: typeStart) { bar in
      guard let fallback = lastPart(from: bar + 1, isShort: true) else { return nil }
      return Match(
        whole: start..<fallback.upperBound + pass.braces, key: key, type: typeStart..<bar,
        fallback: fallback)
    }
  }

  /// Tries the bars at which a part of two characters or more can end.
  private func firstMatch(from start: Int, _ rest: (Int) -> Match?) -> Match? {
    guard let lead = lead(at: start) else { return nil }
    let closing = Int(closings[start + lead])
    guard closing < text.count else { return nil }
    let earliest = start + lead + 1
    guard earliest < closing else { return nil }
    let bar = Int(bars[earliest])
    if bar < closing - 1, let match = rest(bar) { return match }
    return text[closing - 1] == .bar ? rest(closing - 1) : nil
  }

  /// The part that ends at the closing braces; a short one may have a single character.
  private func lastPart(from start: Int, isShort: Bool) -> Range<Int>? {
    guard let lead = lead(at: start) else { return nil }
    let end = Int(closings[start + lead])
    guard end < text.count, isShort || end > start + lead else { return nil }
    guard pass.braces == 1 || end + 1 < text.count && text[end + 1] == .close else { return nil }
    return start..<end
  }

  private func lead(at place: Int) -> Int? {
    text.leadLength(at: place, breaks: pass.startsWithAny)
  }
}

extension [UInt8] {
  /// The bytes that "any one character" takes at an offset; nil at the end, and at a line break unless allowed.
  ///
  /// Where line breaks are allowed, CR LF counts as one character: Android's expressions are ICU's.
  func leadLength(at place: Int, breaks allowsBreaks: Bool) -> Int? {
    guard place < count else { return nil }
    let byte = self[place]
    if byte < 0x80 {
      let isBreak = (0x0A...0x0D).contains(byte)
      if isBreak, !allowsBreaks { return nil }
      return byte == 0x0D && place + 1 < count && self[place + 1] == 0x0A ? 2 : 1
    }
    if !allowsBreaks, isUnicodeLineBreak(at: place) { return nil }
    return byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
  }

  /// Whether U+0085, U+2028 or U+2029 begins at an offset.
  private func isUnicodeLineBreak(at place: Int) -> Bool {
    switch self[place] {
    case 0xC2: self[place + 1] == 0x85
    case 0xE2: self[place + 1] == 0x80 && (0xA8...0xA9).contains(self[place + 2])
    default: false
    }
  }
}
