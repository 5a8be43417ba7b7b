internal import Wording

extension Reader<String> {
  /// Any text, also an empty one.
  public static var string: Reader { Reader("TEXT") { (word) throws(ReaderError) in word } }

  /// The path of a folder.
  public static var folder: Reader {
    Reader("DIR", completion: .folder) { (word) throws(ReaderError) in try path(word, "folder") }
  }

  /// The path of a template: a folder, a ZIP file, a JSON file, or `-`.
  public static var template: Reader {
    Reader("TEMPLATE", completion: .template) { (word) throws(ReaderError) in
      try path(word, "template")
    }
  }

  /// The path of a file, or `-`; a shell offers those with one of the extensions.
  public static func file(_ extensions: String...) -> Reader {
    Reader("FILE", completion: .file(extensions: extensions)) { (word) throws(ReaderError) in
      try path(word, "file")
    }
  }

  /// One of a few words.
  ///
  /// Help shows all of them, joined by `|`, unless `valueName` gives them a name.
  public static func choice(_ choices: [String], as valueName: String? = nil) -> Reader {
    Reader(valueName ?? choices.joined(separator: "|"), completion: .choices(choices)) {
      (word) throws(ReaderError) in
      guard choices.contains(word) else { throw notAChoice(word, choices) }
      return word
    }
  }

  private static func path(_ word: String, _ kind: String) throws(ReaderError) -> String {
    if word.isEmpty { throw ReaderError("the name of the \(kind) is empty") }
    return word
  }
}

extension Reader<Int> {
  /// A whole number.
  public static var integer: Reader { integer(in: Int.min...Int.max) }

  /// A whole number within bounds.
  public static func integer(in bounds: ClosedRange<Int>) -> Reader {
    Reader("N") { (word) throws(ReaderError) in
      guard let number = Int(word) else {
        throw ReaderError("\(quoted(word)) is not a whole number")
      }
      if number < bounds.lowerBound {
        throw ReaderError("\(number) is too small: the least is \(bounds.lowerBound)")
      }
      if number > bounds.upperBound {
        throw ReaderError("\(number) is too large: the most is \(bounds.upperBound)")
      }
      return number
    }
  }
}

extension Reader where Value: CaseIterable & RawRepresentable<String> & Sendable {
  /// One of the cases of an enumeration, by raw value.
  public static var choice: Reader { choice(as: nil) }

  /// One of the cases of an enumeration, with a name for the value in help.
  public static func choice(as valueName: String?) -> Reader {
    let choices = Value.allCases.map(\.rawValue)
    return Reader(valueName ?? choices.joined(separator: "|"), completion: .choices(choices)) {
      (word) throws(ReaderError) in
      guard let value = Value(rawValue: word) else { throw notAChoice(word, choices) }
      return value
    }
  }
}

private func notAChoice(_ word: String, _ choices: [String]) -> ReaderError {
  let near = nearestFew(to: word, in: choices)
  let known =
    choices.count <= listedChoices
    ? choices.joined(separator: ", ") : "the \(choices.count) known words"
  return ReaderError(
    "\(quoted(word)) is not one of \(known)", hint: near.isEmpty ? nil : didYouMean(near))
}
