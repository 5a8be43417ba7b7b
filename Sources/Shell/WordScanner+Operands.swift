extension WordScanner {
  /// Gives each operand its argument, by position.
  ///
  /// Required operands are served first; what is left over goes to optional operands from left to right, and
  /// then to the trailing one.
  func assign(_ words: [String], hasOptions: Bool) throws(UsageError) -> [Finding] {
    let operands = rules.indices.filter { rules[$0].info.isOperand }
    let required = operands.filter { rules[$0].info.isRequired }
    if words.count < required.count { throw missing(rules[required[words.count]].info) }

    var spare = words.count - required.count
    var rest = words[...]
    var findings: [Finding] = []
    func take(_ count: Int, for index: Int) {
      for word in rest.prefix(count) {
        let name = rules[index].info.name
        findings.append(Finding(argument: index, occurrence: .value(word), spelling: name))
      }
      rest.removeFirst(count)
    }
    for index in operands {
      let info = rules[index].info
      if info.kind == .trailingOperands {
        take(spare + (info.isRequired ? 1 : 0), for: index)
        spare = 0
      } else if info.isRequired {
        take(1, for: index)
      } else if spare > 0, let word = rest.first, rules[index].accepts?(word) ?? true {
        take(1, for: index)
        spare -= 1
      }
    }
    if let word = rest.first { throw unexpected(word, hasOptions: hasOptions) }
    return findings
  }
}
