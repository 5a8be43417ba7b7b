internal import Host
internal import Shell

struct CompleteOptions: Sendable {
  var shell = ""
  var asked: [String] = []
}

extension Command<Console> {
  /// What the completion scripts call; it fails at nothing, as its words would end up on the user's line.
  static let complete = Command(
    "complete", group: .learn, summary: "Answers the completion script of a shell.",
    isHidden: true, options: CompleteOptions(),
    arguments: [
      .operand("SHELL", \CompleteOptions.shell, .string, "The shell."),
      .trailing("WORD", \.asked, .string, "What the script asks."),
    ],
    examples: [],
    run: runComplete)
}

private func runComplete(_ options: CompleteOptions, _ console: Console) throws -> Int32 {
  guard let shell = CompletionShell(rawValue: options.shell) else { return ExitCodes.done }
  let files = FilesOnLine()
  let lines = shell.answer(
    to: options.asked, for: Inapp.program.info,
    words: { knownWords(WordQuestion(request: $0, files: files)) }, folders: entries)
  try console.print(lines.map { $0 + "\n" }.joined())
  return ExitCodes.done
}

private func entries(of folder: String) -> [(name: String, isFolder: Bool)] {
  guard let path = folder.isEmpty ? "." : expandingHome(folder) else { return [] }
  return Files.names(in: path).map { name in
    (name, Files.kind(of: Files.joining(path, name)) == .folder)
  }
}
