public import JSONTree
public import SourceText

extension Value {
  /// The value's exact spelling, for comparisons that tell apart what Swift's strings call equal.
  public var exact: [UInt8] { Array(compact.utf8) }
}

extension Node {
  /// Every value in this one, itself first, in the order of the text.
  public var everyNode: [Node] {
    [self] + members.flatMap(\.value.everyNode) + elements.flatMap(\.everyNode)
  }

  /// Returns the value of this node with one node inside it changed; `null` for numbers JSON cannot hold.
  public func value(changing target: Node, by change: (inout Value) -> Void) -> Value {
    var result: Value
    if kind == .object {
      result = .object(
        members.map { .init($0.key, $0.value.value(changing: target, by: change)) })
    } else if kind == .array {
      result = .array(elements.map { $0.value(changing: target, by: change) })
    } else {
      result = Value(node: self) ?? .null
    }
    if self == target { change(&result) }
    return result
  }
}

/// A random edit of a valid document with the value it must lead to.
public struct PlannedEdit {
  /// What it does, for messages.
  public let name: String

  /// The edits to apply.
  public let edits: [TextEdit]

  /// The value of the document afterwards.
  public let expected: Value

  /// Plans a random edit of a random node.
  public static func random(in document: Document, _ root: Node, _ random: inout SplitMix64)
    -> PlannedEdit
  {
    let target = random.pick(root.everyNode)
    var generator = JSONGenerator(seed: random.next())
    let value = generator.value(depth: 3)
    if target.kind == .object || target.kind == .array, random.chance(0.75) {
      return ofAChild(of: target, in: document, root, value, &random)
    }
    return plan("replace", [document.replacing(target, with: value)], root, target) { $0 = value }
  }

  /// Plans that a child comes into an object or array, goes or moves.
  public static func ofAChild(
    of target: Node, in document: Document, _ root: Node, _ value: Value,
    _ random: inout SplitMix64
  ) -> PlannedEdit {
    let comes = target.count == 0 || random.chance(0.4)
    let place = Int.random(in: 0..<target.count + (comes ? 1 : 0), using: &random)
    if target.kind == .object {
      return ofAMember(
        at: place, comes ? "new \(random.next() % 100)" : nil, in: target, document, root, value)
    }
    if comes {
      return list(
        "insert element", [document.inserting(value, in: target, at: place)], root, target
      ) {
        $0.insert(value, at: place)
      }
    }
    if random.chance(0.5) {
      return list(
        "remove element", [document.removingElement(at: place, from: target)], root, target
      ) {
        $0.remove(at: place)
      }
    }
    let other = Int.random(in: 0..<target.count, using: &random)
    return list(
      "move element", document.movingElement(from: place, to: other, in: target), root, target
    ) { $0.insert($0.remove(at: place), at: other) }
  }

  private static func ofAMember(
    at place: Int, _ key: String?, in target: Node, _ document: Document, _ root: Node,
    _ value: Value
  ) -> PlannedEdit {
    let edit =
      key.map { document.inserting(value, forKey: $0, in: target, at: place) }
      ?? document.removingMember(at: place, from: target)
    return plan(key == nil ? "remove member" : "insert member", [edit], root, target) {
      guard case .object(var entries) = $0 else { return }
      if let key { entries.insert(.init(key, value), at: place) } else { entries.remove(at: place) }
      $0 = .object(entries)
    }
  }

  private static func list(
    _ name: String, _ edits: [TextEdit], _ root: Node, _ target: Node,
    _ change: (inout [Value]) -> Void
  ) -> PlannedEdit {
    plan(name, edits, root, target) {
      guard case .array(var elements) = $0 else { return }
      change(&elements)
      $0 = .array(elements)
    }
  }

  private static func plan(
    _ name: String, _ edits: [TextEdit], _ root: Node, _ target: Node,
    _ change: (inout Value) -> Void
  ) -> PlannedEdit {
    PlannedEdit(name: name, edits: edits, expected: root.value(changing: target, by: change))
  }
}
