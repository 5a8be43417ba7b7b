internal import JSONTree

/// The numbers of a document's values in the order of its text; a member's key stands before its value.
final class Numbering {
  private(set) var numbers: [Int32] = []
  /// The place after each value and all inside it.
  private(set) var ends: [Int32] = []

  func open() -> Int {
    numbers.append(0)
    ends.append(0)
    return numbers.count - 1
  }

  func close(_ place: Int, _ number: Int32) {
    numbers[place] = number
    ends[place] = Int32(truncatingIfNeeded: numbers.count)
  }
}

/// A value of a document together with its number.
struct Item {
  let node: Node
  let numbering: Numbering
  let place: Int

  /// The number that it shares with all equal values.
  var number: Int32 { numbering.numbers[place] }

  /// The elements of an array; none for other kinds.
  var elements: [Item] {
    var next = place + 1
    return node.elements.map { element in
      defer { next = Int(numbering.ends[next]) }
      return Item(node: element, numbering: numbering, place: next)
    }
  }

  /// The members of an object, with the numbers of their keys; none for other kinds.
  var members: [(keyNumber: Int32, key: String, item: Item)] {
    var next = place + 1
    return node.members.map { member in
      defer { next = Int(numbering.ends[next + 1]) }
      let item = Item(node: member.value, numbering: numbering, place: next + 1)
      return (numbering.numbers[next], member.key, item)
    }
  }
}
