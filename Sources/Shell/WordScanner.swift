internal import Wording

/// Sorts the words of a command line by argument, without knowing the types of their values.
struct WordScanner {
  /// An argument's appearance, and how it was written for messages about its value.
  struct Finding {
    let argument: Int
    let occurrence: Occurrence
    let spelling: String

    var isMisspelt: Bool {
      if case .open(let option) = occurrence { option.isMisspelt } else { false }
    }
  }

  let command: String
  let rules: [ArgumentRule]

  /// Returns the options in the order they are written, then the operands.
  func scan(_ words: [String]) throws(UsageError) -> ParseOutcome<[Finding]> {
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "-h" || $0 == "--help" }) {
      return .help
    }
    var findings: [Finding] = []
    var operands: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      } else if word.hasPrefix("--") {
        findings.append(try long(word, &rest))
      } else if word.hasPrefix("-"), word != "-", !isNegativeNumber(word) {
        guard try bundle(word, &rest, &findings) else { return .help }
      } else {
        operands.append(word)
      }
    }
    try requireOptions(findings)
    return .parsed(findings + (try assign(operands, hasOptions: !findings.isEmpty)))
  }

  /// The words that are neither options nor their values; an option that there is not has none.
  func operands(_ words: [String]) -> [String] {
    var operands: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      var findings: [Finding] = []
      if word == "--" {
        return operands + rest
      } else if word.hasPrefix("--") {
        _ = try? long(word, &rest)
      } else if word.hasPrefix("-"), word != "-", !isNegativeNumber(word) {
        _ = try? bundle(word, &rest, &findings)
      } else {
        operands.append(word)
      }
    }
    return operands
  }

  /// Reads `--name`, `--name=value` or `--name value`.
  private func long(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> Finding {
    let equals = word.utf8.firstIndex(of: UInt8(ascii: "="))
    let spelling = String(word[..<(equals ?? word.endIndex)])
    let attached = equals.map { String(word[word.utf8.index(after: $0)...]) }
    func finding(_ argument: Int, _ occurrence: Occurrence) -> Finding {
      Finding(argument: argument, occurrence: occurrence, spelling: spelling)
    }

    for (index, rule) in rules.enumerated() where rule.info.spellings.contains(spelling) {
      if rule.info.takesValue {
        let value = if let attached { attached } else { try next(for: spelling, rule.info, &rest) }
        return finding(index, .value(value))
      }
      if attached != nil { throw valueNotTaken(rule.info) }
      return finding(index, spelling == "--\(rule.info.name)" ? .on : .off)
    }
    let name = String(spelling.dropFirst(2))
    guard let (index, shape) = openOption(name) else { throw unknownOption(name) }
    var value = attached
    var isMisspelt = false
    switch shape {
    case .flag: break
    case .value:
      if value == nil { value = try next(for: spelling, rules[index].info, &rest) }
    case .misspelt(let takesValue):
      isMisspelt = true
      if takesValue, value == nil, rest.first.map(isOptionLike) == false { value = rest.popFirst() }
    }
    return finding(index, .open(OpenOption(name: name, value: value, isMisspelt: isMisspelt)))
  }

  /// The argument that collects options of this name, unless it looks like a typing error in one that is listed.
  func openOption(_ name: String) -> (index: Int, shape: OpenOptions.Shape)? {
    for (index, rule) in rules.enumerated() {
      guard let open = rule.openOptions, let shape = open.shape(name) else { continue }
      if case .misspelt = shape {
        let near = nearestFew(to: name, in: listedNames + open.names())
        if near.contains(where: listedNames.contains) { return nil }
      }
      return (index, shape)
    }
    return nil
  }

  /// Reads `-n`, `-nv`, `-o FILE`, `-oFILE` or `-o=FILE`; answers false when `h` is among the flags.
  private func bundle(
    _ word: String, _ rest: inout ArraySlice<String>, _ findings: inout [Finding]
  ) throws(UsageError) -> Bool {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let index = rules.firstIndex(where: { $0.info.short == letter }) else {
        if letter == "h" { return false }
        throw unknownLetter(letter, in: word)
      }
      let info = rules[index].info
      guard info.takesValue else {
        findings.append(Finding(argument: index, occurrence: .on, spelling: "-\(letter)"))
        continue
      }
      let attached = letters.first == "=" ? letters.dropFirst() : letters
      let value = try letters.isEmpty ? next(for: "-\(letter)", info, &rest) : String(attached)
      findings.append(Finding(argument: index, occurrence: .value(value), spelling: "-\(letter)"))
      return true
    }
    return true
  }

  /// Takes the next word as a value, unless it is written like an option.
  private func next(
    for spelling: String, _ info: ArgumentInfo, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    let example = spelling.hasPrefix("--") ? "\(spelling)=" : spelling
    guard let next = rest.first else {
      throw UsageError(
        command: command, "\(spelling) needs a value",
        hint: "Write \(spelling) \(info.valueName ?? "VALUE").")
    }
    if isOptionLike(next) {
      throw UsageError(
        command: command, "\(spelling) needs a value before \(plain(next))",
        hint: "If that is the value, write \(example)\(plain(next)).")
    }
    rest.removeFirst()
    return next
  }

  private func requireOptions(_ findings: [Finding]) throws(UsageError) {
    for (index, rule) in rules.enumerated() where rule.info.isRequired && rule.info.takesValue {
      if findings.contains(where: { $0.argument == index }) { continue }
      let example = "--\(rule.info.name) \(rule.info.valueName ?? "VALUE")"
      throw UsageError(
        command: command, "--\(rule.info.name) is missing", hint: "Add \(example).")
    }
  }
}

/// Whether a word begins as options do: `-x`, `--xyz` or `--`.
func isOptionLike(_ word: String) -> Bool {
  if word == "--" { return true }
  guard word.hasPrefix("-") else { return false }
  let name = word.hasPrefix("--") ? word.dropFirst(2) : word.dropFirst()
  return name.first?.isLetter == true
}

/// Whether a word is `-` followed by a digit or by a point and a digit.
func isNegativeNumber(_ word: String) -> Bool {
  var bytes = word.utf8.prefix(3)
  guard bytes.popFirst() == UInt8(ascii: "-"), let second = bytes.popFirst() else { return false }
  let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  if second == UInt8(ascii: ".") { return bytes.first.map(digits.contains) == true }
  return digits.contains(second)
}

/// A word as it can stand in a message without quotes.
func plain(_ word: String) -> String {
  String(quoted(word).dropFirst().dropLast())
}
