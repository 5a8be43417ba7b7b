internal import Campaigns
internal import Schema
internal import Shell
internal import Wording

extension Reader<Campaign.Written> {
  /// A date, or a date and time.
  static let date = Reader("DATE") { (word) throws(ReaderError) in
    try written(word) { (word) throws(ReadingError) in _ = try WrittenTime(word) }
  }

  /// A length of time.
  static let timeSpan = Reader("SPAN") { (word) throws(ReaderError) in
    try written(word) { (word) throws(ReadingError) in _ = try TimeSpan(word) }
  }

  /// A length of time, or the word for no end.
  static let stay = Reader("SPAN") { (word) throws(ReaderError) in
    word == Campaign.untilClosed ? Campaign.Written(word) : try timeSpan.read(word)
  }

  /// A time zone.
  static let timeZone = Reader("ZONE", completion: .words(.zones)) { (word) throws(ReaderError) in
    try written(word) { (word) throws(ReadingError) in
      _ = try TimeZoneDatabase().zone(named: word)
    }
  }

  /// A schedule, or a CSV file of moments.
  static let schedule = Reader("SCHEDULE", completion: .file(extensions: ["csv"])) {
    (word) throws(ReaderError) in
    if Campaign.Written(word).namesFile { return Campaign.Written(word) }
    return try written(word) { (word) throws(ReadingError) in _ = try Schedule(word) }
  }

  /// A platform.
  static let platform = Reader(
    Platform.allCases.map(\.rawValue).joined(separator: "|"),
    completion: .choices(Platform.allCases.map(\.rawValue)), read: release.read)

  /// An SDK release.
  static let release = Reader("TARGET", completion: Reader<Target>.target.completion) {
    (word) throws(ReaderError) in
    _ = try Reader<Target>.target.read(word)
    return Campaign.Written(word)
  }

  /// Something that a campaign must come to.
  static let expectation = Reader("TEXT", completion: .words(.expectations)) {
    (word) throws(ReaderError) in Campaign.Written(word)
  }

  private static func written(
    _ word: String, _ check: (String) throws(ReadingError) -> Void
  ) throws(ReaderError) -> Campaign.Written {
    do { try check(word) } catch { throw ReaderError(error.message, hint: error.help) }
    return Campaign.Written(word)
  }
}

extension Reader<Double> {
  /// A number of displays.
  static let displays = Reader("N") { (word) throws(ReaderError) in
    do throws(ReaderError) {
      return Double(try Reader<Int>.integer(in: 0...Int(Int32.max)).read(word))
    } catch {
      guard word.contains("/") else { throw error }
      throw ReaderError(
        error.message, hint: "For once a day, add --cooldown 24h; see inapp help capping.")
    }
  }
}

extension Reader<Campaign.Occurrence> {
  /// Something that happens: `reinstall 2026-12-05 12:00`, `clock -2h 2026-12-05 12:00`, `open@2 daily 10:00`.
  static let event = Reader("EVENT", completion: .words(.events)) { (word) throws(ReaderError) in
    var words = word.split(separator: " ").map(String.init)
    guard !words.isEmpty else { throw ReaderError("the event is empty", hint: howToWriteEvents) }
    let parts = words.removeFirst().split(
      separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = Event.Name(rawValue: parts[0].lowercased()) else {
      let names = Event.Name.allCases.map(\.rawValue)
      let near = nearest(to: String(parts[0]), in: names)
      throw ReaderError(
        "\(quoted(parts[0])) is not an event",
        hint: near.map { "Did you mean \($0)?" } ?? "The events are \(joined(names, by: "and")).")
    }
    var shift: Campaign.Written?
    if name == .clock {
      guard let first = words.first else {
        throw ReaderError(
          "how far the clock is set is missing", hint: howToSetClocks)
      }
      let length = first.hasPrefix("-") || first.hasPrefix("+") ? String(first.dropFirst()) : first
      do throws(ReaderError) { _ = try Reader<Campaign.Written>.timeSpan.read(length) } catch {
        throw ReaderError(error.message, hint: howToSetClocks)
      }
      shift = Campaign.Written(first.hasPrefix("-") ? first : length)
      words.removeFirst()
    }
    guard !words.isEmpty else {
      if name == .clock {
        throw ReaderError("when the clock is set is missing", hint: howToSetClocks)
      }
      throw ReaderError("when \(quoted(name.rawValue)) happens is missing", hint: howToWriteEvents)
    }
    let at = try Reader<Campaign.Written>.schedule.read(words.joined(separator: " "))
    var occurrence = Campaign.Occurrence(name, at: at)
    occurrence.by = shift
    guard parts.count > 1 else { return occurrence }
    guard let device = UInt32(parts[1]), device > 0 else {
      throw ReaderError(
        "\(quoted(parts[1])) is not the number of a device", hint: "Write 1, 2 and so on.")
    }
    occurrence.install = device - 1
    return occurrence
  }
}

private let howToWriteEvents = "Write 'reinstall 2026-12-05 12:00' or 'pause weekdays 22:00'."
private let howToSetClocks = "Write how far, then when: 'clock -2h 2026-12-05 12:00'."
