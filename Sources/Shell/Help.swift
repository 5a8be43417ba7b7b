internal import Wording

/// Lays out help pages as lines of text.
public struct Help: Sendable {
  let program: ProgramInfo
  let width: Int
  let paint: HelpPaint

  /// Creates the pages of a program for a terminal of this width.
  public init(_ program: ProgramInfo, width: Int = 80, paint: HelpPaint = .none) {
    self.program = program
    self.width = max(40, width)
    self.paint = paint
  }

  /// The page of one command: what it does, how it is written, examples, then all the rest.
  ///
  /// `more` stands in the place of what the command lists everywhere.
  public func page(_ command: CommandInfo, more: [HelpSection]? = nil) -> [String] {
    var lines = wrapped(command.summary, width: width)
    let usage = Usage.lines(command, program: program.name, width: width - 7)
    lines += ["", "\(paint.bold("Usage:")) \(usage[0])"] + usage.dropFirst().map { "       \($0)" }
    lines += examples(command.examples)
    lines += rows(command.sections.filter { $0.title == "Arguments" })
    lines += rows(command.sections.filter { $0.title != "Arguments" })
    for text in command.discussion {
      lines += [""] + paragraph(text, width: width)
    }
    return lines + (more ?? command.more).flatMap(section)
  }

  /// The page of a topic.
  public func page(_ topic: Topic) -> [String] {
    var lines = [paint.bold(topic.summary)]
    for text in topic.body { lines += [""] + paragraph(text, width: width) }
    return lines + topic.sections.flatMap(section)
  }

  func examples(_ examples: [Example]) -> [String] {
    if examples.isEmpty { return [] }
    var lines = ["", paint.bold("Examples:")]
    for example in examples {
      lines += example.lines(width: width).map(paint.bold)
      lines += wrapped(example.note, width: width - 6).map { "      \(paint.dim($0))" }
    }
    return lines
  }

  /// Sections whose second columns begin at the same place.
  private func rows(_ sections: [(title: String, arguments: [ArgumentInfo])]) -> [String] {
    let columns = Columns(names: sections.flatMap(\.arguments).map(\.label), width: width)
    return sections.flatMap { section in
      ["", paint.bold("\(section.title):")]
        + section.arguments.flatMap { columns.lines($0.label, $0.details, paint: paint) }
    }
  }
}

extension Example {
  /// The command as it can be copied: what does not fit goes on in another line, between words of the shell.
  func lines(width: Int) -> [String] {
    guard command.displayWidth + 2 > width else { return ["  \(command)"] }
    var isQuoted = false
    let words = command.split { character in
      if character == "'" { isQuoted.toggle() }
      return character == " " && !isQuoted
    }
    let lines = wrapped(words, width: width - 8)
    return lines.enumerated().map { index, line in
      (index == 0 ? "  " : "      ") + line + (index == lines.count - 1 ? "" : " \\")
    }
  }
}
