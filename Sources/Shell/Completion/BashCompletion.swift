/// What bash asks and is told, with nothing that bash 3.2 does not know.
struct BashCompletion {
  let program: ProgramInfo

  /// The script, which hands the line over and takes what is to stand on it.
  var lines: [String] {
    let function = "_\(program.functionName)"
    return [
      "# Completions of \(program.name) for bash. Written by \"\(program.name) completions bash\".",
      "# The words come from the program itself, as bash is to put them on the line.",
      "",
      "\(function)() {",
      "  local line options=()",
      "  COMPREPLY=()",
      "  while IFS= read -r line; do",
      "    if [[ ${#options[@]} -eq 0 ]]; then",
      "      read -ra options <<< \"$line\"",
      "    else",
      "      COMPREPLY+=(\"$line\")",
      "    fi",
      "  done <<< \"$(command \(program.name) complete bash -- \"${BASH_VERSINFO[0]}\" \\",
      "    \"$COMP_WORDBREAKS\" \"${COMP_LINE:0:COMP_POINT}\" 2> /dev/null)\"",
      "  [[ ${#options[@]} -eq 0 ]] || compopt \"${options[@]}\" 2> /dev/null || true",
      "}",
      "",
      "complete -o nospace -F \(function) \(program.name)",
    ]
  }

  /// Answers the version of bash, its word breaks, and the line up to the cursor: options of `compopt` in a line, then
  /// what is to be put in the place of the last part of the line.
  func answer(_ asked: [String], _ completer: Completer, _ folders: FolderSource) -> [String] {
    guard asked.count == 3 else { return [] }
    let isOld = (Int(asked[0]) ?? 0) < 4
    let line = QuotedLine(asked[2], shell: .bash, breaks: asked[1])
    let completion =
      line.isRedirection
      ? Completion(files: FileOffer(extensions: []))
      : completer.completion(of: line.word, after: program.words(afterNameIn: line.words))
    let files = completion.files?.candidates(
      for: String(line.word.dropFirst(completion.beforeFile.count)), folders)
    let named = (files ?? []).map {
      Candidate(completion.beforeFile + $0.word, ending: $0.ending)
    }
    let all = completion.candidates + named
    var replies = all.map { bashQuoted($0.word.dropFirst(line.kept), in: line.quote) }
    var options = ["-o", "nospace"]
    if all.count == 1, all[0].ending == .space {
      options = ["+o", "nospace"]
      if isOld, line.quote == nil { replies[0] += " " }
    } else if all.count == 1, line.quote != nil {
      // Alone, it would be followed by a quote that closes.
      replies.append(replies[0] + "…")
    } else if completion.candidates.isEmpty, !named.isEmpty, !isOld {
      // Shows no more than the last part of each path.
      options += ["-o", "filenames", "-o", "noquote"]
    }
    return [options.joined(separator: " ")] + replies
  }
}
