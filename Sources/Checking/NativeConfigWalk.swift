internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

extension Walker {
  /// Checks a native-config.json in the order phones read it; returns what they take for its type.
  mutating func checkNativeConfig(_ root: Node) -> DisplayTypes {
    guard root.kind == .object else {
      report(
        .wrongType, at: root.range, "the file must hold an object, not \(root.kind.described)",
        .dropped)
      return DisplayTypes()
    }
    let types = checkDisplayType(in: root)
    let blocks = types.readings.map { ContentBlock(of: $0.type, in: root) }
    type = types.first
    checkRootMembers(of: root, types, blocks)
    for ((type, phones), block) in zip(types.readings, blocks) {
      among(phones) {
        $0.type = type
        $0.places = nil
        $0.check(block, of: type, in: root)
      }
    }
    return types
  }

  private mutating func checkDisplayType(in root: Node) -> DisplayTypes {
    guard let field = Model.nativeConfig.field(named: "displayType") else { return DisplayTypes() }
    guard let value = root.last(field.name), !value.isNull else {
      guard isComplete else { return DisplayTypes() }
      let help = displayTypeHelp(for: root)
      inside(.key(field.name)) {
        $0.report(
          .missingField, at: root.opening,
          "displayType is missing, so phones do not know what to draw", .dropped, help: help)
      }
      return DisplayTypes()
    }
    guard let name = value.string else {
      inside(.key(field.name)) {
        $0.report(
          .wrongType, at: value.range, "displayType must be a string, not \(value.kind.described)",
          .dropped)
      }
      return DisplayTypes()
    }
    var types = DisplayTypes()
    inside(.key(field.name)) { types = $0.readDisplayType(name, at: value) }
    return types
  }

  private func displayTypeHelp(for root: Node) -> String {
    let block = root.members.lazy.compactMap { Catalogue.displayType(named: $0.key) }.first
    return block.map { "add \"displayType\": \"\($0.name)\"" }
      ?? "add \"displayType\" and a content block under the same name"
  }

  /// Checks the delivery fields, and names what no phone reads.
  private mutating func checkRootMembers(
    of root: Node, _ types: DisplayTypes, _ found: [ContentBlock]
  ) {
    let blocks = Catalogue.displayTypes.map(\.name)
    let read = types.readings.map(\.type.name)
    for member in root.members
    where !read.isEmpty && blocks.contains(member.key) && !read.contains(member.key) {
      inside(.key(member.key)) {
        $0.report(
          .unusedBlock, at: member.keyRange,
          "\(quoted(member.key)) is not read, because displayType is "
            + joined(read.map { quoted($0) }, by: "or"),
          .ignored)
      }
    }
    let named = root.last("displayType")?.string
    check(
      root, against: .nativeConfigAround,
      besides: blocks + ["displayType"] + (named.map { [$0] } ?? []) + found.flatMap(\.strayKeys))
  }

  private mutating func check(_ block: ContentBlock, of type: DisplayType, in root: Node) {
    switch block {
    case .present(let member):
      let earlier = root.members.filter { $0.key == type.name && isSuperseded($0) }
      inside(.key(type.name)) {
        $0.checkLast(member, after: earlier) { $0.checkBlock($1.value, of: type) }
      }
    case .otherCase(let member):
      reportMissing(
        type, in: root, help: "write \(quoted(type.name)) in lower case, not \(quoted(member.key))",
        fix: .safe(
          "write \(quoted(type.name))",
          TextEdit(range: member.keyRange, text: "\"\(type.name)\"")))
      inside(.key(member.key)) { $0.checkBlock(member.value, of: type) }
    case .atRoot(let members):
      reportMissing(
        type, in: root,
        help: "put \(listed(members.map(\.key))) into \(quoted(type.name)): { … }",
        fix: enclose(members, in: type, root))
    case .missing(let other):
      reportMissing(
        type, in: root,
        help: other.map {
          "rename \(quoted($0)) to \(quoted(type.name)), or write \"displayType\": \(quoted($0))"
        } ?? "add \(quoted(type.name)): { … }")
    }
  }

  private mutating func reportMissing(
    _ type: DisplayType, in root: Node, help: String, fix: Fix? = nil
  ) {
    guard isComplete else { return }
    let place = root.last("displayType")?.range ?? root.range
    inside(.key(type.name)) {
      $0.report(
        .missingField, at: place, "there is no \(quoted(type.name)) object to draw", .dropped,
        help: help, fix: fix)
    }
  }

  /// Puts braces round members that follow each other.
  private func enclose(_ members: [Member], in type: DisplayType, _ root: Node) -> Fix? {
    guard let first = members.first, let last = members.last, root[type.name] == nil,
      root.members.drop(while: { $0 != first }).prefix(members.count).elementsEqual(members)
    else { return nil }
    let start = first.range.lowerBound
    let end = last.range.upperBound
    return .unsafe(
      "put them into \(quoted(type.name))",
      TextEdit(range: start..<start, text: "\"\(type.name)\": { "),
      TextEdit(range: end..<end, text: " }"))
  }

  private func listed(_ names: [String]) -> String {
    guard names.count > 4 else { return joined(names, by: "and") }
    return joined(names.prefix(3) + ["\(names.count - 3) more"], by: "and")
  }

  private mutating func checkBlock(_ node: Node, of type: DisplayType) {
    guard node.kind == .object else {
      return report(
        .wrongType, at: node.range, "\(type.name) must be an object, not \(node.kind.described)",
        .dropped)
    }
    check(node, against: type.block)
    checkBehaviour(of: node, type)
  }
}

extension Model {
  /// The root of native-config.json without the display type and the content blocks.
  fileprivate static let nativeConfigAround = Model(
    Model.nativeConfig.name, Model.nativeConfig.summary,
    fields: Model.nativeConfig.fields.filter { field in
      !field.isRequired && !Catalogue.displayTypes.contains { $0.name == field.name }
    })
}
