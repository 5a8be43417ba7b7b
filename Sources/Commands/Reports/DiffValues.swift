internal import JSONTree
internal import SourceText
internal import Wording

/// An old and a new value as words in which a reader sees the difference.
struct DiffValues {
  let old: String
  let new: String

  init(_ old: Node, _ new: Node) {
    let needsQuotes = old.kind != new.kind || [old, new].contains { $0.isBlankAtItsEnds }
    var texts = (old.words(isQuoted: needsQuotes), new.words(isQuoted: needsQuotes))
    // Characters that are composed in another way look alike.
    if texts.0 == texts.1 { texts = (texts.0.escaped, texts.1.escaped) }
    // Halves of characters look alike even so.
    if texts.0 == texts.1 { texts = (old.text, new.text) }
    let parts = Self.excerpts(texts.0, texts.1)
    self.old = printable(parts.0, atMost: .max)
    self.new = printable(parts.1, atMost: .max)
  }

  /// The texts, so far cut that neither is wider, where they differ if possible.
  func cut(to width: Int) -> DiffValues {
    guard max(old.displayWidth, new.displayWidth) > width else { return self }
    let shared = zip(old, new).prefix { $0 == $1 }.count
    let rest = max(old.count, new.count) - (width - 1)
    let lead = min(shared - width / 3, rest)
    guard lead > 0 else {
      return DiffValues(shown: old.cutInTheMiddle(to: width), new.cutInTheMiddle(to: width))
    }
    return DiffValues(
      shown: ("…" + old.dropFirst(lead)).cutInTheMiddle(to: width),
      ("…" + new.dropFirst(lead)).cutInTheMiddle(to: width))
  }

  private init(shown old: String, _ new: String) {
    self.old = old
    self.new = new
  }

  /// The stretch of very long texts in which they begin to differ.
  private static func excerpts(_ old: String, _ new: String) -> (String, String) {
    let most = 4000
    guard max(old.utf8.count, new.utf8.count) > most else { return (old, new) }
    let shared = zip(old.utf8, new.utf8).prefix { $0 == $1 }.count
    return (old.excerpt(from: shared - 200, most), new.excerpt(from: shared - 200, most))
  }
}

extension Node {
  /// The value as a person reads it: a text as it is or in quotes, anything else as JSON in one line.
  func words(isQuoted: Bool) -> String {
    if !isQuoted, let string { return string }
    return Value(node: self)?.withoutTokens.printed(layout: .oneLine) ?? text
  }

  /// What stands for the value of a key that names a token.
  func hiddenWords() -> String {
    string == tokenPlaceholder ? tokenPlaceholder : Value.hiddenToken
  }

  /// The value by itself: a text that is empty or ends in a space is in quotes.
  var words: String { words(isQuoted: isBlankAtItsEnds) }

  fileprivate var isBlankAtItsEnds: Bool {
    guard let string else { return false }
    return string.first?.isWhitespace ?? true || string.last?.isWhitespace ?? true
  }
}

extension String {
  /// The text with all that is not ASCII as `\u{…}`.
  fileprivate var escaped: String {
    unicodeScalars.map { $0.isASCII ? String($0) : "\\u{\(String($0.value, radix: 16))}" }.joined()
  }

  /// So many bytes from an offset on, with `…` for what is left out.
  fileprivate func excerpt(from offset: Int, _ most: Int) -> String {
    let bytes = Array(utf8)
    var start = max(0, min(offset, bytes.count))
    while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    var end = min(bytes.count, start + most)
    while end < bytes.count, end > start, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return (start > 0 ? "…" : "") + String(decoding: bytes[start..<end], as: UTF8.self)
      + (end < bytes.count ? "…" : "")
  }
}

extension Value {
  /// What stands in the place of a token.
  static let hiddenToken = "(a token)"

  /// The value without what stands under keys that name tokens.
  var withoutTokens: Value {
    switch self {
    case .array(let elements): .array(elements.map(\.withoutTokens))
    case .object(let entries):
      .object(
        entries.map { entry in
          guard namesToken(entry.key) else { return .init(entry.key, entry.value.withoutTokens) }
          let isPlaceholder = entry.value == .string(tokenPlaceholder)
          return .init(entry.key, isPlaceholder ? entry.value : .string(Self.hiddenToken))
        })
    default: self
    }
  }
}
