/// Quotes a word for a message: clipped when long, with control characters written as escapes.
///
/// A hostile name therefore cannot move the cursor or change the colours of the terminal.
public func quoted(_ word: String) -> String {
  var result = "\""
  var count = 0
  for scalar in word.unicodeScalars {
    if count == 60 {
      result += "…"
      break
    }
    count += 1
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
      result += "\\u{\(String(scalar.value, radix: 16))}"
    default:
      result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

/// Asks whether one of these was meant, as a full sentence.
func didYouMean(_ names: [String]) -> String {
  "Did you mean \(joined(names, by: "or"))?"
}

/// Joins words with commas and, before the last, a word such as `or`.
func joined(_ words: [String], by conjunction: String) -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
}
