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
    // Rows that are no slides have been refused already.
    let grave = report.findings
      .filter { $0.isGraveHere && !($0.lacking.contains(.slides) && !refusals.isEmpty) }
      .map { refusal($0, card) }
    if newest.contains(where: { $0.fate == .notSent }) {
      return isForAndroidOnly && card.name == CardType.classic.name
        ? grave : grave + [Self.withoutIOS(card)]
    }
    guard grave.isEmpty, refusals.isEmpty,
      let other = newest.first(where: { $0.card != card.name })
    else { return grave }
    return [
      PayloadRefusal(
        "\(other.target.title) draws \(other.card ?? "no card"), not \(card)", help: nil)
    ]
  }

  private static func withoutIOS(_ card: CardType) -> PayloadRefusal {
    PayloadRefusal(
      "--platform leaves out ios, and only iOS draws \(card) cards",
      help: card.name == CardType.classic.name
        ? "add --platform ios or --platform android"
        : "add --platform ios; to Android alone goes --type classic")
  }

  /// Whether the request goes to Android, and not to iOS.
  var isForAndroidOnly: Bool {
    guard case .array(let codes)? = value(.notification, "platforms") else { return false }
    return codes.contains(Value(Platform.android.messageCode))
      && !codes.contains(Value(Platform.ios.messageCode))
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
      return lack(finding, card)
    }
    let words = FieldsAsFlags(isConflict: diagnostic.rule == .conflictingFields)
    return PayloadRefusal(
      words.text(blamed(diagnostic)), notes: diagnostic.notes.map(words.text),
      help: diagnostic.help.map(words.text))
  }

  /// What a finding says, with the flag in the place of the field that it wrote.
  private func blamed(_ diagnostic: Diagnostic) -> String {
    let origin = origins.last { diagnostic.pointer.isBelow($0.pointer) && !$0.flag.isEmpty }
    guard let origin else { return diagnostic.message }
    let field = diagnostic.pointer.asField
    let message = diagnostic.message.replacing(" of \(field)", with: "")
    guard message.hasPrefix("\(field) ") else { return "\(origin.flag): \(message)" }
    let rest = diagnostic.pointer.dropFirst(origin.pointer.count + 1)
    return origin.flag + (rest.isEmpty ? "" : ": \(rest)") + message.dropFirst(field.count)
  }

  private func lack(_ finding: InboxFinding, _ card: CardType) -> PayloadRefusal {
    let languages = finding.diagnostic.locales.map { printable($0, atMost: 20) }
    let given = Set(origins.map(\.flag))
    let inLanguages = finding.lacking.filter { given.contains("\($0.flag)-lang") }
    let flags = finding.lacking.map { inLanguages.contains($0) ? "\($0.flag)-lang" : $0.flag }
    let isEmpty = flags.allSatisfy(given.contains)
    let verb = "\(flags.count == 1 ? "is" : "are") \(isEmpty ? "empty" : "missing")"
    let place = languages.isEmpty ? "" : " in \(joined(languages, by: "and"))"
    let usages = finding.lacking.map { part in
      part.usage(in: inLanguages.contains(part) ? languages.first : nil)
    }
    return PayloadRefusal(
      "\(joined(flags, by: "and")) \(verb)\(place): a \(card) card needs "
        + joined(finding.lacking.map(\.words), by: "and"),
      notes: finding.diagnostic.notes,
      help: "\(isEmpty ? "write" : "add") \(joined(usages, by: "and"))")
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
  fileprivate func usage(in language: String?) -> String {
    switch self {
    case .image, .video, .pass: "\(flag) https://…"
    case .title, .content: language.map { "\(flag)-lang \($0)=TEXT" } ?? "\(flag) TEXT"
    case .slides: "\(flag) image=https://…"
    }
  }
}

extension String {
  /// Whether a JSON Pointer leads to the same place as another, or below it.
  fileprivate func isBelow(_ other: String) -> Bool { self == other || hasPrefix("\(other)/") }

  /// The JSON Pointer of a part of the message as findings name it: `data.buttons[0].url`.
  fileprivate var asField: String {
    let place = RequestDraft.Place.notification.pointer
    guard hasPrefix(place) else { return split(separator: "/").last.map(String.init) ?? "" }
    return dropFirst(place.count + 1).split(separator: "/").reduce(into: "") { field, step in
      if step.allSatisfy(\.isNumber) {
        field += "[\(step)]"
      } else {
        field += field.isEmpty ? "\(step)" : ".\(step)"
      }
    }
  }
}
