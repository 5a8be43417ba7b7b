internal import Campaigns
internal import Host
internal import JSONTree
internal import Shell
internal import SourceText
internal import Wording

struct SimulateMergeOptions: CommandOptions {
  var common = CommonOptions()
  var files: [String] = []
  var output = SummaryOutput()
  var format = PlainFormat.text
}

extension Command<Console> {
  static let simulateMerge = Command(
    "simulate merge", .check, "Adds up summaries that simulate has written for parts of users.",
    discussion: [
      "The sum is, byte for byte, the summary that one run over all users would have written. Parts "
        + "of different campaigns or seeds are refused, and so are parts that have users in common: "
        + "those of --shard always, those of logs as good as always where a log was not split by user.",
      "The file has the shape that simulate --format json prints.",
    ],
    arguments: [
      .trailing(
        "SUMMARY", \SimulateMergeOptions.files, .file("json"), "A file that --summary has written.",
        isRequired: true)
    ] + SummaryOutput.arguments.within(\SimulateMergeOptions.output) + [
      .option("format", \.format, .choice, "How to write what came of it.", default: "text")
    ],
    examples: [
      Example("inapp simulate merge part-*.json", "Tells what came of all users."),
      Example(
        "inapp simulate merge part-1.json part-2.json --summary whole.json",
        "Also writes the sum, to be merged further."),
      Example(
        "inapp simulate merge part-*.json --format json | jq .total.reached",
        "Prints how many users saw a message."),
    ],
    run: runSimulateMerge)
}

private func runSimulateMerge(_ options: SimulateMergeOptions, _ console: Console) throws -> Int32 {
  try options.output.check()
  var sum: PopulationSummary?
  for path in options.files {
    let part = try summary(at: path, console)
    guard sum != nil else {
      sum = part
      continue
    }
    do throws(MergeFault) { try sum?.merge(part) } catch {
      throw Failure("\(printable(path)) \(error.words)", help: error.help)
    }
  }
  guard let sum else { throw UsageError(command: "simulate merge", "no summary is named") }
  try options.output.write(sum)
  try console.report(sum, isJSON: options.format == .json)
  return ExitCodes.done
}

private func summary(at path: String, _ console: Console) throws -> PopulationSummary {
  let bytes = path == "-" ? try console.input() : try Files.read(path, limit: Limits.document)
  do throws(ReadingError) {
    return try PopulationSummary(Document(parsing: SourceFile(name: path, bytes: bytes)))
  } catch {
    throw Failure("\(printable(path)) \(error.message)", help: error.phrase)
  }
}

extension MergeFault {
  /// What is wrong, after the name of the file.
  fileprivate var words: String {
    switch self {
    case .kind: "is not of the same kind: one has drawn users, the other those of a log"
    case .campaign: "is of another campaign, window or audience than the files before it"
    case .seed: "was drawn with another seed"
    case .size(let one, let other):
      "is a part of \(grouped(other)) users, those before it of \(grouped(one))"
    case .user(let user): "has user \(grouped(user)), whom a file before it has too"
    case .sharedUser: "has a user whom a file before it has too"
    case .tooLarge: "makes a sum that is larger than a million million"
    }
  }

  fileprivate var help: String? {
    switch self {
    case .campaign, .kind, .seed, .size: "run all parts with the same campaign and options"
    case .user: "name each part once"
    case .sharedUser: "name each part once, and split logs so that all rows of a user are in one"
    case .tooLarge: nil
    }
  }
}
