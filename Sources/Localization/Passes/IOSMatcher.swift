/// Finds placeholders as iOS does: no part holds a bar or a closing brace, so there is one way to read each.
struct IOSMatcher {
  private let pass: Pass
  private let text: [UInt8]
  /// For each offset, that of the next bar or closing brace, or the text's end.
  private let stops: [UInt32]

  init(_ pass: Pass, _ text: [UInt8], _ work: inout Work) {
    self.pass = pass
    self.text = text
    stops = nextPlaces(in: text, &work) { text[$0] == .bar || text[$0] == .close }
  }

  /// Returns the placeholder whose first brace is at an offset, or nil when there is none.
  func match(at start: Int) -> Match? {
    guard let key = part(from: start + pass.braces), !key.isEmpty, text[key.upperBound] == .bar,
      let type = part(from: key.upperBound + 1), !type.isEmpty
    else { return nil }
    let end = type.upperBound
    switch pass.form {
    case .doubleTwo:
      guard closes(at: end, braces: 2) else { return nil }
      return Match(whole: start..<end + 2, key: key, type: type, fallback: nil)
    case .singleEmpty:
      guard text[end] == .bar, closes(at: end + 1, braces: 1) else { return nil }
      return Match(whole: start..<end + 2, key: key, type: type, fallback: end + 1..<end + 1)
    case .doubleThree, .singleThree:
      guard text[end] == .bar, let fallback = part(from: end + 1),
        closes(at: fallback.upperBound, braces: pass.braces)
      else { return nil }
      return Match(
        whole: start..<fallback.upperBound + pass.braces, key: key, type: type, fallback: fallback)
    }
  }

  /// The bytes from an offset to the next bar or closing brace, or nil when the text ends before one.
  private func part(from start: Int) -> Range<Int>? {
    guard start < text.count, Int(stops[start]) < text.count else { return nil }
    return start..<Int(stops[start])
  }

  private func closes(at place: Int, braces: Int) -> Bool {
    place + braces <= text.count && text[place..<place + braces].allSatisfy { $0 == .close }
  }
}

/// Returns, for each offset and the end, the first place at or after it that satisfies a condition, or the end.
func nextPlaces(
  in text: [UInt8], _ work: inout Work, where isWanted: (Int) -> Bool
) -> [UInt32] {
  var places = [UInt32](repeating: UInt32(text.count), count: text.count + 1)
  for place in text.indices.reversed() {
    work.step()
    places[place] = isWanted(place) ? UInt32(place) : places[place + 1]
  }
  return places
}
