public import SourceText

/// A JSON document as it is written: every value knows its bytes, and nothing of the text is lost.
///
/// Parsing never fails. What is not RFC 8259 JSON is listed in `problems`, and where the writer's intent is
/// clear the tree exists all the same.
public struct Document: Sendable {
  /// The text the document was read from.
  public let source: SourceFile

  /// What is wrong with the text, in its order, at most 100 problems; empty for valid JSON.
  public let problems: [SyntaxProblem]

  /// The keys that occur again in one object, in the order in which the objects end.
  public let duplicates: [DuplicateKey]

  /// The `\u` escapes that are one half of a surrogate pair without the other.
  ///
  /// RFC 8259's grammar allows them, so they are no problem here, but readers differ: Foundation refuses them.
  public let loneSurrogates: [Range<Int>]

  /// Whether the text starts with a UTF-8 byte order mark.
  public let hasByteOrderMark: Bool

  /// Whether the whole document was read, so that a member that is not in the tree is really absent.
  public let isComplete: Bool

  let storage: Storage

  /// Reads a text, in time and memory proportional to its length.
  public init(parsing source: SourceFile) {
    var parser = Parser(source)
    parser.parse()
    self.source = source
    problems = parser.problems
    duplicates = parser.duplicates
    loneSurrogates = parser.loneSurrogates
    hasByteOrderMark = source.byteOrderMarkLength > 0
    isComplete = !parser.stopped
    storage = Storage(source: source, tape: parser.tape)
  }

  /// Reads a text given as a string.
  public init(parsing text: String, name: String = "-") {
    self.init(parsing: SourceFile(name: name, bytes: Array(text.utf8)))
  }

  /// The outermost value, or nil when nothing could be read.
  public var root: Node? { storage.tape.isEmpty ? nil : Node(storage: storage, index: 0) }

  /// Whether the text is RFC 8259 JSON that every reader accepts.
  public var isValid: Bool { problems.isEmpty }

  /// Returns the value at a path from the root, or nil when there is none.
  public func node(at path: Path) -> Node? {
    var node = root
    for step in path.steps {
      switch step {
      case .key(let key): node = node?[key]
      case .index(let index): node = node?[index]
      }
    }
    return node
  }
}
