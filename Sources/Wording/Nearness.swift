/// How near a typed word is to a known name; less is nearer.
enum Nearness: Comparable {
  /// Equal but for upper and lower case.
  case sameLetters
  /// Equal but for `-`, `_` and camelCase.
  case sameWords
  /// This many typing errors apart.
  case errors(Int, startsAlike: Bool)
  /// The name begins with the word.
  case abbreviated
  /// The name holds the word, which has four characters or more.
  case contained
  case far

  /// Compares a word with a name, and answers `far` early when it cannot be as near as `limit`.
  init(of word: FoldedName, to name: FoldedName, notBeyond limit: Nearness) {
    if word.lowercase == name.lowercase {
      self = .sameLetters
      return
    }
    if word.characters == name.characters {
      self = .sameWords
      return
    }
    var tolerance = Self.tolerance(max(word.characters.count, name.characters.count))
    if case .errors(let best, _) = limit { tolerance = min(tolerance, best) }
    if limit > .sameWords,
      let errors = editDistance(word.characters, name.characters, atMost: tolerance)
    {
      let startsAlike = word.characters.first == name.characters.first
      self = .errors(errors, startsAlike: startsAlike)
    } else if word.characters.count >= 3, name.characters.starts(with: word.characters) {
      self = .abbreviated
    } else if word.characters.count >= 4, name.lowercase.contains(word.lowercase) {
      self = .contained
    } else {
      self = .far
    }
  }

  /// The number of typing errors that still makes sense in a name of this length.
  private static func tolerance(_ length: Int) -> Int {
    switch length {
    case ...2: 0
    case ...5: 1
    case ...9: 2
    default: 3
    }
  }

  private var rank: (Int, Int, Int) {
    switch self {
    case .sameLetters: (0, 0, 0)
    case .sameWords: (1, 0, 0)
    case .errors(let count, let startsAlike): (2, count, startsAlike ? 0 : 1)
    case .abbreviated: (3, 0, 0)
    case .contained: (4, 0, 0)
    case .far: (5, 0, 0)
    }
  }

  static func < (left: Nearness, right: Nearness) -> Bool {
    left.rank < right.rank
  }
}
