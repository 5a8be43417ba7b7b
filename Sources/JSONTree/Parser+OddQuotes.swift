internal import SourceText

/// A search for the quote that closes a text in other quotes than JSON's.
struct QuoteSearch: Hashable {
  let opening: Unicode.Scalar
  let isKey: Bool

  /// What a search that came to the end of its line has shown.
  struct Outcome {
    /// The place before which there is no closing quote.
    var quoteless = 0
    /// The place before which no closing quote ends a key or value.
    var endless = 0
  }
}

extension Parser {
  /// The quotation marks that open a text in a way JSON does not know, by their scalar, with those that close it.
  private static let closers: [Unicode.Scalar: [Unicode.Scalar]] = [
    "'": ["'"],
    "\u{2018}": ["\u{2019}", "\u{2018}", "'"], "\u{2019}": ["\u{2019}", "\u{2018}", "'"],
    "\u{201C}": ["\u{201D}", "\u{201C}", "\""], "\u{201D}": ["\u{201D}", "\u{201C}", "\""],
    "\u{201E}": ["\u{201C}", "\u{201D}", "\""], "\u{AB}": ["\u{BB}"], "`": ["`"],
  ]

  /// Whether a text in other quotes than JSON's starts here.
  func startsOddString(at place: Int) -> Bool {
    scalar(at: place).map { Self.closers[$0] != nil } ?? false
  }

  /// Reads a text in other quotes than JSON's; returns false when reading cannot go on.
  mutating func readOddString(isKey: Bool) -> Bool {
    let start = offset
    guard let quote = scalar(at: start), let closers = Self.closers[quote] else { return false }
    let opening = sequenceLength(at: start)
    let search = QuoteSearch(opening: quote, isKey: isKey)
    guard let closing = findClosingQuote(from: start + opening, among: closers, search) else {
      // A key ends at its colon at the latest; what follows is not its content and is read by itself.
      var lineEnd = start + opening
      while lineEnd < bytes.count, bytes[lineEnd] != 0x0A, bytes[lineEnd] != 0x0D,
        !isKey || bytes[lineEnd] != UInt8(ascii: ":")
      { lineEnd += 1 }
      guard let hasEscapes = checkContent(start + opening..<lineEnd) else { return false }
      return readUnclosedString(
        from: start, lineEnd: lineEnd, hasEscapes: hasEscapes, isKey: isKey, opening: opening)
    }
    let before = problems.count
    guard let hasEscapes = checkContent(start + opening..<closing.lowerBound) else { return false }
    // The repair of the quotes mends what is inside too.
    problems.removeSubrange(before...)
    let details = Entry.string(hasEscapes: hasEscapes, opening: opening, closing: closing.count)
    pushString(from: start, to: closing.upperBound, details, isKey: isKey)
    let isCurly = quote != "'" && quote != "`"
    report(
      isCurly ? .curlyQuotes : .singleQuotes, start..<closing.upperBound,
      "the \(isKey ? "key" : "text") is in \(isCurly ? "typographic" : quote == "'" ? "single" : "back") quotes",
      help: "use double quotes: \"",
      fix: TextEdit(
        range: start..<closing.upperBound,
        text: jsonString(decodeString(tape[tape.count - 1], in: bytes))))
    return true
  }

  /// Finds the quote that closes a text on its line: the first that ends a key or value, else the first.
  private mutating func findClosingQuote(
    from start: Int, among closers: [Unicode.Scalar], _ search: QuoteSearch
  ) -> Range<Int>? {
    var known = quoteSearches[search] ?? .init()
    guard start >= known.quoteless else { return nil }
    var first: Range<Int>?
    var place = start
    while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D {
      if bytes[place] == UInt8(ascii: "\\") {
        place += 2
        continue
      }
      let range = characterRange(at: place)
      if let scalar = scalar(at: place), closers.contains(scalar) {
        if endsValue(after: range.upperBound, orKey: search.isKey) { return range }
        first = first ?? range
        if place < known.endless { return first }
      }
      place = range.upperBound
    }
    known.endless = place
    if first == nil { known.quoteless = place }
    quoteSearches[search] = known
    return first
  }

  /// Checks the bytes of a text whose end is known; returns whether it has escapes, or nil when reading cannot go on.
  mutating func checkContent(_ range: Range<Int>) -> Bool? {
    var hasEscapes = false
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        place = checkEscape(at: place, offersFix: false)
      } else if byte >= 0x80 {
        let length = sequenceLength(at: place)
        guard length > 0 else {
          _ = refuseInvalidUTF8(at: place)
          return nil
        }
        place += length
      } else {
        if byte < 0x20, !checkControlCharacter(at: place, offersFix: false) { return nil }
        place += 1
      }
    }
    return hasEscapes
  }
}
