internal import JSONTree

/// Gives equal values the same number, in all documents it reads, so that comparing any two is one step.
///
/// Texts are equal when their scalars and half surrogate pairs are, numbers when their values are, objects whatever the order of their members.
struct ValueNumbers {
  private enum Key: Hashable {
    case null
    case boolean(Bool)
    case string([UInt8])
    case number(DecimalNumber)
    case oddNumber(String)
    case array([Int32])
    /// Keys and values in turn, sorted by key.
    case object([Int32])
  }

  private var numbers: [Key: Int32] = [:]

  /// Reads a whole document, in time and memory proportional to its length.
  mutating func read(_ root: Node) -> Item {
    let numbering = Numbering()
    add(root, to: numbering)
    return Item(node: root, numbering: numbering, place: 0)
  }

  /// Returns the number of a key of an object.
  mutating func number(ofKey key: String) -> Int32 {
    number(of: .string(Array(key.utf8)))
  }

  private mutating func number(of key: Key) -> Int32 {
    if let known = numbers[key] { return known }
    let next = Int32(truncatingIfNeeded: numbers.count)
    numbers[key] = next
    return next
  }

  @discardableResult
  private mutating func add(_ node: Node, to numbering: Numbering) -> Int32 {
    let place = numbering.open()
    let number = number(of: key(of: node, in: numbering))
    numbering.close(place, number)
    return number
  }

  private mutating func key(of node: Node, in numbering: Numbering) -> Key {
    switch node.kind {
    case .null: return .null
    case .boolean: return .boolean(node.boolean ?? false)
    case .string:
      return .string(node.textBytes)
    case .number:
      let spelling = node.numberText ?? ""
      return DecimalNumber(spelling).map(Key.number) ?? .oddNumber(spelling)
    case .array:
      var elements: [Int32] = []
      elements.reserveCapacity(node.count)
      for element in node.elements { elements.append(add(element, to: numbering)) }
      return .array(elements)
    case .object:
      var pairs: [(key: Int32, value: Int32)] = []
      pairs.reserveCapacity(node.count)
      for member in node.members {
        let place = numbering.open()
        let key = number(of: .string(member.keyBytes))
        numbering.close(place, key)
        pairs.append((key, add(member.value, to: numbering)))
      }
      pairs.sort { $0.key < $1.key }
      return .object(pairs.flatMap { [$0.key, $0.value] })
    }
  }
}
