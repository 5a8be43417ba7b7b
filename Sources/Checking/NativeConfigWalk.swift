internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

extension Walker {
  /// Checks a native-config.json in the order phones read it; returns the display type if it is known.
  mutating func checkNativeConfig(_ root: Node) -> DisplayType? {
    guard root.kind == .object else {
      report(
        .wrongType, at: root.range, "the file must hold an object, not \(root.kind.described)",
        .dropped)
      return nil
    }
    let type = checkDisplayType(in: root)
    checkRootMembers(of: root, type)
    guard let type else { return nil }
    checkBlock(of: type, in: root)
    return type
  }

  private mutating func checkDisplayType(in root: Node) -> DisplayType? {
    guard let field = Model.nativeConfig.field(named: "displayType") else { return nil }
    guard let value = root.last(field.name), !value.isNull else {
      guard isComplete else { return nil }
      let help = displayTypeHelp(for: root)
      inside(.key(field.name)) {
        $0.report(
          .missingField, at: root.opening,
          "displayType is missing, so phones do not know what to draw", .dropped, help: help)
      }
      return nil
    }
    guard let name = value.string else {
      inside(.key(field.name)) {
        $0.report(
          .wrongType, at: value.range, "displayType must be a string, not \(value.kind.described)",
          .dropped)
      }
      return nil
    }
    guard let type = Catalogue.displayType(named: firstReading(of: name)) else {
      let names = Catalogue.displayTypes.map(\.name)
      let near = nearest(to: name, in: names)
      let fix = near.map { Fix.unsafe("write \($0)", edit(replacing: value, with: .string($0))) }
      inside(.key(field.name)) {
        $0.report(
          .unknownDisplayType, at: value.range, "\(quoted(name)) is not a display type", .dropped,
          help: near.map { "did you mean \(quoted($0))?" }
            ?? "the types are \(joined(names, by: "and"))",
          fix: fix)
      }
      return nil
    }
    return type
  }

  private func displayTypeHelp(for root: Node) -> String {
    let block = root.members.lazy.compactMap { Catalogue.displayType(named: $0.key) }.first
    return block.map { "add \"displayType\": \"\($0.name)\"" }
      ?? "add \"displayType\" and a content block under the same name"
  }

  /// Checks the delivery fields, and names what no phone reads.
  private mutating func checkRootMembers(of root: Node, _ type: DisplayType?) {
    let blocks = Catalogue.displayTypes.map(\.name)
    for member in root.members where blocks.contains(member.key) && member.key != type?.name {
      guard let type else { continue }
      inside(.key(member.key)) {
        $0.report(
          .unusedBlock, at: member.keyRange,
          "\(quoted(member.key)) is not read, because displayType is \(quoted(type.name))",
          .ignored)
      }
    }
    let envelope = Model(
      "native-config.json", Model.nativeConfig.summary,
      fields: Model.nativeConfig.fields.filter { !blocks.contains($0.name) && !$0.isRequired })
    let named = root.last("displayType")?.string
    check(root, against: envelope, besides: blocks + ["displayType"] + (named.map { [$0] } ?? []))
  }

  private mutating func checkBlock(of type: DisplayType, in root: Node) {
    let blocks = root.members.filter { $0.key == type.name }
    guard let last = blocks.last, !last.value.isNull else {
      guard isComplete else { return }
      let at = root.last("displayType")?.range ?? root.range
      let near = root.members.map(\.key).first { $0.lowercased() == type.name && $0 != type.name }
      return inside(.key(type.name)) {
        $0.report(
          .missingField, at: at, "there is no \(quoted(type.name)) object to draw", .dropped,
          help: near.map { "write \(quoted(type.name)) in lower case, not \(quoted($0))" }
            ?? "add \(quoted(type.name)): { … }")
      }
    }
    for block in blocks where !block.value.isNull {
      inside(.key(type.name)) { $0.checkBlock(block.value, of: type) }
    }
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

extension Node {
  /// The value of the last member with that key, the one that Android takes of several.
  fileprivate func last(_ key: String) -> Node? {
    members.reversed().first { $0.key == key }?.value
  }
}
