internal import Diagnostics

extension Rule {
  static let invalidJSON = Rule(
    "invalid-json", "The file must be JSON exactly as RFC 8259 defines it.")
  static let byteOrderMark = Rule(
    "byte-order-mark", "The file should not begin with a byte order mark.")
  static let duplicateKey = Rule(
    "duplicate-key", "A key may appear only once in an object.")
  static let loneSurrogate = Rule(
    "lone-surrogate", "Half of a character should not stand alone.")
  static let unknownDisplayType = Rule(
    "unknown-display-type", "The displayType must be one of the ten that the SDKs draw.")
  static let unsupportedDisplayType = Rule(
    "unsupported-display-type", "A target should have the display type.")
  static let undocumentedSupport = Rule(
    "undocumented-support", "The vendor's page should promise what a target is relied on for.")
  static let unsupportedField = Rule(
    "unsupported-field", "A target should know the field.")
  static let undocumentedField = Rule(
    "undocumented-field", "A field that the vendor's page does not name may change without notice.")
  static let unusedBlock = Rule(
    "unused-block", "Only the content block that displayType names is read.")
  static let missingField = Rule(
    "missing-field", "A required field must be there.")
  static let unknownField = Rule(
    "unknown-field", "A field that the SDKs do not know is ignored.")
  static let wrongType = Rule(
    "wrong-type", "A value must be of its field's type.")
  static let unknownChoice = Rule(
    "unknown-choice", "A value must be one of its field's words.")
  static let listLength = Rule(
    "list-length", "A list must hold as many elements as its display type takes.")
  static let colorNotHex = Rule(
    "color-not-hex", "A colour must be #RGB, #RGBA, #RRGGBB or #RRGGBBAA.")
  static let numberOutOfRange = Rule(
    "number-out-of-range", "A number must lie within its field's range.")
  static let numberNotWhole = Rule(
    "number-not-whole", "A number that counts something should be whole.")
  static let emptyText = Rule(
    "empty-text", "A text must not be empty.")
  static let emptyReward = Rule(
    "empty-reward", "A reward must have a title or a code.")
  static let placeholderNotPortable = Rule(
    "placeholder-not-portable", "A placeholder must read alike on every SDK release.")
  static let missingTranslation = Rule(
    "missing-translation", "A language should have a translation for every placeholder.")
  static let darkWithoutLight = Rule(
    "dark-without-light", "A dark overlay can change only what the light message has.")
  static let mediaNotHTTPS = Rule(
    "media-not-https", "A picture or video must have an absolute HTTPS address.")
  static let noVisibleEffect = Rule(
    "no-visible-effect", "A field without effect on any phone can go.")
}
