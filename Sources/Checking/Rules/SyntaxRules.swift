internal import Diagnostics

extension RuleFamily {
  static let syntax = RuleFamily(
    "The file as JSON",
    [
      .invalidJSON,
      .byteOrderMark,
      .duplicateKey,
      .loneSurrogate,
    ])
}

extension Rule {
  static let invalidJSON = Rule(
    "invalid-json", "The file must be JSON exactly as RFC 8259 defines it.")

  static let byteOrderMark = Rule(
    "byte-order-mark", "The file should not begin with a byte order mark.")

  static let duplicateKey = Rule(
    "duplicate-key", "A key may appear only once in an object.")

  static let loneSurrogate = Rule(
    "lone-surrogate", "Half of a character should not stand alone.")
}
