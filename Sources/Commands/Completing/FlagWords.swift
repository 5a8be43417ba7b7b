internal import Authoring
internal import JSONTree
internal import Schema
internal import Shell
internal import Wording

/// The field flags of what the line names, or the values of one of them.
///
/// Where it names no template, they are those of all display types.
func fieldFlagWords(_ question: WordQuestion) -> [Candidate] {
  let template = question.template
  let flags: [FieldFlag]
  if question.request.command == "add", let template {
    flags = template.elementModel(question).map { FieldFlags(ofElements: $0).all } ?? []
  } else {
    flags = template.map { FieldFlags(of: $0.displayType).all } ?? FieldFlags.anywhere
  }
  let owner = question.request.command == "add" ? nil : template
  if let name = question.request.openOption {
    guard let flag = flags.first(where: { $0.spellings.contains(name) }) else { return [] }
    let place = owner.flatMap { try? $0.place(flag.path) }
    return valueWords(for: flag.field, at: place?.path, place?.node, in: owner)
  }
  return flags.filter { !$0.isAround }.flatMap { flag -> [Candidate] in
    let node = owner.flatMap { try? $0.place(flag.path) }?.node
    let held = node.flatMap { flag.field.held(in: $0) }
    let note = held.map { "\(flag.takes), now \($0)" } ?? "\(flag.takes): \(flag.field.summary)"
    return flag.spellings.map { Candidate($0, note) }
  }
}
