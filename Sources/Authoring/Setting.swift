public import JSONTree
internal import Schema
internal import SourceText

extension Template {
  /// The template with one field set to what the user's words stand for, and what changed.
  ///
  /// Objects on the way that are not there yet are created with the values the schema scaffolds.
  public func setting(
    _ typed: FieldPath, to text: String
  ) throws(EditError) -> (template: Template, change: Change) {
    try requireUniqueKeys()
    let place = try target(of: typed, for: text)
    let value = try place.field.value(reading: text)
    let edit = try insertion(of: value, at: place)
    let change = Change(
      name: place.name, old: place.node.map(summary), new: value.summary,
      inertBecause: place.field.inertBecause)
    return (try applying([edit]), change)
  }

  /// The template without one optional field, and what changed.
  public func unsetting(
    _ typed: FieldPath, evenIfRequired: Bool = false
  ) throws(EditError) -> (template: Template, change: Change) {
    try requireUniqueKeys()
    let place = try place(typed)
    guard let node = place.node else { throw EditError(.absent, "\(place.name) is not there") }
    guard case .key(let key)? = place.path.steps.last else {
      throw EditError(
        .required, "\(place.name) is an element of a list, not a field",
        help: "set the whole list anew, as JSON")
    }
    guard evenIfRequired || !place.field.isRequired else {
      throw EditError(
        .required, "\(place.name) is required: without it no phone shows the message",
        help: "set another value instead, or use --force")
    }
    let parentPath = Path(Array(place.path.steps.dropLast()))
    guard let parent = document.node(at: parentPath),
      let index = Array(parent.members).firstIndex(where: { $0.key == key })
    else { throw EditError(.absent, "\(place.name) is not there") }
    let change = Change(name: place.name, old: summary(node), new: nil, inertBecause: nil)
    return (try applying([document.removingMember(at: index, from: parent)]), change)
  }

  /// The field that takes the words: inside a Text, that is its `text`.
  public func target(of typed: FieldPath, for text: String) throws(EditError) -> Place {
    let place = try place(typed)
    guard case .object(let model) = place.field.shape, model.field(named: "text") != nil,
      !text.looksLikeObject
    else { return place }
    let inner = FieldPath(origin: typed.origin, steps: typed.steps + [.key("text")])
    return try target(of: inner, for: text)
  }

  private func summary(_ node: Node) -> String {
    Value(node: node)?.summary ?? node.text
  }
}

extension Value {
  /// Strings raw, all else as JSON on one line.
  fileprivate var summary: String {
    if case .string(let text) = self { text } else { printed(layout: .oneLine) }
  }
}
