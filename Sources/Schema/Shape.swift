/// The type of a field, with everything a phone checks about it.
public indirect enum Shape: Sendable {
  /// `true` or `false`; nothing else counts.
  case boolean
  /// A number within bounds.
  case number(Bounds)
  /// The 0-based number of an element of a sibling list, clamped into it and cut to a whole number.
  case index(of: String)
  /// Words for a person; empty drops the message.
  case words
  /// A string with no further rules; empty counts as absent.
  case code
  /// A string that names something; a number counts too.
  case identifier
  /// A hex colour: `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`.
  case color
  /// A hex colour, or a list of them for a gradient.
  case gradient
  /// The address of something that the phone loads or opens.
  case url(Destination)
  /// One of a few words, in any letter case.
  case choice([Choice])
  /// An object.
  case object(Model)
  /// An object that comes in several kinds, told apart by one of its fields.
  case union(Union)
  /// A list whose elements are all of one shape.
  case list(of: Shape, Count)
  /// A list with one value for each field of a model, in their order.
  case row(Model)
  /// An object with free names and values of one shape; a malformed value leads to `otherwise`.
  case map(of: Shape, key: String, otherwise: Outcomes)
  /// One of several shapes, which the kind of JSON value tells apart.
  case either([Shape])
  /// Any JSON value.
  case anything
}

/// What an address leads to.
public enum Destination: String, Hashable, Sendable {
  case image
  case video
  case link

  /// Whether the vendor's page demands an absolute HTTPS address.
  public var isMedia: Bool { self != .link }
}

/// One of the words a choice takes.
public struct Choice: Hashable, Sendable {
  /// The word.
  public let name: String
  /// What it does, in one sentence.
  public let summary: String

  /// Creates a choice.
  public init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}

/// An object that comes in several kinds, told apart by one of its fields.
public struct Union: Sendable {
  /// The union's name.
  public let name: String
  /// What it is, in one sentence.
  public let summary: String
  /// The field that tells the kinds apart.
  public let tag: String
  /// The kinds, named by the tag's value.
  public let kinds: [Model]
  /// The field that tells the kinds apart, as a field of its own.
  public let tagField: Field

  /// Creates a union.
  public init(_ name: String, _ summary: String, tag: String, kinds: [Model]) {
    self.name = name
    self.summary = summary
    self.tag = tag
    self.kinds = kinds
    self.tagField = .required(
      tag, .choice(kinds.map { Choice($0.name, $0.summary) }), "The kind of \(name.lowercased()).",
      example: .string(kinds.first?.name ?? ""))
  }

  /// The kind that a tag's value names, in any letter case.
  public func kind(named name: String) -> Model? {
    kinds.first { $0.name == name.lowercased() }
  }
}

extension Shape {
  /// The type's name as people say it.
  public var title: String {
    switch self {
    case .boolean: "true or false"
    case .number(let bounds): bounds.scale == .integer ? "whole number" : "number"
    case .index: "whole number"
    case .words: "text"
    case .code, .identifier: "string"
    case .color: "colour"
    case .gradient: "colour or list of colours"
    case .url(.image): "image URL"
    case .url(.video): "video URL"
    case .url(.link): "URL"
    case .choice(let choices): choices.map(\.name).joined(separator: " | ")
    case .object(let model): model.name
    case .union(let union): union.name
    case .list(let element, _): "list of \(element.title)"
    case .row(let model): "[\(model.fields.map(\.name).joined(separator: ", "))]"
    case .map(let value, let key, _): "object of \(key) to \(value.title)"
    case .either(let shapes): Self.title(ofEither: shapes.map(\.title))
    case .anything: "any value"
    }
  }

  private static func title(ofEither titles: [String]) -> String {
    titles.joined(separator: titles.contains { $0.contains(" or ") } ? ", or " : " or ")
  }
}
