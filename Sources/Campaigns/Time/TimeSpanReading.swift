internal import Wording

extension TimeSpan {
  /// Reads `90s`, `24h`, `3d`, `1d12h`, `1.5h`, or a plain number of seconds.
  ///
  /// Units are `w`, `d`, `h`, `m` and `s`, the longer first. Only the last number may have decimals, as long as they
  /// come out at whole milliseconds.
  public init(_ text: String) throws(ReadingError) {
    var cursor = TextCursor(text)
    self = try cursor.timeSpan()
    guard cursor.isAtEnd else { throw Self.notALength(text, at: cursor) }
  }

  fileprivate static func notALength(_ text: String, at cursor: TextCursor) -> ReadingError {
    let help = repairedSpan(text).map { "Write \($0)." }
    return cursor.error(
      "\(quoted(text)) is not a length of time",
      help: help ?? "Write 90s, 30m, 24h, 3d, 1d12h, or a number of seconds.")
  }
}

extension TextCursor {
  /// Takes a length of time.
  mutating func timeSpan() throws(ReadingError) -> TimeSpan {
    let text = rest
    if isAt("-") {
      throw error("a length of time cannot be negative", help: "Leave the minus out.")
    }
    var total = 0
    var units = TimeSpan.units[...]
    repeat {
      let start = self
      let whole = digits()
      let hasDecimals = skip(".")
      let decimals = hasDecimals ? digits() : []
      guard !whole.isEmpty, hasDecimals == !decimals.isEmpty else {
        throw TimeSpan.notALength(text, at: start)
      }
      let place = self
      let name = word()
      let isPlain = name.isEmpty && start.position == 0 && isAtEnd
      let unit = isPlain ? units.last : units.first { $0.name == name }
      guard let unit else { throw TimeSpan.notALength(text, at: place) }
      units = units.drop { $0.milliseconds >= unit.milliseconds }
      guard let length = milliseconds(whole, decimals, of: unit.milliseconds) else {
        throw start.error(
          "\(quoted(text)) is not a whole number of milliseconds", help: "Leave decimals out.")
      }
      let (sum, overflow) = total.addingReportingOverflow(length)
      guard !overflow, sum <= TimeSpan.limit else {
        throw start.error(
          "\(quoted(text)) is longer than 10,000 years", help: "Write a shorter length of time.")
      }
      total = sum
      if !decimals.isEmpty || isPlain { break }
    } while isAtDigit
    guard let span = TimeSpan(milliseconds: total) else {
      throw TimeSpan.notALength(text, at: self)
    }
    return span
  }

  /// A number of units in milliseconds; `Int.max` if it is too large, nil if it does not come out even.
  private func milliseconds(
    _ whole: ArraySlice<UInt8>, _ decimals: ArraySlice<UInt8>, of unit: Int
  ) -> Int? {
    guard whole.drop(while: { $0 == 0x30 }).count <= 15 else { return .max }
    let number = whole.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    let (product, overflow) = number.multipliedReportingOverflow(by: unit)
    if overflow { return .max }
    var (part, rest) = (0, unit)
    for digit in decimals {
      guard digit == 0x30 || rest % 10 == 0 else { return nil }
      rest /= 10
      part += Int(digit - 0x30) * rest
    }
    return product > TimeSpan.limit ? .max : product + part
  }
}

/// The length that a person most likely meant: `24 hours`, `1 day and 12 h`, `90min`.
private func repairedSpan(_ text: String) -> String? {
  var parts: [Int: String] = [:]
  var cursor = TextCursor(text)
  while !cursor.isAtEnd {
    cursor.skipSpaces()
    if cursor.skip(",") { continue }
    let number = cursor.digits()
    cursor.skipSpaces()
    let word = cursor.word()
    if number.isEmpty, word == "and" { continue }
    guard let name = word.first.map(String.init), !word.hasPrefix("mo"), !word.hasPrefix("ms"),
      let index = TimeSpan.units.firstIndex(where: { $0.name == name }), !number.isEmpty,
      parts[index] == nil
    else { return nil }
    parts[index] = String(decoding: number, as: UTF8.self) + name
  }
  let written = parts.sorted { $0.key < $1.key }.map(\.value).joined()
  var check = TextCursor(written)
  guard written != text, (try? check.timeSpan()) != nil, check.isAtEnd else { return nil }
  return written
}
