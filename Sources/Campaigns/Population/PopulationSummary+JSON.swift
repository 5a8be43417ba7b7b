public import JSONTree

extension PopulationSummary {
  /// The summary as one JSON document, in which all numbers are whole.
  ///
  /// `total` is the sum of `platforms`; a histogram lists pairs of a number of displays and the users who saw it.
  public var json: Value {
    [
      "version": 1, "kind": "population",
      "campaign": .string(Self.hexadecimal(campaign)), "seed": .number("\(seed)"),
      "model": .array(model.map(Value.string)), "source": source.json,
      "total": .object(total.members(messages)),
      "platforms": .array(
        zip(targets, counts).map { target, counts in
          .object([.init("target", .string(target))] + counts.members(messages))
        }),
    ]
  }

  /// A number of 64 bits as JSON can hold it.
  static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension PopulationSummary.Source {
  fileprivate var json: Value {
    switch self {
    case .drawn(let size, let users):
      [
        "kind": "drawn", "users": Value(size),
        "simulated": .array(users.map { [Value($0.lowerBound), Value($0.upperBound)] }),
      ]
    case .log(let log):
      [
        "kind": "log", "rows": Value(log.rows), "badRows": Value(log.badRows),
        "otherRows": Value(log.otherRows), "sample": .array(log.sample.smallest.map { Value($0) }),
      ]
    }
  }
}

extension PopulationCounts {
  fileprivate func members(_ names: [String]) -> [Value.Entry] {
    let totals = totals
    return [
      .init("users", Value(users)), .init("optedIn", Value(optedIn)),
      .init("reached", Value(reached)), .init("attempts", Value(totals.attempts)),
    ] + totals.members + [
      .init(
        "messages",
        .array(
          zip(names, messages).map { name, message in
            let reached = Value.Entry("reached", Value(message.reached))
            return .object([.init("name", .string(name)), reached] + message.totals.members)
          })),
      .init(
        "histogram",
        .array(histogram.sorted { $0.key < $1.key }.map { [Value($0.key), Value($0.value)] })),
      .init(
        "days",
        .array(
          days.sorted { $0.key < $1.key }.map { day, counts in
            [
              "date": .string(CivilDate(days: day).iso), "attempts": Value(counts.attempts),
              "shown": Value(counts.shown),
            ]
          })),
      .init("assumptions", .array(assumptions.map { .string($0.sentence) })),
    ]
  }
}

extension Totals {
  fileprivate var members: [Value.Entry] {
    func reasons(_ count: (Reason) -> Int) -> Value {
      .object(Reason.allCases.map { .init($0.key, Value(count($0))) })
    }
    return [
      .init("shown", Value(shown)), .init("shownPastCaps", Value(shownPastCaps)),
      .init("blocked", reasons { self[blocked: $0] }),
      .init("waited", reasons { self[waited: $0] }),
    ]
  }
}
