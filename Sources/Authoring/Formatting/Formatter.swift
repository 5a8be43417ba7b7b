internal import JSONTree
internal import Schema

/// Writes nodes in one layout as `Value.printed` writes values, each scalar and key byte for byte as it stands.
///
/// It is a second printer because it differs in all but the line breaks: values have no bytes to keep, and nodes are
/// put into the order of the schema. `FormattingTests` holds the two together.
struct Formatter {
  let bytes: [UInt8]
  let layout: Layout
  var output: [UInt8] = []

  /// Writes a node; `prefix` is the columns that its key takes.
  mutating func print(
    _ node: Node, as shape: Schema.Shape?, indentation: String, prefix: Int,
    breaksOutermost: Bool = false
  ) {
    guard node.count > 0 else { return printOnOneLine(node, as: shape) }
    if !breaksOutermost, layout.oneLineNesting > 0, node.mayShareLine(levels: layout.oneLineNesting)
    {
      let start = output.count
      printOnOneLine(node, as: shape)
      let room = layout.lineLength - indentation.count - prefix
      // Bytes are at least as many as characters, and quicker to count.
      if output.count - start <= room
        || String(decoding: output[start...], as: UTF8.self).count <= room
      {
        return
      }
      output.removeSubrange(start...)
    }
    printOnLines(node, as: shape, indentation: indentation)
  }

  private mutating func printOnLines(_ node: Node, as shape: Schema.Shape?, indentation: String) {
    let inner = indentation + layout.indent
    put(node.kind == .object ? "{" : "[")
    for (place, member) in node.members(inOrderOf: shape).enumerated() {
      put((place == 0 ? "" : ",") + layout.newline + inner)
      let start = output.count
      putKey(of: member)
      let key = String(decoding: output[start...], as: UTF8.self)
      print(
        member.value, as: shape?.shape(ofMember: member.key), indentation: inner, prefix: key.count)
    }
    for (place, element) in node.elements.enumerated() {
      put((place == 0 ? "" : ",") + layout.newline + inner)
      print(element, as: shape?.elementShape, indentation: inner, prefix: 0)
    }
    put(layout.newline + indentation + (node.kind == .object ? "}" : "]"))
  }

  private mutating func printOnOneLine(_ node: Node, as shape: Schema.Shape?) {
    switch node.kind {
    case .object:
      put("{")
      for (place, member) in node.members(inOrderOf: shape).enumerated() {
        put(place == 0 ? layout.padding : layout.comma)
        putKey(of: member)
        printOnOneLine(member.value, as: shape?.shape(ofMember: member.key))
      }
      put((node.count > 0 ? layout.padding : "") + "}")
    case .array:
      put("[")
      for (place, element) in node.elements.enumerated() {
        put(place == 0 ? layout.arrayPadding : layout.comma)
        printOnOneLine(element, as: shape?.elementShape)
      }
      put((node.count > 0 ? layout.arrayPadding : "") + "]")
    default: output += bytes[node.range]
    }
  }

  private mutating func putKey(of member: Member) {
    output += bytes[member.keyRange]
    put(layout.colon)
  }

  private mutating func put(_ text: String) { output += text.utf8 }
}

extension Node {
  /// Whether the node has at most so many levels of objects and no array of containers.
  fileprivate func mayShareLine(levels: Int) -> Bool {
    switch kind {
    case .array: elements.allSatisfy { $0.count == 0 }
    case .object:
      count == 0
        || levels > 0 && members.allSatisfy { $0.value.mayShareLine(levels: levels - 1) }
    default: true
    }
  }

  /// The members, those that the schema knows first, in its order; the others in their own.
  fileprivate func members(inOrderOf shape: Schema.Shape?) -> [Member] {
    guard let names = shape?.memberNames, !names.isEmpty else { return Array(members) }
    let ranked = members.enumerated().map { place, member in
      (rank: names.firstIndex(of: member.key) ?? names.count, place: place, member: member)
    }
    return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.member)
  }
}
