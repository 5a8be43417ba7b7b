internal import Checking
internal import Diagnostics
internal import Inbox
internal import JSONTree
internal import Schema
internal import Wording

/// Why a request is not written, with the flag to change.
struct PayloadRefusal {
  let message: String
  let notes: [String]
  let help: String?

  init(_ message: String, notes: [String] = [], help: String?) {
    self.message = message
    self.notes = notes
    self.help = help
  }

  /// The lines to print, which end in a newline.
  var text: String {
    let notes = notes.flatMap { wrapped(printable($0, atMost: 2000), width: 76) }
    return Failure(message).text + notes.map { "  \($0)\n" }.joined() + Self.help(help)
  }

  private static func help(_ text: String?) -> String {
    guard let text else { return "" }
    let lines = wrapped("help: \(printable(text, atMost: 2000))", width: 74)
    return "  " + lines.joined(separator: "\n        ") + "\n"
  }
}

extension RequestDraft {
  /// What keeps the newest release from drawing the card, or the server from taking the request.
  func faults(drawing card: CardType) -> [PayloadRefusal] {
    guard let report else { return [] }
    let newest = report.verdicts.filter { $0.target == .newest(.ios) }
    let grave = report.findings.filter(\.isGraveHere).map { refusal($0, card) }
    if newest.contains(where: { $0.fate == .notSent }) {
      return grave + [
        PayloadRefusal(
          "--platform leaves out ios, and only iOS draws cards", help: "add --platform ios")
      ]
    }
    guard grave.isEmpty, let other = newest.first(where: { $0.card != card.name }) else {
      return grave
    }
    return [
      PayloadRefusal(
        "\(other.target.title) draws \(other.card ?? "no card"), not \(card)", help: nil)
    ]
  }

  /// What the inbox makes of the request, on the newest releases.
  var report: InboxReport? { Checker().inboxReport(on: document) }

  /// Says what is not as it should be in a request that is written all the same, on all releases that differ.
  func sayWarnings(of card: CardType, _ console: Console) throws {
    let report = Checker(targets: Target.inboxReleases).inboxReport(on: document)
    for finding in report?.findings ?? [] where finding.isLimit {
      try console.say(refusal(finding, card).text)
    }
  }

  private func refusal(_ finding: InboxFinding, _ card: CardType) -> PayloadRefusal {
    let diagnostic = finding.diagnostic
    guard finding.lacking.isEmpty || diagnostic.rule != .incompleteCard else {
      let flags = finding.lacking.map(\.flag)
      let verb = flags.count == 1 ? "is" : "are"
      let languages = diagnostic.locales.map { printable($0, atMost: 20) }
      let place = languages.isEmpty ? "" : " in \(joined(languages, by: "and"))"
      return PayloadRefusal(
        "\(joined(flags, by: "and")) \(verb) missing\(place): a \(card) card needs "
          + joined(finding.lacking.map(\.words), by: "and"),
        notes: diagnostic.notes, help: "add \(joined(finding.lacking.map(\.usage), by: "and"))")
    }
    let origin = origins.last { diagnostic.pointer.isBelow($0.pointer) && !$0.flag.isEmpty }
    let place = origin.map { "\($0.flag): " } ?? ""
    return PayloadRefusal(
      place + diagnostic.message, notes: diagnostic.notes, help: diagnostic.help)
  }
}

extension InboxFinding {
  /// Whether a request with it is written all the same.
  fileprivate var isLimit: Bool { Rule.toleratedInPayloads.contains(diagnostic.rule) }

  /// Whether a request with it is not written.
  fileprivate var isGraveHere: Bool { diagnostic.severity > .info && !isLimit }
}

extension CardPart {
  /// The flag that gives a card the part.
  fileprivate var flag: String {
    switch self {
    case .image: "--image"
    case .title: "--title"
    case .content: "--content"
    case .slides: "--slide"
    case .video: "--video"
    case .pass: "--wallet"
    }
  }

  /// The flag with its value.
  fileprivate var usage: String {
    switch self {
    case .image, .video, .pass: "\(flag) https://…"
    case .title, .content: "\(flag) TEXT"
    case .slides: "\(flag) image=https://…"
    }
  }
}

extension String {
  /// Whether a JSON Pointer leads to the same place as another, or below it.
  fileprivate func isBelow(_ other: String) -> Bool { self == other || hasPrefix("\(other)/") }
}
