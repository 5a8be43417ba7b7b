internal import Schema

extension Field {
  /// All that the schema table says of the field and JSON Schema has no keyword for, in sentences.
  var notes: String {
    var sentences = [summary]
    sentences += shape.notes
    if !malformed.isDrop { sentences.append("If it is malformed, \(malformed.words).") }
    if let inertBecause { sentences.append("No visible effect: \(inertBecause)") }
    if !isDocumented, let support {
      sentences.append("The vendor's page does not name it. \(support.sentence)")
    }
    return sentences.joined(separator: " ")
  }
}

extension Schema.Shape {
  fileprivate var notes: [String] {
    switch self {
    case .number(let bounds):
      (bounds.unit.map { ["Unit: \($0)."] } ?? []) + bounds.limits.map(\.sentence)
        + bounds.readings
    case .index(let list):
      ["Counted from 0, one of the \(list); beyond, the nearest one is taken."]
    case .url(let destination) where destination.isMedia:
      ["An absolute HTTPS address."]
    case .choice(let choices):
      choices.map { "\($0.name): \($0.summary)" }
    case .list(_, let count) where !count.words.isEmpty:
      ["It holds \(count.words)."]
    default: []
    }
  }
}

extension Bounds {
  fileprivate var readings: [String] {
    (scale == .percentOrFraction ? ["1 or less is a fraction of the whole."] : [])
      + (scale == .whole ? ["Decimals are cut off."] : [])
      + (acceptsNumericStrings ? ["A number in quotes counts too."] : [])
  }
}

extension Limit {
  fileprivate var sentence: String {
    let text = "\(words): otherwise \(beyond.words)."
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension Outcomes {
  fileprivate var isDrop: Bool { Platform.allCases.contains { self[$0] == .dropped } }
}

extension Support {
  /// Since which release each platform has it, as a sentence.
  var sentence: String {
    let words = Platform.allCases.map { platform in
      observed[platform].map { "\(platform.title) \($0) and later" }
        ?? "no \(platform.title) release"
    }
    return "Works on \(words.joined(separator: ", "))."
  }
}
