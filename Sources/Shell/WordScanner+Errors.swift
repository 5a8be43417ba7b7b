internal import Wording

extension WordScanner {
  func unknownOption(_ name: String) -> UsageError {
    let near = nearestFew(to: name, in: knownNames).map { "--\($0)" }
    return UsageError(
      command: command, "unknown option --\(plain(name))",
      hint: near.isEmpty ? nil : didYouMean(near))
  }

  /// An unknown letter, which is often a long option written with one dash.
  func unknownLetter(_ letter: Character, in word: String) -> UsageError {
    let bare = String(word.dropFirst().prefix(64).prefix { $0 != "=" })
    if bare.count > 1, let near = nearest(to: bare, in: knownNames) {
      return UsageError(
        command: command, "unknown option \(plain(word))", hint: didYouMean(["--\(near)"]))
    }
    let letters = rules.compactMap(\.info.short).filter { $0.lowercased() == letter.lowercased() }
    let place = bare.count > 1 ? " in \(plain(word))" : ""
    return UsageError(
      command: command, "unknown option -\(plain(String(letter)))\(place)",
      hint: letters.isEmpty ? nil : didYouMean(letters.map { "-\($0)" }))
  }

  func valueNotTaken(_ info: ArgumentInfo) -> UsageError {
    let isNegatable = info.kind == .negatableFlag
    return UsageError(
      command: command, "--\(info.name) takes no value",
      hint: isNegatable ? "Write --\(info.name) or --no-\(info.name)." : nil)
  }

  func missing(_ info: ArgumentInfo) -> UsageError {
    var hint: String?
    if case .choices(let choices) = info.completion, choices.count <= listedChoices {
      hint = "\(info.name) is one of \(choices.joined(separator: ", "))."
    }
    return UsageError(command: command, "\(info.name) is missing", hint: hint)
  }

  func unexpected(_ word: String, hasOptions: Bool) -> UsageError {
    UsageError(
      command: command, "\(quoted(word)) is one argument too many",
      hint: hasOptions ? "A value with spaces needs quotes around it." : nil)
  }

  /// The long names a person may have meant, without dashes.
  private var knownNames: [String] {
    listedNames + rules.flatMap { $0.openOptions?.names() ?? [] }
  }

  /// The long names that the command lists, without dashes.
  var listedNames: [String] {
    let shown = rules.filter { !$0.info.isHidden }.flatMap(\.info.spellings)
    return shown.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) } + ["help"]
  }
}
