internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

/// Checks what the server reads of a request.
struct RequestCheck {
  let zoneFault: (String) -> ZoneFault?
  private(set) var faults: [InboxFault] = []

  init(zoneFault: @escaping (String) -> ZoneFault?) { self.zoneFault = zoneFault }

  /// Checks the fields of the request beside its messages.
  mutating func check(request: Node, at path: Path) {
    for name in ["application", "applications_group"] {
      guard let value = request.last(name), let code = value.string, !code.isApplicationCode else {
        continue
      }
      report(
        .badApplicationCode, at: value, path.appending(key: name),
        "\(quoted(code)) is no application code",
        "The server answers that the application is not found.", .error,
        help: "write two groups of five letters and digits, such as ABCDE-12345")
    }
    conflict(
      "application", "applications_group", in: request, path,
      "Which of the two counts is not documented.")
    guard let list = request.last("notifications"), list.kind == .array, list.count == 0 else {
      return
    }
    report(
      .nothingToSend, at: list, path.appending(key: "notifications"), "there is no notification",
      "The server answers 200 and sends nothing.", .error, help: "write one")
  }

  /// Checks the fields of one message that the server reads.
  mutating func check(_ message: InboxMessage) {
    checkDates(message)
    checkDays(message)
    checkPlatforms(message)
    conflict(
      "filter", "conditions", in: message.node, message.path, "They exclude each other.",
      severity: .error)
    conflict(
      "devices", "users", in: message.node, message.path, "users is ignored beside devices.")
    conflict(
      "inbox_date", "inbox_days", in: message.node, message.path,
      "Each is an alternative to the other; which one counts is not documented.")
  }

  private mutating func checkDates(_ message: InboxMessage) {
    let (node, path) = (message.node, message.path)
    let sending = node.last("send_date")
    if let sending, let text = sending.string, text != "now", WrittenDate(text)?.hasTime != true {
      report(
        .unusableDate, at: sending, path.appending(key: "send_date"),
        "\(quoted(text)) is no date and time",
        "The server answers that it cannot parse the date.", .error,
        help: "write now, or YYYY-MM-DD HH:mm, such as 2026-12-24 09:00")
    }
    if let end = node.last("inbox_date"), let text = end.string {
      let place = path.appending(key: "inbox_date")
      if let date = WrittenDate(text) {
        if let start = sending?.string.flatMap({ WrittenDate($0) }), date.day < start.day {
          report(
            .unusableDate, at: end, place, "inbox_date lies before send_date",
            "What the server does then is not documented.", .warning, help: "write a later date")
        }
      } else {
        report(
          .unusableDate, at: end, place, "\(quoted(text)) is no date",
          "Which forms the server takes is not documented; phones read YYYY-MM-DD.", .error,
          help: "write YYYY-MM-DD, such as 2026-12-24")
      }
    }
    if let zone = node.last("timezone"), let name = zone.string, let fault = zoneFault(name) {
      report(
        .unknownZone, at: zone, path.appending(key: "timezone"), fault.message,
        "What the server does with it is not documented.", .warning, help: fault.help)
    }
  }

  private mutating func checkDays(_ message: InboxMessage) {
    guard let value = message.node.last("inbox_days"), let days = value.number,
      !(1...30).contains(days) || days != days.rounded()
    else { return }
    report(
      .inboxDaysOutOfRange, at: value, message.path.appending(key: "inbox_days"),
      "inbox_days must be a whole number from 1 to 30, not \(value.text)",
      "The most is 30 days; what the server does with other numbers is not documented.", .warning,
      help: "write 1 to 30, or an inbox_date in its place")
  }

  private mutating func checkPlatforms(_ message: InboxMessage) {
    guard let list = message.node.last("platforms"), list.kind == .array else { return }
    let path = message.path.appending(key: "platforms")
    if list.count == 0 {
      report(
        .unknownPlatform, at: list, path, "platforms names none",
        "What the server does then is not documented.", .warning, help: "write [1] for iOS")
    }
    for (index, element) in list.elements.enumerated() {
      guard let number = element.number,
        !MessagePlatform.all.contains(where: { Double($0.code) == number })
      else { continue }
      report(
        .unknownPlatform, at: element, path.appending(index: index),
        "\(element.text) is the number of no platform that is known",
        "What the server does with it is not documented.", .warning,
        help: "1 is iOS, 3 Android; inapp describe create-message lists them")
    }
  }

  private mutating func conflict(
    _ first: String, _ second: String, in node: Node, _ path: Path, _ note: String,
    severity: Severity = .warning
  ) {
    guard !node.isMissing(first), let value = node.last(second), !value.isNull else { return }
    report(
      .conflictingFields, at: value, path.appending(key: second),
      "\(second) stands beside \(first)", note, severity, help: "keep one of the two")
  }

  private mutating func report(
    _ rule: Rule, at node: Node, _ path: Path, _ message: String, _ note: String,
    _ severity: Severity, help: String?
  ) {
    faults.append(
      InboxFault(
        rule: rule, severity: severity, message: message, range: node.range, path: path,
        help: help, notes: [note]))
  }
}

extension String {
  /// Whether it is two groups of five ASCII letters or digits.
  var isApplicationCode: Bool {
    let groups = split(separator: "-", omittingEmptySubsequences: false)
    return groups.count == 2
      && groups.allSatisfy { group in
        group.utf8.count == 5 && group.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }
}

/// A date as a request has it: `2026-12-24`, or with a time, `2026-12-24 09:00`.
struct WrittenDate {
  /// The days since 1970.
  let day: Int
  let hasTime: Bool

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
    hasTime = bytes.count == 16
    if hasTime, number(11..<13) > 23 || number(14..<16) > 59 { return nil }
    self.day = day
  }
}
