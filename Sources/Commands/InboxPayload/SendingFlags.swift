internal import JSONTree
internal import Schema
internal import Shell
internal import Wording

/// What flags say of when a message is sent, and to whom.
struct SendingFlags: Sendable {
  @Once var application: String?
  @Once var sendDate: String?
  @Once var timeZone: String?
  @Once var inboxDays: Int?
  @Once var inboxDate: String?
  var platforms: [String] = []
  var devices: [String] = []
  var users: [String] = []
  @Once var filter: String?
  var conditions: [Value] = []

  static let arguments: [Argument<SendingFlags>] = [
    .option(
      "application", \.application, .string, "The application code.", value: "XXXXX-XXXXX",
      default: "XXXXX-XXXXX"),
    .option(
      "send-date", \.sendDate, .string, "When to send it: now, or 'YYYY-MM-DD HH:mm'.",
      value: "DATE", default: "now"),
    .option(
      "timezone", \.timeZone, .string, "The zone of --send-date, such as Europe/Berlin.",
      value: "ZONE", default: "UTC"),
    .option("inbox-days", \.inboxDays, .integer, "The days it stays in the inbox, 1 to 30."),
    .option(
      "inbox-date", \.inboxDate, .string, "The date until which it stays: YYYY-MM-DD.",
      value: "DATE"),
    .repeated(
      "platform", \.platforms, .messagePlatform, "A platform to send it to.", default: "ios"),
    .repeated("device", \.devices, .someText, "A push token to send it to.", value: "TOKEN"),
    .repeated("user", \.users, .someText, "A user to send it to.", value: "ID"),
    .option("filter", \.filter, .someText, "The name of a saved filter.", value: "NAME"),
    .repeated(
      "condition", \.conditions, .condition, "A condition on a tag: '[\"City\", \"EQ\", \"Bonn\"]'."
    ),
  ]
}

extension SendingFlags {
  /// The options that were given twice.
  var givenTwice: [String] {
    let flags = [
      ("--application", _application.isGivenTwice), ("--send-date", _sendDate.isGivenTwice),
      ("--timezone", _timeZone.isGivenTwice), ("--inbox-days", _inboxDays.isGivenTwice),
      ("--inbox-date", _inboxDate.isGivenTwice), ("--filter", _filter.isGivenTwice),
    ]
    return flags.filter(\.1).map(\.0)
  }

  /// Writes what was said into a request.
  func write(into draft: inout RequestDraft) {
    if let application {
      draft.set(.request, "application", to: .string(application), by: "--application")
    }
    if let sendDate {
      draft.set(.notification, "send_date", to: .string(sendDate), by: "--send-date")
    }
    if let timeZone {
      draft.set(.notification, "timezone", to: .string(timeZone), by: "--timezone")
    }
    // Of the two the one that was named takes the place of the starter's.
    if inboxDate != nil, inboxDays == nil { draft.remove(.notification, "inbox_days") }
    if let inboxDays {
      draft.set(.notification, "inbox_days", to: Value(inboxDays), by: "--inbox-days")
    }
    if let inboxDate {
      draft.set(.notification, "inbox_date", to: .string(inboxDate), by: "--inbox-date")
    }
    if !platforms.isEmpty { write(platforms, into: &draft) }
    list(devices, "devices", "--device", into: &draft)
    list(users, "users", "--user", into: &draft)
    if let filter { draft.set(.notification, "filter", to: .string(filter), by: "--filter") }
    if !conditions.isEmpty {
      draft.set(.notification, "conditions", to: .array(conditions), by: "--condition")
    }
  }

  private func write(_ names: [String], into draft: inout RequestDraft) {
    var codes: [Int] = []
    for name in names {
      guard let platform = MessagePlatform.named(name) else {
        let known = MessagePlatform.all.map(\.name)
        draft.refuse(
          PayloadRefusal(
            "--platform: there is no platform \(quoted(name))",
            help: nearest(to: name, in: known).map { "did you mean \($0)?" }
              ?? "the platforms are \(joined(known, by: "and"))"))
        continue
      }
      if !codes.contains(platform.code) { codes.append(platform.code) }
    }
    guard !codes.isEmpty else { return }
    draft.set(.notification, "platforms", to: .array(codes.map { Value($0) }), by: "--platform")
    if codes != [Platform.ios.messageCode] { draft.shareTitle() }
  }

  private func list(
    _ words: [String], _ name: String, _ flag: String, into draft: inout RequestDraft
  ) {
    guard !words.isEmpty else { return }
    draft.set(.notification, name, to: .array(words.map(Value.string)), by: flag)
  }
}
