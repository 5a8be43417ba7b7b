/// Writes manual pages in mdoc.
public struct Manual: Sendable {
  let program: ProgramInfo
  let date: String

  /// Creates the manual of a program, dated as mdoc wants it: `March 1, 2026`.
  public init(_ program: ProgramInfo, date: String) {
    self.program = program
    self.date = date
  }

  /// The name of the page of a command, such as `inapp-localize-add`.
  public func pageName(_ command: CommandInfo) -> String {
    ([Substring(program.name)] + command.words).joined(separator: "-")
  }

  /// The page of one command.
  public func page(_ command: CommandInfo) -> [String] {
    var lines = header(pageName(command), command.summary)
    lines += [".Sh SYNOPSIS", ".Nm \(Roff.argument("\(program.name) \(command.name)"))"]
    lines += Usage(command).pieces.map(synopsis)
    lines += [".Sh DESCRIPTION"] + Roff.lines(command.summary)
    lines += paragraphs(command.discussion)
    for section in command.sections {
      lines += [".Pp", "\(Roff.text(section.title)):", ".Bl -tag -width Ds"]
      for argument in section.arguments {
        lines += [".It \(tag(argument))"] + Roff.lines(argument.details)
      }
      lines.append(".El")
    }
    lines += command.more.flatMap(section)
    lines += exitStatus() + examples(command.examples)
    let siblings = program.commands.filter {
      $0.group == command.group && $0.name != command.name && $0.name != "help"
    }
    let pages = [program.name] + siblings.map(pageName).sorted()
    return lines + seeAlso(pages, files: files(of: command))
  }

  /// The page of the program: its commands, topics and exit codes.
  public func overview() -> [String] {
    var lines = header(program.name, program.summary)
    lines += [".Sh SYNOPSIS", ".Nm", ".Ar COMMAND", ".Op Ar OPTION ..."]
    lines += [".Sh DESCRIPTION"] + Roff.lines(program.summary)
    for group in program.groups {
      lines += [".Ss \(Roff.argument(group.title))", ".Bl -tag -width Ds"]
      for command in program.commands where command.group == group {
        lines += [".It Cm \(Roff.argument(command.name))"] + Roff.lines(command.summary)
      }
      lines.append(".El")
    }
    for topic in program.topics where topic.page == nil {
      lines += [".Ss \(Roff.argument(topic.name))"] + Roff.lines(topic.summary)
      lines += paragraphs(topic.body)
    }
    let pages = program.commands.filter { $0.name != "help" }.map(pageName).sorted()
    lines += exitStatus() + examples(program.examples)
    return lines + seeAlso(pages, files: program.filePages.map(\.name))
  }

  func seeAlso(_ commands: [String], files: [String]) -> [String] {
    let pages = commands.map { "\($0) 1" } + files.sorted().map { "\($0) 5" }
    if pages.isEmpty { return [] }
    return [".Sh SEE ALSO"] + pages.dropLast().map { ".Xr \($0) ," } + [".Xr \(pages.last ?? "")"]
  }

  private func files(of command: CommandInfo) -> [String] {
    program.filePages.filter { $0.commands.contains(command.name) }.map(\.name)
  }

  func section(_ section: HelpSection) -> [String] {
    var lines = [".Ss \(Roff.argument(section.title))"]
    if let intro = section.intro { lines += Roff.lines(intro) }
    lines.append(".Bl -tag -width Ds")
    for row in section.rows {
      let tag = row.name.hasPrefix("-") ? "Fl \(flag(row.name))" : "Va \(Roff.argument(row.name))"
      lines += [".It \(tag)"] + Roff.lines("\(row.text) (\(row.takes))")
    }
    lines.append(".El")
    return lines + (section.note.map { [".Pp"] + Roff.lines($0) } ?? [])
  }

  func header(_ page: String, section: Int = 1, _ summary: String) -> [String] {
    let phrase = summary.hasSuffix(".") ? String(summary.dropLast()) : summary
    return [
      ".Dd \(date)", ".Dt \(page.uppercased()) \(section)", ".Os", ".Sh NAME",
      ".Nm \(page)", ".Nd \(Roff.words(phrase.prefix(1).lowercased() + phrase.dropFirst()))",
    ]
  }

  private func synopsis(_ piece: Usage.Piece) -> String {
    var parts: [String] = piece.isOptional ? ["Op"] : []
    if let option = piece.option { parts.append("Fl \(flag(option))") }
    if let value = piece.value { parts.append("Ar \(Roff.argument(value))") }
    if piece.isRepeated { parts.append("...") }
    return "." + parts.joined(separator: " ")
  }

  private func tag(_ argument: ArgumentInfo) -> String {
    if argument.isOperand { return "Ar \(Roff.argument(argument.name))" }
    let spellings = argument.kind == .openOptions ? ["--\(argument.name)"] : argument.spellings
    let flags = spellings.map { "Fl \(flag($0))" }.joined(separator: " , ")
    return flags + (argument.valueName.map { " Ar \(Roff.argument($0))" } ?? "")
  }

  /// The argument of `Fl`, which writes one dash itself.
  private func flag(_ spelling: String) -> String {
    Roff.argument(String(spelling.dropFirst()))
  }

  func paragraphs(_ texts: [String]) -> [String] {
    texts.flatMap { text -> [String] in
      guard isLiteral(text) else { return [".Pp"] + Roff.lines(text) }
      return [".Bd -literal"] + paragraph(text, width: 80).map(Roff.text) + [".Ed"]
    }
  }

  private func exitStatus() -> [String] {
    if program.exitCodes.isEmpty { return [] }
    let rows = program.exitCodes.flatMap { exit in
      [".It \(exit.code)"] + Roff.lines(exit.meaning)
    }
    return [".Sh EXIT STATUS", ".Bl -tag -width Ds"] + rows + [".El"]
  }

  private func examples(_ examples: [Example]) -> [String] {
    if examples.isEmpty { return [] }
    var lines = [".Sh EXAMPLES"]
    for (index, example) in examples.enumerated() {
      if index > 0 { lines.append(".Pp") }
      lines += Roff.lines(example.note) + [".Bd -literal"]
      lines += example.lines(width: 74).map(Roff.text) + [".Ed"]
    }
    return lines
  }
}
