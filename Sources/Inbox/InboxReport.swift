public import Diagnostics
public import JSONTree
public import Schema
internal import SourceText
internal import Wording

/// What was found in a createMessage request, and which card each release draws for its messages.
public struct InboxReport: Sendable {
  /// The findings, in the order of the file.
  public let findings: [InboxFinding]
  /// The cards, by message, then target, then language.
  public let verdicts: [CardVerdict]
  /// The card that all messages ask for; nil where they differ or ask for none.
  public let askedCard: String?
  /// About how many bytes phones get of each message.
  public let pushSizes: [Int]

  /// Looks at a request.
  ///
  /// - Parameters:
  ///   - document: The request.
  ///   - targets: The releases whose cards are told.
  ///   - concerned: The releases whose faults are told.
  ///   - locales: The languages asked about; none takes those that the messages name.
  ///   - zoneFault: Tells what is wrong with the name of a time zone.
  public init(
    _ document: Document, targets: [Target], concerned: [Target], locales: [String] = [],
    zoneFault: @escaping (String) -> ZoneFault? = { _ in nil }
  ) {
    var faults = InboxFaults()
    guard let root = document.root, root.kind == .object, document.isComplete else {
      let range = document.root?.range ?? 0..<0
      findings = [
        InboxFinding(
          InboxFault(
            rule: .inboxWrongType, severity: .error, message: "a request must be an object",
            range: range, path: .root, help: "inapp schema create-message prints what it holds"),
          in: document.source)
      ]
      (verdicts, askedCard, pushSizes) = ([], nil, [])
      return
    }
    let messages = Self.messages(root)
    var walk = RequestWalk()
    walk.check(root, .createMessage)
    for message in messages {
      for layer in message.layers where layer.string != nil { walk.checkData(layer) }
    }
    walk.faults.forEach { faults.add($0) }
    var request = RequestCheck(zoneFault: zoneFault)
    if let node = root.last("request") { request.check(request: node, at: [.key("request")]) }
    messages.forEach { request.check($0) }
    request.faults.forEach { faults.add($0) }
    if let fault = InboxFault(sizeOf: document) { faults.add(fault) }
    var verdicts: [CardVerdict] = []
    for message in messages {
      message.faults.forEach { faults.add($0) }
      let languages: [String?] =
        locales.isEmpty ? message.languages.isEmpty ? [nil] : message.languages : locales
      for target in (targets + concerned).unique {
        for language in languages {
          let reading = CardReading(message, on: target, in: language)
          if concerned.contains(target) {
            for fault in reading.faults {
              let isCloser = fault.rule == .unusableCardPart || fault.rule == .pinnedNotRead
              if isCloser { faults.remove(.inboxWrongType, at: fault.path) }
              faults.add(fault)
            }
          }
          if targets.contains(target) { verdicts.append(reading.verdict) }
        }
      }
    }
    findings = faults.all.sorted { $0.range.lowerBound < $1.range.lowerBound }
      .map { InboxFinding($0, in: document.source) }
    self.verdicts = verdicts
    pushSizes = messages.map(\.likelyPushSize)
    let asked = Set(messages.map(\.askedCard?.name))
    askedCard = asked.count == 1 ? asked.first ?? nil : nil
  }

  /// The findings without what is known of them besides.
  public var diagnostics: [Diagnostic] { findings.map(\.diagnostic) }

  /// The messages of a request.
  static func messages(_ root: Node) -> [InboxMessage] {
    let path = Path([.key("request"), .key("notifications")])
    guard let list = root.last("request")?.last("notifications") else { return [] }
    return list.elements.enumerated().compactMap { index, node in
      node.kind == .object ? InboxMessage(node, index, at: path.appending(index: index)) : nil
    }
  }
}

/// A finding, and what a card lacks where that is the fault.
public struct InboxFinding: Sendable {
  /// The finding.
  public let diagnostic: Diagnostic
  /// What the card lacks.
  public let lacking: [CardPart]

  init(_ fault: InboxFault, in source: SourceFile) {
    diagnostic = fault.diagnostic(in: source)
    lacking = fault.lacking
  }
}
