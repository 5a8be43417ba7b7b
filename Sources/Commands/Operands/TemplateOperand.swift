internal import Host
internal import Shell

/// The operand and options that name a template.
struct TemplateOperand: Sendable {
  var path: String?
  var stdinName: String?

  /// The option that names standard input in messages.
  static let stdinFilename = Argument<TemplateOperand>.option(
    "stdin-filename", \.stdinName, .string, "The name of standard input in messages.",
    value: "NAME")

  /// The operand before others; `accepts` tells a template from what may stand in its place.
  static func leading(
    accepts: (@Sendable (String) -> Bool)? = nil, takesStandardInput: Bool = true
  ) -> Argument<TemplateOperand> {
    leading(
      takesStandardInput
        ? "A folder, a native-config.json, a ZIP, or - for standard input."
        : "A folder, a native-config.json or a ZIP.",
      accepts: accepts)
  }

  /// The operand, with what it may name.
  static func leading(
    _ summary: String, accepts: (@Sendable (String) -> Bool)? = nil
  ) -> Argument<TemplateOperand> {
    .optionalOperand(
      "TEMPLATE", \.path, .template, summary,
      default: "this folder", accepts: accepts)
  }

  /// Whether a word is no `FIELD=VALUE`.
  static let isNoAssignment: @Sendable (String) -> Bool = { !$0.contains("=") }

  /// Whether a word names a template rather than a field.
  static let looksLikeTemplate: @Sendable (String) -> Bool = { word in
    word == "-" || word.hasSuffix(".json") || word.hasSuffix(".zip") || word.hasSuffix("/")
      || Files.kind(of: word) != nil
  }

  /// Reads the template.
  func read(for command: String, _ console: Console) throws -> Input {
    try Input.template(path, command: command, stdinName: stdinName, console)
  }
}
