internal import Campaigns
internal import Host
internal import Schema
internal import Shell
internal import Wording

extension SimulateOptions {
  /// Simulates a population in place of one user.
  func simulatePopulation(_ input: CampaignInput, _ console: Console) throws -> Int32 {
    try population.output.check()
    var input = input
    let campaign = input.campaign
    input.campaign.events = []
    input.campaign.expect = []
    // A log says itself when it begins.
    let start = population.log == nil ? now.map { Instant(seconds: $0) } : Instant(milliseconds: 0)
    let rehearsal = try input.checkedRehearsal(now: start, console)
    try console.sayWhatIsNewerThanKnown(rehearsal.targets)
    if !campaign.events.isEmpty || !campaign.expect.isEmpty {
      try console.say(
        "The events and expectations of the campaign are left out: they are of one user.\n")
    }
    let window = rehearsal.window
    let summary: PopulationSummary
    if let log = population.log {
      let plan = try population.plan(
        rehearsal, from: campaign.from.map { _ in window.lowerBound },
        until: campaign.until.map { _ in window.upperBound })
      summary = try population.replay(log, plan, console)
    } else {
      let plan = try population.plan(
        rehearsal, from: window.lowerBound, until: window.upperBound)
      summary = try population.draw(plan, window, console)
    }
    try population.output.write(summary)
    try console.report(summary, isJSON: format == .json)
    return ExitCodes.done
  }
}

extension Console {
  /// Prints what came of a population.
  func report(_ summary: PopulationSummary, isJSON: Bool) throws {
    try print(isJSON ? summary.document : PopulationText(summary, width: width, paint()).text)
  }
}

extension PopulationFlags {
  fileprivate func plan(
    _ rehearsal: Rehearsal, from: Instant?, until: Instant?
  ) throws -> PopulationPlan {
    let app = rehearsal.plan(on: rehearsal.targets[0]).app
    var audience = Audience(
      targets: try targets(rehearsal.targets),
      optedIn: optedIn ?? (app.optIn == .never ? .none : .all),
      zones: zones.flatMap(Self.weighted) ?? Weighted(only: rehearsal.zone))
    audience.seed = UInt64(seed ?? 0)
    if let visits { audience.visits = visits.thousandths }
    if let hours { audience.hours = hours }
    return PopulationPlan(
      rehearsal.messages, app: app, audience: audience, from: from, until: until,
      zone: rehearsal.zone)
  }

  private static func weighted(_ zones: [ZoneShare]) -> Weighted<Zone>? {
    Weighted(zones.map { ($0.zone, weight: $0.share?.millionths ?? 1) })
  }

  /// The releases, the share of each platform spread evenly over its own.
  private func targets(_ targets: [Target]) throws -> Weighted<Target> {
    let apple = targets.filter { $0.platform == .ios }
    let others = targets.count - apple.count
    guard let ios else { return try even(targets) }
    let shares = [
      (ios.millionths, apple.count, "iOS"),
      (Share.all.millionths - ios.millionths, others, "Android"),
    ]
    for (share, count, name) in shares where share > 0 && count == 0 {
      throw Failure(
        "\(name) is not simulated, so \(Share(clamping: share).text) of the users have no phone",
        help: "add --platform \(name.lowercased()), or leave --ios out")
    }
    let weighted = Weighted(
      targets.map { target in
        let isApple = target.platform == .ios
        let weight = (isApple ? shares[0] : shares[1]).0 * max(isApple ? others : apple.count, 1)
        return (target, weight: weight)
      })
    return try weighted ?? even(targets)
  }

  private func even(_ targets: [Target]) throws -> Weighted<Target> {
    let apple = targets.count { $0.platform == .ios }
    let others = targets.count - apple
    let pairs = targets.map { target in
      (target, weight: max(target.platform == .ios ? others : apple, 1))
    }
    guard let weighted = Weighted(pairs) else { throw Failure("no platform is simulated") }
    return weighted
  }

  fileprivate func draw(
    _ plan: PopulationPlan, _ window: ClosedRange<Instant>, _ console: Console
  ) throws -> PopulationSummary {
    let population = Population(
      plan, size: users ?? 0, shard: shard?.number ?? 1, of: shard?.count ?? 1,
      from: window.lowerBound, until: window.upperBound)
    let count = population.users.count
    var line = ProgressLine()
    let summary = population.run(threads: threads) { done in
      line.show(done, of: count, "\(grouped(done)) of \(grouped(count)) users")
    }
    line.erase()
    return summary
  }

  fileprivate func replay(
    _ path: String, _ plan: PopulationPlan, _ console: Console
  ) throws -> PopulationSummary {
    var blocks = try path == "-" ? LineBlocks(standardInput: ()) : LineBlocks(path)
    let name = path == "-" ? "standard input" : path
    var replay = LogReplay(
      plan, window: window?.milliseconds ?? 600_000, mostBadRows: badRows ?? 0)
    var line = ProgressLine()
    while !replay.hasStopped, let block = try blocks.next() {
      replay.read(block)
      line.show("\(printable(name))  \(grouped(replay.log.rows)) rows")
    }
    line.erase()
    for fault in replay.faults {
      let place = "\(printable(name)):\(fault.row ?? 0):\(fault.column)"
      try console.say(
        "\(place): \(fault.message)\n" + (fault.phrase.map { "  help: \($0)\n" } ?? ""))
    }
    if replay.log.badRows > replay.faults.count {
      try console.say("… and \(grouped(replay.log.badRows - replay.faults.count)) more rows.\n")
    }
    guard !replay.hasStopped else {
      let most = badRows ?? 0
      throw Failure(
        most == 0
          ? "nothing was simulated: a row cannot be used"
          : "nothing was simulated: more than \(counted(most, "row")) cannot be used",
        help: "--bad-rows N leaves up to N of them out")
    }
    if replay.log.rows == 0 { try console.say("\(printable(name)) holds no rows.\n") }
    return replay.finish()
  }
}
