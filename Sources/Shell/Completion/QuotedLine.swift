/// An unfinished line, up to the cursor, in words without their quotes.
///
/// Knows single and double quotes and the backslash.
struct QuotedLine {
  /// Which shell wrote it: they differ in what a backslash does between quotes.
  let shell: CompletionShell
  /// The words before the one that the cursor is in.
  private(set) var words: [String] = []
  /// What there is of the word that the cursor is in.
  private(set) var word = ""
  /// The quote that is open at the cursor.
  private(set) var quote: Character?
  /// The number of characters of the word that stand before what a shell replaces.
  private(set) var kept = 0
  /// Whether the word names a file that the shell itself opens.
  private(set) var isRedirection = false

  private var hasWord = false
  private var keptBefore = 0
  private var isEscaped = false

  /// Reads a line; some of `breaks` end what a shell replaces although the word goes on.
  init(_ line: String, shell: CompletionShell, breaks: String = "") {
    self.shell = shell
    for character in line { take(character, breaks) }
  }

  private mutating func take(_ character: Character, _ breaks: String) {
    if isEscaped {
      isEscaped = false
      if let quote, !isSpecial(character, in: quote) { word.append("\\") }
      word.append(character)
    } else if character == "\\", quote != "'" || shell == .fish {
      isEscaped = true
      hasWord = true
    } else if let open = quote {
      if character == open {
        quote = nil
        kept = keptBefore
      } else {
        word.append(character)
      }
    } else if character == "'" || character == "\"" {
      quote = character
      hasWord = true
      keptBefore = kept
      kept = word.count
    } else {
      takePlain(character, breaks)
    }
  }

  private mutating func takePlain(_ character: Character, _ breaks: String) {
    switch character {
    case " ", "\t", "\n": endWord()
    case "&" where isRedirection && !hasWord:
      // Of a stream, as in 2>&1.
      hasWord = true
    case "|", ";", "&", "(", ")":
      endWord()
      words = []
    case "<", ">":
      // The number of a stream is no word of the command.
      if !word.allSatisfy(\.isNumber) { endWord() }
      word = ""
      kept = 0
      hasWord = false
      isRedirection = true
    default:
      word.append(character)
      hasWord = true
      // Readline takes these along, as they may begin the name of a host or of a variable.
      if breaks.contains(character) { kept = word.count - ("@$".contains(character) ? 1 : 0) }
    }
  }

  private mutating func endWord() {
    guard hasWord else { return }
    if !isRedirection { words.append(word) }
    isRedirection = false
    word = ""
    hasWord = false
    kept = 0
  }

  /// Whether a backslash before the character goes away between quotes.
  private func isSpecial(_ character: Character, in quote: Character) -> Bool {
    if shell == .fish { return character == "\\" || character == quote || character == "$" }
    return "$`\"\\\n".contains(character)
  }
}

/// The text as bash reads it after an open quote, or without one.
func bashQuoted(_ text: some StringProtocol, in quote: Character?) -> String {
  let special =
    switch quote {
    case "'": "'"
    case "\"": "\"\\$`"
    default: " !\"#$&'()*,;<>?[\\]^`{|}~"
    }
  return text.reduce(into: "") { result, character in
    if special.contains(character) { result += quote == "'" ? #"'\'"# : "\\" }
    result.append(character)
  }
}
