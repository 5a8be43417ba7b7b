internal import JSONTree
internal import Schema

/// A translation's value as a platform reads it.
public struct TranslationReading: Hashable, Sendable {
  /// The text.
  public let text: String
  /// Whether the value is text to the platform, so that modifiers apply; not so for numbers on iOS.
  public let isText: Bool
  /// Whether the text is known to the letter; lists, objects and odd numbers print in ways not modelled.
  public let isCertain: Bool

  /// Reads a value: Android turns everything into text at once, iOS prints what is not text when it is used.
  init(_ value: Node, on platform: Platform) {
    switch value.kind {
    case .string:
      self.init(value.string ?? "")
    case .boolean:
      let isTrue = value.boolean ?? false
      self.init(isTrue ? "true" : "false", ios: isTrue ? "1" : "0", on: platform)
    case .null:
      self.init("null", ios: "<null>", on: platform)
    case .number:
      self.init(number: value, on: platform)
    case .object, .array:
      self.init(value.text, ios: value.text, on: platform, isCertain: false)
    }
  }

  private init(_ text: String) {
    self.text = text
    isText = true
    isCertain = true
  }

  private init(_ android: String, ios: String, on platform: Platform, isCertain: Bool = true) {
    text = platform == .ios ? ios : android
    isText = platform == .android
    self.isCertain = isCertain
  }

  private init(number node: Node, on platform: Platform) {
    let spelling = node.numberText ?? ""
    if let integer = Int64(spelling), spelling != "-0" {
      self.init(String(integer), ios: String(integer), on: platform)
      return
    }
    // Between these both platforms write a fraction without an exponent.
    guard let number = node.number, number == 0 || (1e-3..<1e7).contains(abs(number)) else {
      self.init(spelling, ios: spelling, on: platform, isCertain: false)
      return
    }
    let digits = "\(number)"
    let whole = digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
    self.init(digits, ios: whole, on: platform, isCertain: number != 0)
  }
}
