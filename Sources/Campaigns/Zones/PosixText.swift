/// The words of a POSIX rule, taken one by one; each answer is nil where something else stands.
struct PosixText {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: some Sequence<UInt8>) {
    bytes = Array(text)
  }

  var isAtEnd: Bool { position == bytes.count }

  func isAt(_ character: Unicode.Scalar) -> Bool {
    position < bytes.count && bytes[position] == UInt8(ascii: character)
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard isAt(character) else { return false }
    position += 1
    return true
  }

  /// An abbreviation: three letters or more, or between `<` and `>` also digits and signs.
  mutating func name() -> String? {
    let isQuoted = skip("<")
    let name = bytes[position...].prefix {
      switch UnicodeScalar($0) {
      case "a"..."z", "A"..."Z": true
      case "0"..."9", "+", "-": isQuoted
      default: false
      }
    }
    position = name.endIndex
    guard name.count >= 3, !isQuoted || skip(">") else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  /// Seconds ahead of UTC, which POSIX counts to the west.
  mutating func offset() -> Int? {
    guard let seconds = time(hours: 24) else { return nil }
    return -seconds
  }

  /// A day with its time, two o'clock unless it says another.
  mutating func change() -> PosixRule.Change? {
    guard let day = day() else { return nil }
    guard skip("/") else { return .init(day: day, time: 7200) }
    guard let time = time(hours: 167) else { return nil }
    return .init(day: day, time: time)
  }

  private mutating func day() -> PosixRule.Change.Day? {
    if skip("J") { return number(1...365).map { .ordinal($0) } }
    guard skip("M") else { return number(0...365).map { .fromZero($0) } }
    guard let month = number(1...12), skip("."), let week = number(1...5), skip("."),
      let weekday = number(0...6)
    else { return nil }
    return .week(month: month, week: week, weekday: weekday)
  }

  /// Seconds of a time such as `3`, `-1:30` or `24:00:00`.
  private mutating func time(hours limit: Int) -> Int? {
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    guard let hours = number(0...limit) else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] where skip(":") {
      guard let part = number(0...59) else { return nil }
      seconds += part * unit
    }
    return isNegative ? -seconds : seconds
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int? {
    let digits = bytes[position...].prefix { (0x30...0x39).contains($0) }
    guard (1...3).contains(digits.count) else { return nil }
    position = digits.endIndex
    let value = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return range.contains(value) ? value : nil
  }
}
