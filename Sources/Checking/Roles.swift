internal import JSONTree
internal import Schema

extension Node {
  /// The value that plays a role in an object, of several the last; nil where it is missing or null.
  func value(of role: Role, in model: Model) -> Node? {
    guard let field = model.field(for: role), let value = last(field.name), !value.isNull else {
      return nil
    }
    return value
  }
}
