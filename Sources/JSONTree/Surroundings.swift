internal import SourceText

/// What the bytes of a document show about its layout, for text that is added to it.
struct Surroundings {
  let storage: Storage
  var layout: Layout
  /// Whether the whole document stands on one line.
  var isOneLine: Bool

  var bytes: [UInt8] { storage.bytes }

  func spansLines(_ range: Range<Int>) -> Bool { spansLines(bytes[range]) }

  func spansLines(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// Whether the children of a container start on lines of their own.
  func breaksLines(_ container: Node) -> Bool {
    guard let first = container.childSpans.first else { return spansLines(container.range) }
    return spansLines(container.range.lowerBound..<first.lowerBound)
  }

  /// Returns the object or array a node is in.
  func parent(of node: Node) -> Node? {
    var index = node.index - 1
    while index >= 0, storage.tape[index].next <= node.index { index -= 1 }
    return index >= 0 ? Node(storage: storage, index: index) : nil
  }

  /// Returns the white space at the start of the line that holds an offset.
  func indentation(at offset: Int) -> String {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    if start == 0 { start = storage.source.byteOrderMarkLength }
    var end = start
    while end < offset, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Returns a value as it looks when it starts at an offset, after so many columns more.
  func print(
    _ value: Value, at offset: Int, prefix: Int = 0, onOneLine: Bool, breaksOutermost: Bool
  ) -> String {
    var layout = layout
    if onOneLine || isOneLine { layout.joinEverything() }
    var printer = Printer(layout)
    let indentation = indentation(at: offset)
    let column = storage.source.position(at: offset).column - 1 - indentation.count
    printer.print(
      value, indentation: indentation, prefix: column + prefix,
      breaksOutermost: breaksOutermost && !isOneLine)
    return printer.output
  }

  /// Returns the edit that gives an empty container its first child.
  func filling(_ container: Node, key: String?, value: Value) -> TextEdit {
    let inside =
      container.range.lowerBound
      + 1..<max(container.range.lowerBound + 1, container.range.upperBound - 1)
    let parent = parent(of: container)
    let filled = key.map { Value.object([.init($0, value)]) } ?? .array([value])
    let isInLine = parent.map { !breaksLines($0) } ?? false
    let text = print(
      filled, at: container.range.lowerBound, onOneLine: isInLine,
      breaksOutermost: parent == nil || spansLines(inside))
    let content = Array(text.utf8.dropFirst().dropLast())
    guard bytes[inside].allSatisfy(isSpace) else {
      return TextEdit(range: inside.lowerBound..<inside.lowerBound, replacement: content)
    }
    return TextEdit(range: inside, replacement: content)
  }

  /// Returns what separates a new child at an index from its neighbour: what separates the others.
  func separator(in container: Node, spans: [Range<Int>], near index: Int) -> String {
    let after = min(max(index, 1), spans.count - 1)
    let gap =
      spans.count > 1
      ? spans[after - 1].upperBound..<spans[after].lowerBound
      : container.range.lowerBound + 1..<spans[0].lowerBound
    let content = bytes[gap].filter { $0 != UInt8(ascii: ",") }
    let breaks = spansLines(bytes[gap])
    if spans.count > 1, content.allSatisfy(isSpace), content.count == gap.count - 1 {
      if content.count(where: { $0 == 0x0A }) <= 1 {
        return String(decoding: bytes[gap], as: UTF8.self)
      }
    }
    return breaks
      ? "," + layout.newline + indentation(at: spans[after < spans.count ? after : 0].lowerBound)
      : layout.comma
  }

  /// Returns what stands between a member's key and value.
  func colon(of object: Node, at index: Int) -> String {
    guard let member = object.members.dropFirst(index).first else { return layout.colon }
    let gap = bytes[member.keyRange.upperBound..<member.value.range.lowerBound]
    guard gap.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ":") }),
      gap.contains(UInt8(ascii: ":"))
    else { return layout.colon }
    return String(decoding: gap, as: UTF8.self)
  }
}

extension Layout {
  /// Puts everything on one line, with the same spaces.
  mutating func joinEverything() {
    lineLength = .max
    oneLineNesting = .max
    joinsContainers = true
  }
}
