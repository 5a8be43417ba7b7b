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
    let place = Int.random(in: 0...target.count, using: &random)
    let other = Int.random(in: 0...target.count, using: &random)
    switch (target.kind, Int.random(in: 0..<4, using: &random)) {
    case (.object, 0), (.object, 1):
      let key = "new \(random.next() % 100)"
      return plan(
        "insert member", [document.inserting(value, forKey: key, in: target, at: place)], root,
        target
      ) {
        guard case .object(var entries) = $0 else { return }
        entries.insert(.init(key, value), at: place)
        $0 = .object(entries)
      }
    case (.object, 2) where place < target.count:
      return plan("remove member", [document.removingMember(at: place, from: target)], root, target)
      {
        guard case .object(var entries) = $0 else { return }
        entries.remove(at: place)
        $0 = .object(entries)
      }
    case (.array, 0), (.array, 1):
      return plan(
        "insert element", [document.inserting(value, in: target, at: place)], root, target
      ) {
        guard case .array(var elements) = $0 else { return }
        elements.insert(value, at: place)
        $0 = .array(elements)
      }
    case (.array, 2) where place < target.count:
      return plan(
        "remove element", [document.removingElement(at: place, from: target)], root, target
      ) {
        guard case .array(var elements) = $0 else { return }
        elements.remove(at: place)
        $0 = .array(elements)
      }
    case (.array, 3) where place < target.count && other < target.count:
      return plan(
        "move element", document.movingElement(from: place, to: other, in: target), root, target
      ) {
        guard case .array(var elements) = $0 else { return }
        elements.insert(elements.remove(at: place), at: other)
        $0 = .array(elements)
      }
    default:
      return plan("replace", [document.replacing(target, with: value)], root, target) { $0 = value }
    }
  }

  private static func plan(
    _ name: String, _ edits: [TextEdit], _ root: Node, _ target: Node,
    _ change: (inout Value) -> Void
  ) -> PlannedEdit {
    PlannedEdit(name: name, edits: edits, expected: root.value(changing: target, by: change))
  }
}
