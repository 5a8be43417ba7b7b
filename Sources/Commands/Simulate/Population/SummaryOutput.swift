internal import Campaigns
internal import Host
internal import JSONTree
internal import Shell
internal import Wording

/// The file that a summary is written to.
struct SummaryOutput: Sendable {
  var path: String?
  var isForced = false

  static let arguments: [Argument<SummaryOutput>] = [
    .option(
      "summary", \.path, .file("json"), "Also write the sums, for simulate merge.",
      value: "OUT.json"),
    .flag("force", \.isForced, "Overwrite the summary that is there."),
  ]

  /// Refuses a file that exists before work begins that may take long.
  func check() throws {
    if path == "-" {
      throw Failure("--summary writes a file", help: "--format json prints the summary")
    }
    guard let path, !isForced, Files.kind(of: path) == .file else { return }
    throw Failure("\(printable(path)) exists already", help: "--force overwrites it")
  }

  func write(_ summary: PopulationSummary) throws {
    guard let path else { return }
    try Files.write(Array(summary.document.utf8), to: path, replacing: isForced)
  }
}

extension PopulationSummary {
  /// The whole of a file.
  var document: String { json.printed(breaksOutermost: true) + "\n" }
}
