public import JSONTree

/// Makes random JSON values and writes them in random layouts, from a seed.
///
/// The writer shares no code with the printer under test.
public struct JSONGenerator {
  /// Where the randomness comes from.
  public var random: SplitMix64

  /// Creates a generator from a seed.
  public init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Returns an object or array with at most so many levels below it.
  public mutating func document(depth: Int = 4) -> Value {
    random.chance(0.8) ? object(depth: depth) : array(depth: depth)
  }

  /// Returns any value with at most so many levels below it.
  public mutating func value(depth: Int) -> Value {
    if depth > 0, random.chance(0.4) {
      return random.chance(0.6) ? object(depth: depth) : array(depth: depth)
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .null
    case 1: return .boolean(random.chance(0.5))
    case 2: return .number(number())
    default: return .string(string())
    }
  }

  /// Returns an object without duplicate keys.
  public mutating func object(depth: Int) -> Value {
    var entries: [Value.Entry] = []
    for _ in 0..<Int.random(in: 0..<6, using: &random) {
      let key = random.chance(0.7) ? random.pick(Self.words) : string()
      if !entries.contains(where: { $0.key == key }) {
        entries.append(.init(key, value(depth: depth - 1)))
      }
    }
    return .object(entries)
  }

  /// Returns an array.
  public mutating func array(depth: Int) -> Value {
    var elements: [Value] = []
    for _ in 0..<Int.random(in: 0..<5, using: &random) { elements.append(value(depth: depth - 1)) }
    return .array(elements)
  }

  private static let words = [
    "title", "text", "color", "action", "url", "type", "buttons", "items", "border", "radius",
    "odd key", "a/b", "~",
  ]

  /// Returns a text, often short and plain, sometimes with everything that needs care.
  public mutating func string() -> String {
    let pieces = [
      "a", "Hello", "#FFFFFFFF", "https://example.com/1.jpg", " ", "é", "e\u{301}", "中文", "👨‍👩‍👧", "🇩🇪",
      "\"", "\\", "/",
      "\n", "\t", "\r\n", "\u{1}", "\u{7F}", "\u{2028}", "{{key|text|Hi}}", "{", "]", ",", ":",
      "\u{FEFF}", "\u{FFFF}",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0..<5, using: &random) {
      text += random.chance(0.5) ? random.pick(["a", "b", "word", "Text"]) : random.pick(pieces)
    }
    return text
  }

  /// Returns a number in any spelling JSON allows and a double holds.
  public mutating func number() -> String {
    let spellings = [
      "0", "-0", "1.0", "1e5", "1E+2", "-2.50e-3", "0.55", "4", "12345678901234567890", "1e-400",
      "0e999",
    ]
    return random.chance(0.5)
      ? random.pick(spellings) : String(Int.random(in: -1000...1000, using: &random))
  }
}
