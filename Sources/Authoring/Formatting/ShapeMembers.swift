internal import Schema

extension Schema.Shape {
  /// The names of an object's members in the order of the schema; empty where names are free.
  var memberNames: [String] {
    switch self {
    case .object(let model): [Model.schemaKey] + model.fields.map(\.name)
    case .union(let union): [union.tag] + union.kinds.flatMap(\.fields).map(\.name)
    default: []
    }
  }

  /// The shape of an object's member, where the schema knows it.
  func shape(ofMember name: String) -> Schema.Shape? {
    if case .map(let value, _, _) = self { return value }
    return models.lazy.compactMap { $0.field(named: name)?.shape }.first
  }

  /// The shape of a list's elements; nil for anything else.
  var elementShape: Schema.Shape? {
    if case .list(let element, _) = self { element } else { nil }
  }
}
