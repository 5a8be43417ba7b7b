internal import Authoring
internal import Host
internal import JSONTree
internal import Shell

extension TemplateOperand {
  /// Reads a template of which both files may be written.
  func readForBoth(for command: String, _ console: Console) throws -> Input {
    guard path != "-" else {
      throw UsageError(
        command: command, "standard input is one file, and a template's translations are another",
        hint: "Name a folder or a ZIP.")
    }
    let input = try read(for: command, console)
    if case .file(let path) = input.origin, Files.lastComponent(path) != Input.configName {
      throw Failure(
        "phones read \(Input.translationsName) only beside a \(Input.configName), "
          + "and this is \(path)", help: "give the file that name, in a folder of its own")
    }
    return input
  }
}

extension Input {
  /// The translations, ready to be edited; nil where there are none.
  func translationsFile() throws -> TranslationsFile? {
    try translations.map { try TranslationsFile(Document(parsing: $0)) }
  }
}
