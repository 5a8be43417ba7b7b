public import JSONTree
internal import Schema

/// The kinds of document whose JSON Schema can be written.
public enum JSONSchemaKind: String, CaseIterable, Sendable {
  /// The message, native-config.json.
  case nativeConfig = "native-config"
  /// Its translations, pushwoosh.json.
  case pushwoosh
  /// What to simulate.
  case campaign
  /// A request that sends a message, with the inbox card in its data.
  case createMessage = "create-message"

  /// The schema, in draft 2020-12.
  ///
  /// It is made from the schema table alone. It rejects what makes a phone drop the message or its
  /// translations, what makes a simulation refuse its campaign, and what a request does not take or an inbox card
  /// does not read; what else a phone changes or ignores is allowed, and told in a description.
  public var schema: Value {
    switch self {
    case .nativeConfig: nativeConfig
    case .pushwoosh: pushwoosh
    case .campaign: campaign
    case .createMessage: createMessage
    }
  }

  private var nativeConfig: Value {
    var writer = JSONSchemaWriter(rejecting: \.isDrop)
    var keywords = writer.keywords(for: .rootWithoutContent)
    keywords.append(.init("allOf", .array(Catalogue.displayTypes.map { writer.demand(for: $0) })))
    return document(
      keywords, writer, examples: Catalogue.displayTypes.map { Value($0.scaffold) },
      comment: "Phones show a message that fits and drop one that does not. They ignore fields "
        + "that are not named here, so those are allowed; inapp validate finds the misspelt ones.")
  }

  private var pushwoosh: Value {
    var writer = JSONSchemaWriter(rejecting: \.isDropOrDegradation)
    return document(
      writer.keywords(for: .pushwooshJSON), writer, examples: [Value(Model.pushwooshJSON.scaffold)],
      comment: "Phones use the translations of a file that fits. They ignore fields that are not "
        + "named here, so those are allowed.")
  }

  private var campaign: Value {
    var writer = JSONSchemaWriter(rejecting: \.isDrop)
    return document(
      writer.keywords(for: .campaign), writer, examples: [Value(Model.campaign.scaffold)],
      comment: "A file that fits can be read by inapp simulate, which also refuses fields that are "
        + "not named here, and dates that are none.")
  }

  private var createMessage: Value {
    var writer = JSONSchemaWriter(rejecting: \.isFault)
    return document(
      writer.keywords(for: .createMessage), writer, examples: [Value(Model.createMessage.scaffold)],
      comment:
        "The fields are those whose meaning is known; the request takes others too, so those "
        + "are allowed. inapp validate tells which card phones draw.")
  }

  private func document(
    _ keywords: [Value.Entry], _ writer: JSONSchemaWriter, examples: [Value], comment: String
  ) -> Value {
    let head: [Value.Entry] = [
      .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
      .init("$id", .string("urn:inapp:schema:\(rawValue)")),
      .init("$comment", .string(comment)),
    ]
    let object =
      head + [.init("type", "object")] + keywords + [.init("examples", .array(examples))]
    guard !writer.definitions.isEmpty else { return .object(object) }
    return .object(object + [.init("$defs", .object(writer.definitions))])
  }
}

extension Model {
  /// The root of native-config.json, in which content blocks are named, so that editors offer them, and
  /// may hold anything: what they must hold depends on the display type.
  fileprivate static var rootWithoutContent: Model {
    Model(
      nativeConfig.name, nativeConfig.summary,
      fields: nativeConfig.fields.map { field in
        guard let type = Catalogue.displayType(named: field.name) else { return field }
        return .optional(
          type.name, .anything, "\(type.summary) Read only where displayType is \(type.name).",
          example: type.block.scaffold)
      })
  }
}

extension Consequence {
  fileprivate var isDrop: Bool { self == .dropped }

  fileprivate var isFault: Bool { self != .accepted }

  fileprivate var isDropOrDegradation: Bool {
    switch self {
    case .dropped, .degraded: true
    default: false
    }
  }
}
