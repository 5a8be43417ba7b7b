internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

/// Holds a request against the schema: types, fields that must be there, and names that are nearly right.
struct RequestWalk {
  private(set) var faults: [InboxFault] = []
  private var path = Path.root
  /// The steps to the value, also within a string.
  private var place: [PathStep] = []
  /// The member of the data, or of the payload's root, that is being checked.
  private var member: String?
  /// The bytes to blame for all that lies in a string.
  private var string: Range<Int>?

  /// Checks a value and all below it.
  mutating func check(_ node: Node, _ field: Field) {
    check(node, field.shape, field, named: field.name)
  }

  private mutating func check(
    _ node: Node, _ shape: Schema.Shape, _ field: Field, named name: String
  ) {
    guard shape.fits(node) else {
      return report(
        .inboxWrongType, field.malformed, at: node.range,
        "\(name) must be \(shape.wanted), not \(node.kind.words)")
    }
    switch shape {
    case .object(let model): check(node, model)
    case .either(let shapes):
      guard let fitting = shapes.first(where: { $0.fits(node) }) else { return }
      check(node, fitting, field, named: name)
    case .list(let element, let count):
      if let most = count.atMost, node.count > most {
        report(
          .tooMany, .undocumented, at: node.range.lowerBound..<node.range.lowerBound + 1,
          "\(name) holds \(node.count), and at most \(most) are allowed",
          help: "send the rest in another request")
      }
      for (index, value) in node.elements.enumerated() {
        inside(.index(index)) { $0.check(value, element, field, named: "\(name)[\(index)]") }
      }
    case .map(let value, let key, _):
      for member in node.members {
        inside(.key(member.key)) {
          $0.check(member.value, value, field, named: "\(name) in the \(key) \(quoted(member.key))")
        }
      }
    case .row(let model):
      for (index, (value, field)) in zip(node.elements, model.fields).enumerated() {
        inside(.index(index)) { $0.check(value, field.shape, field, named: field.name) }
      }
    default: return
    }
  }

  /// Checks the members of an object.
  mutating func check(_ node: Node, _ model: Model) {
    for member in node.members {
      guard let field = model.field(named: member.key) else {
        reportUnknown(member, of: model)
        continue
      }
      guard !member.value.isNull else { continue }
      inside(.key(member.key)) {
        if model.isPayload { $0.member = member.key }
        $0.check(member.value, field)
      }
    }
    let opening = node.range.lowerBound..<node.range.lowerBound + 1
    for field in model.fields where field.isDemanded && node.isMissing(field.name) {
      inside(.key(field.name)) {
        $0.report(
          .inboxMissingField, .dropped, at: opening,
          "\(field.name) is missing from the \(model.spokenName)",
          help: "add \(quoted(field.name))")
      }
    }
    guard !model.needsOneOf.isEmpty, model.needsOneOf.allSatisfy(node.isMissing) else { return }
    report(
      .inboxMissingField, .dropped, at: opening,
      "\(joined(model.needsOneOf, by: "and")) are both missing from the \(model.spokenName)",
      help: "add \(quoted(model.needsOneOf[0]))")
  }

  /// Checks the data of a message: an object, or JSON of one in a string.
  mutating func checkData(_ layer: PayloadLayer) {
    let outer = (path, string, place)
    (path, string, place) = (layer.path, layer.string, layer.path.steps)
    check(layer.node, .inboxData)
    (path, string, place) = outer
  }

  /// Runs a check one step further down; what lies in a string has the place of the string.
  mutating func inside(_ step: PathStep, _ body: (inout RequestWalk) -> Void) {
    let outer = (path, member)
    if string == nil { path = path.appending(step) }
    place.append(step)
    body(&self)
    place.removeLast()
    (path, member) = outer
  }

  private mutating func report(
    _ rule: Rule, _ outcomes: Outcomes, at range: Range<Int>, _ message: String,
    help: String? = nil, severity: Severity? = nil, reader: InboxFault.Reader? = nil
  ) {
    let consequence = outcomes.ios
    let reader = reader ?? member.map(InboxFault.Reader.init(ofMember:)) ?? .inbox
    let effect: InboxFault.Effect =
      switch consequence {
      case .dropped: .refusal
      case .ignored, .degraded, .clamped: .change(reader)
      case .accepted, .undocumented: .none
      }
    faults.append(
      InboxFault(
        rule: rule, severity: severity ?? (consequence == .dropped ? .error : .warning),
        message: message, range: string ?? range, path: path, help: help,
        notes: [consequence.sentence], effect: effect, place: place))
  }

  private mutating func reportUnknown(_ member: Member, of model: Model) {
    let home = Model.homes(of: member.key, besides: model)
    let names = model.fields.map(\.name)
    let same = names.first { $0.folded == member.key.folded }
    let near = same ?? (member.key.count > 5 ? nearest(to: member.key, in: names) : nil)
    inside(.key(member.key)) {
      if let home {
        $0.report(
          .misplacedField, .ignored, at: member.keyRange,
          "\(quoted(member.key)) does not belong into the \(model.spokenName)",
          help: "put it into the \(home)", reader: member.key.hasPrefix("inbox_") ? .phones : .inbox
        )
      } else if let near {
        $0.report(
          .inboxUnknownField, model.isPayload && same != nil ? .ignored : .undocumented,
          at: member.keyRange,
          "\(quoted(member.key)) is no known field of the \(model.spokenName)",
          help: "did you mean \(quoted(near))?",
          severity: same != nil || near.differsByOneCharacter(from: member.key) ? .warning : .info)
      }
    }
  }
}
