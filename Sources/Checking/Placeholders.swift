/// Strings with `{{key|type|default}}` placeholders, as a phone without translations reads them.
enum Placeholders {
  /// The text with each placeholder replaced by its default, or nil where phones would disagree.
  ///
  /// Only the form that every SDK release reads alike is replaced: a key and a type of two or more
  /// characters, a default of one or more, no brace or bar inside any part.
  static func resolved(_ text: String) -> String? {
    guard text.utf8.contains(brace) else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.utf8.firstIndex(of: brace) {
      guard let (fallback, end) = placeholder(in: rest[open...]) else {
        return rest.utf8.contains(bar) ? nil : result + rest
      }
      result += rest[..<open] + fallback
      rest = rest[end...]
    }
    return result + rest
  }

  /// The default of the portable placeholder that the text starts with, and where it ends.
  private static func placeholder(
    in text: Substring
  ) -> (fallback: Substring, end: String.Index)? {
    guard text.hasPrefix("{{") else { return nil }
    let inside = text.dropFirst(2).prefix { $0 != "}" }
    let parts = inside.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count > 1, parts[1].count > 1, !parts[2].isEmpty,
      !inside.contains("{"), text[inside.endIndex...].hasPrefix("}}")
    else { return nil }
    return (parts[2], text.index(inside.endIndex, offsetBy: 2))
  }

  private static let brace = UInt8(ascii: "{")
  private static let bar = UInt8(ascii: "|")
}
