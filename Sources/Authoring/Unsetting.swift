public import JSONTree
internal import Schema
internal import Wording

extension Template {
  /// The template without one optional field, and what changed.
  ///
  /// A field that the schema does not know goes too.
  public func unsetting(
    _ typed: FieldPath, evenIfRequired: Bool = false
  ) throws(EditError) -> (template: Template, change: Change) {
    try requireUniqueKeys()
    guard let found = try find(typed) else {
      throw EditError(.absent, "\(printable(typed.description)) is not there")
    }
    guard case .key(let key)? = found.path.steps.last, let parentPath = found.path.parent else {
      throw EditError(
        .required, "\(found.name) is an element of a list, not a field",
        help: "inapp remove takes it out of the list")
    }
    let field = Model.nativeConfig.field(at: found.path.inSchema)
    guard evenIfRequired || field?.isRequired != true else {
      throw EditError(
        .required, "\(found.name) is required: without it no phone shows the message",
        help: "set another value instead, or use --force")
    }
    guard let parent = document.node(at: parentPath),
      let index = Array(parent.members).firstIndex(where: { $0.key == key })
    else { throw EditError(.absent, "\(found.name) is not there") }
    let change = Change(name: found.name, path: found.path, old: found.node.summary)
    return (try applying([document.removingMember(at: index, from: parent)]), change)
  }
}
