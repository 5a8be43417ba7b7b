/// What a shell offers when a person asks it to complete a value.
public indirect enum CompletionKind: Sendable, Equatable {
  /// Nothing is offered.
  case none
  /// One of these words.
  case choices([String])
  /// One of these words, each with a note.
  case explained([Candidate])
  /// Several of these, between commas, each once.
  case list(of: CompletionKind)
  /// Values by their keys, between commas: `image=…,title=…`, each key once; the values of some keys are known.
  case pairs(keys: [Candidate], values: [String: [Candidate]])
  /// A file with one of these extensions, written without a dot; any file when there are none.
  case file(extensions: [String])
  /// A folder.
  case folder
  /// A template: a folder, a ZIP file or a JSON file.
  case template
  /// Words that only the program knows at that moment, named by their kind, such as `fields`.
  case dynamic(String)

  /// The words to choose from, where they are known beforehand.
  var words: [String]? {
    switch self {
    case .choices(let words): words
    case .explained(let candidates): candidates.map(\.word)
    default: nil
    }
  }
}
