internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

/// Checks what the server reads of a request.
struct RequestCheck {
  /// The moment asked about, in seconds since 1970.
  let now: Int?
  let zoneFault: (String, LocalMinute?) -> ZoneFault?
  private(set) var faults: [InboxFault] = []

  init(now: Int?, zoneFault: @escaping (String, LocalMinute?) -> ZoneFault?) {
    self.now = now
    self.zoneFault = zoneFault
  }

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
        help: "write two groups of five letters and digits, such as ABCDE-12345",
        effect: .refusal)
    }
    if let token = request.last("auth"), token.string?.isEmpty == true {
      report(
        .inboxMissingField, at: token, path.appending(key: "auth"), "auth is empty",
        Consequence.dropped.sentence, .error, help: "write the API token", effect: .refusal)
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
    checkConditions(message)
    conflict(
      "filter", "conditions", in: message.node, message.path, "They exclude each other.",
      severity: .error)
    conflict(
      "devices", "users", in: message.node, message.path, "users is ignored beside devices.")
    conflict(
      "inbox_date", "inbox_days", in: message.node, message.path,
      "Each is an alternative to the other; which one counts is not documented.")
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

  private mutating func checkConditions(_ message: InboxMessage) {
    guard let list = message.node.last("conditions") else { return }
    let path = message.path.appending(key: "conditions")
    let names = Model.conditionOperators.map(\.name)
    for (index, condition) in list.elements.enumerated() {
      let place = path.appending(index: index)
      if condition.kind == .array, condition.count != 3 {
        report(
          .unusableCondition, at: condition, place,
          "a condition is a tag, an operator and an operand, and here are \(condition.count) values",
          "What the server does with it is not documented.", .warning,
          help: #"write such as ["City", "EQ", "Bonn"]"#)
      }
      guard condition.count > 1, let word = Array(condition.elements.prefix(2)).last,
        let name = word.string, !names.contains(name)
      else { continue }
      report(
        .unusableCondition, at: word, place.appending(index: 1),
        "\(quoted(name)) is no operator that is known",
        "What the server does with it is not documented.", .warning,
        help: nearest(to: name, in: names).map { "did you mean \($0)?" }
          ?? "the operators are \(joined(names, by: "and"))")
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

  mutating func report(
    _ rule: Rule, at node: Node, _ path: Path, _ message: String, _ note: String,
    _ severity: Severity, help: String?, effect: InboxFault.Effect = .none
  ) {
    faults.append(
      InboxFault(
        rule: rule, severity: severity, message: message, range: node.range, path: path,
        help: help, notes: [note], effect: effect))
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
