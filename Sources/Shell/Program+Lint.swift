internal import Wording

extension Program {
  /// Lists what is wrong with the command table; a good table gives an empty list.
  ///
  /// Meant for tests: names are unique and well formed, summaries are one short sentence, each shown command has
  /// three examples, the examples can be parsed, and operands stand in an order that can be told apart.
  public func lint() -> [String] {
    var faults = repeated(commands.map(\.info.name) + topics.map(\.name) + ["help"])
      .map { "\($0): more than one command or topic has this name" }
    for command in commands {
      let info = command.info
      var own = lintNames(info) + lintTexts(info) + lintOperands(info)
      if !info.isHidden {
        if info.examples.count < 3 { own.append("fewer than three examples") }
        own += info.examples.compactMap { lintExample($0, info) }
      }
      faults += own.map { "\(info.name): \($0)" }
    }
    for page in topics.compactMap(\.page) {
      let unknown = Set(page.commands).subtracting(commands.map(\.info.name)).sorted()
      faults += unknown.map { "\(page.name): there is no command \($0)" }
    }
    faults += topics.filter { !isSentence($0.summary) }.map { "\($0.name): \(sentenceRule)" }
    return faults
  }

  private var sentenceRule: String { "a summary is one sentence of at most 80 columns" }

  private func lintNames(_ info: CommandInfo) -> [String] {
    var faults: [String] = []
    let names = info.words.map(String.init)
    if !(1...2).contains(names.count) || !names.allSatisfy(isName) {
      faults.append("a name is one or two words of small letters, digits and -")
    }
    let spellings = info.arguments.flatMap(\.spellings)
    faults += repeated(spellings + ["-h", "--help"]).map { "\($0) is declared twice" }
    for argument in info.arguments where !argument.isOperand && argument.kind != .openOptions {
      if !isName(argument.name) { faults.append("--\(argument.name): not a good option name") }
      if let short = argument.short, !short.isASCII || !short.isLetter {
        faults.append("-\(short): a short name is one letter")
      }
    }
    faults += repeated(info.operands.map(\.name)).map { "\($0) is declared twice" }
    return faults
  }

  private func lintTexts(_ info: CommandInfo) -> [String] {
    var faults = isSentence(info.summary) ? [] : [sentenceRule]
    if Usage.lines(info, program: name, width: 73).count > 1 {
      faults.append("the usage line is wider than 80 columns")
    }
    for argument in info.arguments where !isSentence(argument.summary, most: 200) {
      faults.append("\(argument.name): a summary begins with a capital and ends in a period")
    }
    for example in info.examples where !isSentence(example.note, most: 200) {
      faults.append("\(example.command): a note begins with a capital and ends in a period")
    }
    return faults
  }

  private func lintOperands(_ info: CommandInfo) -> [String] {
    let kinds = info.arguments.filter(\.isOperand).map(\.kind)
    var faults: [String] = []
    if kinds.dropLast().contains(.trailingOperands) {
      faults.append("only the last operand may take all words that remain")
    }
    if info.arguments.filter({ $0.kind == .openOptions }).count > 1 {
      faults.append("more than one argument collects open options")
    }
    return faults
  }

  private func lintExample(_ example: Example, _ info: CommandInfo) -> String? {
    let words = shellWords(example.command)
    let start = [name] + info.words.map(String.init)
    guard words.starts(with: start) else { return "\(example.command): begins with another name" }
    do throws(UsageError) {
      _ = try resolve(Array(words.dropFirst()))
      return nil
    } catch {
      return "\(example.command): \(error.message)"
    }
  }

  private func isSentence(_ text: String, most: Int = 80) -> Bool {
    guard let first = text.first else { return false }
    return !first.isLowercase && text.hasSuffix(".") && !text.contains("\n")
      && text.displayWidth <= most
  }

  private func isName(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter, !name.hasSuffix("-") else { return false }
    return name.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLowercase || $0 == "-") }
  }

  private func repeated(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
  }
}
