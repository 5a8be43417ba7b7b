internal import Schema
internal import Wording

extension Description {
  /// Describes a field without its type: what all types that have it say of it, each different text once.
  static func bareField(_ text: String) throws(EditError) -> Description {
    guard let path = SchemaPath(text) else { throw noSuchName(text) }
    if Catalogue.displayType(named: text) == nil, Model.nativeConfig.field(at: path) != nil {
      return try field(text, of: .nativeConfig, under: "$.")
    }
    let types = Catalogue.displayTypes.filter { $0.block.field(at: path) != nil }
    guard let first = types.first else { throw noSuchName(text) }
    var groups: [(types: [String], of: Description)] = []
    for type in types {
      let described = try field(text, of: type.block, under: "", type)
      if let index = groups.firstIndex(where: { $0.of.says == described.says }) {
        groups[index].types.append(type.name)
      } else {
        groups.append(([type.name], described))
      }
    }
    let owners =
      types.count == Catalogue.displayTypes.count
      ? "all \(types.count) display types" : joined(types.map(\.name), by: "and")
    if groups.count == 1, let only = groups.first?.of {
      return Description(
        title: "\(path), a field of \(owners): \(only.summary)", tables: only.tables,
        hint: "inapp describe \(first.name) lists the fields of \(first.name).")
    }
    return Description(
      title: "\(path) is a field of \(owners).",
      tables: groups.map { group in
        Table(
          heading: joined(group.types, by: "and"),
          rows: [["what", group.of.summary]] + (group.of.tables.first?.rows ?? []))
      }, hint: "inapp describe \(first.name).\(path) tells all about that of a \(first.name).")
  }

  private static func noSuchName(_ text: String) -> EditError {
    let name = String(text.prefix { $0 != "." })
    let types = Catalogue.displayTypes
    let others = [campaignSubject, requestSubject]
    if let near = nearest(to: name, in: types.map(\.name) + others), others.contains(near) {
      return EditError(
        .unknownField, "\(quoted(name)) is not a display type", help: "did you mean \(near)?")
    }
    guard nearest(to: name, in: types.map(\.name)) == nil else { return .noDisplayType(name) }
    let fields = types.flatMap(\.block.fieldsByPath).map(\.path.description)
    let inside = fields.filter { $0.hasSuffix("[].\(text)") }.unique
    let near = inside.isEmpty ? nearest(to: text, in: fields).map { [$0] } ?? [] : inside
    guard !near.isEmpty else { return .noDisplayType(name) }
    return EditError(
      .unknownField, "\(quoted(text)) is neither a display type nor a field of one",
      help: "did you mean \(joined(near, by: "or"))?")
  }

  /// What follows the name in the title.
  private var summary: String {
    title.firstIndex(of: ":").map { String(title[title.index(after: $0)...].trimmed) } ?? title
  }

  /// Everything that is told but the example, for comparison.
  private var says: [[String]] {
    [[title]] + tables.flatMap { [[$0.heading]] + $0.rows.filter { $0.first != "example" } }
  }
}

extension Model {
  /// The names one may have meant by a path that leads nowhere: those of its last field that there is.
  func fieldsAround(_ text: String) -> String? {
    var steps = SchemaPath(text)?.steps ?? []
    while !steps.isEmpty {
      steps.removeLast()
      let names = childNames(at: SchemaPath(steps))
      if !names.isEmpty { return "the fields are \(names.joined(separator: ", "))" }
    }
    return "the fields are \(fields.map(\.name).joined(separator: ", "))"
  }
}
