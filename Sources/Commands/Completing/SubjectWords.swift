internal import Authoring
internal import Schema
internal import Shell

/// What `describe` explains: types, and their fields step by step.
func subjectWords(_ word: String) -> [Candidate] {
  guard let end = word.lastIndex(of: ".") else {
    let types = Catalogue.displayTypes.map { Candidate($0.name, $0.summary) }
    let others = [
      Candidate(Description.campaignSubject, Model.campaign.summary),
      Candidate(Description.requestSubject, Model.createMessage.summary),
      Candidate("$", "fields beside the content block"),
    ]
    return (types + others).flatMap { subject in
      subject.word == word || word == "$" && subject.word == "$"
        ? [subject, Candidate(word + ".", subject.note, ending: .step)] : [subject]
    }
  }
  let owner = String(word[..<end])
  guard let fields = fields(below: owner) else { return [] }
  return fields.flatMap { field -> [Candidate] in
    let path = "\(owner).\(field.name)"
    let whole = Candidate(path, field.summary)
    if case .list(let element, _) = field.shape, !element.models.isEmpty {
      return [whole, Candidate(path + "[].", field.summary, ending: .step)]
    }
    return field.children.isEmpty
      ? [whole] : [whole, Candidate(path + ".", field.summary, ending: .step)]
  }
}

/// The fields that can follow a subject and a dot.
private func fields(below subject: String) -> [Field]? {
  let name = String(subject.prefix { $0 != "." })
  let rest = String(subject.dropFirst(name.count + 1))
  let model: Model? =
    switch name {
    case "$": .nativeConfig
    case Description.campaignSubject: .campaign
    case Description.requestSubject: .notification
    default: Catalogue.displayType(named: name)?.block
    }
  guard let model else { return nil }
  if rest.isEmpty { return model.fields }
  return SchemaPath(rest).flatMap { model.field(at: $0) }?.children
}
