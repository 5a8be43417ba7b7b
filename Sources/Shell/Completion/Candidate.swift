/// A word that can stand where the cursor is.
public struct Candidate: Sendable, Equatable {
  /// What comes after the word.
  public enum Ending: Sendable {
    /// The next word.
    case space
    /// A value that a person types, as after `title.text=`.
    case value
    /// More of the word, as after `segments[`.
    case step
  }

  /// The word, without quotes.
  public var word: String
  /// What it is, in a few words.
  public let note: String?
  /// What comes after it.
  public let ending: Ending

  /// Creates a candidate.
  public init(_ word: String, _ note: String? = nil, ending: Ending = .space) {
    self.word = word
    self.note = note
    self.ending = ending
  }
}

/// Files and folders that can stand where the cursor is.
public struct FileOffer: Sendable, Equatable {
  /// The extensions that a file must have one of, without a dot; any file when there are none, no file when nil.
  public let extensions: [String]?
}

/// What can stand where the cursor is.
public struct Completion: Sendable, Equatable {
  /// Words, each the whole of the one that the cursor is in.
  public var candidates: [Candidate] = []
  /// The files that may stand there, which the shell lists; nil for none.
  public var files: FileOffer?
  /// What stands in the word before the name of a file, such as `--output=`.
  public var beforeFile = ""

  /// Creates one.
  public init(_ candidates: [Candidate] = [], files: FileOffer? = nil, beforeFile: String = "") {
    self.candidates = candidates
    self.files = files
    self.beforeFile = beforeFile
  }
}
