public import JSONTree
internal import Wording

extension PopulationSummary {
  /// Reads a summary that was written as JSON; the error says what is wrong with it, after its name.
  public init(_ document: Document) throws(ReadingError) {
    guard document.isValid, let root = document.root else {
      throw ReadingError("is no JSON", help: "Give it what --summary has written.")
    }
    var reading = SummaryReading()
    self = try reading.summary(root)
    guard json == Value(node: root) else { throw SummaryReading.error("its sums are not right") }
  }
}

/// Takes the numbers out of a summary.
private struct SummaryReading {
  static func error(_ words: String) -> ReadingError {
    ReadingError(
      "is no whole summary: \(words)", help: "Give it what --summary has written, unchanged.")
  }

  mutating func summary(_ root: Node) throws(ReadingError) -> PopulationSummary {
    if root.last("kind")?.string == "population", let version = root.last("version")?.numberText,
      version != "1"
    {
      throw ReadingError(
        "is of version \(printable(version)), and this inapp reads version 1",
        help: "Take the inapp that has written it.")
    }
    guard root.last("version")?.numberText == "1", root.last("kind")?.string == "population",
      let campaign = root.last("campaign")?.string.flatMap({ UInt64($0, radix: 16) }),
      let seed = root.last("seed")?.numberText.flatMap({ UInt64($0) })
    else { throw Self.error("it does not say what it is") }
    let model = root.elements(of: "model").compactMap(\.string)
    let platforms = root.elements(of: "platforms")
    let targets = platforms.compactMap { $0.last("target")?.string }
    let names = platforms.first?.elements(of: "messages").compactMap { $0.last("name")?.string }
    guard !targets.isEmpty, targets.count == platforms.count, let names else {
      throw Self.error("a platform is missing")
    }
    var counts: [PopulationCounts] = []
    for platform in platforms { counts.append(try read(platform, names)) }
    return PopulationSummary(
      campaign: campaign, seed: seed, model: model, messages: names, targets: targets,
      source: try source(root.last("source")), counts: counts)
  }

  private func source(_ node: Node?) throws(ReadingError) -> PopulationSummary.Source {
    switch node?.last("kind")?.string {
    case "drawn":
      let size = try number(node, "users")
      var users: [ClosedRange<Int>] = []
      for pair in try pairs(node, "simulated") {
        guard (users.last?.upperBound ?? 0) < pair.0, pair.0 <= pair.1, pair.1 <= size else {
          throw Self.error("its users are not in order")
        }
        users.append(pair.0...pair.1)
      }
      return .drawn(of: size, users: users)
    case "log":
      var log = PopulationSummary.LogCounts()
      log.rows = try number(node, "rows")
      log.badRows = try number(node, "badRows")
      log.otherRows = try number(node, "otherRows")
      var sample: [Int] = []
      for node in node?.elements(of: "sample") ?? [] {
        sample.append(try number(node, "sample", most: UserSample.largest))
      }
      guard let sample = UserSample(sample) else { throw Self.error("its sample has no order") }
      log.sample = sample
      return .log(log)
    default: throw Self.error("it does not say where its users come from")
    }
  }

  private func read(_ node: Node, _ names: [String]) throws(ReadingError) -> PopulationCounts {
    var counts = PopulationCounts(messages: names.count)
    counts.users = try number(node, "users")
    counts.optedIn = try number(node, "optedIn")
    counts.reached = try number(node, "reached")
    let messages = node.elements(of: "messages")
    guard messages.map({ $0.last("name")?.string }) == names else {
      throw Self.error("its platforms have different messages")
    }
    for (index, message) in messages.enumerated() {
      counts.messages[index] = try read(message)
    }
    for (displays, users) in try pairs(node, "histogram") { counts.histogram[displays] = users }
    for day in node.elements(of: "days") {
      guard let date = day.last("date")?.string, let written = try? WrittenTime(date) else {
        throw Self.error("a day has no date")
      }
      counts.days[written.date.days] = DayCounts(
        attempts: try number(day, "attempts"), shown: try number(day, "shown"))
    }
    let sentences = node.elements(of: "assumptions").compactMap(\.string)
    for assumption in Assumption.allCases where sentences.contains(assumption.sentence) {
      counts.assumed.insert(assumption)
    }
    guard counts.isConsistent else { throw Self.error("its sums are not right") }
    return counts
  }

  private func read(_ node: Node) throws(ReadingError) -> MessageCounts {
    var counts = MessageCounts()
    counts.reached = try number(node, "reached")
    counts.totals.shown = try number(node, "shown")
    counts.totals.shownPastCaps = try number(node, "shownPastCaps")
    for reason in Reason.allCases {
      counts.totals[blocked: reason] = try number(node.last("blocked"), reason.key)
      counts.totals[waited: reason] = try number(node.last("waited"), reason.key)
    }
    return counts
  }

  private func pairs(_ node: Node?, _ name: String) throws(ReadingError) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    for pair in node?.elements(of: name) ?? [] {
      let numbers = Array(pair.elements)
      guard numbers.count == 2 else { throw Self.error("\(name) has no pairs") }
      pairs.append((try number(numbers[0], name), try number(numbers[1], name)))
    }
    return pairs
  }

  private func number(
    _ node: Node?, _ name: String, most: Int = PopulationSummary.limit
  ) throws(ReadingError) -> Int {
    let value = node?.kind == .number ? node : node?.last(name)
    guard let text = value?.numberText, let number = Int(text),
      (0...most).contains(number)
    else { throw Self.error("\(printable(name)) is no number of things") }
    return number
  }
}

extension PopulationCounts {
  /// Whether the numbers fit together, so that what is derived from them makes sense.
  fileprivate var isConsistent: Bool {
    histogram.values.reduce(0, +) == users && max(reached, optedIn) <= users
      && users - (histogram[0] ?? 0) == reached
      && days.values.reduce(0) { $0 + $1.shown } == totals.shown
  }
}

extension Node {
  fileprivate func elements(of name: String) -> [Node] {
    last(name).map { Array($0.elements) } ?? []
  }
}
