internal import Files
internal import Shell

/// The operand and options that name a template.
struct TemplateOperand: Sendable {
  var path: String?
  var stdinName: String?

  /// The option that names standard input in messages.
  static let stdinFilename = Argument<TemplateOperand>.option(
    "stdin-filename", \.stdinName, .string, "The name of standard input in messages.",
    value: "NAME")

  /// The operand before other operands: a word that is not theirs.
  static func leading() -> Argument<TemplateOperand> {
    .optionalOperand(
      "TEMPLATE", \.path, .template, summary, default: "this folder", accepts: isTemplate)
  }

  private static let summary = "A folder, a native-config.json, a ZIP, or - for standard input."

  /// Whether a word names a template rather than a field or a value.
  private static func isTemplate(_ word: String) -> Bool {
    if word == "-" { return true }
    if word.contains("=") { return false }
    return word.hasSuffix(".json") || word.hasSuffix(".zip") || word.hasSuffix("/")
      || Files.kind(of: word) != nil
  }

  /// Reads the template.
  func read(for command: String, _ console: Console) throws -> Input {
    try Input.template(path, command: command, stdinName: stdinName, console)
  }
}
