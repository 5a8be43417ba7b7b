/// Finds what can stand at the cursor among the words after a command's name.
struct CommandLineCompleter {
  let command: CommandInfo
  let source: WordSource
  private let rules: [ArgumentRule]
  private let place: LinePlace

  init(command: CommandInfo, words: [String], source: @escaping WordSource) {
    self.command = command
    self.source = source
    rules = command.rules
    place = LinePlace(words, rules: rules, command: command.name)
  }

  func completion(of word: String) -> Completion {
    if let option = place.waiting, !isOptionLike(word) { return values(of: option, word, "") }
    guard !place.hasEnded, word.hasPrefix("-"), !isNegativeNumber(word) else {
      return operands(word)
    }
    let isShort = !word.hasPrefix("--")
    guard isShort || word.contains("="),
      let written = LinePlace.option(
        in: word, WordScanner(command: command.name, rules: rules)),
      written.mayHaveValue
    else { return Completion(optionNames(word)) }
    if isShort, written.value == nil { return Completion([Candidate(word)]) }
    return values(of: written.option, String(word.dropFirst(written.start.count)), written.start)
  }

  private func operands(_ word: String) -> Completion {
    var completion = Completion()
    for (index, before) in place.nextOperands where !rules[index].info.isHidden {
      let found = words(
        of: rules[index].info.completion, word, given: place.given(before), openOption: nil)
      completion.candidates += found.candidates
      completion.files = completion.files ?? found.files
    }
    return completion
  }

  // MARK: Names

  private func optionNames(_ word: String) -> [Candidate] {
    var names: [Candidate] = []
    for (index, rule) in rules.enumerated() where !rule.info.isHidden {
      if rule.info.kind == .openOptions {
        names += openNames(of: rule)
      } else if !place.isUsedUp(index) {
        names += rule.info.spellings.filter { $0.hasPrefix("--") || $0 == word }
          .map { Candidate($0, rule.info.summary) }
      }
    }
    let help = ArgumentInfo.help
    return names
      + help.spellings.filter { $0.hasPrefix("--") || $0 == word }
      .map { Candidate($0, help.summary) }
  }

  private func openNames(of rule: ArgumentRule) -> [Candidate] {
    guard let open = rule.openOptions else { return [] }
    let found = words(of: open.completion, "", given: place.given(place.places), openOption: nil)
    return found.candidates.filter { !place.isOpenUsedUp($0.word) }
      .map { Candidate("--\($0.word)", $0.note, ending: $0.ending) }
  }

  // MARK: Values

  private func values(
    of option: LinePlace.Option, _ word: String, _ start: String
  ) -> Completion {
    let given = place.given(place.places)
    var found: Completion
    switch option {
    case .listed(let index):
      found = words(of: rules[index].info.completion, word, given: given, openOption: nil)
    case .open(let index, let name):
      let kind = rules[index].openOptions?.completion ?? .none
      found = words(of: kind, word, given: given, openOption: name)
    }
    for index in found.candidates.indices {
      found.candidates[index].word = start + found.candidates[index].word
    }
    found.beforeFile = start
    return found
  }

  private func words(
    of kind: CompletionKind, _ word: String, given: [WordRequest.Given], openOption: String?
  ) -> Completion {
    switch kind {
    case .none: return Completion()
    case .choices(let choices): return Completion(choices.map { Candidate($0) })
    case .explained(let candidates): return Completion(candidates)
    case .file(let extensions): return Completion(files: FileOffer(extensions: extensions))
    case .folder: return Completion(files: FileOffer(extensions: nil))
    case .template: return Completion(files: FileOffer(extensions: ["zip", "json"]))
    case .pairs(let keys, let values): return Completion(keys.pairs(after: word, values))
    case .list(let inner):
      let parts = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let before = parts.dropLast().map { "\($0)," }.joined()
      let found = words(of: inner, parts.last ?? "", given: given, openOption: openOption)
      let rest = found.candidates.filter { !parts.dropLast().contains($0.word) }
      return Completion(rest.map { Candidate(before + $0.word, $0.note, ending: $0.ending) })
    case .dynamic(let name):
      return Completion(
        source(
          WordRequest(
            kind: name, command: command.name, operands: given, options: place.givenOptions,
            word: word, openOption: openOption)))
    }
  }
}

extension [Candidate] {
  /// The keys that a list of pairs has not yet, or behind a key its values.
  ///
  /// A comma after a backslash is part of a value.
  fileprivate func pairs(after word: String, _ values: [String: [Candidate]]) -> [Candidate] {
    var parts = [""]
    var isEscaped = false
    for character in word {
      if character == ",", !isEscaped {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    let before = parts.dropLast().map { "\($0)," }.joined()
    if let last = parts.last, let equals = last.firstIndex(of: "=") {
      return values[String(last[..<equals]), default: []].map {
        Candidate("\(before)\(last[...equals])\($0.word)", $0.note, ending: .value)
      }
    }
    let given = parts.dropLast().map { $0.prefix { $0 != "=" } }
    return filter { !given.contains($0.word[...]) }
      .map { Candidate("\(before)\($0.word)=", $0.note, ending: .value) }
  }
}
