/// Where the cursor stands among the words of a command, whatever may be wrong with them.
struct LinePlace {
  /// What an option is that stands on the line.
  enum Option {
    /// One that the command lists, by its index among the arguments.
    case listed(Int)
    /// One that it does not list: the argument that collects it, and its name.
    case open(Int, String)
  }

  let rules: [ArgumentRule]
  private(set) var operands: [String] = []
  private(set) var options: [(option: Option, value: String?)] = []
  /// The option whose value the next word is.
  private(set) var waiting: Option?
  /// Whether `--` stood before.
  private(set) var hasEnded = false

  init(_ words: [String], rules: [ArgumentRule], command: String) {
    self.rules = rules
    let scanner = WordScanner(command: command, rules: rules)
    for word in words {
      if let option = waiting {
        waiting = nil
        if !isOptionLike(word) {
          options.append((option, word))
          continue
        }
      }
      if hasEnded || word == "-" || !word.hasPrefix("-") || isNegativeNumber(word) {
        operands.append(word)
      } else if word == "--" {
        hasEnded = true
      } else {
        read(word, scanner)
      }
    }
  }

  private mutating func read(_ word: String, _ scanner: WordScanner) {
    guard let found = Self.option(in: word, scanner) else { return }
    options += found.flags.map { (.listed($0), nil) }
    if found.takesValue, found.value == nil {
      waiting = found.option
    } else {
      options.append((found.option, found.value))
    }
  }

  /// An option as it is written, and how much of the word stands before its value.
  struct Written {
    let option: Option
    let takesValue: Bool
    /// What stands in the same word.
    var value: String?
    /// The word before the value, such as `--output=` or `-o`.
    var start = ""
    /// The flags that stand before it in a bundle.
    var flags: [Int] = []

    /// Whether a value can stand in the same word; of a flag that the command does not list, `--name=false` can.
    var mayHaveValue: Bool {
      if case .open = option { true } else { takesValue }
    }
  }

  /// The last option that a word names: `--name`, `--name=value`, `-n` or `-nvalue`.
  static func option(in word: String, _ scanner: WordScanner) -> Written? {
    guard word.hasPrefix("--") else { return letter(in: word, scanner.rules) }
    let spelling = String(word.prefix { $0 != "=" })
    let hasValue = spelling.utf8.count < word.utf8.count
    let value = hasValue ? String(word.dropFirst(spelling.count + 1)) : nil
    let listed = scanner.rules.firstIndex { $0.info.spellings.contains(spelling) }
    if let listed {
      return Written(
        option: .listed(listed), takesValue: scanner.rules[listed].info.takesValue, value: value,
        start: spelling + "=")
    }
    let name = String(spelling.dropFirst(2))
    guard let (index, shape) = scanner.openOption(name) else { return nil }
    let takesValue =
      switch shape {
      case .flag: false
      case .value: true
      case .misspelt(let takesValue): takesValue
      }
    return Written(
      option: .open(index, name), takesValue: takesValue, value: value, start: spelling + "=")
  }

  private static func letter(in word: String, _ rules: [ArgumentRule]) -> Written? {
    var flags: [Int] = []
    var rest = word.dropFirst()
    var start = "-"
    while let letter = rest.popFirst() {
      guard let index = rules.firstIndex(where: { $0.info.short == letter }) else { return nil }
      start.append(letter)
      guard rules[index].info.takesValue else {
        flags.append(index)
        continue
      }
      if rest.first == "=" { start.append(rest.removeFirst()) }
      return Written(
        option: .listed(index), takesValue: true, value: rest.isEmpty ? nil : String(rest),
        start: start, flags: flags)
    }
    guard let last = flags.popLast() else { return nil }
    return Written(option: .listed(last), takesValue: false, flags: flags)
  }
}

extension LinePlace {
  /// Whether an argument is on the line and may not be there again.
  func isUsedUp(_ index: Int) -> Bool {
    guard rules[index].info.kind != .repeatedOption else { return false }
    return options.contains { if case .listed(index) = $0.option { true } else { false } }
  }

  /// Whether an option that the command does not list is on the line, or the one that turns it round.
  func isOpenUsedUp(_ name: String) -> Bool {
    let opposite = name.hasPrefix("no-") ? String(name.dropFirst(3)) : "no-\(name)"
    return openNames.contains(name) || openNames.contains(opposite)
  }

  /// The names of the options on the line that the command does not list.
  private var openNames: [String] {
    options.compactMap { if case .open(_, let name) = $0.option { name } else { nil } }
  }

  /// The arguments that the operand at the cursor may belong to, each with those of the operands before it.
  ///
  /// More operands may come, and what an optional one accepts of an unfinished word is not known.
  var nextOperands: [(argument: Int, before: [Int?])] {
    let here = operands.count
    let most = here + max(1, rules.count { $0.info.isOperand })
    var found: [(argument: Int, before: [Int?])] = []
    for count in here + 1...most {
      for isAccepted in [true, false] {
        let places = rules.operandPlaces(count) { rule, word in
          word < here ? rule.accepts?(operands[word]) ?? true : isAccepted || rule.accepts == nil
        }
        guard let place = places[here], !found.contains(where: { $0.argument == place }) else {
          continue
        }
        found.append((place, Array(places.prefix(here))))
      }
    }
    return found.sorted { $0.argument < $1.argument }
  }

  /// The arguments of the operands before the cursor where all operands are still to come.
  var places: [Int?] {
    let all = max(operands.count, rules.count { $0.info.isOperand })
    let places = rules.operandPlaces(all) { rule, word in
      word < operands.count ? rule.accepts?(operands[word]) ?? true : true
    }
    return Array(places.prefix(operands.count))
  }

  /// The operands before the cursor with their arguments.
  func given(_ places: [Int?]) -> [WordRequest.Given] {
    zip(operands, places).compactMap { word, place in
      place.map {
        .init(name: rules[$0].info.name, completion: rules[$0].info.completion, value: word)
      }
    }
  }

  /// The options with values before the cursor.
  var givenOptions: [WordRequest.Given] {
    options.compactMap { option, value in
      guard let value else { return nil }
      switch option {
      case .listed(let index):
        return .init(
          name: rules[index].info.name, completion: rules[index].info.completion, value: value)
      case .open(_, let name): return .init(name: name, completion: .none, value: value)
      }
    }
  }
}
