internal import Authoring
internal import Host
internal import JSONTree
internal import Shell
internal import Wording

extension TemplateOperand {
  /// Reads a template of which both files may be written.
  func readForBoth(for command: String, _ console: Console) throws -> Input {
    guard path != "-" else {
      throw UsageError(
        command: command, "standard input is one file, and a template's translations are another",
        hint: "Name a folder or a ZIP.")
    }
    return try readWithTranslations(for: command, console)
  }

  /// Reads a template whose translations matter; they lie beside a native-config.json only.
  func readWithTranslations(for command: String, _ console: Console) throws -> Input {
    let input = try read(for: command, console)
    guard case .file(let path) = input.origin, Files.lastComponent(path) != Input.configName else {
      return input
    }
    let isTranslations = Files.lastComponent(path) == Input.translationsName
    throw Failure(
      "phones read \(Input.translationsName) only beside a \(Input.configName), "
        + "and this is \(path)",
      help: isTranslations
        ? "name the template's folder: \(shellQuoted(Files.parent(of: path)))"
        : "give the file that name, in a folder of its own")
  }
}

extension Input {
  /// The translations, ready to be edited; nil where there are none.
  func translationsFile() throws -> TranslationsFile? {
    try translations.map { try TranslationsFile(Document(parsing: $0)) }
  }
}

extension TranslationsFile {
  /// Says that Android takes no translations from a file without a default language; nil with one.
  func defaultLanguageRemark(help: String) -> String? {
    guard defaultLanguage == nil else { return nil }
    return "Android uses no translations: \(Input.translationsName) names no default_language\n"
      + "  help: \(help)\n"
  }
}
