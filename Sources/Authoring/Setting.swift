public import JSONTree
internal import Schema
internal import SourceText

extension Template {
  /// The template with one field set to what the user's words stand for, and what changed.
  ///
  /// Objects on the way that are not there yet are created with what phones need in them.
  public func setting(
    _ typed: FieldPath, to text: String
  ) throws(EditError) -> (template: Template, change: Change) {
    try requireUniqueKeys()
    let place = try target(of: typed, for: text)
    let value = try place.field.value(reading: text)
    let insertion = try insertion(of: value, at: place)
    let change = Change(
      name: name(of: place.path), path: place.path, old: place.node?.summary, new: value.summary,
      inertBecause: place.field.inertBecause, others: insertion.others)
    return (try applying([insertion.edit]), change)
  }

  /// The field that takes the words: inside a Text, that is its `text`.
  public func target(of typed: FieldPath, for text: String) throws(EditError) -> Place {
    let place = try place(typed)
    guard let inside = place.field.target(for: text) else { return place }
    let inner = FieldPath(origin: typed.origin, steps: typed.steps + [.key(inside)])
    return try target(of: inner, for: text)
  }
}

extension Field {
  /// The name of the field inside it that takes a user's words; nil where it takes them itself.
  func target(for words: String) -> String? {
    guard case .object(let model) = shape, !words.looksLikeObject else { return nil }
    return model.field(named: "text")?.name
  }
}

extension Node {
  /// Strings raw, all else as JSON on one line, or as it is written where JSON cannot hold it.
  var summary: String { Value(node: self)?.summary ?? text }
}
