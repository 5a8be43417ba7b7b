public import SourceText

/// Edits take nodes of this same document and leave every byte outside their range as it is.
///
/// A node of the wrong kind or an index that does not exist gives an edit that changes nothing.
extension Document {
  /// Returns the edit that puts a value in a node's place, in the layout of what surrounds it.
  public func replacing(_ node: Node, with value: Value) -> TextEdit {
    let surroundings = Surroundings(of: storage)
    let parent = surroundings.parent(of: node)
    let isInLine =
      parent.map { !surroundings.breaksLines($0) && !surroundings.spansLines(node.range) } ?? false
    let text = surroundings.print(
      value, at: node.range.lowerBound, onOneLine: isInLine, breaksOutermost: parent == nil)
    return TextEdit(range: node.range, text: text)
  }

  /// Returns the edit that adds a member to an object, laid out like its siblings.
  ///
  /// It comes last when the index is nil or beyond the end.
  public func inserting(_ value: Value, forKey key: String, in object: Node, at index: Int? = nil)
    -> TextEdit
  {
    guard object.kind == .object else { return .nothing(at: object) }
    return inserting(value, key: key, in: object, at: index ?? object.count)
  }

  /// Returns the edit that adds an element to an array, laid out like its siblings.
  ///
  /// It comes last when the index is beyond the end.
  public func inserting(_ value: Value, in array: Node, at index: Int) -> TextEdit {
    guard array.kind == .array else { return .nothing(at: array) }
    return inserting(value, key: nil, in: array, at: index)
  }

  /// Returns the edit that takes a member out of an object, with its comma and its line.
  public func removingMember(at index: Int, from object: Node) -> TextEdit {
    object.kind == .object ? removingChild(at: index, from: object) : .nothing(at: object)
  }

  /// Returns the edit that takes an element out of an array, with its comma and its line.
  public func removingElement(at index: Int, from array: Node) -> TextEdit {
    array.kind == .array ? removingChild(at: index, from: array) : .nothing(at: array)
  }

  /// Returns the edits that move an element to another index of its array; the bytes between elements stay.
  public func movingElement(from origin: Int, to destination: Int, in array: Node) -> [TextEdit] {
    let spans = array.elements.map(\.range)
    guard spans.indices.contains(origin), spans.indices.contains(destination), origin != destination
    else { return [] }
    var order = Array(spans.indices)
    order.insert(order.remove(at: origin), at: destination)
    return zip(spans, order).compactMap { span, source in
      span == spans[source]
        ? nil : TextEdit(range: span, replacement: Array(storage.bytes[spans[source]]))
    }
  }

  private func inserting(_ value: Value, key: String?, in container: Node, at index: Int)
    -> TextEdit
  {
    let surroundings = Surroundings(of: storage)
    let spans = container.childSpans
    guard !spans.isEmpty else { return surroundings.filling(container, key: key, value: value) }
    let index = min(max(index, 0), spans.count)
    let neighbor = spans[min(index, spans.count - 1)]
    let separator = surroundings.separator(in: container, spans: spans, near: index)
    let isInLine =
      !surroundings.spansLines(separator.utf8) && !spans.contains { surroundings.spansLines($0) }
    var text = ""
    if let key {
      text = jsonString(key) + surroundings.colon(of: container, at: min(index, spans.count - 1))
    }
    text += surroundings.print(
      value, at: neighbor.lowerBound, prefix: text.count, onOneLine: isInLine,
      breaksOutermost: false)
    return index < spans.count
      ? TextEdit(range: neighbor.lowerBound..<neighbor.lowerBound, text: text + separator)
      : TextEdit(range: neighbor.upperBound..<neighbor.upperBound, text: separator + text)
  }

  private func removingChild(at index: Int, from container: Node) -> TextEdit {
    let spans = container.childSpans
    guard spans.indices.contains(index) else { return .nothing(at: container) }
    let range: Range<Int>
    if index + 1 < spans.count {
      range = spans[index].lowerBound..<spans[index + 1].lowerBound
    } else if index > 0 {
      range = spans[index - 1].upperBound..<spans[index].upperBound
    } else {
      // A container that is not closed ends with its last child.
      let end = max(spans[0].upperBound, container.range.upperBound - 1)
      let inside = container.range.lowerBound + 1..<end
      let around =
        storage.bytes[inside.lowerBound..<spans[0].lowerBound]
        + storage.bytes[spans[0].upperBound..<inside.upperBound]
      range = around.allSatisfy { isSpace($0) || $0 == UInt8(ascii: ",") } ? inside : spans[0]
    }
    return TextEdit(range: range, replacement: [])
  }
}

extension TextEdit {
  fileprivate static func nothing(at node: Node) -> TextEdit {
    TextEdit(range: node.range.lowerBound..<node.range.lowerBound, replacement: [])
  }
}

extension Node {
  /// The bytes of each member or element.
  var childSpans: [Range<Int>] { kind == .object ? members.map(\.range) : elements.map(\.range) }
}

/// Whether a byte is one of JSON's four spaces.
func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
