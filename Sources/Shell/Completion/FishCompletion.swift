internal import Wording

/// What fish asks and is told.
struct FishCompletion {
  let program: ProgramInfo

  /// The script, which has fish list files and picks those that may stand there.
  var lines: [String] {
    let function = "__\(program.functionName)_complete"
    return [
      "# Completions of \(program.name) for fish. Written by \"\(program.name) completions fish\".",
      "# The words come from the program itself.",
      "",
      "function \(function)",
      "    set -l answer (command \(program.name) complete fish -- \\",
      "        (commandline -opc) (commandline -ct) 2> /dev/null)",
      "    set -q answer[4]; and printf '%s\\n' $answer[4..-1]",
      "    if test -n \"$answer[1]\"",
      "        for file in (complete -C \"\(function)_none $answer[3]\" | string match -r -- $answer[1])",
      "            printf '%s%s\\n' $answer[2] $file",
      "        end",
      "    end",
      "end",
      "",
      "complete -c \(program.name) -k -f -a '(\(function))'",
    ]
  }

  /// Answers the words before the cursor and the unfinished one with its quotes: what the names of files match, what
  /// stands before a file, the file so far with its quotes, then words, each with a tab and its note.
  func answer(_ asked: [String], _ completer: Completer) -> [String] {
    guard asked.count > 1, let last = asked.last else { return [] }
    let line = QuotedLine(last, shell: .fish)
    let words = program.words(afterNameIn: asked.dropLast())
    let completion = completer.completion(of: line.word, after: words)
    let file = completion.files.map { _ in
      escaped(line.word.dropFirst(completion.beforeFile.count))
    }
    return [completion.files.map(pattern) ?? "", completion.beforeFile, file ?? ""]
      + completion.candidates.flatMap { candidate in
        endsWell(candidate) ? [candidate] : completer.steps(after: candidate, words)
      }.map { $0.word + ($0.note.map { "\t\(printable($0))" } ?? "") }
  }

  /// Whether fish puts a space behind the word just where one belongs.
  private func endsWell(_ candidate: Candidate) -> Bool {
    candidate.ending != .step || candidate.word.last.map { "/=@:.,-".contains($0) } == true
  }

  private func pattern(_ files: FileOffer) -> String {
    guard let extensions = files.extensions else { return "^.*/$" }
    return extensions.isEmpty ? "^.*" : "^.*(?:\\.(?:\(extensions.joined(separator: "|")))|/)$"
  }

  /// The start of a path as fish reads it.
  private func escaped(_ path: Substring) -> String {
    path.reduce(into: "") { result, character in
      if " \\'\"$*?#(){}[]<>&|;^%".contains(character) { result += "\\" }
      result.append(character)
    }
  }
}
