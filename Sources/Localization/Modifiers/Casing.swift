internal import Schema

/// Returns a text in lower case, with the sigma that Greek writes at the end of a word.
func lowercased(_ text: String) -> String {
  let capitalSigma: Unicode.Scalar = "Σ"
  guard text.unicodeScalars.contains(capitalSigma) else { return text.lowercased() }
  let scalars = Array(text.unicodeScalars)
  var result = ""
  for (place, scalar) in scalars.enumerated() {
    let isFinal =
      scalar == capitalSigma && isCased(scalars[..<place].last { !$0.properties.isCaseIgnorable })
      && !isCased(scalars[(place + 1)...].first { !$0.properties.isCaseIgnorable })
    result += isFinal ? "ς" : scalar.properties.lowercaseMapping
  }
  return result
}

private func isCased(_ scalar: Unicode.Scalar?) -> Bool { scalar?.properties.isCased == true }

/// Returns a text with its first letter in upper case; iOS writes the others in lower case.
///
/// Both look at the first UTF-16 unit only, which leaves letters beyond U+FFFF as they are.
func capitalizingFirst(_ text: String, on platform: Platform) -> String {
  guard let first = text.unicodeScalars.first else { return "" }
  let rest = String(text.unicodeScalars.dropFirst())
  guard platform == .ios else { return upperUnit(first) + rest }
  return (first.value > 0xFFFF ? String(first) : first.properties.uppercaseMapping)
    + lowercased(rest)
}

/// Returns a text with each word's first letter in upper case; iOS writes the others in lower case.
///
/// To Android a word begins after white space; to iOS after anything that is no letter and no apostrophe.
func capitalizingWords(_ text: String, on platform: Platform) -> String {
  var result = ""
  var isInWord = false
  for scalar in text.unicodeScalars {
    let properties = scalar.properties
    switch platform {
    case .android:
      result += !isInWord && properties.isAlphabetic ? upperUnit(scalar) : String(scalar)
      isInWord = !isJavaWhitespace(scalar)
    case .ios:
      result += isInWord ? properties.lowercaseMapping : properties.titlecaseMapping
      if !properties.isCaseIgnorable { isInWord = properties.isCased }
    }
  }
  return result
}

/// The upper case of a letter where that is one letter, as Java's characters know it.
private func upperUnit(_ scalar: Unicode.Scalar) -> String {
  let upper = scalar.properties.uppercaseMapping
  return scalar.value <= 0xFFFF && upper.unicodeScalars.count == 1 ? upper : String(scalar)
}

/// Whether Java takes a character for white space: the separators except those that do not break.
private func isJavaWhitespace(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09...0x0D, 0x1C...0x1F: return true
  case 0xA0, 0x2007, 0x202F: return false
  default: break
  }
  switch scalar.properties.generalCategory {
  case .spaceSeparator, .lineSeparator, .paragraphSeparator: return true
  default: return false
  }
}
