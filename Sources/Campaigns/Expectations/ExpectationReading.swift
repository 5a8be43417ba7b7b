internal import Wording

extension Expectation {
  /// Reads one expectation.
  ///
  /// The closure reads a date as the span of time that it names: a whole day, or one moment twice; nil where the
  /// text is no date.
  public init(
    _ text: String, messages: [String], date: (String) -> ClosedRange<Instant>?
  ) throws(ExpectationError) {
    self.text = text
    let (name, rest) = Self.split(text)
    message = try name.map { name throws(ExpectationError) in
      guard let index = messages.firstIndex(of: name) else {
        throw ExpectationError(
          "\(quoted(name)) is not a message of the campaign",
          help: nearest(to: name, in: messages).map { "did you mean \(quoted($0))?" }
            ?? "the messages are \(joined(messages.map { quoted($0) }, by: "and"))")
      }
      return index
    }
    guard let sign = rest.firstIndex(where: "<>=!".contains) else {
      throw ExpectationError(
        "\(quoted(text)) does not compare anything",
        help: "write shown=3, shown<=1/day, blocked.cooldown=2 or last=2026-12-24")
    }
    let subject = String(rest[..<sign].trimmed)
    let tail = rest[sign...]
    guard let comparison = Comparison.allCases.first(where: { tail.hasPrefix($0.rawValue) }) else {
      throw ExpectationError(
        "\(quoted(tail.prefix(2))) is not a comparison", help: "write =, !=, <, <=, > or >=")
    }
    let value = String(tail.dropFirst(comparison.rawValue.count).trimmed)
    if let make = Self.dated[subject] {
      claim = make(try Self.date(value, comparison, of: subject, date))
    } else {
      claim = try Self.count(try Self.counted(subject), comparison, value)
    }
  }

  /// The name of a message before the colon, if there is one, and the rest.
  private static func split(_ text: String) -> (name: String?, rest: Substring) {
    let end = text.firstIndex(where: "<>=!".contains) ?? text.endIndex
    guard let colon = text[..<end].lastIndex(of: ":") else { return (nil, text[...]) }
    return (String(text[..<colon].trimmed), text[text.index(after: colon)...])
  }

  private static let dated: [String: @Sendable (ClosedRange<Instant>) -> Claim] = [
    "first": { .first($0) }, "last": { .last($0) }, "never-after": { .neverAfter($0.upperBound) },
  ]

  private static func date(
    _ value: String, _ comparison: Comparison, of subject: String,
    _ read: (String) -> ClosedRange<Instant>?
  ) throws(ExpectationError) -> ClosedRange<Instant> {
    guard comparison == .exactly else {
      throw ExpectationError(
        "\(subject) takes = only, not \(comparison.rawValue)", help: "write \(subject)=DATE")
    }
    guard let span = read(value) else {
      throw ExpectationError(
        "\(quoted(value)) is not a date",
        help: "write \(subject)=2026-12-01, or with a time: \(subject)=2026-12-01T09:00+01:00")
    }
    return span
  }

  private static func count(
    _ count: Count, _ comparison: Comparison, _ value: String
  ) throws(ExpectationError) -> Claim {
    let isDaily = value.hasSuffix("/day")
    let digits = isDaily ? value.dropLast(4).trimmed : value[...]
    guard let number = Int(digits), number >= 0 else {
      throw ExpectationError(
        "\(quoted(value)) is not a count", help: "write a whole number, or one with /day behind it")
    }
    return .count(count, comparison, number, isDaily: isDaily)
  }

  private static func counted(_ subject: String) throws(ExpectationError) -> Count {
    let parts = subject.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("shown", 1): return .shown
    case ("blocked", 1): return .blocked(nil)
    case ("queued", 1): return .queued(nil)
    case ("blocked", _): return .blocked(try reason(String(parts[1])))
    case ("queued", _): return .queued(try reason(String(parts[1])))
    default:
      let names = ["shown", "blocked", "queued"] + dated.keys.sorted()
      let all = names + Reason.allCases.map { "blocked.\($0.key)" }
      throw ExpectationError(
        "\(quoted(subject)) is nothing to expect",
        help: nearest(to: subject, in: all).map { "did you mean \($0)?" }
          ?? "write one of \(joined(names, by: "or"))")
    }
  }

  private static func reason(_ key: String) throws(ExpectationError) -> Reason {
    if let reason = Reason(key: key) { return reason }
    let keys = Reason.allCases.map(\.key)
    throw ExpectationError(
      "\(quoted(key)) is not a reason",
      help: nearest(to: key, in: keys).map { "did you mean \($0)?" }
        ?? "the reasons are \(joined(keys, by: "and"))")
  }
}
