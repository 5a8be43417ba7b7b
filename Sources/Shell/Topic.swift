/// A text about something that is not one command, such as `exit-codes`.
public struct Topic: Sendable {
  /// The word after `help`.
  public let name: String
  /// One sentence.
  public let summary: String
  /// The page of its own that the manual has for it; nil where the program's page tells it.
  public let page: FilePage?
  private let write: @Sendable () -> [String]
  private let list: @Sendable () -> [HelpSection]

  /// Creates a topic; body and sections are evaluated when they are asked for.
  public init(
    _ name: String, summary: String, page: FilePage? = nil,
    body: @autoclosure @escaping @Sendable () -> [String],
    sections: @autoclosure @escaping @Sendable () -> [HelpSection] = []
  ) {
    self.name = name
    self.summary = summary
    self.page = page
    write = body
    list = sections
  }

  /// Paragraphs; a paragraph whose first line is indented is shown as it is.
  public var body: [String] { write() }

  /// The lists after the paragraphs, such as the fields of an object.
  public var sections: [HelpSection] { list() }
}

/// A page in section 5 of the manual, about a kind of file.
public struct FilePage: Sendable, Equatable {
  /// The name of the page, such as `native-config`.
  public let name: String
  /// The commands that read or write such files.
  public let commands: [String]

  /// Creates the name of a page.
  public init(_ name: String, commands: [String]) {
    self.name = name
    self.commands = commands
  }
}
