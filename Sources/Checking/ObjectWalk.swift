internal import Diagnostics
internal import JSONTree
internal import Schema
internal import Wording

extension Walker {
  /// Checks the fields of an object, each named once or more, and that none is missing.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - model: What the schema says of it.
  ///   - others: Names that may stand beside the model's fields.
  ///   - title: What the object is called in messages.
  mutating func check(
    _ object: Node, against model: Model, besides others: [String] = [],
    called title: @autoclosure () -> String? = nil
  ) {
    var seen: UInt64 = 0
    var earlier: [String: [Member]] = [:]
    for member in object.members {
      let key = member.key
      guard !isSuperseded(member) else {
        earlier[key, default: []].append(member)
        continue
      }
      guard let index = model.fields.firstIndex(where: { $0.name == key }) else {
        if !others.contains(key) { unknown(member, of: object, model, others, called: title()) }
        continue
      }
      seen |= 1 << UInt64(index)
      inside(.key(key)) {
        $0.checkLast(member, after: earlier[key] ?? []) {
          $0.check($1, field: model.fields[index], in: object)
        }
      }
    }
    for index in model.fields.indices where isComplete && seen & (1 << UInt64(index)) == 0 {
      missing(model.fields[index], in: object, called: title() ?? model.name)
    }
    checkAlternatives(of: model, in: object)
  }

  private mutating func check(_ member: Member, field: Field, in object: Node) {
    if let support = field.support, !member.saysNothing(as: field) {
      noteSupport(of: field, member, support)
    }
    noteInertia(of: field, member)
    guard !member.value.isNull else {
      if case .required(let otherwise) = field.presence {
        report(
          .missingField, at: member.value.range, "\(field.name) is null, which counts as missing",
          otherwise, help: "give it a value: \(field.sample)")
      }
      return
    }
    onlyWhere(field.support) { $0.check(member.value, field.shape, of: field, in: object) }
  }

  private mutating func noteSupport(of field: Field, _ member: Member, _ support: Support) {
    report(
      .unsupportedField, at: member.keyRange, "\(field.name) is newer than a target",
      .needs(support))
    guard !support.isDocumentedAnywhere else { return }
    report(
      .undocumentedField, at: member.keyRange,
      "\(field.name) works, but the vendor's page does not name it", .accepted)
  }

  private mutating func missing(
    _ field: Field, in object: Node, called title: @autoclosure () -> String
  ) {
    guard case .required(let otherwise) = field.presence else { return }
    let title = title()
    inside(.key(field.name)) {
      $0.report(
        .missingField, at: object.opening, "\(field.name) is missing from this \(title)", otherwise,
        help: "add \(quoted(field.name)): \(field.sample)")
    }
  }

  private mutating func checkAlternatives(of model: Model, in object: Node) {
    guard isComplete, !model.needsOneOf.isEmpty else { return }
    let given = model.needsOneOf.compactMap { object.last($0) }.filter { !$0.isNull }
    let texts = given.compactMap(\.string)
    guard texts.count == given.count else { return }
    forEachQuietReading(of: texts.first { !$0.isEmpty } ?? "") { walker, reading in
      guard reading.text.isEmpty else { return }
      walker.blaming(reading.entries.last) {
        $0.report(
          .emptyReward, at: object.opening,
          "this \(model.name) has neither \(model.needsOneOf.joined(separator: " nor "))",
          .dropped, help: "give it a title, or a code that is not empty")
      }
    }
  }
}

extension Member {
  /// Whether nothing is lost where phones do not know the field.
  fileprivate func saysNothing(as field: Field) -> Bool {
    value.isNull || field.role == .darkTheme && value.kind == .object && value.count == 0
  }
}

extension Node {
  /// The bracket that opens an object or list.
  var opening: Range<Int> { range.lowerBound..<range.lowerBound + 1 }
}
