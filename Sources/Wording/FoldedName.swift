/// A name with the differences taken out that do not count as a typing error.
struct FoldedName {
  /// The name in lower case.
  let lowercase: String
  /// The lower-case characters without `-` and `_`.
  let characters: [Character]

  /// Folds a name; nil when it is empty or too long to be a name at all.
  init?(_ name: String) {
    guard name.utf8.count <= 256 else { return nil }
    lowercase = name.lowercased()
    characters = Array(lowercase.filter { $0 != "-" && $0 != "_" })
    if characters.isEmpty { return nil }
  }
}
