internal import Schema
internal import Wording

extension CardChoice {
  /// What the card shows, in a few words.
  var presence: [String] {
    guard lacking.isEmpty else { return [] }
    var parts: [String] = []
    if card.name == "carousel" {
      parts.append(counted(slides.count { $0.fate == .shown }, "slide"))
    }
    let needs = card.needs(under: rules).filter { $0 != .slides }.map(\.plainWords)
    if !needs.isEmpty {
      let verb = needs.count == 1 ? "is" : "are"
      parts.append("\(joined(needs, by: "and")) \(verb) there")
    }
    let shown = buttons.count { $0.title != nil }
    if card.showsButtons, shown > 0 { parts.append(counted(shown, "button")) }
    if asked == nil { parts.append("no displayType") }
    return parts
  }

  /// What becomes of slides and buttons, as sentences; of two sets of rules that may be those of a release, the
  /// other one may show more slides.
  func partSteps(asOn other: CardChoice?) -> [String] {
    let shown = card.name == "carousel" ? slides : []
    let isSure = other?.rules.mostSlides == rules.mostSlides
    let slideSteps = shown.prefix(Self.mostSteps).enumerated().map {
      "slide \($0 + 1) \($1.sentence(isSure: isSure))"
    }
    let buttonSteps = buttons.prefix(Self.mostSteps).map { button in
      let end = card.showsButtons ? "" : ", but \(card) shows no buttons"
      return "button \(button.sentence)\(end)"
    }
    return slideSteps + Self.rest(of: shown.count, "slide")
      + buttonSteps + Self.rest(of: buttons.count, "button")
  }

  /// How many slides and buttons are told of one by one.
  private static let mostSteps = 100

  private static func rest(of count: Int, _ noun: String) -> [String] {
    count > mostSteps ? ["and \(counted(count - mostSteps, noun)) more"] : []
  }
}

extension Slide {
  fileprivate func sentence(isSure: Bool) -> String {
    let name = title.map { quoted($0) + " " } ?? ""
    switch fate {
    case .dropped: return name + "is left out: it has no image"
    case .beyondLimit:
      return name + "is \(isSure ? "" : "perhaps ")left out: "
        + "\(InboxRules.documentedSlides) are shown"
    case .shown:
      return name
        + (url.map { "opens \(printable($0, atMost: 200))" } ?? "does what the message does")
    }
  }
}

extension InboxButton {
  fileprivate var sentence: String {
    guard let title else { return "without a title is left out" }
    let name = quoted(title)
    switch action {
    case .openURL(let url): return "\(name) opens \(printable(url, atMost: 200))"
    case .dismiss: return "\(name) takes the message away"
    case .markRead: return "\(name) marks the message as read"
    case .custom(let payload): return "\(name) is for the app, with \(printable(payload))"
    }
  }
}

extension InboxFault {
  /// The fault as a part of a list.
  var shortWords: String {
    guard lacking.isEmpty else {
      return "no \(joined(lacking.map(\.plainWords), by: "and no"))"
    }
    // What follows a colon explains; behind a quote it may be the user's.
    let plain = message.prefix { $0 != "\"" }
    let head = plain.firstRange(of: ": ").map { plain[..<$0.lowerBound] }
    return String(head ?? message[...])
  }
}
