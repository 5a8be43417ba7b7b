internal import Authoring
internal import Checking
internal import Diagnostics
internal import Host
internal import JSONTree
internal import Schema
internal import Shell
internal import SourceText
internal import Templates
internal import Wording

struct NewOptions: CommandOptions {
  var common = CommonOptions()
  var type: String?
  var folder: String?
  var flags: [OpenOption] = []
  var assignments: [Assignment] = []
  var languages: [String] = [] {
    didSet { languages = (oldValue + languages).unique }
  }
  var isMinimal = false
  var isList = false
  var isForced = false
  var output: String?
  var showsSketch = false
}

extension Command<Console> {
  static let new = Command(
    "new", .write, "Writes a new template of a display type.",
    discussion: [
      "The template is a folder with a native-config.json, written from the starter of its display "
        + "type. Nothing that exists is overwritten unless --force is given.",
      FieldFlagHelp.paragraph,
    ],
    arguments: [
      .optionalOperand(
        "TYPE", \NewOptions.type, .displayType, "The display type, such as banner or spinwheel."),
      .optionalOperand(
        "DIR", \.folder, .folder, "The folder to write.", default: "./TYPE"),
      .openOptions(.fieldFlags, \.flags, "A field by its flag, such as --title or --win-index."),
      .repeated(
        "set", \.assignments, .assignment, "A field to set at once; may be repeated."),
      .option(
        "locales", \.languages, .languages,
        "Also write pushwoosh.json and placeholders; the first language is the default one."),
      .flag("minimal", \.isMinimal, "Keep only the fields that phones need."),
      .option(
        "output", short: "o", \.output, .file("json"),
        "Write this file instead of a folder; - prints.", value: "FILE"),
      .flag("preview", \.showsSketch, "Draw the message as it then is, here in the terminal."),
      .flag("list", \.isList, "List the display types."),
      .flag("force", \.isForced, "Overwrite a template that is there already."),
    ],
    examples: [
      Example("inapp new spinwheel", "Writes spinwheel/native-config.json."),
      Example(
        "inapp new banner spring-sale --title 'Spring sale'", "Names the folder, sets the title."),
      Example("inapp new sheet --locales en,de", "Writes pushwoosh.json for two languages too."),
      Example("inapp new modal --minimal -o -", "Prints the smallest valid modal."),
      Example("inapp new scratchcard --preview", "Ends with a look at it."),
      Example("inapp new --list", "Lists the display types."),
    ],
    sections: FieldFlagHelp.everywhere(
      "inapp new TYPE --help lists the rest, with the starter's values."),
    context: FieldFlagHelp.ofType,
    run: runNew)
}

private func runNew(_ options: NewOptions, _ console: Console) throws -> Int32 {
  if options.isList {
    try console.print(displayTypeList)
    return ExitCodes.done
  }
  guard let name = options.type else {
    throw UsageError(
      command: "new", "TYPE is missing",
      hint: "Name a display type: \(Catalogue.names.joined(separator: ", ")).")
  }
  if options.folder == "-" || options.folder != nil && options.output != nil {
    throw UsageError(
      command: "new", "DIR is a folder, and --output is a file", hint: "-o - prints instead.")
  }
  let template = try content(of: try displayType(named: name), options)
  let report = Checker().check(nativeConfig: template.document)
  if report.count(of: .error) > 0, !options.isForced {
    let faults = report.diagnostics.filter { $0.severity == .error }
    try console.say(faults.map { $0.text(console.paint(.errors)) }.joined(separator: "\n"))
    try console.say("\nNothing was written: phones would drop the message.\n")
    return ExitCodes.findings
  }
  let files = try NewFiles(template, languages: options.languages)
  if let output = options.output {
    try files.write(toFile: output, options, console)
  } else {
    try files.write(toFolder: options.folder ?? template.displayType.name, options, console)
  }
  if options.showsSketch {
    let input = files.input(options.output)
    try Look.draw(input, on: input.origin == .stdin ? .errors : .output, console)
  }
  return ExitCodes.done
}

private var displayTypeList: String {
  let width = Catalogue.names.map(\.count).max() ?? 0
  return Catalogue.displayTypes.map { "\($0.name.padded(to: width))  \($0.summary)\n" }.joined()
}

private func displayType(named name: String) throws -> DisplayType {
  guard let type = Catalogue.displayType(named: name) else {
    throw EditError.noDisplayType(name)
  }
  return type
}

/// The starter of a type with the user's fields set.
private func content(of type: DisplayType, _ options: NewOptions) throws -> Template {
  var template = try starter(of: type)
  if options.isMinimal { template = try template.minimal() }
  let flags = try FieldFlags(of: type).assignments(
    options.flags, of: type.name, in: printable(shellQuoted(options.folder ?? type.name)),
    help: ["inapp new", type.name, "--help"])
  return try template.setting(flags + options.assignments).template
}

/// The starter of a type as it is.
func starter(of type: DisplayType) throws -> Template {
  guard let starter = Starters.native(named: type.name) else {
    throw Failure("there is no starter for \(type.name)")
  }
  return try Template(Document(parsing: SourceFile(name: Input.configName, bytes: starter.bytes)))
}

extension Reader<String> {
  /// The name of a display type.
  static let displayType = Reader(
    "TYPE", completion: .explained(Catalogue.displayTypes.map { Candidate($0.name, $0.summary) })
  ) {
    (word) throws(ReaderError) in word
  }
}
