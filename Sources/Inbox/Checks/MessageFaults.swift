internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

extension InboxMessage {
  /// What is wrong with a message whatever the release that gets it, in its languages and those asked for.
  func faults(askedFor locales: [String]) -> [InboxFault] {
    [gateFault, dataFault, sizeFault, languageCountFault].compactMap { $0 }
      + doubledKeyFaults + overriddenFaults + languageFaults(askedFor: locales)
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

  /// Keys that stand twice in data that is a string; in the request itself others find them.
  private var doubledKeyFaults: [InboxFault] {
    layers.flatMap { layer in
      layer.doubledKeys.map { key in
        InboxFault(
          rule: .inboxDuplicateKey, severity: .error,
          message: "the key \(quoted(key)) stands twice in \(layer.name)",
          range: layer.string ?? layer.node.range, path: layer.path,
          help: "keep one of the two", notes: ["Which of the two counts is not documented."],
          effect: .change(.inbox))
      }
    }
  }

  /// Values that another one of the message comes before.
  private var overriddenFaults: [InboxFault] {
    Model.inboxData.fields.compactMap { field in
      let places = Self.membersOfUserData.contains(field.name) ? layers : mainLayers
      let found = places.compactMap { $0.member(field.name) }.filter { field.shape.fits($0.node) }
      let own = field.name == "image" ? node.last("inbox_image") : nil
      let isOwn = own?.string?.isEmpty == false
      guard let loser = isOwn ? found.first : found.dropFirst().first,
        let winner = isOwn ? own : found.first?.node,
        Value(node: winner) != Value(node: loser.node)
      else { return nil }
      let name = isOwn ? "inbox_image" : found.first?.title ?? ""
      return InboxFault(
        rule: .overriddenValue, severity: .warning,
        message: "\(loser.title) is not read: \(name) comes before it", range: loser.range,
        path: loser.path, help: "keep one of the two", notes: ["The inbox reads the first only."],
        effect: .change(.init(ofMember: field.name)), place: loser.place)
    }
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
  private func languageFaults(askedFor locales: [String]) -> [InboxFault] {
    (languages.prefix(Self.mostLanguages) + locales).unique.flatMap { language -> [InboxFault] in
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
  static let largestRequest = 10_000_000
  /// The same in words.
  public static let largestRequestWords = "\(largestRequest / 1_000_000) MB"
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
      message: "the request is larger than \(InboxReport.largestRequestWords)", range: 0..<1,
      path: .root,
      help: "send fewer messages at a time",
      notes: ["The server takes less than \(InboxReport.largestRequestWords)."],
      effect: .refusal)
  }
}
