/// Joins words with commas and, before the last, a word such as `or`.
public func joined(_ words: [String], by conjunction: String) -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
}

/// A number with its noun: "1 error", "2 entries", "no errors".
public func counted(_ number: Int, _ noun: String) -> String {
  let plural = noun.hasSuffix("y") ? "\(noun.dropLast())ies" : "\(noun)s"
  return "\(number == 0 ? "no" : "\(number)") \(number == 1 ? noun : plural)"
}

/// A number as a person writes it: without decimals that say nothing.
public func plain(_ number: Double) -> String {
  let isWhole = number == number.rounded(.towardZero) && abs(number) < 1e15
  return isWhole ? "\(Int(number))" : "\(number)"
}
