/// Escapes text for manual pages in mdoc, the language of BSD manuals.
enum Roff {
  /// A line of running text.
  static func text(_ line: String) -> String {
    let escaped = escape(line)
    return escaped.first == "." || escaped.first == "'" ? "\\&" + escaped : escaped
  }

  /// Lines of running text, each short enough to be read in the source.
  static func lines(_ text: String) -> [String] {
    wrapped(text, width: 76).map(self.text)
  }

  /// The argument of a macro, quoted so that spaces stay inside and no name of a macro is called.
  static func argument(_ text: String) -> String {
    let escaped = escape(text)
    let isPlain = escaped.utf8.count > 3 && escaped.allSatisfy { $0 != " " }
    return isPlain ? escaped : "\"\\&\(escaped)\""
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
