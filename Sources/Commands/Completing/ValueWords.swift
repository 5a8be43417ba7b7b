internal import Authoring
internal import JSONTree
internal import Schema
internal import Shell
internal import Wording

/// The values that a field can be given: those it can have, or the one it has.
func valueWords(for field: Field, at path: Path?, _ node: Node?, in template: Template?)
  -> [Candidate]
{
  switch field.shape {
  case .boolean: return [Candidate("true"), Candidate("false")]
  case .choice(let choices): return choices.map { Candidate($0.name, $0.summary) }
  case .index(let list):
    guard let owner = path?.parent, let template else { return [] }
    return template.elements(of: owner.appending(key: list))
  default: break
  }
  var words: [Candidate] = []
  if case .union(let union) = field.shape {
    words = union.kinds.filter(\.fields.isEmpty).map { Candidate($0.name, $0.summary) }
  }
  guard let node, !node.isNull, let value = node.typed(as: field) else { return words }
  if words.contains(where: { $0.word == value }) { return words }
  return words + [Candidate(value, "what it is now")]
}

extension Node {
  /// The value as a user would type it for a field.
  fileprivate func typed(as field: Field) -> String? {
    if let words = field.words, kind == .object { return self[words.name]?.string }
    switch field.shape {
    case .list, .row, .object, .map, .anything: return nil
    default: return kind == .object && field.models.isEmpty ? nil : field.text(of: self)
    }
  }
}

extension Template {
  /// The numbers of the elements of a list, each with what it is recognised by.
  func elements(of path: Path) -> [Candidate] {
    let steps = path.steps.map { step -> FieldPath.Step in
      switch step {
      case .key(let key): .key(key)
      case .index(let index): .index(index)
      }
    }
    return elements(of: FieldPath(origin: .root, steps: steps))
  }

  /// The numbers of the elements of a list that a user named.
  func elements(of path: FieldPath) -> [Candidate] {
    guard let list = try? list(path) else { return [] }
    return list.elements.prefix(FieldWords.mostElements).enumerated().map { index, node in
      Candidate("\(index)", list.title(of: node))
    }
  }
}

/// The fields of a template, or of a new element of its list; behind `=` their values.
func assignmentWords(_ question: WordQuestion) -> [Candidate] {
  guard let template = question.template else { return [] }
  let word = question.word
  let equals = word.firstIndex(of: "=")
  if question.request.command == "add" {
    guard let model = template.elementModel(question) else { return [] }
    guard let equals else { return model.assignments }
    let name = String(word[..<equals])
    guard let path = SchemaPath(name), let field = model.field(at: path) else { return [] }
    return valueWords(for: field, at: nil, nil, in: template)
      .map { Candidate("\(name)=\($0.word)", $0.note, ending: $0.ending) }
  }
  guard let equals else { return FieldWords(template, .assigned).candidates(for: word) }
  let name = String(word[..<equals])
  guard let path = try? FieldPath(parsing: name), let place = try? template.place(path) else {
    return []
  }
  return valueWords(for: place.field, at: place.path, place.node, in: template)
    .map { Candidate("\(name)=\($0.word)", $0.note, ending: $0.ending) }
}

/// The numbers of the elements of the list that the line names.
func elementWords(_ question: WordQuestion) -> [Candidate] {
  guard let template = question.template,
    let path = question.request.operand("LIST").flatMap({ try? FieldPath(parsing: $0) })
  else { return [] }
  return template.elements(of: path)
}

extension Template {
  /// The object that each element of the list on the line is.
  func elementModel(_ question: WordQuestion) -> Model? {
    let path = question.request.operand("LIST").flatMap { try? FieldPath(parsing: $0) }
    return path.flatMap { try? list($0) }?.model
  }
}

extension Model {
  /// The fields outside lists, to be given a value.
  fileprivate var assignments: [Candidate] {
    FieldFlags(ofElements: self).all.filter { !$0.isAround }
      .map { Candidate("\($0.path)=", $0.field.summary, ending: .value) }
  }
}
