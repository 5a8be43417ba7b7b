internal import Schema
internal import Shell

/// Puts flags in the place of the fields that a text of the checker names.
struct FieldsAsFlags {
  /// Whether also names that are plain words stand for fields.
  let isConflict: Bool

  private static let flags: Set<String> = Set(
    (CardFlags.arguments.map(\.info.name) + SendingFlags.arguments.map(\.info.name)))

  /// The text, in which what is between quotes stays as it is.
  func text(_ text: String) -> String {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().map { number, part in
      number.isMultiple(of: 2) ? naming(part) : String(part)
    }.joined(separator: "\"")
  }

  private func naming(_ text: Substring) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let name = word.prefix { $0.isLetter || $0 == "_" }
      guard name.contains("_") || isConflict, let flag = Self.flag(of: String(name)) else {
        return String(word)
      }
      return "--\(flag)" + word.dropFirst(name.count)
    }.joined(separator: " ")
  }

  /// The flag that writes a field of the message: it is called nearly so.
  private static func flag(of field: String) -> String? {
    guard Model.notification.field(named: field) != nil else { return nil }
    let plain = field.replacing("_", with: "-")
    let stems = ["inbox-", "ios-"].compactMap {
      plain.hasPrefix($0) ? plain.dropFirst($0.count) : nil
    }
    return ([plain] + stems.map(String.init) + [String(plain.dropLast())])
      .first(where: flags.contains)
  }
}
