public import JSONTree
internal import Localization
public import Schema
internal import SourceText
internal import Wording

extension Field {
  /// The JSON value that a user's words stand for in this field.
  func value(reading text: String) throws(EditError) -> Value {
    switch shape {
    case .boolean:
      guard let flag = Bool(text) else {
        let meant = [["yes", "on", "1"]: true, ["no", "off", "0"]: false]
          .first { $0.key.contains(text.lowercased()) }
        throw misfit(text, "true or false", help: meant.map { "write \($0.value)" })
      }
      return .boolean(flag)
    case .number(let bounds):
      return try number(text, "a number" + (bounds.unit.map { " of \($0)" } ?? ""))
    case .index:
      return try number(text, "a number, counted from 0")
    case .choice(let choices):
      return try choice(text, choices.map(\.name))
    case .identifier, .words, .code, .color, .url:
      return .string(text)
    case .gradient:
      return try gradient(text)
    case .union(let union):
      return try tapAction(text, union)
    case .object, .list, .row, .map, .either, .anything:
      return try json(text)
    }
  }

  private func number(_ text: String, _ expected: String) throws(EditError) -> Value {
    if let number = Value(number: text) { return number }
    throw misfit(
      text, expected,
      help: Double(text)?.isInfinite == true && text.contains(where: \.isNumber)
        ? "that is more than phones can count"
        : "write it in digits, such as \(Value(scaffold).compact)")
  }

  /// One of the words, in any letter case as phones take it, or a placeholder for it.
  private func choice(_ text: String, _ words: [String]) throws(EditError) -> Value {
    if words.contains(text.lowercased()) || text.contains("{") { return .string(text) }
    let near = nearest(to: text, in: words)
    throw misfit(text, joined(words, by: "or"), help: near.map { "did you mean \($0)?" })
  }

  private func gradient(_ text: String) throws(EditError) -> Value {
    if text.hasPrefix("[") { return try json(text) }
    let stops = text.splitOutsideBraces.map { Value.string(String($0.trimmed)) }
    return stops.count == 1 ? stops[0] : .array(stops)
  }

  private func tapAction(_ text: String, _ union: Union) throws(EditError) -> Value {
    if text.looksLikeObject { return try json(text) }
    if text == "close" { return .object([.init("type", .string("close"))]) }
    guard text.contains(":") || text.hasPrefix("{") else {
      throw misfit(text, "close, or an address with its scheme")
    }
    return .object([.init("type", .string("url")), .init("url", .string(text))])
  }

  private func json(_ text: String) throws(EditError) -> Value {
    let document = Document(parsing: SourceFile(name: name, bytes: Array(text.utf8)))
    guard document.isValid, let root = document.root, let value = Value(node: root) else {
      let reason = document.problems.first.map { ": \($0.message)" } ?? ""
      throw EditError(
        .wrongValue,
        text.trimmed.isEmpty
          ? "\(name) takes \(jsonKind), and nothing is given"
          : "\(name) takes \(jsonKind), and this is not JSON\(reason)",
        help: exampleInside.map { "name a field inside it instead, such as \($0)=…" })
    }
    if let twice = document.duplicates.first {
      throw EditError(
        .wrongValue, "the JSON for \(name) has \(quoted(twice.key)) twice",
        help: "keep one of the two")
    }
    return value
  }

  private var jsonKind: String {
    if case .list = shape { return "a JSON list" }
    return models.isEmpty ? "JSON" : "a JSON object"
  }

  /// The path of a field inside the object or the first element.
  private var exampleInside: String? {
    switch shape {
    case .list(let element, _): element.models.first?.fields.first.map { "\(name)[0].\($0.name)" }
    default: models.lazy.compactMap(\.fields.first).first.map { "\(name).\($0.name)" }
    }
  }

  private func misfit(_ text: String, _ expected: String, help: String? = nil) -> EditError {
    EditError(.wrongValue, "\(name) must be \(expected), not \(quoted(text))", help: help)
  }
}

extension Value {
  /// A number exactly as spelled, or nil where JSON does not allow the spelling.
  init?(number text: String) {
    guard let spelled = spelledNumber(text) else { return nil }
    self = .number(String(spelled))
  }

  /// The JSON value of a schema literal.
  public init(_ literal: Literal) {
    switch literal {
    case .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .number(let number): self = .number(plain(number))
    case .string(let text): self = .string(text)
    case .list(let elements): self = .array(elements.map(Value.init))
    case .object(let entries):
      self = .object(entries.map { .init($0.name, Value($0.value)) })
    }
  }
}

extension String {
  /// Whether a user's words are a JSON object rather than a placeholder or plain text.
  var looksLikeObject: Bool {
    guard hasPrefix("{") else { return false }
    let inside = dropFirst().first { !$0.isWhitespace }
    return inside == "\"" || inside == "}"
      || Placeholder.all(in: self).first?.range.lowerBound != 0
  }

  /// The parts between commas, less those inside a placeholder.
  fileprivate var splitOutsideBraces: [Substring] {
    var depth = 0
    return split(omittingEmptySubsequences: false) { character in
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      return character == "," && depth <= 0
    }
  }
}

extension Value {
  /// Strings raw, all else as JSON on one line.
  var summary: String {
    if case .string(let text) = self { text } else { printed(layout: .oneLine) }
  }
}
