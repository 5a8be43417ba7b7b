extension WordScanner {
  /// Gives each operand its argument, by position.
  func assign(_ words: [String], hasOptions: Bool) throws(UsageError) -> [Finding] {
    let required = rules.filter { $0.info.isOperand && $0.info.isRequired }
    if words.count < required.count { throw missing(required[words.count].info) }
    let places = rules.operandPlaces(words.count) { $0.accepts?(words[$1]) ?? true }
    return try zip(words, places).map { (word, place) throws(UsageError) in
      guard let place else { throw unexpected(word, hasOptions: hasOptions) }
      return Finding(
        argument: place, occurrence: .value(word), spelling: rules[place].info.name)
    }
  }
}

extension [ArgumentRule] {
  /// The index of the argument of each of some operands; nil for those that no argument takes.
  ///
  /// Required operands are served first; what is left over goes to optional operands from left to right, and
  /// then to the trailing one. `accepts` says whether an optional one takes the operand of a number.
  func operandPlaces(
    _ count: Int, accepts: (ArgumentRule, _ word: Int) -> Bool
  ) -> [Int?] {
    let operands = indices.filter { self[$0].info.isOperand }
    var spare = count - operands.count { self[$0].info.isRequired }
    var places: [Int?] = []
    for index in operands where places.count < count {
      let info = self[index].info
      if info.kind == .trailingOperands {
        let most = Swift.max(0, spare) + (info.isRequired ? 1 : 0)
        places += Array<Int?>(repeating: index, count: Swift.min(most, count - places.count))
        spare = 0
      } else if info.isRequired {
        places.append(index)
      } else if spare > 0, accepts(self[index], places.count) {
        places.append(index)
        spare -= 1
      }
    }
    return places + Array<Int?>(repeating: nil, count: count - places.count)
  }
}
