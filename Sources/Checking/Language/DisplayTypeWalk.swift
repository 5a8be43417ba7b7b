internal import Diagnostics
internal import JSONTree
internal import Schema
internal import Wording

/// What phones take for the display type: one for all of them, unless a placeholder stands in its place.
struct DisplayTypes {
  /// The types, and the phones that read each, by number; nil for all.
  private(set) var readings: [(type: DisplayType, phones: Set<Int>?)] = []

  /// The type that the first phone reads.
  var first: DisplayType? { readings.first?.type }

  /// The type that a phone reads; nil where it is none that the SDKs know.
  subscript(phone: Int) -> DisplayType? {
    readings.first { $0.phones?.contains(phone) ?? true }?.type
  }

  mutating func add(_ type: DisplayType, readBy phones: Set<Int>?) {
    guard let place = readings.firstIndex(where: { $0.type.name == type.name }) else {
      readings.append((type, phones))
      return
    }
    guard let known = readings[place].phones, let phones else { return }
    readings[place].phones = known.union(phones)
  }
}

extension Walker {
  /// Reads the display type as each group of phones does.
  mutating func readDisplayType(_ written: String, at node: Node) -> DisplayTypes {
    var types = DisplayTypes()
    forEachReading(of: written, at: node) { walker, name in
      guard let type = Catalogue.displayType(named: name) else {
        return walker.unknownDisplayType(name, written: written, at: node)
      }
      types.add(type, readBy: walker.group)
      walker.noteCase(of: name, type.name, written: written, "displayType", at: node)
    }
    if let only = types.readings.first, only.phones?.count == phones.count {
      types = DisplayTypes()
      types.add(only.type, readBy: nil)
    }
    if types.readings.count > 1 {
      let names = types.readings.map { quoted($0.type.name) }
      report(
        .displayTypeVaries, at: node.range,
        "the display type differs from phone to phone: \(joined(names, by: "or"))", .accepted,
        atLeast: .warning, help: "write the type itself, the same for all")
    }
    return types
  }

  private func unknownDisplayType(_ name: String, written: String, at node: Node) {
    let names = Catalogue.displayTypes.map(\.name)
    let near = nearest(to: name, in: names)
    report(
      .unknownDisplayType, at: node.range, "\(quoted(name)) is not a display type", .dropped,
      help: near.map { "did you mean \(quoted($0))?" }
        ?? "the types are \(joined(names, by: "and"))",
      fix: near.flatMap { near in
        edit(node, written: written, read: name, as: near).map { .unsafe("write \(near)", $0) }
      })
  }
}
