/// Finds what can stand at the cursor of an unfinished command line.
public struct Completer {
  let program: ProgramInfo
  let source: WordSource

  /// Creates a completer; `source` knows the words that only the program knows.
  public init(_ program: ProgramInfo, source: @escaping WordSource = { _ in [] }) {
    self.program = program
    self.source = source
  }

  /// What can stand in the place of a word that begins so, after the words that follow the program's name.
  ///
  /// A lone candidate that is only a step on the way is left for what comes after it.
  public func completion(of word: String, after words: [String]) -> Completion {
    var completion = choices(for: word, after: words)
    for _ in 0..<8 {
      guard completion.files == nil, completion.candidates.count == 1,
        let only = completion.candidates.first, only.ending == .step, only.word != word
      else { break }
      let further = choices(for: only.word, after: words)
      if further.candidates.isEmpty { break }
      completion = further
    }
    return completion
  }

  /// The candidates that go on after one that is only a step on the way.
  func steps(after candidate: Candidate, _ words: [String]) -> [Candidate] {
    choices(for: candidate.word, after: words).candidates.filter { $0.word != candidate.word }
  }

  private func choices(for word: String, after words: [String]) -> Completion {
    var completion = all(for: word, after: words)
    var seen: Set<String> = []
    completion.candidates.removeAll {
      !$0.word.hasPrefix(word) || !$0.word.canBeOffered || !seen.insert($0.word).inserted
    }
    return completion
  }

  private func all(for word: String, after words: [String]) -> Completion {
    guard let first = words.first else {
      return Completion(word.hasPrefix("-") ? programOptions : program.words(after: nil))
    }
    if first == "help" { return Completion(helpWords(after: words.dropFirst())) }
    let second = words.count == 1 ? program.words(after: first) : []
    let name = words.count > 1 ? "\(first) \(words[1])" : first
    let command =
      program.commands.first { $0.name == name } ?? program.commands.first { $0.name == first }
    guard let command else { return Completion(second) }
    let line = CommandLineCompleter(
      command: command, words: Array(words.dropFirst(command.words.count)), source: source)
    var completion = line.completion(of: word)
    if !word.hasPrefix("-") { completion.candidates = second + completion.candidates }
    return completion
  }

  private var programOptions: [Candidate] {
    [Candidate("--help", "Show this help."), Candidate("--version", "Show the version.")]
  }

  private func helpWords(after words: ArraySlice<String>) -> [Candidate] {
    guard let first = words.first else {
      return program.words(after: nil) + program.topics.map { Candidate($0.name, $0.summary) }
    }
    return words.count == 1 ? program.words(after: first) : []
  }
}

extension String {
  /// Whether every shell can take the word from a line of text.
  fileprivate var canBeOffered: Bool {
    !isEmpty && !unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
