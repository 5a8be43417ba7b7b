internal import Wording

/// Escapes text for manual pages in mdoc, the language of BSD manuals.
enum Roff {
  /// A line of running text.
  static func text(_ line: String) -> String {
    let escaped = escape(line)
    return escaped.first == "." || escaped.first == "'" ? "\\&" + escaped : escaped
  }

  /// Lines of running text: each sentence on new lines, as mdoc wants it, and each short enough to be read.
  static func lines(_ text: String) -> [String] {
    sentences(text).flatMap { wrapped($0, width: 76).map(self.text) }
  }

  /// The rest of a macro's line, in which no word is taken for a macro or for punctuation.
  static func words(_ text: String) -> String {
    escape(text).split(separator: " ").map { word in
      let isCapital = word.first?.isUppercase == true && word.dropFirst().first?.isLowercase == true
      let isMacro = word.count <= 3 && (isCapital || word.first == "%")
      let isPunctuation = word.count == 1 && word.first?.isLetter == false
      return isMacro || isPunctuation ? "\\&\(word)" : String(word)
    }.joined(separator: " ")
  }

  /// One argument of a macro, quoted if it has spaces.
  static func argument(_ text: String) -> String {
    let words = words(text)
    return words.isEmpty || words.contains(" ") ? "\"\(words)\"" : words
  }

  private static func sentences(_ text: String) -> [String] {
    var sentences: [String] = []
    var words: [Substring] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      words.append(word)
      guard let end = word.last(where: { !")\"'".contains($0) }), ".!?".contains(end) else {
        continue
      }
      sentences.append(words.joined(separator: " "))
      words = []
    }
    return words.isEmpty ? sentences : sentences + [words.joined(separator: " ")]
  }

  private static func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "\n", "\t", "\r": result += " "
      case " "..."\u{7E}": result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      }
    }
    return result
  }
}
