extension Field {
  /// The value used when scaffolding.
  public var scaffold: Literal { example ?? shape.scaffold }
}

extension Shape {
  /// A short value of this shape that a phone accepts.
  public var scaffold: Literal {
    switch self {
    case .boolean: true
    case .number, .index: 1
    case .words, .code, .identifier: "Your text"
    case .color, .gradient: "#FFFFFFFF"
    case .url(.image): "https://example.com/image.jpg"
    case .url(.video): "https://example.com/video.mp4"
    case .url(.link): "https://example.com"
    case .choice(let choices): .string(choices.first?.name ?? "")
    case .object(let model): model.scaffold
    case .union(let union): union.scaffold
    case .list(let element, let count):
      .list(Array(repeating: element.scaffold, count: count.atLeast))
    case .row(let model): .list(model.fields.map(\.scaffold))
    case .either(let shapes): shapes.first?.scaffold ?? .null
    case .map, .anything: .object([])
    }
  }
}

extension Model {
  /// The object with its required fields only, or its first alternative where one of several must be there.
  public var scaffold: Literal {
    let needed = fields.filter { $0.isRequired || $0.name == needsOneOf.first }
    return .object(needed.map { Literal.Entry($0.name, $0.scaffold) })
  }
}

extension Union {
  /// The union's first kind.
  public var scaffold: Literal {
    kinds.first.map(scaffold) ?? .object([])
  }

  /// One of the union's kinds.
  public func scaffold(_ kind: Model) -> Literal {
    guard case .object(let entries) = kind.scaffold else { return .object([]) }
    return .object([Literal.Entry(tag, .string(kind.name))] + entries)
  }

  /// The first kind that has a field of that name.
  public func kind(holding name: String) -> Model? {
    kinds.first { $0.field(named: name) != nil }
  }
}

extension DisplayType {
  /// The whole configuration with required fields only.
  public var scaffold: Literal {
    .object([.init("displayType", .string(name)), .init(name, block.scaffold)])
  }
}
