/// Writes the completion script for Bash, with nothing that Bash 3.2 does not know.
struct BashCompletion {
  let program: ProgramInfo

  private var function: String { "_\(program.functionName)" }

  var lines: [String] {
    [
      "# Completions of \(program.name) for bash. Written by \"\(program.name) completions bash\".",
      "",
    ]
      + helpers + [""] + takesValue + [""] + values + [""] + options + [""] + operands + [""] + main
  }

  private var helpers: [String] {
    """
    \(function)_add() {
      local line
      while IFS= read -r line; do
        [[ -n $line ]] && COMPREPLY+=("$line")
      done <<< "$(compgen "$@" -- "$cur")"
    }

    \(function)_files() {
      compopt -o filenames 2> /dev/null
      if [[ $# -eq 0 ]]; then
        \(function)_add -f
        return
      fi
      \(function)_add -d
      local extension
      for extension in "$@"; do
        \(function)_add -f -X "!*.$extension"
      done
    }

    \(function)_folders() {
      compopt -o filenames 2> /dev/null
      \(function)_add -d
    }
    """.lines
  }

  /// A function that tells whether an option of a command is followed by a value.
  private var takesValue: [String] {
    let cases = program.commands.filter { !$0.valuedOptions.isEmpty }.map { command in
      let spellings = command.valuedOptions.flatMap(\.spellings).joined(separator: " | ")
      return "    '\(command.name)') case $2 in \(spellings)) return 0 ;; esac ;;"
    }
    return choose("\(function)_takes_value", "$1", cases) { $0 + ["  return 1"] }
  }

  /// A function that completes the value of an option.
  private var values: [String] {
    let cases = program.commands.flatMap { command in
      command.valuedOptions.compactMap { option -> String? in
        guard let action = action(option.completion) else { return nil }
        let patterns = option.spellings.map { "'\(command.name) \($0)'" }
        return "    \(patterns.joined(separator: " | "))) \(action) ;;"
      }
    }
    return choose("\(function)_value", "$1 $2", cases)
  }

  /// A function that completes the names of options.
  private var options: [String] {
    let cases = program.commands.map { command in
      let words = command.optionSpellings.filter { $0.hasPrefix("--") }.joined(separator: " ")
      return "    '\(command.name)') \(function)_add -W '\(words)' ;;"
    }
    let other = "    *) \(function)_add -W '--help --version' ;;"
    return choose("\(function)_options", "$1", cases + [other])
  }

  /// A function that completes commands, and operands by their place.
  private var operands: [String] {
    var cases = ["    ' '*) \(add(program.words(after: nil).map(\.word))) ;;"]
    for family in program.families where !program.commands.contains(where: { $0.name == family }) {
      cases.append("    '\(family) '*) \(add(program.words(after: family).map(\.word))) ;;")
    }
    var byPlace: [String] = []
    for command in program.commands {
      let places = command.operandPlaces
      for place in 1...max(1, places.count) {
        var actions = places.filter { $0.contains(place) }
          .compactMap { action($0.operand.completion) }
        let isRest = place == places.count && places.last?.last == nil
        let pattern = isRest ? "'\(command.name) '*" : "'\(command.name) \(place)'"
        let words = place == 1 ? program.words(after: command.name).map(\.word) : []
        if !words.isEmpty { actions.append(add(words)) }
        if actions.isEmpty { continue }
        byPlace.append("    \(pattern)) \(actions.joined(separator: "; ")) ;;")
      }
    }
    return choose("\(function)_operand", "$1 $2", byPlace + cases)
  }

  private var main: [String] {
    let pairs = program.pairs.map { "'\($0)'" }.joined(separator: " | ")
    let join =
      pairs.isEmpty
      ? []
      : [
        "      case \"$command $word\" in",
        "        \(pairs)) command=\"$command $word\"; continue ;;",
        "      esac",
      ]
    return [
      "\(function)() {",
      "  local cur=${COMP_WORDS[COMP_CWORD]} command='' option='' prefix='' place=1 ended='' i word",
      "  COMPREPLY=()",
      "  for ((i = 1; i < COMP_CWORD; i++)); do",
      "    word=${COMP_WORDS[i]}",
      "    if [[ $word == '=' ]]; then",
      "      continue",
      "    elif [[ -n $option ]]; then",
      "      option=''",
      "    elif [[ -z $ended && $word == -- ]]; then",
      "      ended=1",
      "    elif [[ -z $ended && $word == -?* ]]; then",
      "      \(function)_takes_value \"$command\" \"$word\" && option=$word",
      "    elif [[ -z $command ]]; then",
      "      command=$word",
      "    else",
    ] + join + [
      "      place=$((place + 1))",
      "    fi",
      "  done",
      "  if [[ $cur == '=' ]]; then",
      "    cur=''",
      "  elif [[ -z $ended && -z $option && $cur == --*=* ]]; then",
      "    prefix=${cur%%=*}=",
      "    option=${cur%%=*}",
      "    cur=${cur#*=}",
      "  fi",
      "  if [[ -n $option ]]; then",
      "    \(function)_value \"$command\" \"$option\"",
      "  elif [[ -z $ended && $cur == -* ]]; then",
      "    \(function)_options \"$command\"",
      "  else",
      "    \(function)_operand \"$command\" \"$place\"",
      "  fi",
      "  [[ -z $prefix ]] || COMPREPLY=(\"${COMPREPLY[@]/#/$prefix}\")",
      "}",
      "",
      "complete -F \(function) \(program.name)",
    ]
  }

  private func add(_ words: [String]) -> String {
    "\(function)_add -W '\(words.joined(separator: " "))'"
  }

  private func action(_ completion: CompletionKind) -> String? {
    switch completion {
    case .none, .dynamic: nil
    case .choices(let choices): add(choices)
    case .file(let extensions): ([function + "_files"] + extensions).joined(separator: " ")
    case .folder: "\(function)_folders"
    case .template: "\(function)_files zip json"
    }
  }

  /// A function around one `case`; an empty one needs a command to be valid.
  private func choose(
    _ name: String, _ subject: String, _ cases: [String],
    finish: ([String]) -> [String] = { $0 }
  ) -> [String] {
    let body = cases.isEmpty ? ["  :"] : ["  case \"\(subject)\" in"] + cases + ["  esac"]
    return ["\(name)() {"] + finish(body) + ["}"]
  }
}
