internal import SourceText

/// One value or key of a document: 16 bytes that say where it lies and where the next one starts.
///
/// Entries stand in the order of the text. An object's entries alternate between a key and its value.
struct Entry {
  var start: UInt32
  var end: UInt32
  /// The index of the entry after this one and everything inside it.
  var next: UInt32
  /// Bits 0-2 the kind; for a container the number of children above; for a string how it is written.
  var meta: UInt32

  enum Kind: UInt32 {
    case object, array, string, number, yes, no, null
  }

  init(_ kind: Kind, start: Int, end: Int, next: Int, details: UInt32 = 0) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.next = UInt32(truncatingIfNeeded: next)
    self.meta = kind.rawValue | details << 3
  }

  var kind: Kind { Kind(rawValue: meta & 7) ?? .null }
  var range: Range<Int> { Int(start)..<Int(end) }

  /// The number of elements or members of a container.
  var count: Int {
    get { Int(meta >> 3) }
    set { meta = meta & 7 | UInt32(clamping: newValue) << 3 }
  }

  /// Whether a string's bytes are not its text as they stand.
  var hasEscapes: Bool { meta & 8 != 0 }
  var openingLength: Int { Int(meta >> 4 & 3) }
  var closingLength: Int { Int(meta >> 6 & 3) }

  /// The bytes between a string's quotes.
  var content: Range<Int> {
    let from = Int(start) + openingLength
    return from..<max(from, Int(end) - closingLength)
  }

  /// Returns the details of a string entry.
  static func string(hasEscapes: Bool, opening: Int = 1, closing: Int = 1) -> UInt32 {
    (hasEscapes ? 1 : 0) | UInt32(opening) << 1 | UInt32(closing) << 3
  }
}

/// What a document and all its nodes share.
final class Storage: Sendable {
  let source: SourceFile
  let bytes: [UInt8]
  let tape: [Entry]

  init(source: SourceFile, tape: [Entry]) {
    self.source = source
    self.bytes = source.bytes
    self.tape = tape
  }
}
