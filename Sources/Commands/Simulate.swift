internal import Campaigns
internal import Checking
internal import Diagnostics
internal import Host
internal import JSONTree
internal import Schema
internal import Shell
internal import Wording

struct SimulateOptions: CommandOptions {
  /// How the timeline is written.
  enum Format: String, CaseIterable, Sendable {
    case text, json, csv, html
  }

  var common = CommonOptions()
  var operand: String?
  var flags = CampaignFlags()
  var population = PopulationFlags()
  var now: Int?
  var format = Format.text
  var isWhole = false
  var stdinName: String?
}

extension Command<Console> {
  static let simulate = Command(
    "simulate", .check, "Rehearses dates and frequency caps on a simulated clock.",
    discussion: [
      "CAMPAIGN is a campaign file (inapp describe campaign lists its fields), a template whose "
        + "maxDisplays, cooldown, expireDate and ttl are taken, or left out where flags say it all. "
        + "Flags win over the file: --open replaces its opens, --event and --expect add to what it "
        + "has.",
      "A date without a time is its first second for --start and --from, its last for --end and "
        + "--until. The clock and the zone of this machine are never read: times without an offset are "
        + "in --time-zone, and where no start is given, --from or --now says where to begin.",
      "A schedule is 'daily 09:00,18:00', 'weekdays 08:30', 'mon,wed 12:00', 'every 6h', a moment, or "
        + "a CSV file of moments (column at, or the first). An event is open, trigger, start (of the "
        + "app), pause, resume, background, foreground, reinstall, closed, or clock with how far it is "
        + "set; open@2 is an open on the user's second device.",
      "An expectation compares shown, blocked, blocked.REASON or queued.REASON with a number, or with "
        + "a number a day, by =, !=, <, <=, > or >=; or says first=DATE, last=DATE or never-after=DATE. NAME: before it is about "
        + "one message. The exit code is 1 where one is not met.",
      "With --users a whole population is drawn at random and simulated: each user visits the app as "
        + "often as --visits says on average, and each visit starts it and triggers every message. "
        + "The same seed gives the same users, on any machine. With --events the users of a log are "
        + "taken.",
      "inapp help capping explains the rules that phones follow, inapp help event-logs the columns "
        + "of a log.",
    ],
    arguments: [
      .optionalOperand(
        "CAMPAIGN", \SimulateOptions.operand, .campaign, "A campaign file, a template, or -.")
    ] + CampaignFlags.arguments.within(\SimulateOptions.flags) + [
      .option("now", \.now, .instant, "Where to begin when nothing else says."),
      .option("format", \.format, .choice, "How to write the timeline.", default: "text"),
      .flag("all", \.isWhole, "Print every line of a long timeline."),
      .option(
        "stdin-filename", \.stdinName, .string, "The name of standard input in messages.",
        value: "NAME"),
    ]
      + PopulationFlags.arguments.listed(under: "Populations")
      .within(\SimulateOptions.population),
    examples: [
      Example(
        "inapp simulate --start 2026-12-01 --max-displays 3 --cooldown 1d --cap-enabled",
        "Tells when a message shows, and what keeps it back."),
      Example(
        "inapp simulate sale --start 2026-12-01 --time-zone Europe/Berlin",
        "Takes the caps of a template, and says what they do without the app's help."),
      Example(
        "inapp simulate sale --from 2026-12-01 --open 'daily 09:00,18:00' --cap-enabled",
        "Opens the app twice a day."),
      Example(
        "inapp simulate sale --from 2026-12-01 --event 'reinstall 2026-12-05'",
        "Shows what a new installation does to the count."),
      Example(
        "inapp simulate advent.json --expect 'shown<=1/day'",
        "Runs a campaign file, and fails in CI if it shows twice a day."),
      Example(
        "inapp simulate sale --from 2026-12-01 --open opens.csv --format csv",
        "Replays opens from a log."),
      Example(
        "inapp simulate advent.json --format html > advent.html",
        "Writes a page with the timeline as a picture."),
      Example(
        "inapp simulate sale --from 2026-12-01 --format json | jq .campaign > sale.json",
        "Turns flags into a campaign file."),
      Example(
        "inapp simulate advent.json --users 100000 --seed 7 --opted-in 60%",
        "Tells how many of many users see it, and how often."),
      Example(
        "inapp simulate advent.json --events log.csv --summary part.json",
        "Replays a log, and keeps the sums for simulate merge."),
    ],
    run: runSimulate)
}

private func runSimulate(_ options: SimulateOptions, _ console: Console) throws -> Int32 {
  var input = try CampaignInput(options.operand, stdinName: options.stdinName, console)
  options.flags.apply(to: &input.campaign)
  try options.population.check(options)
  if options.population.isWanted { return try options.simulatePopulation(input, console) }
  let isWithoutOpens = !input.campaign.events.contains { [.open, .trigger].contains($0.name) }
  if isWithoutOpens {
    input.campaign.events.append(
      Campaign.Occurrence(.open, at: Campaign.Written("daily 09:00")))
  }
  let rehearsal = try input.checkedRehearsal(
    now: options.now.map { Instant(seconds: $0) }, console)
  try console.sayWhatIsNewerThanKnown(rehearsal.targets)
  let simulation = Simulation(rehearsal, isWithoutOpens: isWithoutOpens)
  switch options.format {
  case .text:
    try console.print(
      simulation.text(width: console.width, isWhole: options.isWhole, console.paint()))
  case .json: try console.print(simulation.json.printed(breaksOutermost: true) + "\n")
  case .csv: try console.print(simulation.csv)
  case .html: try console.print(simulation.html(isWhole: options.isWhole))
  }
  return simulation.isAsExpected ? ExitCodes.done : ExitCodes.findings
}

extension Reader<String> {
  /// The path of a campaign file or of a template.
  static let campaign = Reader("CAMPAIGN", completion: .template) { (word) throws(ReaderError) in
    try Reader<String>.template.read(word)
  }
}

extension CampaignInput {
  /// What is to be run; tells of each fault and throws where there are any.
  func checkedRehearsal(now: Instant?, _ console: Console) throws -> Rehearsal {
    let prepared = rehearsal(now: now)
    let findings = findings(prepared.faults)
    guard findings.isEmpty else {
      let paint = console.paint(.errors)
      try console.say(findings.map { $0.text(paint) }.joined(separator: "\n") + "\n")
      throw Failure(
        "nothing was simulated: the campaign has \(counted(findings.count, "fault"))")
    }
    if let fault = prepared.faults.first { throw Failure(fault.message, help: fault.help) }
    try prepared.sayWhatIsDropped(console)
    return prepared.rehearsal
  }
}

extension CampaignInput.Prepared {
  /// Says which templates phones drop for another reason than dates and caps.
  fileprivate func sayWhatIsDropped(_ console: Console) throws {
    let checker = Checker(targets: rehearsal.targets)
    for (index, template) in templates.enumerated() {
      guard let template else { continue }
      let dropping = checker.check(nativeConfig: template).verdicts
        .filter { $0.outcome == .dropped && !$0.isOnlyUnsupported }.map(\.target.title)
      guard !dropping.isEmpty else { continue }
      let verb = dropping.count == 1 ? "drops" : "drop"
      let name = printable(rehearsal.messages[index].name)
      try console.say(
        "inapp: \(joined(dropping, by: "and")) \(verb) \(name), whatever its dates and caps say; "
          + "inapp validate tells why\n")
    }
  }
}
