internal import Campaigns
internal import Shell
internal import Wording

/// Whether and how a whole population is simulated.
struct PopulationFlags: Sendable {
  var users: Int?
  var seed: Int?
  var shard: Shard?
  var visits: Visits?
  var hours: [Int]?
  var optedIn: Share?
  var ios: Share?
  var zones: [ZoneShare]?
  var threads: Int?
  var log: String?
  var window: TimeSpan?
  var badRows: Int?
  var output = SummaryOutput()

  /// Whether a population is asked for, and not one user.
  var isWanted: Bool { users != nil || log != nil }

  static let arguments =
    drawing + replaying + SummaryOutput.arguments.within(\PopulationFlags.output)

  private static let drawing: [Argument<PopulationFlags>] = [
    .option("users", \.users, .integer(in: 1...1_000_000_000_000), "How many users to draw."),
    .option(
      "seed", \.seed, .integer(in: 0...1 << 53), "What the draws depend on.", default: "0"),
    .option("visits", \.visits, .visits, "Visits a user and day, on average.", default: "1"),
    .option(
      "hours", \.hours, .hours, "How likely the hours of a day are: 24 whole numbers.",
      default: "most in the evening"),
    .option(
      "opted-in", \.optedIn, .share,
      "The share of users whose app calls setFrequencyCapEnabled(true).",
      default: "100% with --cap-enabled, else 0%"),
    .option("ios", \.ios, .share, "The share of users on iOS.", default: "50%"),
    .option(
      "zones", \.zones, .zoneShares,
      "Where users live, such as UTC=70%,Asia/Tokyo=30%.", default: "the time zone"),
    .option("shard", \.shard, .shard, "Simulate one part of the users only: 2/8."),
    .option(
      "threads", \.threads, .integer(in: 1...256), "How many threads to use.",
      default: "one for each core"),
  ]

  private static let replaying: [Argument<PopulationFlags>] = [
    .option(
      "events", \.log, .file("csv", "ndjson"),
      "A log to replay, CSV or one JSON object a line, or -."),
    .option(
      "window", \.window, .span, "How late a row may come after younger ones of its user.",
      default: "10m"),
    .option(
      "bad-rows", \.badRows, .integer(in: 0...1_000_000_000_000),
      "How many rows of a log may be unusable.", default: "0"),
  ]

  /// Refuses options that would do nothing.
  func check(_ options: SimulateOptions) throws {
    let forDrawn = [
      ("visits", visits != nil), ("hours", hours != nil), ("zones", zones != nil),
      ("shard", shard != nil), ("threads", threads != nil),
    ]
    let forLogs = [("window", window != nil), ("bad-rows", badRows != nil)]
    let forBoth = [
      ("seed", seed != nil), ("opted-in", optedIn != nil), ("ios", ios != nil),
      ("summary", output.path != nil), ("force", output.isForced),
    ]
    if users != nil, log != nil {
      throw UsageError(
        command: "simulate", "--users draws users and --events reads them",
        hint: "Leave one of the two out.")
    }
    if log == "-", options.operand == "-" {
      throw UsageError(
        command: "simulate", "the campaign and the log cannot both be standard input",
        hint: "Name a file for one of them.")
    }
    if let summary = output.path, [log, options.operand].contains(summary) {
      throw UsageError(
        command: "simulate", "--summary would overwrite \(printable(summary))",
        hint: "Name another file.")
    }
    if users == nil { try refuse(forDrawn, "needs --users") }
    if log == nil { try refuse(forLogs, "needs --events") }
    guard isWanted else { return try refuse(forBoth, "needs --users or --events") }
    try refuse(
      [
        ("open", !options.flags.opens.isEmpty), ("event", !options.flags.events.isEmpty),
        ("expect", !options.flags.expect.isEmpty), ("all", options.isWhole),
      ], "is for one user, not for a population")
    if options.format != .text, options.format != .json {
      throw UsageError(
        command: "simulate", "a population is written as text or json",
        hint: "Leave --format \(options.format.rawValue) out.")
    }
  }

  private func refuse(_ flags: [(name: String, isGiven: Bool)], _ words: String) throws {
    guard let flag = flags.first(where: \.isGiven) else { return }
    throw UsageError(command: "simulate", "--\(flag.name) \(words)")
  }
}
