internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

extension InboxMessage {
  /// What is wrong with a message whatever the release that gets it.
  var faults: [InboxFault] {
    [gateFault, dataFault, sizeFault, languageCountFault].compactMap { $0 } + languageFaults
  }

  private var opening: Range<Int> { node.range.lowerBound..<node.range.lowerBound + 1 }

  private var gateFault: InboxFault? {
    guard openGates.isEmpty else { return nil }
    return InboxFault(
      rule: .notInInbox, severity: asksForInbox ? .error : .info,
      message: "the message does not reach the inbox", range: opening, path: path,
      help: asksForInbox
        ? "add one of \(joined(Self.gates, by: "or"))"
        : "nothing, if a push is all that is wanted",
      notes: [
        "It is a push and no more: only \(joined(Self.gates, by: "or")) puts it there."
      ])
  }

  private var dataFault: InboxFault? {
    guard let data = node.last("data"), data.kind == .string,
      !layers.contains(where: { $0.name == "data" })
    else { return nil }
    return InboxFault(
      rule: .dataNotAnObject, severity: .warning, message: "data is no JSON of an object",
      range: data.range, path: path.appending(key: "data"),
      help: "write an object, without quotes round it",
      notes: ["The inbox reads nothing of it: what else is there decides on the card."],
      effect: .change(.inbox))
  }

  private var sizeFault: InboxFault? {
    let size = likelyPushSize
    guard size > InboxReport.largestPush else { return nil }
    let data = node.lastMember("data")
    return InboxFault(
      rule: .largePayload, severity: .warning,
      message: "the push is likely larger than \(InboxReport.largestPush) bytes: about \(size)",
      range: data?.keyRange ?? opening, path: data == nil ? path : path.appending(key: "data"),
      help: "shorten data, or let the app load what is long",
      notes: [
        "Services of Apple and Google refuse larger ones; what Pushwoosh adds, and what it does then, "
          + "is not documented."
      ])
  }

  /// About as many bytes as phones get: the longest words, the data, and an envelope.
  var likelyPushSize: Int {
    let envelope = 200
    let texts = ["ios_title", "title", "subtitle", "content"].compactMap { node.last($0) }
    let words = texts.map { text in
      text.kind == .object
        ? text.members.map { $0.value.range.count }.max() ?? 0 : text.range.count
    }
    let data = ["data", "ios_root_params"].compactMap { node.last($0) }
      .map { value in Value(node: value)?.compact.utf8.count ?? value.range.count }
    return envelope + words.reduce(0, +) + data.reduce(0, +)
  }

  private var languageCountFault: InboxFault? {
    let count = languages.count
    guard count > Self.mostLanguages else { return nil }
    return InboxFault(
      rule: .tooMany, severity: .warning,
      message:
        "title and content name \(count) languages: the first \(Self.mostLanguages) are looked at",
      range: opening, path: path, help: "keep those that the app's users speak",
      notes: ["There are fewer codes of two letters."])
  }

  /// Languages that one of title and content has, and the other has not.
  private var languageFaults: [InboxFault] {
    languages.prefix(Self.mostLanguages).flatMap { language -> [InboxFault] in
      [title(on: .ios, in: language), content(in: language)].compactMap { words in
        guard case .undocumented(let name) = words, let member = node.lastMember(name) else {
          return nil
        }
        return InboxFault(
          rule: .missingLanguage, severity: .warning,
          message: "\(name) has no words in \(quoted(language))", range: member.keyRange,
          path: path.appending(key: name), help: "add \(quoted(language))",
          notes: ["What the server sends to phones in that language is not documented."],
          locales: [language])
      }
    }
  }
}

extension InboxReport {
  /// The bytes that Apple's and Google's services take of one push.
  public static let largestPush = 4096
  /// The bytes from which on the server takes no request.
  public static let largestRequest = 10_000_000
}

extension InboxFault {
  /// What the server finds of a request that is no JSON; where it is wrong, others tell.
  static let malformed = InboxFault(
    rule: .inboxInvalidJSON, severity: .error, message: "it is no JSON", range: 0..<1, path: .root,
    effect: .refusal)

  /// The fault of a request that is too large; nil for one that is not.
  init?(sizeOf document: Document) {
    guard document.source.bytes.count >= InboxReport.largestRequest else { return nil }
    self.init(
      rule: .largeRequest, severity: .error,
      message: "the request is larger than 10 MB", range: 0..<1, path: .root,
      help: "send fewer messages at a time", notes: ["The server takes less than 10 MB."],
      effect: .refusal)
  }
}
