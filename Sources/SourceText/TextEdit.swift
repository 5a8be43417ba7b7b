/// A replacement of one range of a file's bytes.
public struct TextEdit: Hashable, Sendable {
  /// The bytes that go; empty to insert.
  public let range: Range<Int>

  /// The bytes that come; empty to delete.
  public let replacement: [UInt8]

  /// Creates an edit that replaces a range with bytes.
  public init(range: Range<Int>, replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// Creates an edit that replaces a range with the UTF-8 bytes of a text.
  public init(range: Range<Int>, text: String) {
    self.init(range: range, replacement: Array(text.utf8))
  }
}

/// A set of edits that cannot be applied together.
public struct EditConflict: Error, Hashable, CustomStringConvertible {
  /// The way in which the edits fail.
  public enum Code: String, Sendable {
    /// Two edits change the same bytes.
    case overlap
    /// An edit lies outside the file.
    case outOfBounds
  }

  /// The way in which the edits fail.
  public let code: Code

  /// The edit that could not be applied.
  public let edit: TextEdit

  /// A sentence for a person.
  public var description: String {
    switch code {
    case .overlap: "two changes touch the same bytes (\(edit.range))"
    case .outOfBounds: "a change lies outside the file (\(edit.range))"
    }
  }
}

extension SourceFile {
  /// Returns the file with every edit applied; ranges refer to the file as it is now.
  ///
  /// Edits may come in any order. Two insertions at one offset are applied in the order given.
  public func applying(_ edits: [TextEdit]) throws(EditConflict) -> SourceFile {
    let ordered = edits.enumerated().sorted { left, right in
      (left.element.range.lowerBound, left.element.range.upperBound, left.offset)
        < (right.element.range.lowerBound, right.element.range.upperBound, right.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.count })
    var copied = 0
    for (_, edit) in ordered {
      guard edit.range.lowerBound >= 0, edit.range.upperBound <= bytes.count else {
        throw EditConflict(code: .outOfBounds, edit: edit)
      }
      guard edit.range.lowerBound >= copied else { throw EditConflict(code: .overlap, edit: edit) }
      result += bytes[copied..<edit.range.lowerBound]
      result += edit.replacement
      copied = edit.range.upperBound
    }
    result += bytes[copied...]
    return SourceFile(name: name, bytes: result)
  }
}
