/// Something in a text that its writer most likely meant as a placeholder, whether phones see it or not.
public struct Placeholder: Hashable, Sendable {
  /// What the placeholder takes its value from.
  public enum Kind: Sendable {
    /// `{{key|type|default}}`, from the translations.
    case translation
    /// `{key|type|default}`, from the tags of the user.
    case tag
  }

  /// What the placeholder takes its value from.
  public let kind: Kind
  /// The UTF-8 offsets of the whole placeholder in the decoded text, with its braces.
  public let range: Range<Int>
  /// The key, before the first bar.
  public let key: String
  /// The type, after the first bar; nil when there is no bar.
  public let type: String?
  /// The default, after the second bar and with all bars that follow; nil when there is no second bar.
  public let fallback: String?
  /// Why phones may not agree on it, in the order of the placeholder's parts.
  public let faults: [Fault]

  /// Why phones may not agree on a placeholder.
  public enum Fault: Hashable, Sendable, CaseIterable {
    /// The closing braces are missing, so no phone replaces it.
    case unclosed
    /// There is a key only, so no phone replaces it.
    case noType
    /// The key has fewer than two characters, so Android does not see it as it is meant.
    case shortKey
    /// The type has fewer than two characters, so Android does not see it as it is meant.
    case shortType
    /// The default is empty: iOS shows nothing, Android the key.
    case emptyDefault
    /// A part has a brace.
    case braceInside
    /// There are more than two bars: the default has bars on Android, and iOS does not see it.
    case barInside
    /// A part begins or ends with a space, which counts.
    case surroundingSpace
    /// The type is none that is documented; it has no effect.
    case unknownType
    /// It is in single braces: many releases know no tags.
    case singleBraces
  }

  /// The types that are documented: the editor's, then those that change how the value is written.
  public static let knownTypes = ["text", "color", "html"] + Modifier.allCases.map(\.rawValue)

  init(_ kind: Kind, _ range: Range<Int>, content: Range<Int>, in text: [UInt8], closed: Bool) {
    let parts = text[content].split(
      separator: .bar, maxSplits: 2, omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self) }
    self.kind = kind
    self.range = range
    key = parts.first ?? ""
    type = parts.count > 1 ? parts[1] : nil
    fallback = parts.count > 2 ? parts[2] : nil
    faults = Self.faults(kind, key: key, type: type, fallback: fallback, closed: closed)
  }

  private static func faults(
    _ kind: Kind, key: String, type: String?, fallback: String?, closed: Bool
  ) -> [Fault] {
    var faults: [Fault] = []
    if !closed { faults.append(.unclosed) }
    if kind == .tag { faults.append(.singleBraces) }
    if key.unicodeScalars.count < 2 { faults.append(.shortKey) }
    if let type {
      if type.unicodeScalars.count < 2 {
        faults.append(.shortType)
      } else if !knownTypes.contains(type) {
        faults.append(.unknownType)
      }
    } else {
      faults.append(.noType)
    }
    if fallback == "" { faults.append(.emptyDefault) }
    let parts = [key, type, fallback].compactMap { $0 }
    if parts.contains(where: { $0.utf8.contains(.open) || $0.utf8.contains(.close) }) {
      faults.append(.braceInside)
    }
    if fallback?.utf8.contains(.bar) == true { faults.append(.barInside) }
    if parts.contains(where: { $0.first?.isWhitespace == true || $0.last?.isWhitespace == true }) {
      faults.append(.surroundingSpace)
    }
    return faults
  }
}
