internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

extension RequestCheck {
  mutating func checkDates(_ message: InboxMessage) {
    let (node, path) = (message.node, message.path)
    let sending = node.last("send_date")
    let start = sending?.string.flatMap { WrittenDate($0) }
    if let sending, let text = sending.string, text != "now" {
      check(sending, text, start, at: path.appending(key: "send_date"))
    }
    if let end = node.last("inbox_date"), let text = end.string {
      check(end, text, after: start, at: path.appending(key: "inbox_date"))
    }
    guard let zone = node.last("timezone"), let name = zone.string,
      let fault = zoneFault(name, start?.minute)
    else { return }
    if fault.isOfTime, let sending {
      return report(
        .skippedTime, at: sending, path.appending(key: "send_date"), fault.message,
        "When the server sends it then is not documented.", .warning, help: fault.help)
    }
    report(
      .unknownZone, at: zone, path.appending(key: "timezone"), fault.message,
      "What the server does with it is not documented.", .warning, help: fault.help)
  }

  private mutating func check(
    _ sending: Node, _ text: String, _ date: WrittenDate?, at place: Path
  ) {
    guard let date, date.minute != nil else {
      return report(
        .unusableDate, at: sending, place, "\(quoted(text)) is no date and time",
        "The server answers that it cannot parse the date.", .error,
        help: "write now, or YYYY-MM-DD HH:mm, such as 2026-12-24 09:00", effect: .refusal)
    }
    guard isPast(date) else { return }
    report(
      .unusableDate, at: sending, place, "send_date has passed",
      "What the server does then is not documented.", .warning,
      help: "write now, or a later date")
  }

  private mutating func check(
    _ end: Node, _ text: String, after start: WrittenDate?, at place: Path
  ) {
    guard let date = WrittenDate(text) else {
      return report(
        .unusableDate, at: end, place, "\(quoted(text)) is no date",
        "Which forms the server takes is not documented; phones read YYYY-MM-DD.", .error,
        help: "write YYYY-MM-DD, such as 2026-12-24")
    }
    if date.minute != nil {
      report(
        .unusableDate, at: end, place, "inbox_date has a time of day",
        "Whether the server takes one is not documented; phones read YYYY-MM-DD.", .warning,
        help: "write \(text.prefix(10))")
    }
    if let start, date.day < start.day {
      report(
        .unusableDate, at: end, place, "inbox_date lies before send_date",
        "What the server does then is not documented.", .warning, help: "write a later date")
    } else if isPast(date) {
      report(
        .unusableDate, at: end, place, "inbox_date has passed",
        "What the server does then is not documented.", .warning, help: "write a later date")
    }
  }

  /// Whether a date has passed in each zone of the world at the moment asked about.
  private func isPast(_ date: WrittenDate) -> Bool {
    // Clocks are at most 12 hours behind UTC.
    guard let now else { return false }
    return (date.day + 1) * 86_400 + 12 * 3600 <= now
  }
}

/// A date as a request has it: `2026-12-24`, or with a time, `2026-12-24 09:00`.
struct WrittenDate {
  /// The days since 1970.
  let day: Int
  /// The time of day, where there is one.
  let minute: LocalMinute?

  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let shape = "0000-00-00 00:00".utf8.prefix(bytes.count)
    guard bytes.count == 10 || bytes.count == 16,
      zip(bytes, shape).allSatisfy({ byte, wanted in
        wanted == UInt8(ascii: "0")
          ? (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) : byte == wanted
      })
    else { return nil }
    func number(_ range: Range<Int>) -> Int {
      bytes[range].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    guard let day = CivilTime.days(year: number(0..<4), month: number(5..<7), day: number(8..<10))
    else { return nil }
    self.day = day
    guard bytes.count == 16 else {
      minute = nil
      return
    }
    guard number(11..<13) < 24, number(14..<16) < 60 else { return nil }
    minute = LocalMinute(day: day, minute: number(11..<13) * 60 + number(14..<16))
  }
}
