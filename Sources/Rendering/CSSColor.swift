internal import Wording

/// A colour of a document as a style sheet takes it: `#rrggbbaa`, which nothing can break out of.
struct CSSColor {
  let text: String

  /// Reads one of the four documented forms; nil for anything else.
  init?(_ written: String) {
    let trimmed = written.trimmed
    let digits = trimmed.utf8.dropFirst().map {
      UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 + 32 : $0
    }
    guard trimmed.utf8.first == UInt8(ascii: "#"), digits.allSatisfy(\.isHexDigit) else {
      return nil
    }
    let long: [UInt8]
    switch digits.count {
    case 3, 4: long = digits.flatMap { [$0, $0] }
    case 6, 8: long = digits
    default: return nil
    }
    text = "#" + String(decoding: long, as: UTF8.self) + (long.count == 6 ? "ff" : "")
  }
}

extension UInt8 {
  /// Whether this is one of 0…9 and a…f.
  fileprivate var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }
}
