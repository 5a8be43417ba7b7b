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
    let (words, note) = try countedFromTheEnd(text, at: place)
    let value = try place.field.value(reading: words)
    let insertion = try insertion(of: value, at: place)
    let followed = try followingAppended(place, in: try applying([insertion.edit]))
    let change = Change(
      name: name(of: place.path), path: place.path, old: place.node?.summary, new: value.summary,
      inertBecause: place.field.inertBecause, note: note,
      others: insertion.others + followed.changes)
    return (followed.template, change)
  }

  /// An edited template with all in step that goes by the elements of a list, where the edit gave it a new one.
  private func followingAppended(
    _ place: Place, in edited: Template
  ) throws(EditError) -> (template: Template, changes: [Change]) {
    for (depth, step) in place.path.steps.enumerated() {
      let path = Path(Array(place.path.steps[..<depth]))
      guard case .index(let index) = step, let array = document.node(at: path),
        array.kind == .array, array.count == index
      else { continue }
      return try edited.following(try list(FieldPath(path: path)), .insertion(at: index))
    }
    return (edited, [])
  }

  /// The number from 0 for one that counts the elements of a list from its end, and what to say of it.
  private func countedFromTheEnd(
    _ text: String, at place: Place
  ) throws(EditError) -> (words: String, note: String?) {
    guard case .index(of: let list) = place.field.shape, let typed = Int(text), typed < 0,
      let count = place.path.parent.flatMap({ document.node(at: $0)?[list]?.count }), count > 0
    else { return (text, nil) }
    guard typed >= -count else {
      throw EditError(
        .wrongValue, "\(place.name) must be one of \(list), which has \(elementNumbers(count))")
    }
    return ("\(count + typed)", typed == -1 ? "the last of \(count)" : "\(text) from the end")
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
