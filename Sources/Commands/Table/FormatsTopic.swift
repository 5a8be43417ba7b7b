internal import Shell
internal import Wording

extension Topic {
  static let formats = Topic(
    "formats", summary: "What --format writes, and which commands take it.",
    body: [
      formatTable,
      """
        text    for people: its words and layout may change with each release
        json    one document with "version": 1, to which a release may add fields
        github  a line for each finding, shown beside the lines of a pull request
        sarif   SARIF 2.1.0 with repairs, for code scanning and editors
        csv     a line for each event, for spreadsheets
        html    a page with the timeline as a picture, which loads nothing
      """,
      "Whatever the format, the data go to standard output, and all else to standard error. text is "
        + "coloured on a terminal only; see inapp help environment.",
    ])

  /// The commands that take `--format`, and which.
  private static var formatTable: String {
    let rows = Inapp.program.info.commands.compactMap { command -> (String, String)? in
      let option = command.options.first { $0.name == "format" }
      guard case .choices(let formats)? = option?.completion else { return nil }
      return (command.name, formats.joined(separator: ", "))
    }
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  \($0.0.padded(to: width))  \($0.1)" }.joined(separator: "\n")
  }
}
