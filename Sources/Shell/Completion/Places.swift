internal import Wording

/// Where an operand can stand among the operands of its command, counted from 1.
struct OperandPlace {
  let operand: ArgumentInfo
  let first: Int
  /// Nil when there is no last place.
  let last: Int?

  func contains(_ place: Int) -> Bool {
    place >= first && (last.map { place <= $0 } ?? true)
  }
}

extension CommandInfo {
  /// The places of all operands, given that optional ones may be left out.
  var operandPlaces: [OperandPlace] {
    var requiredBefore = 0
    return operands.enumerated().map { index, operand in
      defer { if operand.isRequired { requiredBefore += 1 } }
      let last = operand.kind == .trailingOperands ? nil : index + 1
      return OperandPlace(operand: operand, first: requiredBefore + 1, last: last)
    }
  }

  /// The options that are followed by a value.
  var valuedOptions: [ArgumentInfo] { options.filter(\.takesValue) }

  /// Every spelling of every option, with `--help`.
  var optionSpellings: [String] { options.flatMap(\.spellings) + ArgumentInfo.help.spellings }
}

extension ProgramInfo {
  /// The first words of commands whose names have two words, once each.
  var families: [String] {
    unique(commands.map(\.words).filter { $0.count > 1 }.map { String($0[0]) })
  }

  /// The names of commands that have two words.
  var pairs: [String] { commands.map(\.name).filter { $0.contains(" ") } }

  /// The words that can follow the program's name, or the first word of a family, with a summary each.
  func words(after family: String?) -> [(word: String, summary: String)] {
    var found: [(word: String, summary: String)] = []
    for command in commands {
      let words = command.words.map(String.init)
      if let family {
        if words.count > 1, words[0] == family { found.append((words[1], command.summary)) }
      } else if words.count == 1 {
        found.append((words[0], command.summary))
      } else if commands.contains(where: { $0.name == words[0] }) {
        continue
      } else if !found.contains(where: { $0.word == words[0] }) {
        let second = self.words(after: words[0]).map(\.word)
        found.append((words[0], "Followed by \(joined(second, by: "or"))."))
      }
    }
    return found
  }

  /// The program's name as part of the name of a shell function.
  var functionName: String { shellName(name) }
}

/// A name with everything but letters and digits replaced, for a shell function.
func shellName(_ name: String) -> String {
  String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
}

extension String {
  /// The lines of a text, without their ends.
  var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
