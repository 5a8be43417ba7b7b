internal import Wording

/// A part of a whole, in millionths.
public struct Share: Hashable, Sendable {
  /// The part, from 0 to 1,000,000.
  public let millionths: Int

  /// All of it.
  public static let all = Share(clamping: whole)
  /// Nothing of it.
  public static let none = Share(clamping: 0)

  /// Creates a share from millionths, or the nearest there is.
  public init(clamping millionths: Int) {
    self.millionths = min(max(millionths, 0), Self.whole)
  }

  /// Reads `60%`, `12.5%` or `0.6`.
  public init(_ text: String) throws(ReadingError) {
    let isPercent = text.hasSuffix("%")
    let number = isPercent ? String(text.dropLast()) : text
    guard let millionths = scaledDecimal(number, by: isPercent ? 4 : 6),
      millionths <= Self.whole
    else {
      throw ReadingError(
        "\(quoted(text)) is not a share",
        help: "Write 60%, or 0.6; the most is 100%, with at most four decimals.")
    }
    self.millionths = millionths
  }

  /// The share as people write it: `60%`, `12.5%`.
  public var text: String { "\(scaledText(millionths, by: 4))%" }

  static let whole = 1_000_000
}

/// A decimal number times a power of ten; nil where it is none or does not come out whole.
func scaledDecimal(_ text: String, by digits: Int) -> Int? {
  var cursor = TextCursor(text)
  let whole = cursor.digits()
  let hasPoint = cursor.skip(".")
  let decimals = hasPoint ? cursor.digits() : []
  guard cursor.isAtEnd, !whole.isEmpty, hasPoint != decimals.isEmpty, whole.count <= 9,
    decimals.dropFirst(digits).allSatisfy({ $0 == UInt8(ascii: "0") })
  else { return nil }
  let kept = Array(whole) + decimals.prefix(digits)
  let missing = digits - min(decimals.count, digits)
  return (kept + Array(repeating: UInt8(ascii: "0"), count: missing))
    .reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
}

/// A number of so many decimals without zeros that say nothing.
func scaledText(_ number: Int, by digits: Int) -> String {
  let scale = (0..<digits).reduce(1) { one, _ in one * 10 }
  var decimals = padded(number % scale, digits)
  while decimals.last == "0" { decimals.removeLast() }
  return "\(number / scale)" + (decimals.isEmpty ? "" : ".\(decimals)")
}
