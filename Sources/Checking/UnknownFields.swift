internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

extension Walker {
  /// Reports a member that the schema does not have: as misplaced where its exact name is a field elsewhere in
  /// the same display type, as unknown where it is not.
  mutating func unknown(
    _ member: Member, of object: Node, _ model: Model, _ others: [String], called title: String?
  ) {
    let key = member.key
    if path == .root, key == Model.schemaKey { return }
    if let reason = model.skipped[key] { return noteSkipped(member, because: reason) }
    let here = SchemaPath(path)
    if places == nil { places = type.map { FieldPlaces(of: $0) } }
    let goals = places?.nearest(to: here, named: key) ?? []
    guard goals.isEmpty else { return misplaced(member, of: object, goals) }
    let near = { nearest(to: key, in: model.fields.map(\.name) + others) }
    let owner = { (title ?? model.name).prefixedWithArticle }
    inside(.key(key)) {
      $0.report(
        .unknownField, at: member.keyRange, "\(quoted(key)) is not a field of \(owner())", .ignored,
        atLeast: .warning,
        help: near().map { "did you mean \(quoted($0))?" }
          ?? $0.otherTypes(having: key, than: model) ?? $0.startHelp(for: key, in: model),
        fix: near().flatMap { name in
          object[name] == nil
            ? .unsafe("rename to \(name)", TextEdit(range: member.keyRange, text: "\"\(name)\""))
            : nil
        })
    }
  }

  /// The display types whose content has the field, where this is another type's content.
  private func otherTypes(having key: String, than model: Model) -> String? {
    guard let type, type.name == model.name else { return nil }
    let others = Catalogue.displayTypes.filter { $0.block.field(named: key) != nil }.map(\.name)
    guard !others.isEmpty else { return nil }
    return "a \(joined(others, by: "or")) has it, \(type.name.prefixedWithArticle) has not"
  }

  private mutating func misplaced(
    _ member: Member, of object: Node, _ goals: [SchemaPath]
  ) {
    let parent = path
    inside(.key(member.key)) {
      $0.report(
        .misplacedField, at: member.keyRange,
        "\(quoted(member.key)) is not read here, only in \($0.words(for: goals))", .ignored,
        atLeast: .warning, help: "move it to \($0.words(for: goals))",
        fix: goals.count == 1 ? $0.move(member, of: object, at: parent, to: goals[0]) : nil)
    }
  }

  private func words(for goals: [SchemaPath]) -> String {
    joined(goals.prefix(3).map { places?.words(for: $0) ?? "" }, by: "or")
  }

  /// Moves a member into an object that is there already and lacks it.
  private func move(
    _ member: Member, of object: Node, at parent: Path, to goal: SchemaPath
  ) -> Fix? {
    let shared = SchemaPath(parent).sharedSteps(with: goal)
    var way = Array(parent.steps.prefix(shared))
    for step in goal.steps.dropFirst(shared) {
      guard case .field(let name) = step else { return nil }
      way.append(.key(name))
    }
    guard let target = document.node(at: Path(way)), target.kind == .object,
      target[member.key] == nil, let value = Value(node: member.value),
      let index = object.members.map(\.keyRange).firstIndex(of: member.keyRange)
    else { return nil }
    return .unsafe(
      "move \(member.key) to \(places?.words(for: goal) ?? "")",
      document.removingMember(at: index, from: object),
      document.inserting(value, forKey: member.key, in: target))
  }
}
