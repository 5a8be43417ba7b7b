internal import Wording

/// What zsh asks and is told.
struct ZshCompletion {
  let program: ProgramInfo

  /// The script, which may lie in `fpath` or be sourced.
  var lines: [String] {
    let function = "_\(program.functionName)"
    return [
      "#compdef \(program.name)",
      "# Completions of \(program.name) for zsh. Written by \"\(program.name) completions zsh\".",
      "# The words come from the program itself.",
      "",
      "\(function)() {",
      "  local -a answer whole open",
      "  local ret=1",
      "  answer=(\"${(@f)$(command \(program.name) complete zsh -- \\",
      "    \"${(@Q)words[1,CURRENT-1]}\" \"$QIPREFIX$PREFIX\" 2> /dev/null)}\")",
      "  whole=(\"${(@)${(@M)answer[3,-1]:#s*}#s}\")",
      "  open=(\"${(@)${(@M)answer[3,-1]:#o*}#o}\")",
      "  [[ -n $whole ]] && _describe -V -t words word whole && ret=0",
      "  [[ -n $open ]] && _describe -V -t words word open -S '' && ret=0",
      "  if [[ -n $answer[1] ]]; then",
      "    compset -P \"${(b)answer[2]}\"",
      "    if [[ $answer[1] == / ]]; then _files -/; else _files -g \"$answer[1]\"; fi && ret=0",
      "  fi",
      "  return ret",
      "}",
      "",
      "if [[ $funcstack[1] == \(function) ]]; then",
      "  \(function) \"$@\"",
      "else",
      "  compdef \(function) \(program.name)",
      "fi",
    ]
  }

  /// Answers the words before the cursor and the unfinished one with its quotes: the pattern of files, what stands
  /// before a file, then words and notes for `_describe`; `s` before a word that a space follows, `o` before others.
  func answer(_ asked: [String], _ completer: Completer) -> [String] {
    guard asked.count > 1, let last = asked.last else { return [] }
    let word = QuotedLine(last, shell: .zsh).word
    let words = program.words(afterNameIn: asked.dropLast())
    let completion = completer.completion(of: word, after: words)
    return [completion.files.map(pattern) ?? "", completion.beforeFile]
      + completion.candidates.map { candidate in
        let note = candidate.note.map { ":\(printable($0))" } ?? ""
        return (candidate.ending == .space ? "s" : "o") + escaped(candidate.word) + note
      }
  }

  private func pattern(_ files: FileOffer) -> String {
    guard let extensions = files.extensions else { return "/" }
    // With one extension between them, the brackets would hold qualifiers.
    let all = extensions.joined(separator: "|")
    return extensions.isEmpty ? "*" : extensions.count == 1 ? "*.\(all)" : "*.(\(all))"
  }

  /// The word with a backslash before what separates it from its note.
  private func escaped(_ word: String) -> String {
    word.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
  }
}
