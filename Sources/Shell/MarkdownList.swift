/// Writes the command list of a README as a Markdown table.
public enum MarkdownList {
  /// The lines of a table with one row for each command.
  public static func lines(_ program: ProgramInfo) -> [String] {
    ["| command | what it does |", "|---|---|"]
      + program.commands.map { command in
        let name = "\(program.name) \(command.name)"
        return "| `\(escaped(name))` | \(escaped(command.summary)) |"
      }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text { result += character == "|" ? "\\|" : String(character) }
    return result
  }
}
