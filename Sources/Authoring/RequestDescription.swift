internal import Schema

extension Description {
  /// The word that leads to the body of a createMessage request.
  public static let requestSubject = "create-message"

  /// Describes the request, or a field of it; a path may begin at the root, the request, a message or its data.
  static func createMessage(_ rest: String) throws(EditError) -> Description {
    guard rest.isEmpty else { return try requestField(rest) }
    let models = [Model.messageRequest, .notification, .inboxData]
    return Description(
      title: "A createMessage request sends messages, which the inbox shows as cards.",
      tables: models.map { Table(heading: $0.name, rows: $0.fields.map(\.row)) }
        + [platforms, cards],
      hint: "inapp describe create-message.data.carousel tells all about one field.")
  }

  private static func requestField(_ text: String) throws(EditError) -> Description {
    let starts: [(prefix: String, model: Model)] = [
      ("", .createMessage), ("request.", .messageRequest),
      ("request.notifications[].", .notification), ("request.notifications[].data.", .inboxData),
    ]
    let path = SchemaPath(text)
    let start = starts.first { start in path.flatMap(start.model.field(at:)) != nil }
    guard let start else {
      return try field(text, of: .notification, under: "\(requestSubject).")
    }
    return try field(text, of: start.model, under: "\(requestSubject).\(start.prefix)")
  }

  private static var platforms: Table {
    Table(
      heading: "Platforms, and the words for --platform",
      rows: MessagePlatform.all.map { ["\($0.code)", $0.name, $0.title] })
  }

  private static var cards: Table {
    Table(
      heading: "Cards on iOS",
      rows: [["card", "seen from", "needs", "from \(InboxRules.strict.since) on also"]]
        + Catalogue.cardTypes.map { card in
          [
            card.name, card.since.description, card.needs.listed, card.needsWhenStrict.listed,
          ]
        })
  }
}

extension [CardPart] {
  fileprivate var listed: String {
    isEmpty ? "-" : map(\.rawValue).joined(separator: ", ")
  }
}
