internal import JSONTree
internal import Schema
internal import Wording

extension Field {
  /// Whether the server needs it.
  var isDemanded: Bool { presence == .required(otherwise: .dropped) }
}

extension Model {
  /// Whether the inbox reads its members: the data, or the root of the payload.
  var isPayload: Bool {
    name == Model.inboxData.name || name == Model.payloadRoot.name
  }

  /// The name inside a sentence.
  var spokenName: String {
    name.first?.isLowercase == true ? "\(name) body" : name.lowercased()
  }

  /// Where a name belongs that is not one of a model's: the data or the notification.
  static func homes(of name: String, besides model: Model) -> String? {
    if model.name == notification.name, inboxData.field(named: name) != nil { return "data" }
    let isGate = name.hasPrefix("inbox_") && notification.field(named: name) != nil
    if isGate, model.name != notification.name { return "notification, beside data" }
    let isPart = notification.field(named: name) != nil && model.name == messageRequest.name
    return isPart ? "notification" : nil
  }
}

extension String {
  /// The name in small letters, without underscores.
  var folded: String { lowercased().filter { $0 != "_" } }

  /// Whether one character more, less, or another one makes the one name of the other.
  func differsByOneCharacter(from other: String) -> Bool {
    let start = zip(self, other).prefix { $0 == $1 }.count
    let end = zip(dropFirst(start).reversed(), other.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    return max(count, other.count) - start - end == 1
  }
}

extension Node {
  /// Whether a member is not there, or null.
  func isMissing(_ name: String) -> Bool { last(name)?.isNull ?? true }
}

extension Node.Kind {
  /// The kind with its article.
  var words: String {
    switch self {
    case .object: "an object"
    case .array: "a list"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    }
  }
}

extension Schema.Shape {
  /// What a value must be, with its article.
  var wanted: String {
    switch self {
    case .boolean: "true or false"
    case .object: "an object"
    case .map(_, let key, _): "an object with a string for each \(key)"
    case .list, .row: "a list"
    case .number: "a number"
    case .either(let shapes): joined(shapes.map(\.wanted), by: "or")
    default: "a string"
    }
  }

  /// Whether a value is of this type, whatever is in it.
  func fits(_ node: Node) -> Bool {
    switch self {
    case .boolean: node.boolean != nil
    case .number: node.number != nil
    case .identifier: node.string != nil || node.number != nil
    case .object, .map, .union: node.kind == .object
    case .list, .row: node.kind == .array
    case .either(let shapes): shapes.contains { $0.fits(node) }
    case .anything: true
    default: node.string != nil
    }
  }
}

extension Consequence {
  /// What comes of a fault in a request, as a sentence.
  var sentence: String {
    switch self {
    case .dropped: "The server refuses the request."
    case .ignored: "It counts as absent."
    case .degraded(let plainer): "The inbox falls back to \(plainer)."
    case .clamped, .accepted, .undocumented: "What the server does with it is not documented."
    }
  }
}
