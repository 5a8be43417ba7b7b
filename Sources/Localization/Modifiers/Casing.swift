internal import Schema

/// Returns a text in lower case, with the sigma that Greek writes at the end of a word.
func lowercased(_ text: String, on platform: Platform) -> String {
  guard text.unicodeScalars.contains("Σ") else { return text.lowercased() }
  let scalars = Array(text.unicodeScalars)
  return scalars.indices.map { lowerCase(ofScalarAt: $0, in: scalars, on: platform) }.joined()
}

private func lowerCase(
  ofScalarAt place: Int, in scalars: [Unicode.Scalar], on platform: Platform
) -> String {
  guard scalars[place] == "Σ" else { return scalars[place].properties.lowercaseMapping }
  let before = scalars[..<place].last { !isIgnorable($0, on: platform) }
  let after = scalars[(place + 1)...].first { !isIgnorable($0, on: platform) }
  return isCased(before) && !isCased(after) ? "ς" : "σ"
}

private func isCased(_ scalar: Unicode.Scalar?) -> Bool { scalar?.properties.isCased == true }

/// Whether a word goes on over a character; iOS has a list of its own, without the full stop.
private func isIgnorable(_ scalar: Unicode.Scalar, on platform: Platform) -> Bool {
  guard platform == .ios else { return scalar.properties.isCaseIgnorable }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .modifierLetter, .modifierSymbol: return true
  default: return scalar == "'" || scalar == "\u{2019}"
  }
}

/// Returns a text with its first letter in upper case; iOS writes the others in lower case.
///
/// Both look at the first UTF-16 unit only, which leaves letters beyond U+FFFF as they are.
func capitalizingFirst(_ text: String, on platform: Platform) -> String {
  guard let first = text.unicodeScalars.first else { return "" }
  let rest = String(text.unicodeScalars.dropFirst())
  guard platform == .ios else { return upperUnit(first) + rest }
  return (first.value > 0xFFFF ? String(first) : first.properties.uppercaseMapping)
    + lowercased(rest, on: .ios)
}

/// Returns a text with each word's first letter in upper case; iOS writes the others in lower case.
///
/// To Android a word begins after white space; to iOS after anything that is no letter and no apostrophe.
func capitalizingWords(_ text: String, on platform: Platform) -> String {
  let scalars = Array(text.unicodeScalars)
  var result = ""
  var isInWord = false
  for (place, scalar) in scalars.enumerated() {
    switch platform {
    case .android:
      result +=
        !isInWord && scalar.properties.isAlphabetic ? upperUnit(scalar) : String(scalar)
      isInWord = !isJavaWhitespace(scalar)
    case .ios:
      result +=
        isInWord
        ? lowerCase(ofScalarAt: place, in: scalars, on: .ios)
        : scalar.properties.titlecaseMapping
      if !isIgnorable(scalar, on: .ios) { isInWord = isCased(scalar) }
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
