import Campaigns
import Schema
import Testing

/// A campaign on one or two phones, written in a few words.
///
/// Messages: `a max=3 cooldown=60 expire=100 ttl=5 start=0 end=90 stays=10 type=pip id=x`, `;` between them; without
/// `id` the name is the id, `id=` is none, and without `stays` a message is closed at once.
/// Events: `12.5` triggers all messages at that second, `12.5 a` one; or a word such as `pause`, `clock-60`, with
/// `#1` for a second phone; `,` between them.
/// Timeline: `12.5 a shown`, with the name only where there are several messages; `~paused` is a message that waits.
struct ScenarioText {
  let plan: Plan
  let events: [Event]

  init(
    _ messages: String, _ events: String, on target: String = "ios",
    optIn: App.OptIn = .eachStart, vetoes: [App.Veto] = [], appearsAfter: Int = 0
  ) throws {
    let rules = try messages.split(separator: ";").map { try MessageRules(scenario: $0) }
    let app = App(
      try #require(Target(target)), optIn: optIn, vetoes: vetoes, appearsAfter: appearsAfter)
    plan = Plan(rules, app: app)
    self.events = try events.split(separator: ",").map { text in
      try Event(scenario: text, names: rules.map(\.name))
    }
  }

  func run(until last: Double? = nil) -> Run {
    Run(plan, events, until: last.map { Instant(milliseconds: Int($0 * 1000)) })
  }

  /// The timeline in words.
  static func text(_ run: Run) -> String {
    run.timeline.map { entry in
      let name = run.plan.messages.count > 1 ? run.plan.messages[entry.message].name : nil
      let phone = entry.install > 0 ? "#\(entry.install)" : nil
      return [second(entry.at), phone, name, word(entry.outcome)].compactMap { $0 }
        .joined(separator: " ")
    }.joined(separator: ", ")
  }

  static func second(_ instant: Instant) -> String {
    let text = String(Double(instant.milliseconds) / 1000)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func word(_ outcome: AttemptOutcome) -> String {
    switch outcome {
    case .shown: "shown"
    case .queued(let reason): "~\(reason.key)"
    case .blocked(let reason), .dropped(let reason): reason.key
    }
  }
}

extension MessageRules {
  fileprivate init(scenario text: Substring) throws {
    let words = text.split(separator: " ")
    self.init(String(try #require(words.first)), staysFor: 0)
    delivery.inAppID = name
    for word in words.dropFirst() {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false)
      let number = Double(parts[1])
      let milliseconds = number.flatMap { Int(exactly: $0 * 1000) }
      switch parts[0] {
      case "id": delivery.inAppID = parts[1].isEmpty ? nil : String(parts[1])
      case "max": delivery.maxDisplays = number
      case "cooldown": delivery.cooldown = number
      case "expire": delivery.expireDate = number
      case "ttl": delivery.ttl = number
      case "start": start = milliseconds.map(Instant.init(milliseconds:))
      case "end": end = milliseconds.map(Instant.init(milliseconds:))
      case "stays": staysFor = parts[1] == "open" ? nil : milliseconds
      case "type": displayType = String(parts[1])
      default: Issue.record("\(word)")
      }
    }
  }
}

extension Event {
  fileprivate init(scenario text: Substring, names: [String]) throws {
    var words = text.split(separator: " ")
    let second = try #require(Double(words.removeFirst()))
    let phone = words.first?.hasPrefix("#") == true ? words.removeFirst() : nil
    let word = words.isEmpty ? "trigger" : words.removeFirst()
    let message = words.first.map { names.firstIndex(of: String($0)) } ?? nil
    let kind: Kind =
      switch word {
      case "trigger": .trigger(message: message)
      case "open": .open(message: message)
      case "start": .start
      case "pause": .pause
      case "resume": .resume
      case "background": .background
      case "foreground": .foreground
      case "reinstall": .reinstall
      case "close": .closed(message: message)
      case _ where word.hasPrefix("clock"):
        .clock(by: Int(try #require(Double(word.dropFirst(5))) * 1000))
      default: .trigger(message: names.firstIndex(of: String(word)) ?? -1)
      }
    self.init(
      kind, at: Instant(milliseconds: Int((second * 1000).rounded())),
      install: try phone.map { try #require(UInt32($0.dropFirst())) } ?? 0)
  }
}
