internal import Checking
internal import Comparing
internal import JSONTree
internal import Schema

extension TemplateDiff {
  /// The files that differ, for scripts; `place` comes before their names.
  func filesJSON(in place: String?) -> [Value] {
    files.map { file in
      [
        "path": .string(place.map { "\($0)/\(file.path)" } ?? file.path),
        "status": .string(file.status.rawValue),
        "fromSize": file.oldSize.map { Value($0) } ?? .null,
        "toSize": file.newSize.map { Value($0) } ?? .null,
        "changes": .array((file.comparison?.changes ?? []).map(\.json)),
      ]
    }
  }

  /// What phones do otherwise, for scripts.
  func verdictsJSON(in place: String?) -> [Value] {
    verdicts.map { change in
      [
        "template": Value(place), "target": .string(change.target.description),
        "from": .string(change.old.rawValue), "to": .string(change.new.rawValue),
        "locales": .array(change.locales.map(Value.string)),
      ]
    }
  }
}

extension ValueChange {
  /// The change with the values as they are, apart from tokens; a moved one has its two places only.
  fileprivate var json: Value {
    var entries: [Value.Entry] = [
      .init("kind", .string(kind.rawValue)), .init("pointer", .string(path.pointer)),
    ]
    if let oldPath, newPath != nil, oldPath != newPath || kind == .moved {
      entries.append(.init("fromPointer", .string(oldPath.pointer)))
    }
    guard kind != .moved else { return .object(entries) }
    if let old { entries.append(.init("from", shown(old))) }
    if let new { entries.append(.init("to", shown(new))) }
    return .object(entries)
  }

  /// A value without the tokens in it.
  private func shown(_ node: Node) -> Value {
    isOfToken ? .string(node.hiddenWords()) : Value(node: node)?.withoutTokens ?? .null
  }
}
