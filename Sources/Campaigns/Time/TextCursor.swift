/// A place in a text that a person typed, for readers that take it word by word.
struct TextCursor {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { position == bytes.count }

  /// The character here, from 1.
  var column: Int { String(decoding: bytes[..<position], as: UTF8.self).count + 1 }

  /// What is left.
  var rest: String { String(decoding: bytes[position...], as: UTF8.self) }

  func error(_ message: String, help: String) -> ReadingError {
    ReadingError(message, help: help, column: column)
  }

  /// Whether one of these characters of ASCII is here.
  func isAt(_ characters: Unicode.Scalar...) -> Bool {
    position < bytes.count && characters.contains(Unicode.Scalar(bytes[position]))
  }

  /// Whether a digit is here.
  var isAtDigit: Bool { position < bytes.count && (0x30...0x39).contains(bytes[position]) }

  /// Steps over a character of ASCII if it is here.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard isAt(character) else { return false }
    position += 1
    return true
  }

  mutating func skipSpaces() {
    while skip(" ") {}
  }

  /// Takes digits, which may be none.
  mutating func digits() -> ArraySlice<UInt8> {
    let digits = bytes[position...].prefix { (0x30...0x39).contains($0) }
    position = digits.endIndex
    return digits
  }

  /// Takes a number of so many digits.
  mutating func number(digits count: ClosedRange<Int>) -> Int? {
    let start = position
    let digits = digits()
    guard count.contains(digits.count) else {
      position = start
      return nil
    }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Takes letters of ASCII, in lower case; empty if there are none.
  mutating func word() -> String {
    let letters = bytes[position...].prefix { (0x61...0x7A).contains($0 | 0x20) }
    position = letters.endIndex
    return String(decoding: letters, as: UTF8.self).lowercased()
  }

  /// Takes what comes before one of these characters, or all that is left.
  mutating func take(until ends: Unicode.Scalar...) -> String {
    let taken = bytes[position...].prefix { !ends.contains(Unicode.Scalar($0)) }
    position = taken.endIndex
    return String(decoding: taken, as: UTF8.self)
  }

  /// Moves back to an earlier place.
  mutating func back(to earlier: Int) { position = earlier }
}
