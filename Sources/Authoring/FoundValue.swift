public import JSONTree
internal import Schema

/// A value that a document holds, whether the schema knows its field or not.
public struct FoundValue: Sendable {
  /// The path from the document's root.
  public let path: Path
  /// The value.
  public let node: Node
  /// How the user would name it.
  public let name: String
}

extension Template {
  /// Finds the value that a path names; nil where the document holds none in a field that the schema knows.
  public func find(_ typed: FieldPath) throws(EditError) -> FoundValue? {
    do {
      let place = try place(typed)
      return place.node.map { FoundValue(path: place.path, node: $0, name: place.name) }
    } catch {
      if let found = findAsWritten(typed) { return found }
      if error.code == .absent { return nil }
      throw error
    }
  }

  /// Finds a value by the document alone.
  private func findAsWritten(_ typed: FieldPath) -> FoundValue? {
    var path = typed.origin == .block ? Path([.key(displayType.name)]) : Path()
    var node = document.node(at: path)
    for step in typed.steps {
      guard let owner = node, let next = owner.step(for: step) else { return nil }
      path = path.appending(next)
      node = document.node(at: path)
    }
    return node.map { FoundValue(path: path, node: $0, name: name(of: path)) }
  }
}

extension Node {
  fileprivate func step(for typed: FieldPath.Step) -> PathStep? {
    switch typed {
    case .key(let key): .key(key)
    // A JSON Pointer may name a member by a number.
    case .index(let index) where kind == .object: .key("\(index)")
    case .index(let index): .index(index < 0 ? count + index : index)
    case .append: nil
    }
  }
}

extension Template {
  /// The value at a path as changes show it; nil where there is none.
  public func text(at path: Path) -> String? {
    document.node(at: path).flatMap(Value.init(node:)).map {
      Filling.Part(path: path, value: $0, origin: "").words
    }
  }
}
