import JSONTree
import Schema
import SourceText
import Templates
import TestSupport
import Testing

/// A template damaged at random, and who is asked about it.
struct RandomConfig {
  let config: Document
  let translations: Document?
  let targets: [Target]

  init(_ random: inout SplitMix64) throws {
    let type = random.pick(Catalogue.displayTypes)
    let bytes = try #require(Starters.native(named: type.name)).bytes
    let starter = Document(parsing: SourceFile(name: "", bytes: bytes))
    var value = try #require(starter.root.flatMap { Value(node: $0) })
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      if random.chance(0.4) { value.damageLeaf(&random) } else { value.damage(&random) }
    }
    let layout = random.pick([Layout.canonical, .compact, .oneLine])
    var text = value.printed(layout: layout)
    if random.chance(0.1) { text = text.split(separator: "\n").joined(separator: "\r\n") }
    if random.chance(0.05) { text = "\u{FEFF}" + text }
    config = Document(parsing: text, name: "native-config.json")
    let hasStrings = random.chance(0.5)
    translations =
      hasStrings
      ? Document(parsing: Value.strings(&random).printed(), name: "pushwoosh.json") : nil
    let known = Platform.allCases.flatMap { platform in
      platform.knownReleases.map { Target(platform, $0) }
    }
    targets = (0..<Int.random(in: 0...3, using: &random)).map { _ in random.pick(known) }
  }
}

extension Value {
  /// Texts that are hard to read, to draw or to point at, and placeholders of all kinds.
  private static let oddTexts = [
    "", " ", "#fff", "fff", " #FFF", "#FFF ", "red", "true", "5", "nan", "http://example.com/a.jpg",
    "images/a.jpg", "CLOSE", "bottom-Right", "topleft", "👨‍👩‍👧", "e\u{301}\u{301}", "\u{202E}abc",
    "\u{0}",
    "a\nb", "{{k|text|}}", "{{key|text|Hello}}", "{{key|color|#FFF}}", "{{key|color|red}}",
    "{{missing|text|x}}", "{{key}}", "{{key|text", "{key|text|x}", "{{a|b|c}}{{key|lower|D}}",
    "{{empty|text|a}}", String(repeating: "long ", count: 60), "中文", "\u{2028}",
  ]

  private static let oddNumbers = [
    "0", "-0", "-1", "1", "0.5", "1e308", "-1e308", "123456789012345678901234567890", "1.5",
    "1e-300", "45", "2147483648", "9223372036854775808", "0.1",
  ]

  private static let oddKeys = [
    "titel", "Title", "title", "dark", "showclose", "color", "text", "", "a/b~c", "👩‍🚀",
    "displayType",
    "inAppId", "maxDisplays", "ttl", "modal", "banner", "buttons", "items", "reward", "code",
    "action",
  ]

  /// A small value of any kind.
  private static func odd(_ random: inout SplitMix64) -> Value {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .null
    case 1: .boolean(random.chance(0.5))
    case 2: .number(random.pick(oddNumbers))
    case 3: .array([])
    case 4: .object([])
    case 5: .array([.string(random.pick(oddTexts)), .null])
    default: .string(random.pick(oddTexts))
    }
  }

  /// Changes one value somewhere, deeper ones more often.
  fileprivate mutating func damage(_ random: inout SplitMix64) {
    switch self {
    case .object(var entries) where !entries.isEmpty:
      let place = Int.random(in: 0..<entries.count, using: &random)
      if entries[place].value.hasParts, random.chance(0.9) {
        entries[place].value.damage(&random)
      } else if !entries[place].value.hasParts, random.chance(0.6) {
        entries[place].value = entries[place].value.likewiseOdd(&random)
      } else {
        entries.damage(at: place, &random) { Self.odd(&$0) }
      }
      self = .object(entries)
    case .array(var elements) where !elements.isEmpty:
      let place = Int.random(in: 0..<elements.count, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: elements.remove(at: place)
      case 1: elements.append(elements[place])
      case 2: elements[place] = Self.odd(&random)
      case 3: elements = Array(repeating: elements[place], count: 14)
      default:
        if elements[place].hasParts {
          elements[place].damage(&random)
        } else {
          elements[place] = elements[place].likewiseOdd(&random)
        }
      }
      self = .array(elements)
    default: self = Self.odd(&random)
    }
  }

  /// Changes one of all values without parts, each as likely as the others.
  fileprivate mutating func damageLeaf(_ random: inout SplitMix64) {
    var left = Int.random(in: 0..<leafCount, using: &random)
    damageLeaf(after: &left, &random)
  }

  private var leafCount: Int {
    switch self {
    case .object(let entries) where hasParts: entries.reduce(0) { $0 + $1.value.leafCount }
    case .array(let elements) where hasParts: elements.reduce(0) { $0 + $1.leafCount }
    default: 1
    }
  }

  private mutating func damageLeaf(after left: inout Int, _ random: inout SplitMix64) {
    switch self {
    case .object(var entries) where hasParts:
      for place in entries.indices { entries[place].value.damageLeaf(after: &left, &random) }
      self = .object(entries)
    case .array(var elements) where hasParts:
      for place in elements.indices { elements[place].damageLeaf(after: &left, &random) }
      self = .array(elements)
    default:
      if left == 0 { self = likewiseOdd(&random) }
      left -= 1
    }
  }

  /// Another value of the same kind.
  private func likewiseOdd(_ random: inout SplitMix64) -> Value {
    switch self {
    case .string: .string(random.pick(Self.oddTexts))
    case .number: .number(random.pick(Self.oddNumbers))
    default: Self.odd(&random)
    }
  }

  private var hasParts: Bool {
    switch self {
    case .object(let entries): !entries.isEmpty
    case .array(let elements): !elements.isEmpty
    default: false
    }
  }

  /// Texts in a few languages, some of them not texts.
  fileprivate static func strings(_ random: inout SplitMix64) -> Value {
    let languages = ["en", "de", "zh-Hans", "xx"].filter { _ in random.chance(0.6) }
    let blocks = languages.map { language in
      let keys = ["key", "empty", "a", "other"].filter { _ in random.chance(0.7) }
      return Entry(language, .object(keys.map { Entry($0, odd(&random)) }))
    }
    var entries = [Entry("localization", .object(blocks))]
    if random.chance(0.8) { entries.insert(Entry("default_language", "en"), at: 0) }
    if random.chance(0.1) { entries[0].value = odd(&random) }
    return .object(entries)
  }

  fileprivate static func oddKey(_ random: inout SplitMix64) -> String { random.pick(oddKeys) }
}

extension [Value.Entry] {
  /// Changes one member: its value, its key, or whether and how often it is there.
  fileprivate mutating func damage(
    at place: Int, _ random: inout SplitMix64, _ odd: (inout SplitMix64) -> Value
  ) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: remove(at: place)
    case 1: self[place].key = Value.oddKey(&random)
    case 2: append(self[place])
    case 3: append(.init(self[place].key, odd(&random)))
    case 4: self[place].value = .array([self[place].value])
    case 5: self[place].value = .object([.init(Value.oddKey(&random), self[place].value)])
    case 6: append(.init(Value.oddKey(&random), odd(&random)))
    default: self[place].value = odd(&random)
    }
  }
}
