internal import JSONTree
internal import Schema

extension Schema.Shape {
  /// The JSON types that the shape takes; none for any.
  func typeKeyword(orNull: Bool) -> [Value.Entry] {
    let names = typeNames + (orNull ? ["null"] : [])
    guard !typeNames.isEmpty, let first = names.first else { return [] }
    let value: Value = names.count == 1 ? .string(first) : .array(names.map(Value.string))
    return [.init("type", value)]
  }

  private var typeNames: [String] {
    switch self {
    case .boolean: ["boolean"]
    case .number(let bounds):
      [bounds.scale == .integer ? "integer" : "number"]
        + (bounds.acceptsNumericStrings ? ["string"] : [])
    case .index: ["number"]
    case .words, .code, .color, .url, .choice: ["string"]
    case .identifier: ["string", "number"]
    case .gradient: ["string", "array"]
    case .object, .union, .map: ["object"]
    case .list, .row: ["array"]
    case .either(let shapes): shapes.flatMap(\.typeNames)
    case .anything: []
    }
  }
}

extension Schema.Shape {
  /// An example for the field itself; a shared object has one of its own, and anything needs none.
  var inlineScaffold: Literal? {
    switch self {
    case .object, .union, .anything: nil
    default: scaffold
    }
  }
}

extension Bounds {
  /// Whether phones compare the number with the limit as it is written; 0 stays 0 as a percentage.
  func comparesAsWritten(_ limit: Limit) -> Bool {
    switch scale {
    case .plain, .integer: true
    case .percentOrFraction: limit.bound == 0
    case .whole: false
    }
  }
}

extension Limit {
  var keyword: Value.Entry {
    switch edge {
    case .above(let bound): .init("exclusiveMinimum", Value(bound))
    case .atLeast(let bound): .init("minimum", Value(bound))
    case .atMost(let bound): .init("maximum", Value(bound))
    }
  }
}

extension Count {
  var keywords: [Value.Entry] {
    (atLeast > 0 ? [.init("minItems", Value(atLeast))] : [])
      + (atMost.map { [.init("maxItems", Value($0))] } ?? [])
  }
}

/// Regular expressions in the part that ECMAScript, Python, Java and RE2 read alike.
enum Pattern {
  /// A placeholder anywhere in a string: what it becomes is known on the phone only.
  static let placeholder = #"\{[^}]+\|[^}]*\}"#

  /// A hex colour, with blanks behind it as phones forgive them, or a placeholder.
  static let color =
    "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})\\s*$|" + placeholder

  /// One of some words in any letter case; JSON Schema has no flag for that.
  static func anyCase(of words: [String]) -> String {
    let spelled = words.map { word in
      word.map { $0.isLetter ? "[\($0.uppercased())\($0.lowercased())]" : "\($0)" }.joined()
    }
    return "^(" + spelled.joined(separator: "|") + ")$"
  }
}

extension String {
  /// The name's words, each with a capital: "Stories item" becomes `StoriesItem`.
  var asDefinitionName: String {
    split { !$0.isLetter && !$0.isNumber }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
