/// Joins words with commas and, before the last, a word such as `or`.
public func joined(_ words: [String], by conjunction: String) -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
}
