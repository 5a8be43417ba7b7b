internal import Schema
internal import Wording

/// What the schema says of a display type or field, laid out for reading.
public struct Description: Sendable {
  /// A heading and rows of cells below it.
  public struct Table: Sendable {
    /// The heading; empty for none.
    public let heading: String
    /// The rows, all with the same number of cells.
    public let rows: [[String]]
  }

  /// The name of what is described, and what it is in one sentence.
  public let title: String
  /// The tables, in reading order.
  public let tables: [Table]
  /// Where to go from here.
  public let hint: String?

  /// Describes all display types, one of them, or a field of one; `$.` leads to the document's root, `campaign` to
  /// a campaign file, and `create-message` to the body of a request.
  public init(of subject: String?) throws(EditError) {
    guard let subject else {
      self = .overview
      return
    }
    if subject == "$" {
      self = .root
      return
    }
    if subject.hasPrefix("$.") {
      self = try Self.field(String(subject.dropFirst(2)), of: .nativeConfig, under: "$.")
      return
    }
    let name = String(subject.prefix { $0 != "." })
    if name == Self.campaignSubject {
      self = try Self.campaign(String(subject.dropFirst(name.count + 1)))
      return
    }
    if name == Self.requestSubject {
      self = try Self.createMessage(String(subject.dropFirst(name.count + 1)))
      return
    }
    guard let type = Catalogue.displayType(named: name) else {
      self = try .bareField(subject)
      return
    }
    let rest = subject.dropFirst(name.count + 1)
    self =
      rest.isEmpty
      ? .type(type) : try Self.field(String(rest), of: type.block, under: "\(type.name).", type)
  }

  init(title: String, tables: [Table], hint: String? = nil) {
    self.title = title
    self.tables = tables
    self.hint = hint
  }
}

extension Description {
  private static var overview: Description {
    let rows = Catalogue.displayTypes.map { type in
      [type.name]
        + Platform.allCases.map { type.support.observed[$0].map { "\($0)+" } ?? "no" }
        + [type.summary]
    }
    let heading = ["type"] + Platform.allCases.map(\.title) + ["what it is"]
    return Description(
      title: "Native in-app messages come in \(rows.count) display types.",
      tables: [Table(heading: "", rows: [heading] + rows)],
      hint: "inapp describe TYPE lists the fields of one; $ those of the document's root, campaign "
        + "those of a campaign file, create-message those of a message with an inbox card.")
  }

  private static var root: Description {
    let blocks = Catalogue.displayTypes.map(\.name)
    let fields = Model.nativeConfig.fields.filter { !blocks.contains($0.name) }
    return Description(
      title: "The root of native-config.json holds these fields beside the content block.",
      tables: [Table(heading: "", rows: fields.map(\.row))],
      hint: "inapp describe $.cooldown tells all about one of them.")
  }

  /// The word that leads to a campaign file.
  public static let campaignSubject = "campaign"

  private static func campaign(_ rest: String) throws(EditError) -> Description {
    guard rest.isEmpty else { return try field(rest, of: .campaign, under: "campaign.") }
    let model = Model.campaign
    return Description(
      title: "A campaign file says what inapp simulate runs.",
      tables: [Table(heading: "", rows: model.fields.map(\.row))],
      hint: "inapp describe campaign.messages lists the fields of a message, campaign.events those "
        + "of an event.")
  }

  private static func type(_ type: DisplayType) -> Description {
    var tables = [
      Table(heading: "Drawn by", rows: support(type.support)),
      Table(heading: "Fields", rows: type.block.fields.map(\.row)),
    ]
    for model in type.block.innerModels {
      tables.append(Table(heading: model.name, rows: model.fields.map(\.row)))
    }
    return Description(
      title: "\(type.name): \(type.summary)", tables: tables,
      hint: "inapp describe \(type.name).FIELD tells all about one field.")
  }

  private static func support(_ support: Support) -> [[String]] {
    Platform.allCases.map { platform in
      let observed = support.observed[platform]
      let documented = support.documented[platform]
      let since = observed.map { "\($0) and later" } ?? "no release yet"
      guard observed != documented else { return [platform.title, since] }
      return [
        platform.title, "\(since); documented \(documented.map { "from \($0)" } ?? "nowhere")",
      ]
    }
  }

  static func field(
    _ text: String, of model: Model, under prefix: String, _ type: DisplayType? = nil
  ) throws(EditError) -> Description {
    guard let path = SchemaPath(text), let field = model.field(at: path) else {
      let near = nearest(to: text, in: model.fieldsByPath.map(\.path.description))
      throw EditError(
        .unknownField, "\(prefix)\(printable(text, atMost: 60)) is not a field",
        help: near.map { "did you mean \(prefix)\($0)?" } ?? model.fieldsAround(text))
    }
    var tables = [Table(heading: "", rows: field.facts(reached: path.reach(in: type)))]
    if let choices = field.choices {
      tables.append(Table(heading: "Values", rows: choices.map { [$0.name, $0.summary] }))
    }
    for inner in field.innermostModels {
      tables.append(Table(heading: inner.name, rows: inner.fields.map(\.row)))
    }
    return Description(title: "\(prefix)\(path): \(field.summary)", tables: tables)
  }
}
