internal import Authoring
internal import Host
internal import JSONTree
internal import Shell
internal import SourceText
internal import Wording

struct GetOptions: CommandOptions {
  var common = CommonOptions()
  var template = TemplateOperand()
  var field = ""
  var isJSON = false
}

extension Command<Console> {
  static let get = Command(
    "get", .write, "Prints one value of a template.",
    discussion: [
      "Strings print as they are, everything else as JSON. A field that is not there prints "
        + "nothing and ends with exit code 1. $ is the whole document, laid out anew, or as it is "
        + "where it is not JSON. What the file holds under a name that no display type knows prints too."
    ],
    arguments: [
      TemplateOperand.leading().within(\GetOptions.template),
      .operand("FIELD", \.field, .fieldPath, "The field, such as title.text or buttons[0].action."),
      .flag("json", \.isJSON, "Print strings as JSON too."),
      TemplateOperand.stdinFilename.within(\GetOptions.template),
    ],
    examples: [
      Example("inapp get spring-sale title.text", "Prints the words of the title."),
      Example("inapp get spring-sale.zip 'segments[-1].message.text'", "Looks inside a ZIP."),
      Example("inapp get spring-sale reward --json", "Prints the whole reward as JSON."),
      Example("inapp get spring-sale '$.inAppId'", "Reads a field at the root of the document."),
    ],
    run: runGet)
}

private func runGet(_ options: GetOptions, _ console: Console) throws -> Int32 {
  if options.template.path == nil, Files.kind(of: options.field) != nil {
    throw UsageError(
      command: "get", "no field of \(printable(options.field)) is named",
      hint: "Write inapp get \(printable(shellQuoted(options.field))) FIELD.")
  }
  let input = try options.template.read(for: "get", console)
  let path = try FieldPath(parsing: options.field)
  guard path != .document else { return try printWhole(Document(parsing: input.config), console) }
  let template = try Template(Document(parsing: input.config))
  try template.requireUniqueKeys()
  guard let node = try template.find(path)?.node else {
    return ExitCodes.findings
  }
  let text = options.isJSON ? nil : node.string
  try console.print((text ?? Value(node: node)?.printed() ?? node.text) + "\n")
  return ExitCodes.done
}

/// Prints a document, whatever is in it: git ends its own run where a conversion to text fails.
private func printWhole(_ document: Document, _ console: Console) throws -> Int32 {
  if let root = document.root, document.isValid, let value = Value(node: root) {
    try console.print(value.printed(breaksOutermost: true) + "\n")
    return ExitCodes.done
  }
  try console.say("\(printable(document.source.name)) is not JSON; it is printed as it is.\n")
  try console.print(document.source.text)
  return ExitCodes.done
}

extension FieldPath {
  /// The whole document.
  fileprivate static let document = FieldPath(origin: .root, steps: [])
}

extension Reader<String> {
  /// The path of a field.
  static let fieldPath = Reader("FIELD", completion: .words(.fields)) {
    (word) throws(ReaderError) in
    guard !word.isEmpty else { throw ReaderError("the path of the field is empty") }
    return word
  }
}
