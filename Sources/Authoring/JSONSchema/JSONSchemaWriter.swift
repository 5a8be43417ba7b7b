internal import JSONTree
internal import Schema

/// Writes the objects of the schema table as JSON Schema, and collects those that are shared.
///
/// A definition has no `type`: whether null is allowed depends on the field, which says it beside its `$ref`.
/// So no alternatives are needed, and a validator names the fault itself.
struct JSONSchemaWriter {
  /// The shared objects, in the order in which they are first met.
  private(set) var definitions: [Value.Entry] = []
  private let rejects: (Consequence) -> Bool

  /// Begins without definitions; a fault is rejected if its consequence on any platform is.
  init(rejecting rejects: @escaping (Consequence) -> Bool) {
    self.rejects = rejects
  }

  /// What holds for an object; in a lenient one nothing is wrong, and only names and descriptions are given.
  mutating func keywords(for model: Model, isStrict: Bool = true) -> [Value.Entry] {
    var keywords: [Value.Entry] = [
      .init("title", .string(model.name)), .init("description", .string(model.summary)),
    ]
    if isStrict { keywords += presence(of: model) }
    let properties = model.fields.map { field in
      Value.Entry(field.name, schema(for: field, isStrict: isStrict))
    }
    if !properties.isEmpty { keywords.append(.init("properties", .object(properties))) }
    return keywords
  }

  /// The content block that a root must hold where it names the display type.
  mutating func demand(for type: DisplayType) -> Value {
    let model = Model(
      type.name, "\(type.summary) \(type.support.sentence)", fields: type.block.fields)
    let block = [.init("type", "object"), reference(to: model)]
    return [
      "if": Self.condition("displayType", is: type.name),
      "then": [
        "required": [.string(type.name)],
        "properties": .object([.init(type.name, .object(block))]),
      ],
    ]
  }

  private func presence(of model: Model) -> [Value.Entry] {
    var keywords: [Value.Entry] = []
    let required = model.fields.filter(isNeeded).map { Value.string($0.name) }
    if !required.isEmpty { keywords.append(.init("required", .array(required))) }
    if !model.needsOneOf.isEmpty {
      let alternatives = model.needsOneOf.map { name -> Value in
        [
          "required": [.string(name)],
          "properties": .object([.init(name, ["not": ["enum": [.null, ""]]])]),
        ]
      }
      keywords.append(.init("anyOf", .array(alternatives)))
    }
    return keywords
  }

  private mutating func schema(for field: Field, isStrict: Bool) -> Value {
    let isStrict = isStrict && isRejected(field.malformed)
    var keywords: [Value.Entry] = [.init("description", .string(field.notes))]
    if field.role == .darkTheme, case .object(let overlay) = field.shape {
      // No two overlays are alike, so each stands in its place.
      keywords += self.keywords(for: overlay, isStrict: isStrict).filter { $0.key == "properties" }
      return .object(keywords)
    }
    keywords += self.keywords(for: field.shape, isStrict: isStrict, orNull: !isNeeded(field))
    if let example = field.example ?? field.shape.inlineScaffold {
      keywords.append(.init("examples", [Value(example)]))
    }
    return .object(keywords)
  }

  private func isNeeded(_ field: Field) -> Bool {
    guard case .required(let otherwise) = field.presence else { return false }
    return isRejected(otherwise)
  }

  private func isRejected(_ outcomes: Outcomes) -> Bool {
    Platform.allCases.contains { rejects(outcomes[$0]) }
  }
}

extension JSONSchemaWriter {
  private mutating func keywords(
    for shape: Schema.Shape, isStrict: Bool, orNull: Bool = false
  ) -> [Value.Entry] {
    (isStrict ? shape.typeKeyword(orNull: orNull) : []) + content(of: shape, isStrict: isStrict)
  }

  /// Everything about a value but its type; null fits all of it.
  private mutating func content(of shape: Schema.Shape, isStrict: Bool) -> [Value.Entry] {
    let limits = isStrict ? limits(of: shape) : []
    switch shape {
    case .gradient:
      return limits + [items(.color, isStrict)]
    case .list(let element, _):
      return limits + [items(element, isStrict)]
    case .row(let model):
      let places = model.fields.map { schema(for: $0, isStrict: isStrict) }
      return [.init("prefixItems", .array(places))] + limits
    case .object(let model):
      return [reference(to: model, isStrict: isStrict)]
    case .union(let union):
      return [reference(to: union, isStrict: isStrict)]
    case .either(let shapes):
      // A keyword says nothing of values that are not of its kind, so all may stand beside each other.
      return shapes.flatMap { content(of: $0, isStrict: isStrict) }
    case .map(let value, _, let otherwise):
      let values = keywords(for: value, isStrict: isStrict && isRejected(otherwise))
      return [.init("additionalProperties", .object(values))]
    default:
      return limits
    }
  }

  private mutating func items(_ element: Schema.Shape, _ isStrict: Bool) -> Value.Entry {
    .init("items", .object(keywords(for: element, isStrict: isStrict)))
  }

  /// What a value must keep to beyond its type, as far as breaking it is rejected.
  private func limits(of shape: Schema.Shape) -> [Value.Entry] {
    switch shape {
    case .number(let bounds):
      bounds.limits.filter { isRejected($0.beyond) && bounds.comparesAsWritten($0) }.map(\.keyword)
    case .words, .url: [.init("minLength", 1)]
    case .color: [.init("pattern", .string(Pattern.color))]
    case .gradient: [.init("pattern", .string(Pattern.color)), .init("minItems", 1)]
    case .choice(let choices): Self.choice(of: choices.map(\.name))
    case .list(_, let count): count.keywords
    case .row(let model):
      Count(atLeast: model.fields.count, atMost: model.fields.count).keywords
    default: []
    }
  }

  private mutating func reference(to model: Model, isStrict: Bool = true) -> Value.Entry {
    let keywords = keywords(for: model, isStrict: isStrict)
    return define(model.name, keywords, example: isStrict ? model.scaffold : nil)
  }

  private mutating func reference(to union: Union, isStrict: Bool) -> Value.Entry {
    let tagged = Model(union.name, union.summary, fields: [union.tagField])
    var keywords = keywords(for: tagged, isStrict: isStrict)
    let kinds = union.kinds.filter { !$0.fields.isEmpty }.map { kind -> Value in
      let fields = self.keywords(for: kind, isStrict: isStrict)
      return [
        "if": Self.condition(union.tag, is: kind.name),
        "then": .object(fields.filter { ["required", "properties"].contains($0.key) }),
      ]
    }
    if !kinds.isEmpty { keywords.append(.init("allOf", .array(kinds))) }
    return define(union.name, keywords, example: isStrict ? union.scaffold : nil)
  }

  /// Holds where a string member is a name, in any letter case.
  private static func condition(_ member: String, is name: String) -> Value {
    let string: Value = ["type": "string", "pattern": .string(Pattern.anyCase(of: [name]))]
    return ["required": [.string(member)], "properties": .object([.init(member, string)])]
  }

  /// The names as they are written, for editors to offer, or in any letter case, as phones read them.
  private static func choice(of names: [String]) -> [Value.Entry] {
    let anyCase = Pattern.anyCase(of: names) + "|" + Pattern.placeholder
    return [
      .init(
        "anyOf",
        [["enum": .array(names.map(Value.string))], ["pattern": .string(anyCase)]])
    ]
  }

  /// A reference to the definition with these keywords, which is added unless it is there already.
  ///
  /// Objects of one name that differ, say in an example, get numbers: `Text`, `Text2`.
  private mutating func define(
    _ name: String, _ keywords: [Value.Entry], example: Literal?
  ) -> Value.Entry {
    let stem = name.asDefinitionName
    let examples = example.map { [Value.Entry("examples", [Value($0)])] } ?? []
    let definition = Value.object(keywords + examples)
    var key = stem
    var number = 1
    while let known = definitions.first(where: { $0.key == key }), known.value != definition {
      number += 1
      key = "\(stem)\(number)"
    }
    if !definitions.contains(where: { $0.key == key }) {
      definitions.append(.init(key, definition))
    }
    return .init("$ref", .string("#/$defs/\(key)"))
  }
}
