internal import SourceText
internal import Wording

extension Parser {
  /// Whether no more problems are listed, so that words for one would be lost.
  var isFull: Bool { problems.count >= Self.problemLimit }

  /// Notes a problem, up to the limit; a place between two bytes takes in the character after it.
  mutating func report(
    _ kind: SyntaxProblem.Kind, _ range: Range<Int>, _ message: String, help: String? = nil,
    fix: TextEdit? = nil
  ) {
    guard !isFull else { return }
    let isBetween = range.isEmpty && range.lowerBound < bytes.count
    let range = isBetween ? characterRange(at: range.lowerBound) : range
    problems.append(SyntaxProblem(kind: kind, range: range, message: message, help: help, fix: fix))
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Names the character at a place for a message.
  func characterName(at place: Int) -> String {
    guard let scalar = scalar(at: place) else { return "a byte that is not UTF-8" }
    let named = "the character \(codePoint(scalar))"
    if scalar.isHidden { return named }
    switch scalar.properties.generalCategory {
    case .unassigned, .privateUse, .spaceSeparator, .nonspacingMark, .enclosingMark: return named
    default: return scalar == "\"" ? "a quotation mark" : "\"\(scalar)\""
    }
  }

  func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The range of the character at a place.
  func characterRange(at place: Int) -> Range<Int> {
    place..<place + max(1, sequenceLength(at: place))
  }

  /// Returns a piece of the text as a message can show it: in quotes, short, on one line, and without a token.
  func shown(_ range: Range<Int>) -> String {
    guard !source.mayHoldToken(range) else { return "\"…\"" }
    let limit = 23
    let whole = text(range.lowerBound..<min(range.upperBound, range.lowerBound + 4 * limit + 4))
    return "\"\(printable(whole, atMost: limit))\""
  }

  // MARK: Faults that end the reading

  mutating func refuseInvalidUTF8(at place: Int) -> Bool {
    let digits = String(bytes[place], radix: 16, uppercase: true)
    report(
      .invalidUTF8, place..<place + 1, "the byte 0x\(digits) is not valid UTF-8",
      help: "save the file as UTF-8")
    return false
  }

  mutating func refuseCharacter(at place: Int, expected: String) -> Expectation? {
    if bytes[place] == 0 {
      _ = refuseNUL(at: place)
    } else if bytes[place] >= 0x80, sequenceLength(at: place) == 0 {
      _ = refuseInvalidUTF8(at: place)
    } else {
      report(
        .unexpectedCharacter, characterRange(at: place),
        "\(characterName(at: place)) stands where \(expected) is expected")
    }
    return stop()
  }

  mutating func refuseNUL(at place: Int) -> Bool {
    report(
      .nulByte, place..<place + 1, "there is a zero byte",
      help: "the file is damaged or is not text")
    return false
  }

  mutating func refuseBracket(at place: Int, in frame: Frame) -> Expectation? {
    let line = source.line(at: Int(tape[frame.entry].start))
    let closer = Character(Unicode.Scalar(frame.closer))
    report(
      .mismatchedBracket, place..<place + 1,
      "\(characterName(at: place)) cannot close the \(frame.name) opened at line \(line)",
      help: "close it with \"\(closer)\"")
    return stop()
  }

  mutating func reachEnd(_ expectation: Expectation) -> Expectation? {
    switch expectation {
    case .end: return nil
    case .root:
      let message =
        bytes.count == source.byteOrderMarkLength ? "the file is empty" : "the file has no content"
      report(.emptyFile, bytes.count..<bytes.count, message, help: "a document starts with \"{\"")
    default:
      guard let frame = stack.last else { return nil }
      let line = source.line(at: Int(tape[frame.entry].start))
      let closers = String(decoding: stack.reversed().map(\.closer), as: UTF8.self)
      report(
        .unexpectedEnd, lastEnd..<lastEnd,
        "the file ends, but the \(frame.name) opened at line \(line) is not closed",
        help: closers.count <= 16
          ? "add \"\(closers)\" at the end"
          : "\(closers.count) closing brackets are missing at the end")
    }
    return stop()
  }

  mutating func refuseContentAfterEnd(_ byte: UInt8) -> Expectation? {
    let range = characterRange(at: offset)
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      report(
        .contentAfterEnd, range, "a second document follows the first",
        help: "keep one document in the file")
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      report(
        .contentAfterEnd, range, "\(characterName(at: offset)) closes nothing", help: "remove it")
    case UInt8(ascii: ":") where tape.first?.kind == .string:
      report(
        .contentAfterEnd, range, "the braces around the document are missing",
        help: "put { before it and } after it")
    case 0: _ = refuseNUL(at: offset)
    default:
      if byte >= 0x80, sequenceLength(at: offset) == 0 {
        _ = refuseInvalidUTF8(at: offset)
      } else {
        report(
          .contentAfterEnd, range, "\(characterName(at: offset)) follows the end of the document",
          help: "remove what follows the last closing bracket")
      }
    }
    return nil
  }
}
