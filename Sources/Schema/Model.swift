/// An object of the schema: a name and its fields in published order.
public struct Model: Sendable {
  /// The object's name.
  public let name: String
  /// What it is, in one sentence.
  public let summary: String
  /// The fields, in published order.
  public let fields: [Field]
  /// The fields of which at least one must be there and not empty.
  public let needsOneOf: [String]
  /// What lies under its words.
  public let ground: Ground
  /// The names that authors may write here because other objects have them, and why phones skip them.
  public let skipped: [String: String]

  /// The key of a document's root under which editors find its JSON Schema; phones skip it.
  public static let schemaKey = "$schema"

  /// Creates an object.
  public init(
    _ name: String, _ summary: String, needsOneOf: [String] = [], ground: Ground = .inherited,
    skipped: [String: String] = [:], fields: [Field]
  ) {
    self.name = name
    self.summary = summary
    self.needsOneOf = needsOneOf
    self.ground = ground
    self.skipped = skipped
    self.fields = fields
  }

  /// The field of that exact name.
  public func field(named name: String) -> Field? {
    fields.first { $0.name == name }
  }

  /// The first field that plays a role.
  public func field(for role: Role) -> Field? {
    fields.first { $0.role == role }
  }
}
