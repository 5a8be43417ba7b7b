/// Writes the completion script for zsh, with a description of each word.
struct ZshCompletion {
  let program: ProgramInfo

  private var function: String { "_\(program.functionName)" }

  var lines: [String] {
    var lines = [
      "#compdef \(program.name)",
      "# Completions of \(program.name) for zsh. Written by \"\(program.name) completions zsh\".",
    ]
    lines += dispatcher(family: nil)
    let names = program.commands.map(\.name)
    for family in program.families where !names.contains(family) {
      lines += dispatcher(family: family)
    }
    for command in program.commands { lines += commandFunction(command) }
    return lines + [
      "",
      "if [[ $funcstack[1] == \(function) ]]; then",
      "  \(function) \"$@\"",
      "else",
      "  compdef \(function) \(program.name)",
      "fi",
    ]
  }

  /// A function that completes the first word and hands the rest to the function of that word.
  private func dispatcher(family: String?) -> [String] {
    let words = program.words(after: family)
    let name = family.map(functionName) ?? function
    var lines = ["", "\(name)() {", "  local curcontext=\"$curcontext\" state line"]
    lines += ["  typeset -A opt_args", "  local -a commands", "  commands=("]
    lines += words.map { "    \(quote("\($0.word):\($0.summary)"))" }
    lines += ["  )", "  _arguments -C \\", "    '(- *)'{-h,--help}'[Show this help.]' \\"]
    if family == nil { lines.append("    '(- *)--version[Show the version.]' \\") }
    lines += ["    '1:command:->command' \\", "    '*::argument:->argument'"]
    lines += ["  case $state in", "    command) _describe -t commands command commands ;;"]
    lines += ["    argument)", "      case $words[1] in"]
    for word in words.map(\.word) {
      let full = family.map { "\($0) \(word)" } ?? word
      lines.append("        \(word)) \(functionName(full)) ;;")
    }
    return lines + ["      esac", "      ;;", "  esac", "}"]
  }

  private func commandFunction(_ command: CommandInfo) -> [String] {
    let name = functionName(command.name)
    let places = command.operandPlaces
    var specs = command.options.flatMap(optionSpecs)
    specs.append("'(- *)'{-h,--help}'[Show this help.]'")
    var helpers: [String] = []
    for place in 1...max(1, places.count) {
      let here = places.filter { $0.contains(place) }.map(\.operand)
      if here.isEmpty { continue }
      let isRest = place == places.count && places.last?.last == nil
      let label = here.map(\.name).joined(separator: " or ")
      var action = here.count == 1 ? self.action(here[0].completion) : "\(name)_\(place)"
      if action.isEmpty { action = " " }
      if here.count > 1 { helpers += alternatives("\(name)_\(place)", here) }
      specs.append(quote("\(isRest ? "*" : "\(place):"):\(escape(label)):\(action)"))
    }
    let arguments = specs.map { " \\\n    \($0)" }.joined()
    return helpers + ["", "\(name)() {"]
      + program.words(after: command.name).flatMap { handOver(to: $0.word, from: name) }
      + "  _arguments -s -S\(arguments)".lines + ["}"]
  }

  /// What hands the rest to the function of a command whose name has another word.
  private func handOver(to word: String, from name: String) -> [String] {
    [
      "  if (( CURRENT > 2 )) && [[ $words[2] == \(word) ]]; then",
      "    shift words",
      "    (( CURRENT-- ))",
      "    \(name)_\(shellName(word))",
      "    return",
      "  fi",
    ]
  }

  /// A function that offers several kinds of operand in one place.
  private func alternatives(_ name: String, _ operands: [ArgumentInfo]) -> [String] {
    let specs = operands.map { operand -> String in
      let action = action(operand.completion)
      return quote("\(operand.name):\(operand.name):\(action.isEmpty ? " " : action)")
    }
    return ["", "\(name)() {", "  _alternative \(specs.joined(separator: " "))", "}"]
  }

  private func optionSpecs(_ option: ArgumentInfo) -> [String] {
    if option.kind == .openOptions { return [] }
    let text = "[\(escape(option.summary))]"
    let value =
      option.takesValue
      ? ":\(escape(option.valueName ?? "VALUE")):\(action(option.completion))" : ""
    let others =
      option.kind == .repeatedOption ? "*" : "(\(option.spellings.joined(separator: " ")))"
    return option.spellings.map { spelling in
      let mark = option.takesValue ? (spelling.hasPrefix("--") ? "=" : "+") : ""
      return quote(others + spelling + mark + text + value)
    }
  }

  private func action(_ completion: CompletionKind) -> String {
    switch completion {
    case .none, .dynamic: ""
    case .choices(let choices): "(\(choices.map(escape).joined(separator: " ")))"
    case .file(let extensions):
      switch extensions.count {
      case 0: "_files"
      case 1: "_files -g \"*.\(extensions[0])\""
      default: "_files -g \"*.(\(extensions.joined(separator: "|")))\""
      }
    case .folder: "_files -/"
    case .template: "_files -g \"*.(zip|json)\""
    }
  }

  private func functionName(_ command: String) -> String {
    "\(function)_\(shellName(command))"
  }

  /// Escapes what has a meaning in the specifications of `_arguments`.
  private func escape(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\:[]()".contains(character) { result += "\\" }
      result.append(character)
    }
  }

  private func quote(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
