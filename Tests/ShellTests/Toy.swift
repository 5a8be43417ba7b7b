import Shell

/// A small program with one of everything, which the tests parse, explain and complete.
enum Toy {
  /// What the toy's commands write to.
  final class Output {
    var lines: [String] = []
  }

  static let program = Program<Output>(
    name: "toy", version: "1.2", summary: "Packs toys into boxes.",
    commands: [pack, make, get, tag, list, hidden],
    topics: [
      Topic(
        "exit-codes", summary: "What the numbers mean.",
        body: ["The program ends with one of these:", "  0  done\n  2  not done"])
    ],
    exitCodes: [ExitCode(0, "Done."), ExitCode(2, "The job could not be done.")])

  struct PackOptions: Sendable, Equatable {
    var folder: String?
    var output: String?
    var isCheck = false
    var isDry = false
    var showClose: Bool?
    var shared = Shared()
  }

  /// Options of more than one command.
  struct Shared: Sendable, Equatable {
    var format = Format.text
    var isVerbose = false

    static var arguments: [Argument<Shared>] {
      [
        .option("format", \.format, .choice, "How to print.", default: "text"),
        .flag("verbose", short: "v", \.isVerbose, "Say more."),
      ]
    }
  }

  enum Format: String, CaseIterable, Sendable { case text, json }

  static let pack = Command<Output>(
    "pack", group: CommandGroup("Boxes"), summary: "Packs a folder into a ZIP file.",
    discussion: ["A box never holds the same toy twice.", "  doll  1\n  bear  2"],
    options: PackOptions(),
    arguments: [
      .optionalOperand("DIR", \.folder, .folder, "The folder to pack.", default: "this folder"),
      .option("output", short: "o", \.output, .file("zip"), "Where to write.", value: "OUT.zip"),
      .flag(
        "check", \.isCheck,
        "Compare with an existing box, write nothing, and end with 1 if it differs."),
      .flag("dry-run", short: "n", \.isDry, "Write nothing."),
      .negatable("show-close", \.showClose, "Leave the lid open."),
    ] + Shared.arguments.within(\.shared).listed(under: "Common options"),
    examples: [
      Example("toy pack bears", "Writes bears.zip."),
      Example("toy pack bears -o out.zip", "Writes out.zip."),
      Example("toy pack --format=json | jq .", "Prints JSON."),
    ]
  ) { options, output in
    if options.isCheck, options.isDry { throw UsageError("--check and -n exclude each other") }
    output.lines.append("pack \(options.folder ?? "-")")
    return options.isCheck ? 1 : 0
  }

  struct MakeOptions: Sendable, Equatable {
    var kind = ""
    var folder = "."
    var size = 1
    var colors: [String] = []
    var owner = ""
    var mood = ""
    var steps = ""
    var parts: [String] = []
  }

  static let mood = Reader(
    "MOOD",
    completion: .list(
      of: .explained([
        Candidate("calm", "No noise."), Candidate("sunny", "Much light."),
        Candidate("sad", "Rain."),
      ]))
  ) { (word) throws(ReaderError) in word }
  static let steps = Reader("STEPS", completion: .dynamic("steps")) {
    (word) throws(ReaderError) in word
  }
  static let part = Reader(
    "PART",
    completion: .pairs(
      keys: [Candidate("leg", "A leg: one or two."), Candidate("arm", "An arm.")],
      values: ["leg": [Candidate("one"), Candidate("two")]])
  ) { (word) throws(ReaderError) in word }

  static let make = Command<Output>(
    "make", group: CommandGroup("Toys"), summary: "Makes a new toy.",
    options: MakeOptions(),
    arguments: [
      .operand("KIND", \.kind, .choice(["bear", "ball", "doll"], as: "KIND"), "What to make."),
      .optionalOperand("DIR", \.folder, .folder, "Where to put it.", default: "here"),
      .option("size", short: "s", \.size, .integer(in: -5...10), "How large it is."),
      .repeated("color", short: "c", \.colors, .choice(["red", "blue"]), "A color of it."),
      .option("owner", \.owner, .string, "Who gets it.", isRequired: true),
      .option("mood", \.mood, mood, "How it feels."),
      .option("steps", \.steps, steps, "Where it goes."),
      .repeated("part", \.parts, part, "A part of it."),
    ],
    examples: [
      Example("toy make bear --owner Ann", "Makes a bear."),
      Example("toy make ball -cred -cblue --owner 'Ann B'", "Makes a ball of two colors."),
      Example("toy make doll house --size -2 --owner Ann", "Makes a small doll in house."),
    ]
  ) { _, _ in 0 }

  struct GetOptions: Sendable, Equatable {
    var template: String?
    var field = ""
    var more: [String] = []
    var open: [OpenOption] = []
  }

  static let get = Command<Output>(
    "get", group: CommandGroup("Toys"), summary: "Prints fields of a toy.",
    options: GetOptions(),
    arguments: [
      .optionalOperand("TEMPLATE", \.template, .template, "The toy.") { $0.hasSuffix("/") },
      .operand("FIELD", \.field, .choice(["title", "text"], as: "FIELD"), "The field."),
      .trailing("MORE", \.more, .string, "More fields."),
      .openOptions(
        OpenOptions("FIELD", completion: .dynamic("fields"), names: { ["title", "show-close"] }) {
          switch $0 {
          case "title": .value
          case "show-close", "no-show-close": .flag
          default: nil
          }
        }, \.open, "A field that must have this value."),
    ],
    examples: [
      Example("toy get title", "Prints the title."),
      Example("toy get bear/ title", "Prints the title of the bear."),
      Example("toy get title --title Hi --no-show-close", "Prints it if both are so."),
    ]
  ) { _, _ in 0 }

  struct TagOptions: Sendable, Equatable {
    var files: [String] = []
  }

  static let tag = Command<Output>(
    "box add", group: CommandGroup("Boxes"), summary: "Adds files to a box.",
    options: TagOptions(),
    arguments: [.trailing("FILE", \.files, .file("zip", "json"), "The files.", isRequired: true)],
    examples: [
      Example("toy box add a.zip", "Adds one."), Example("toy box add a.zip b.zip", "Adds two."),
      Example("toy box add -- -odd.zip", "Adds one with an odd name."),
    ]
  ) { _, _ in 0 }

  static let list = Command<Output>(
    "box list", group: CommandGroup("Boxes"),
    summary: "Lists the boxes: [all] of \"them\", isn't it.",
    options: TagOptions(), arguments: [],
    examples: [
      Example("toy box list", "Lists."), Example("toy box list > boxes", "Keeps the list."),
      Example("toy box list | wc -l", "Counts."),
    ]
  ) { _, _ in 0 }

  static let hidden = Command<Output>(
    "complete-fields", group: CommandGroup("Toys"), summary: "Lists fields.", isHidden: true,
    options: TagOptions(), arguments: [], examples: []
  ) { _, _ in 0 }

  /// Parses the words of a command and returns its typed options.
  static func parse<Options>(
    _ command: Command<Output>, _ words: [String], as type: Options.Type = Options.self
  ) throws -> Options {
    guard case .parsed(let invocation) = try command.parse(words),
      let options = invocation.options as? Options
    else { throw UsageError("asks for help") }
    return options
  }
}
