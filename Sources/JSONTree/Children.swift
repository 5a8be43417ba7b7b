/// A key and its value in an object.
public struct Member: Sendable, Hashable {
  let keyNode: Node

  /// The value.
  public let value: Node

  /// The key, with escapes resolved.
  public var key: String { keyNode.string ?? "" }

  /// The bytes of the key, with its quotes.
  public var keyRange: Range<Int> { keyNode.range }

  /// The bytes from the key's start to the value's end.
  public var range: Range<Int> { keyRange.lowerBound..<value.range.upperBound }
}

/// The members of an object, in the order of the text.
public struct Members: Collection, Sendable {
  let storage: Storage
  /// The tape's entries from the first key to the end of the last value.
  let entries: Range<Int>
  /// The number of members.
  public let count: Int

  /// A place among the members.
  public struct Index: Comparable, Sendable {
    let entry: Int

    /// Orders places as they appear in the text.
    public static func < (left: Index, right: Index) -> Bool { left.entry < right.entry }
  }

  /// The place of the first member.
  public var startIndex: Index { Index(entry: entries.lowerBound) }

  /// The place after the last member.
  public var endIndex: Index { Index(entry: entries.upperBound) }

  /// Returns the place after another.
  public func index(after place: Index) -> Index {
    Index(entry: Int(storage.tape[place.entry + 1].next))
  }

  /// The member at a place.
  public subscript(place: Index) -> Member {
    Member(
      keyNode: Node(storage: storage, index: place.entry),
      value: Node(storage: storage, index: place.entry + 1))
  }
}

/// The elements of an array, in the order of the text.
public struct Elements: Collection, Sendable {
  let storage: Storage
  let entries: Range<Int>
  /// The number of elements.
  public let count: Int

  /// A place among the elements.
  public struct Index: Comparable, Sendable {
    let entry: Int

    /// Orders places as they appear in the text.
    public static func < (left: Index, right: Index) -> Bool { left.entry < right.entry }
  }

  /// The place of the first element.
  public var startIndex: Index { Index(entry: entries.lowerBound) }

  /// The place after the last element.
  public var endIndex: Index { Index(entry: entries.upperBound) }

  /// Returns the place after another.
  public func index(after place: Index) -> Index {
    Index(entry: Int(storage.tape[place.entry].next))
  }

  /// The element at a place.
  public subscript(place: Index) -> Node { Node(storage: storage, index: place.entry) }
}

extension Node {
  /// The members of an object; none for other kinds.
  public var members: Members {
    Members(
      storage: storage, entries: childEntries(of: .object), count: kind == .object ? count : 0)
  }

  /// The elements of an array; none for other kinds.
  public var elements: Elements {
    Elements(storage: storage, entries: childEntries(of: .array), count: kind == .array ? count : 0)
  }

  private func childEntries(of kind: Entry.Kind) -> Range<Int> {
    let entry = entry
    return entry.kind == kind ? index + 1..<Int(entry.next) : index..<index
  }

  /// The value of an object's first member with a key, or nil when there is none.
  public subscript(key: String) -> Node? { member(key)?.value }

  /// Returns an object's first member with a key, or nil when there is none.
  public func member(_ key: String) -> Member? {
    members.first { $0.keyNode.isSpelled(key) }
  }

  /// The value of an object's last member with a key, which is the one that most readers keep.
  public func last(_ key: String) -> Node? { lastMember(key)?.value }

  /// Returns an object's last member with a key, or nil when there is none.
  public func lastMember(_ key: String) -> Member? {
    members.reduce(nil) { last, member in member.keyNode.isSpelled(key) ? member : last }
  }

  /// The element at an index of an array, or nil when there is none; takes time proportional to the index.
  public subscript(index: Int) -> Node? {
    guard index >= 0, index < elements.count else { return nil }
    return elements.dropFirst(index).first
  }

  /// Whether a string's text is exactly these scalars; decodes only when there are escapes.
  private func isSpelled(_ text: String) -> Bool {
    let entry = entry
    if entry.hasEscapes {
      return decodeString(entry, in: storage.bytes).utf8.elementsEqual(text.utf8)
    }
    let content = entry.content
    return content.count == text.utf8.count && storage.bytes[content].elementsEqual(text.utf8)
  }
}
