internal import Wording

extension ArgumentInfo {
  /// The first column of help, such as `-o, --output FILE`.
  var label: String {
    switch kind {
    case .operand: return name
    case .trailingOperands: return "\(name)..."
    case .openOptions: return "    --\(name) \(valueName ?? "VALUE")"
    case .flag, .option, .repeatedOption, .negatableFlag: break
    }
    let letter = short.map { "-\($0), " } ?? "    "
    let prefix = kind == .negatableFlag ? "--[no-]" : "--"
    return letter + prefix + name + (valueName.map { " \($0)" } ?? "")
  }

  /// The summary with what else there is to know: choices, repetition, default.
  var details: String {
    var details = summary
    if let choices = completion.words, choices.count <= listedChoices,
      valueName != choices.joined(separator: "|")
    {
      details += " One of \(joined(choices, by: "or"))."
    }
    var notes: [String] = []
    if kind == .repeatedOption { notes.append("repeatable") }
    if isRequired, takesValue { notes.append("required") }
    if let defaultText { notes.append("default: \(defaultText)") }
    return notes.isEmpty ? details : "\(details) (\(notes.joined(separator: "; ")))"
  }

  /// The row that every command has.
  static let help = ArgumentInfo(
    kind: .flag, name: "help", short: "h", valueName: nil, completion: .none,
    summary: "Show this help.", defaultText: nil, isRequired: false, section: "Options")
}

/// The number of choices that help and messages still list.
let listedChoices = 12

extension CommandInfo {
  /// The arguments that are shown, by heading, with `--help` at the end.
  var sections: [(title: String, arguments: [ArgumentInfo])] {
    var sections: [(title: String, arguments: [ArgumentInfo])] = []
    for argument in operands + options {
      if let index = sections.firstIndex(where: { $0.title == argument.section }) {
        sections[index].arguments.append(argument)
      } else {
        sections.append((argument.section, [argument]))
      }
    }
    if let last = sections.indices.last, sections[last].title != "Arguments" {
      sections[last].arguments.append(.help)
    } else {
      sections.append(("Options", [.help]))
    }
    return sections
  }
}
