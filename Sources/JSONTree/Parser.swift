internal import SourceText

/// Reads a text into a tape in one pass, with its own stack, and goes on after faults whose intent is clear.
///
/// The time is proportional to the text's length whatever is in it: a search that may fail remembers how far it
/// came, so that no byte is looked at again for every fault before it.
/// The well-formed path is in this file and `Parser+Tokens`; everything a valid document never meets is in the others.
struct Parser: ~Copyable {
  /// What may come next.
  enum Expectation {
    case root, end, firstElement, element, firstKey, key, colon, memberValue, separator
  }

  /// An object or array that is still open.
  struct Frame {
    let entry: Int
    let isObject: Bool
    var count = 0
  }

  /// The deepest nesting that is read; Foundation's reader has the same limit.
  static let depthLimit = 512

  /// The most problems that are listed.
  static let problemLimit = 100

  /// The furthest a guess about a text that seems to go on looks ahead, in bytes.
  static let guessReach = 4096

  let source: SourceFile
  let bytes: [UInt8]
  var offset = 0
  /// The end of the last token.
  var lastEnd = 0
  /// The place of the last comma.
  var commaOffset = 0
  /// Whether the tape ends with a key that has no value yet.
  var hasPendingKey = false
  /// Whether something made it impossible to go on.
  var stopped = false
  var tape: [Entry] = []
  var stack: [Frame] = []
  var problems: [SyntaxProblem] = []
  var duplicates: [DuplicateKey] = []
  var loneSurrogates: [Range<Int>] = []
  /// The place before which no quote ends a value, as far as the search after an unescaped quote has come.
  var unescapedQuoteSearch = 0
  /// What the searches for other closing quotes than JSON's have shown.
  var quoteSearches: [QuoteSearch: QuoteSearch.Outcome] = [:]
  /// From the last line found to continue a text to the quote that ends the text.
  var continuation = 0..<0
  /// Scratch space of the search for duplicate keys.
  var fingerprints: [UInt64] = []

  init(_ source: SourceFile) {
    self.source = source
    bytes = source.bytes
  }

  mutating func parse() {
    guard checkEncoding() else { return }
    tape.reserveCapacity(bytes.count / 16 + 16)
    offset = source.byteOrderMarkLength
    lastEnd = offset
    var expectation = Expectation.root
    while let next = step(expectation) { expectation = next }
    closeAll()
    // A comma is reported only when what follows is known, so the order may need mending.
    problems.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Reads one token; returns what may follow it, or nil at the end.
  private mutating func step(_ expectation: Expectation) -> Expectation? {
    skipSpace(before: expectation)
    guard offset < bytes.count else { return reachEnd(expectation) }
    let byte = bytes[offset]
    switch expectation {
    case .separator:
      guard let frame = stack.last else { return nil }
      if byte == UInt8(ascii: ",") {
        commaOffset = offset
        offset += 1
        lastEnd = offset
        return frame.isObject ? .key : .element
      }
      if byte == frame.closer { return close() }
      return readOddSeparator(byte, in: frame)
    case .firstKey, .key:
      if byte == UInt8(ascii: "\"") {
        guard readString(isKey: true) else { return stop() }
        return .colon
      }
      return readOddKey(byte, expectation)
    case .colon:
      guard byte == UInt8(ascii: ":") else { return readOddColon(byte) }
      offset += 1
      lastEnd = offset
      return .memberValue
    case .root, .firstElement, .element, .memberValue:
      return readValue(byte, expectation)
    case .end:
      return refuseContentAfterEnd(byte)
    }
  }

  @inline(__always)
  private mutating func readValue(_ byte: UInt8, _ expectation: Expectation) -> Expectation? {
    switch byte {
    case UInt8(ascii: "\""):
      guard readString(isKey: false) else { return stop() }
      return finishValue()
    case UInt8(ascii: "{"): return open(.object)
    case UInt8(ascii: "["): return open(.array)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      return readNumber() ? finishValue() : readWord()
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      return readLiteral() ? finishValue() : readWord()
    case UInt8(ascii: "]") where expectation == .firstElement: return close()
    default: return readOddValue(byte, expectation)
    }
  }

  private mutating func open(_ kind: Entry.Kind) -> Expectation? {
    guard stack.count < Self.depthLimit else {
      report(
        .tooDeep, offset..<offset + 1,
        "objects and arrays are nested more than \(Self.depthLimit) deep",
        help: "no device reads a document this deep")
      return stop()
    }
    countChild()
    stack.append(Frame(entry: tape.count, isObject: kind == .object))
    push(kind, from: offset, to: offset + 1)
    return kind == .object ? .firstKey : .firstElement
  }

  mutating func close() -> Expectation? {
    offset += 1
    lastEnd = offset
    closeTop()
    return stack.isEmpty ? .end : .separator
  }

  private mutating func closeTop() {
    guard let frame = stack.popLast() else { return }
    tape[frame.entry].end = UInt32(truncatingIfNeeded: lastEnd)
    tape[frame.entry].next = UInt32(truncatingIfNeeded: tape.count)
    tape[frame.entry].count = frame.count
    if frame.isObject, frame.count > 1 {
      findDuplicates(inObjectAt: frame.entry, count: frame.count)
    }
  }

  /// Ends what is still open, so that the tree is whole even when the text is not.
  private mutating func closeAll() {
    if hasPendingKey { dropPendingKey() }
    while !stack.isEmpty { closeTop() }
  }

  mutating func dropPendingKey() {
    tape.removeLast()
    hasPendingKey = false
  }

  private mutating func countChild() {
    hasPendingKey = false
    if !stack.isEmpty { stack[stack.count - 1].count += 1 }
  }

  /// Counts the scalar just read and returns what may follow.
  mutating func finishValue() -> Expectation? {
    countChild()
    return stack.isEmpty ? .end : .separator
  }

  mutating func push(_ kind: Entry.Kind, from start: Int, to end: Int, details: UInt32 = 0) {
    tape.append(Entry(kind, start: start, end: end, next: tape.count + 1, details: details))
    offset = end
    lastEnd = end
  }

  mutating func stop() -> Expectation? {
    stopped = true
    return nil
  }
}

extension Parser.Frame {
  var closer: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }
  var name: String { isObject ? "object" : "array" }
}
