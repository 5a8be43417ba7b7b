/// A pattern of a path with `*`, `?`, `[a-z]`, `**` and backslashes, matched byte by byte.
///
/// Only the last star is tried again: what one before it could take in as well, it can. So no pattern
/// takes longer than its length times the text's.
struct Glob: Sendable {
  static let slash = UInt8(ascii: "/")

  /// A step of the pattern.
  private enum Part {
    case byte(UInt8)
    case oneOf(Set<UInt8>)
    /// Any bytes but slashes.
    case name
    /// Any bytes.
    case path
    /// Nothing, or any bytes with a slash at their end.
    case parents
  }

  private var parts: [Part] = []

  /// Whether a byte may mean something other than itself.
  static func isSpecial(_ byte: UInt8) -> Bool { "*?[\\".utf8.contains(byte) }

  /// Reads a pattern; nil where it ends within a class or after a backslash, and so matches
  /// nothing.
  init?(_ pattern: ArraySlice<UInt8>) {
    var rest = pattern
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"):
        let isAtStart = pattern.startIndex == rest.startIndex - 1
        addStar(&rest, startsPart: isAtStart || pattern[rest.startIndex - 2] == Self.slash)
      case UInt8(ascii: "?"): parts.append(.oneOf(Self.notSlash))
      case UInt8(ascii: "["):
        guard let bytes = byteClass(&rest) else { return nil }
        parts.append(.oneOf(bytes.intersection(Self.notSlash)))
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst() else { return nil }
        parts.append(.byte(escaped))
      default: parts.append(.byte(byte))
      }
    }
  }

  private static let notSlash = Set(UInt8.min...UInt8.max).subtracting([slash])

  /// Two stars that are all of a part of the path mean any number of parts; others mean one name.
  private mutating func addStar(_ rest: inout ArraySlice<UInt8>, startsPart: Bool) {
    let isDouble = rest.first == UInt8(ascii: "*")
    rest = rest.drop { $0 == UInt8(ascii: "*") }
    let isLast = rest.isEmpty || rest.first == Self.slash || rest.starts(with: "\\/".utf8)
    guard isDouble, startsPart, isLast else { return parts.append(.name) }
    guard rest.first == Self.slash else { return parts.append(.path) }
    rest.removeFirst()
    parts.append(.parents)
  }

  /// Whether the whole of a text matches.
  func matches(_ text: ArraySlice<UInt8>) -> Bool {
    var (place, at) = (0, text.startIndex)
    // Where to go on from when what follows the last star matches no more.
    var name: (place: Int, at: Int)?
    var path: (place: Int, at: Int)?
    while place < parts.count || at < text.endIndex {
      switch place < parts.count ? parts[place] : nil {
      case .name:
        place += 1
        name = (place, at)
        continue
      case .path, .parents:
        place += 1
        (name, path) = (nil, (place, at))
        continue
      case .byte(let wanted) where at < text.endIndex && text[at] == wanted:
        (place, at) = (place + 1, at + 1)
        continue
      case .oneOf(let bytes) where at < text.endIndex && bytes.contains(text[at]):
        (place, at) = (place + 1, at + 1)
        continue
      default: break
      }
      if let last = name, last.at < text.endIndex, text[last.at] != Self.slash {
        name = (last.place, last.at + 1)
        (place, at) = (last.place, last.at + 1)
      } else if let last = path, let next = next(after: last, in: text) {
        (name, path) = (nil, (last.place, next))
        (place, at) = (last.place, next)
      } else {
        return false
      }
    }
    return true
  }

  /// Where what follows a part of any bytes may begin next.
  private func next(after last: (place: Int, at: Int), in text: ArraySlice<UInt8>) -> Int? {
    guard last.at < text.endIndex else { return nil }
    guard case .parents = parts[last.place - 1] else { return last.at + 1 }
    return text[last.at...].firstIndex(of: Self.slash).map { $0 + 1 }
  }
}
