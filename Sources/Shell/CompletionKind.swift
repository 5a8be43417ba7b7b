/// What a shell offers when a person asks it to complete a value.
public enum CompletionKind: Sendable, Equatable {
  /// Nothing is offered.
  case none
  /// One of these words.
  case choices([String])
  /// A file with one of these extensions, written without a dot; any file when there are none.
  case file(extensions: [String])
  /// A folder.
  case folder
  /// A template: a folder, a ZIP file or a JSON file.
  case template
  /// Words that only the program knows at that moment, named by their kind, such as `fields`.
  case dynamic(String)
}
