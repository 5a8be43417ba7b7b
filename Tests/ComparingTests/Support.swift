import Comparing
import JSONTree

/// What differs between two values, whatever they are.
func differences(_ old: Value, _ new: Value) -> [ValueChange] {
  differences(old.printed(), new.printed())
}

func differences(_ old: String, _ new: String) -> [ValueChange] {
  DocumentComparison(from: Document(parsing: old), to: Document(parsing: new)).changes
}

extension [ValueChange] {
  /// The changes as lines: what, where, and the values.
  var lines: [String] {
    map { change in
      let places = [change.oldPath, change.newPath].compactMap { $0?.pointer }
      let values = change.kind == .moved ? [] : [change.old, change.new].compactMap { $0?.text }
      let place = places.count == 2 && places[0] == places[1] ? [places[0]] : places
      return ([change.kind.rawValue] + place + values).joined(separator: " ")
    }
  }

  /// The document that comes of making the changes to an old one, place by place.
  func applied(to old: Value) -> Value {
    var removed: Set<Path> = []
    var news: [Path: [ValueChange]] = [:]
    var changed: [Path: Value] = [:]
    for change in self {
      switch (change.kind, change.oldPath, change.newPath) {
      case (.removed, let path?, _): removed.insert(path)
      case (.changed, _, let path?): changed[path] = change.new.flatMap { Value(node: $0) }
      case (.added, _, let path?): news[path.parent ?? .root, default: []].append(change)
      case (.moved, let from?, let to?):
        removed.insert(from)
        news[to.parent ?? .root, default: []].append(change)
      default: break
      }
    }
    func build(_ value: Value, _ from: Path, _ to: Path) -> Value {
      if let new = changed[to] { return new }
      func fresh(_ change: ValueChange) -> Value {
        let node = change.kind == .added ? change.new : change.old
        let value = node.flatMap { Value(node: $0) } ?? .null
        guard change.kind == .moved, let from = change.oldPath, let to = change.newPath else {
          return value
        }
        return build(value, from, to)
      }
      switch value {
      case .object(let entries):
        var result = entries.compactMap { entry -> Value.Entry? in
          let inner = from.appending(key: entry.key)
          guard !removed.contains(inner) else { return nil }
          return .init(entry.key, build(entry.value, inner, to.appending(key: entry.key)))
        }
        for change in news[to] ?? [] {
          guard case .key(let key)? = change.newPath?.steps.last else { continue }
          result.append(.init(key, fresh(change)))
        }
        return .object(result)
      case .array(let elements):
        var rest = elements.indices.filter { !removed.contains(from.appending(index: $0)) }[...]
        let inserted = Dictionary(
          uniqueKeysWithValues: (news[to] ?? []).compactMap { change -> (Int, ValueChange)? in
            guard case .index(let index)? = change.newPath?.steps.last else { return nil }
            return (index, change)
          })
        return .array(
          (0..<(rest.count + inserted.count)).map { index in
            if let change = inserted[index] { return fresh(change) }
            let old = rest.removeFirst()
            return build(
              elements[old], from.appending(index: old), to.appending(index: index))
          })
      default: return value
      }
    }
    return build(old, .root, .root)
  }
}
