internal import Wording

/// A list that a table of the program does not hold, such as one option, or one row, for each field of a file.
public struct HelpSection: Sendable {
  /// One option or field.
  public struct Row: Sendable {
    /// The option with its dashes, or the name of the field.
    public let name: String
    /// What it takes, in few words.
    public let takes: String
    /// What else there is to know of it; empty for nothing.
    public let text: String

    /// Creates a row.
    public init(_ name: String, takes: String, _ text: String) {
      self.name = name
      self.takes = takes
      self.text = text
    }
  }

  /// The heading.
  public let title: String
  /// What to read before the rows.
  public let intro: String?
  /// The rows, in order.
  public let rows: [Row]
  /// Whether a text that is too wide is cut rather than wrapped.
  public let isCut: Bool
  /// What to read after them.
  public let note: String?

  /// Creates a section.
  public init(
    _ title: String, intro: String? = nil, rows: [Row], isCut: Bool = false, note: String? = nil
  ) {
    self.title = title
    self.intro = intro
    self.rows = rows
    self.isCut = isCut
    self.note = note
  }
}

/// The page of a command that was asked for, and the words beside which it was asked for.
public struct HelpRequest<Context>: Sendable {
  /// The command.
  public let command: CommandInfo
  private let listSections: @Sendable (Context) -> [HelpSection]

  init(_ command: CommandInfo) {
    self.init(command) { _ in command.more }
  }

  init(_ command: CommandInfo, sections: @escaping @Sendable (Context) -> [HelpSection]) {
    self.command = command
    listSections = sections
  }

  /// What the page ends with in this context.
  public func sections(_ context: Context) -> [HelpSection] { listSections(context) }
}

extension Help {
  /// A heading, then rows of three columns.
  func section(_ section: HelpSection) -> [String] {
    var lines = ["", paint.bold("\(section.title):")]
    if let intro = section.intro { lines += wrapped(intro, width: width - 2).map { "  \($0)" } }
    let name = section.rows.map(\.name.displayWidth).max() ?? 0
    let middles = section.rows.map { wrapped($0.takes, width: 24) }
    let takes = middles.joined().map(\.displayWidth).max() ?? 0
    let rest = max(8, width - name - takes - 6)
    for (row, middle) in zip(section.rows, middles) {
      let right =
        section.isCut ? [row.text.cut(to: rest)] : wrapped(row.text, width: rest)
      for index in 0..<max(middle.count, right.count) {
        let left = index == 0 ? paint.bold(row.name) : ""
        let margin = String(repeating: " ", count: name - (index == 0 ? row.name.displayWidth : 0))
        let between = (index < middle.count ? middle[index] : "").padded(to: takes)
        let text = index < right.count ? right[index] : ""
        lines.append(String("  \(left)\(margin)  \(between)  \(text)".trimmingEnd))
      }
    }
    if let note = section.note { lines += [""] + wrapped(note, width: width) }
    return lines
  }
}
