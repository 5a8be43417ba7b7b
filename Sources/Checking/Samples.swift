internal import Schema
internal import Wording

extension Field {
  /// A value that the field takes, as JSON; the name of its type where that would be long.
  var sample: String {
    switch scaffold {
    case .boolean(let flag): "\(flag)"
    case .number(let number): plain(number)
    case .string(let text): quoted(text)
    case .list([]): "[]"
    case .null, .list, .object: shape.title
    }
  }
}
