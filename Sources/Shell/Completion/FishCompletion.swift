/// Writes the completion script for fish, with a description of each word.
struct FishCompletion {
  let program: ProgramInfo

  private var at: String { "__\(program.functionName)_at" }
  private var files: String { "__\(program.functionName)_files" }
  private var takesValue: String { "__\(program.functionName)_takes_value" }
  private var complete: String { "complete -c \(program.name)" }

  var lines: [String] {
    var lines = [
      "# Completions of \(program.name) for fish. Written by \"\(program.name) completions fish\".",
      "",
    ]
    lines += takesValueFunction + [""] + atFunction + [""] + filesFunction
    lines += ["", "\(complete) -f"]
    lines.append("\(complete) -s h -l help -d 'Show this help.'")
    lines.append("\(complete) -n '\(at) \"\"' -l version -d 'Show the version.'")
    for family in [nil] + program.families.map(Optional.some) {
      for (word, summary) in program.words(after: family) {
        lines.append(
          "\(complete) -n '\(at) \"\(family ?? "")\" 1 1' -a \(word) -d \(quote(summary))")
      }
    }
    for command in program.commands {
      lines += command.options.flatMap { option($0, of: command) }
      lines += command.operandPlaces.compactMap { operand($0, of: command) }
    }
    return lines
  }

  /// A function that tells whether an option of a command is followed by a value.
  private var takesValueFunction: [String] {
    var lines = ["function \(takesValue) --argument-names command option"]
    lines.append("    switch \"$command $option\"")
    for command in program.commands where !command.valuedOptions.isEmpty {
      let patterns = command.valuedOptions.flatMap(\.spellings)
        .map { quote("\(command.name) \($0)") }
      lines += ["        case \(patterns.joined(separator: " "))", "            return 0"]
    }
    return lines + ["    end", "    return 1", "end"]
  }

  /// A function that tells whether the cursor is in a command, and there at the operands from `first` to `last`.
  private var atFunction: [String] {
    let join =
      program.families.isEmpty
      ? []
      : [
        "        else if contains -- \"$found $word\" \(program.pairs.map(quote).joined(separator: " "))",
        "            set found \"$found $word\"",
      ]
    return [
      "function \(at) --argument-names command first last",
      "    set -l words (commandline -opc)",
      "    set -l found ''",
      "    set -l place 1",
      "    set -l skips 0",
      "    set -l ended 0",
      "    for word in $words[2..-1]",
      "        if test $skips = 1",
      "            set skips 0",
      "        else if test $ended = 0; and test \"$word\" = --",
      "            set ended 1",
      "        else if test $ended = 0; and string match -qr -- '^-.' \"$word\"",
      "            \(takesValue) \"$found\" \"$word\"; and set skips 1",
      "        else if test -z \"$found\"",
      "            set found \"$word\"",
    ] + join + [
      "        else",
      "            set place (math $place + 1)",
      "        end",
      "    end",
      "    test \"$found\" = \"$command\"; or return 1",
      "    test -z \"$first\"; and return 0",
      "    test $place -ge $first -a $place -le $last",
      "end",
    ]
  }

  /// A function that lists folders, and files with one of the extensions; fish itself can only sort by suffix.
  private var filesFunction: [String] {
    [
      "function \(files)",
      "    set -l token (commandline -ct | string replace -r -- '^-[^=]*=' '')",
      "    set -l pattern '\\\\.('(string join '|' $argv)')$|/$'",
      "    complete -C \"\(files)_none $token\" | string match -r -- \"^.*(?:$pattern)\"",
      "end",
    ]
  }

  private func option(_ option: ArgumentInfo, of command: CommandInfo) -> [String] {
    if option.kind == .openOptions { return [] }
    let value = option.takesValue ? " " + (action(option.completion) ?? "-x") : ""
    let short = option.short.map { " -s \($0)" } ?? ""
    let names = option.kind == .negatableFlag ? [option.name, "no-\(option.name)"] : [option.name]
    return names.enumerated().map { index, name in
      "\(complete) -n '\(at) \"\(command.name)\"'\(index == 0 ? short : "") -l \(name)"
        + "\(value) -d \(quote(option.summary))"
    }
  }

  private func operand(_ place: OperandPlace, of command: CommandInfo) -> String? {
    guard let action = action(place.operand.completion) else { return nil }
    let range = "\(place.first) \(place.last ?? 999)"
    let words = action.hasPrefix("-x ") ? String(action.dropFirst(3)) : "-F"
    return "\(complete) -n '\(at) \"\(command.name)\" \(range)' \(words)"
  }

  private func action(_ completion: CompletionKind) -> String? {
    switch completion {
    case .none, .dynamic: nil
    case .choices(let choices): "-x -a \(quote(choices.joined(separator: " ")))"
    case .file(let extensions):
      extensions.isEmpty ? "-r -F" : suffixes(extensions)
    case .folder: "-x -a '(__fish_complete_directories)'"
    case .template: suffixes(["zip", "json"])
    }
  }

  private func suffixes(_ extensions: [String]) -> String {
    "-x -a '(\(files) \(extensions.joined(separator: " ")))'"
  }

  private func quote(_ text: String) -> String {
    var result = "'"
    for character in text {
      if character == "\\" || character == "'" { result += "\\" }
      result.append(character)
    }
    return result + "'"
  }
}
