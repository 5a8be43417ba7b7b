internal import Wording

/// Reads the times that logs are full of without making texts of them.
///
/// Those are seconds since 1970, with decimals or in milli- or microseconds, and `2026-12-01T09:00:00Z` with decimals or
/// an offset.
struct LogClock {
  /// The date read last, as its ten bytes packed into a number, and its days since 1970.
  private var date: (digits: Int, days: Int) = (-1, 0)

  /// The moment; nil where the bytes are anything else, which may still be a time.
  mutating func instant(_ bytes: ArraySlice<UInt8>) -> Instant? {
    if let number = Self.number(bytes) {
      switch bytes.count {
      case 9...11: return Instant(seconds: number)
      case 12...14: return Instant(milliseconds: number)
      case 15...17: return Instant(milliseconds: number / 1000)
      default: return nil
      }
    }
    if let instant = Self.decimalSeconds(bytes) { return instant }
    let start = bytes.startIndex
    guard bytes.count >= 20, bytes[start + 10] == UInt8(ascii: "T"),
      let days = days(bytes[start..<start + 10]),
      let hour = Self.pair(bytes, start + 11, before: ":"), hour < 24,
      let minute = Self.pair(bytes, start + 14, before: ":"), minute < 60,
      let second = Self.number(bytes[start + 17..<start + 19]), second < 60
    else { return nil }
    var index = start + 19
    var thousandths = 0
    if bytes[index] == UInt8(ascii: ".") {
      var scale = 100
      index += 1
      let first = index
      while index < bytes.endIndex, (0x30...0x39).contains(bytes[index]) {
        thousandths += Int(bytes[index] - 0x30) * scale
        scale /= 10
        index += 1
      }
      guard index > first else { return nil }
    }
    guard let offset = Self.offset(bytes[index...]) else { return nil }
    let seconds = days * 86_400 + hour * 3600 + minute * 60 + second - offset
    return Instant(milliseconds: seconds * 1000 + thousandths)
  }

  /// Seconds since 1970 with decimals, of which three count.
  private static func decimalSeconds(_ bytes: ArraySlice<UInt8>) -> Instant? {
    guard let point = bytes.firstIndex(of: UInt8(ascii: ".")),
      (9...11).contains(point - bytes.startIndex),
      let seconds = number(bytes[..<point]), number(bytes[(point + 1)...]) != nil
    else { return nil }
    let decimals = (Array(bytes[(point + 1)...].prefix(3)) + [0x30, 0x30]).prefix(3)
    return number(ArraySlice(decimals)).map { Instant(milliseconds: seconds * 1000 + $0) }
  }

  private mutating func days(_ bytes: ArraySlice<UInt8>) -> Int? {
    let start = bytes.startIndex
    guard bytes[start + 4] == UInt8(ascii: "-"), bytes[start + 7] == UInt8(ascii: "-"),
      let year = Self.number(bytes[start..<start + 4]),
      let month = Self.number(bytes[start + 5..<start + 7]),
      let day = Self.number(bytes[start + 8..<start + 10])
    else { return nil }
    let digits = year * 10_000 + month * 100 + day
    if digits == date.digits { return date.days }
    guard let days = CivilTime.days(year: year, month: month, day: day) else { return nil }
    date = (digits, days)
    return days
  }

  private static func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
    let start = bytes.startIndex
    if bytes.count == 1 { return bytes[start] == UInt8(ascii: "Z") ? 0 : nil }
    let hasColon = bytes.count == 6 && bytes[start + 3] == UInt8(ascii: ":")
    guard hasColon || bytes.count == 5, let hours = number(bytes[start + 1..<start + 3]),
      hours < 24,
      let minutes = number(bytes.suffix(2)), minutes < 60
    else { return nil }
    switch bytes[start] {
    case UInt8(ascii: "+"): return hours * 3600 + minutes * 60
    case UInt8(ascii: "-"): return -(hours * 3600 + minutes * 60)
    default: return nil
    }
  }

  /// Two digits before a separator.
  private static func pair(
    _ bytes: ArraySlice<UInt8>, _ index: Int, before separator: Unicode.Scalar
  ) -> Int? {
    bytes[index + 2] == UInt8(ascii: separator) ? number(bytes[index..<index + 2]) : nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard !bytes.isEmpty, bytes.count <= 18 else { return nil }
    var number = 0
    for byte in bytes {
      guard (0x30...0x39).contains(byte) else { return nil }
      number = number * 10 + Int(byte - 0x30)
    }
    return number
  }
}
