internal import Schema
internal import Wording

/// The text of a colour, as each platform reads it.
struct ColorText {
  let text: String

  /// Whether it is one of the four documented forms.
  var isDocumented: Bool { Self.isHex(text[...]) }

  /// What each platform does with it, where a malformed colour leads to the given outcomes.
  func outcomes(malformed: Outcomes) -> Outcomes {
    Outcomes(
      ios: isReadOnIOS ? .accepted : malformed.ios,
      android: Self.isHex(text.trimmed) ? .accepted : malformed.android)
  }

  /// The documented form that a person most likely meant, or nil.
  var repaired: String? {
    let trimmed = text.trimmed
    let bare = trimmed.hasPrefix("#") ? trimmed : "#" + trimmed
    return Self.isHex(bare) ? String(bare) : nil
  }

  /// iOS looks for the `#` before it trims, so only blanks at the end are forgiven.
  private var isReadOnIOS: Bool {
    text.hasPrefix("#") && Self.isHex(text.trimmed)
  }

  private static func isHex(_ text: Substring) -> Bool {
    let digits = text.utf8.dropFirst()
    return text.utf8.first == UInt8(ascii: "#") && [3, 4, 6, 8].contains(digits.count)
      && digits.allSatisfy(isHexDigit)
  }

  private static func isHex(_ text: String) -> Bool { isHex(text[...]) }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
