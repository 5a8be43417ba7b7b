/// A pattern of a path with `*`, `?`, `[a-z]`, `**` and backslashes, matched byte by byte.
///
/// All ways to match are followed at once, so that no pattern takes longer than its length times
/// the text's.
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
    /// The next two parts may be absent.
    case optional
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
    if rest.first == Self.slash { parts.append(.optional) }
    parts.append(.path)
  }

  /// Whether the whole of a text matches.
  func matches(_ text: ArraySlice<UInt8>) -> Bool {
    var now = Places(count: parts.count)
    add(0, to: &now)
    for byte in text {
      var next = Places(count: parts.count)
      for place in now.list {
        switch place < parts.count ? parts[place] : nil {
        case .byte(let wanted) where wanted == byte: add(place + 1, to: &next)
        case .oneOf(let bytes) where bytes.contains(byte): add(place + 1, to: &next)
        case .name where byte != Self.slash: add(place, to: &next)
        case .path: add(place, to: &next)
        default: break
        }
      }
      if next.list.isEmpty { return false }
      now = next
    }
    return now.isReached[parts.count]
  }

  /// The parts that may come next.
  private struct Places {
    var list: [Int] = []
    var isReached: [Bool]

    init(count: Int) { isReached = Array(repeating: false, count: count + 1) }
  }

  /// Adds a place, and those after it where its part may match nothing.
  private func add(_ place: Int, to places: inout Places) {
    guard !places.isReached[place] else { return }
    places.isReached[place] = true
    places.list.append(place)
    switch place < parts.count ? parts[place] : nil {
    case .name, .path: add(place + 1, to: &places)
    case .optional:
      add(place + 1, to: &places)
      add(place + 3, to: &places)
    default: break
    }
  }
}
