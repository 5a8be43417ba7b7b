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
  ///   - now: The moment at which dates are judged, in seconds since 1970; nil judges none.
  ///   - limit: How many faults of one rule are told one by one.
  ///   - drawn: Of how many messages, from the first, verdicts tell what their cards show.
  ///   - zoneFault: Tells what is wrong with the name of a time zone, or with a time of it.
  public init(
    _ document: Document, targets: [Target], concerned: [Target], locales: [String] = [],
    now: Int? = nil, limit: Int = 100, drawn: Int = 0,
    zoneFault: @escaping (String, LocalMinute?) -> ZoneFault? = { _, _ in nil }
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
    let shared = Self.sharedFaults(
      root, messages, in: document, RequestCheck(now: now, zoneFault: zoneFault), locales)
    shared.request.forEach { faults.add($0) }
    let refusals =
      shared.request.filter { $0.effect == .refusal } + (document.isValid ? [] : [.malformed])
    var verdicts: [CardVerdict] = []
    for (message, own) in zip(messages, shared.messages) {
      for fault in own { faults.add(fault.told(to: concerned, of: message)) }
      let named = message.languages.prefix(InboxMessage.mostLanguages)
      let languages: [String?] = locales.isEmpty ? named.isEmpty ? [nil] : Array(named) : locales
      for target in (targets + concerned).unique {
        let reading = CardReading(
          message, on: target, in: languages, shared: refusals + own,
          tellsLook: message.index < drawn)
        if concerned.contains(target) { reading.faults.forEach { faults.add($0) } }
        if targets.contains(target) { verdicts += reading.verdicts }
      }
    }
    findings = faults.all(limit: limit).map { InboxFinding($0, in: document.source) }
    self.verdicts = verdicts
    pushSizes = messages.map(\.likelyPushSize)
    let asked = Set(messages.map(\.askedCard?.name))
    askedCard = asked.count == 1 ? asked.first ?? nil : nil
  }

  /// The faults that need no card to be found: those of the request, and those of each message.
  private static func sharedFaults(
    _ root: Node, _ messages: [InboxMessage], in document: Document, _ check: RequestCheck,
    _ locales: [String]
  ) -> (request: [InboxFault], messages: [[InboxFault]]) {
    var walk = RequestWalk()
    walk.check(root, .createMessage)
    var request = check
    if let node = root.last("request") { request.check(request: node, at: [.key("request")]) }
    let size = InboxFault(sizeOf: document).map { [$0] } ?? []
    var byMessage = Dictionary(grouping: walk.faults) { $0.messageIndex }
    let ofRequest = (byMessage.removeValue(forKey: nil) ?? []) + request.faults + size
    // What the server refuses, it refuses whole.
    let refusals = byMessage.values.joined().filter { $0.effect == .refusal }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    var ofMessages: [[InboxFault]] = []
    var later: [InboxFault] = []
    for message in messages {
      var walk = RequestWalk()
      for layer in message.layers where layer.string != nil { walk.checkData(layer) }
      var own = check
      own.check(message)
      later += own.faults.filter { $0.effect == .refusal }
      ofMessages.append(
        (byMessage[message.index] ?? []).filter { $0.effect != .refusal } + walk.faults
          + own.faults.filter { $0.effect != .refusal } + message.faults(askedFor: locales))
    }
    messages.forEach { byMessage[.some($0.index)] = nil }
    let ofNoMessage = byMessage.values.joined().filter { $0.effect != .refusal }
    return (ofRequest + refusals + later + ofNoMessage, ofMessages)
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

extension InboxFault {
  /// The number of the message in which the fault lies.
  fileprivate var messageIndex: Int? {
    guard path.steps.count > 2, path.steps[1] == .key("notifications"),
      case .index(let index) = path.steps[2]
    else { return nil }
    return index
  }

  /// The same fault, with those of some releases that get the message and read what is faulty.
  fileprivate func told(to targets: [Target], of message: InboxMessage) -> InboxFault {
    var fault = self
    fault.targets = targets.filter { changes($0) && message.isSent(to: $0.platform) != false }
      .sorted()
    return fault
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
