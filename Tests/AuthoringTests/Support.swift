import Authoring
import JSONTree
import Schema
import SourceText
import Templates
import Testing

func template(_ text: String) throws -> Template {
  try Template(Document(parsing: SourceFile(name: "native-config.json", bytes: Array(text.utf8))))
}

func starter(_ name: String) throws -> Template {
  let starter = try #require(Starters.native(named: name))
  return try Template(
    Document(parsing: SourceFile(name: "native-config.json", bytes: starter.bytes)))
}

extension Template {
  /// The document's text after one field is set.
  func text(setting path: String, to value: String) throws -> String {
    try setting(FieldPath(parsing: path), to: value).template.document.source.text
  }

  /// The document's text after one field is removed.
  func text(unsetting path: String) throws -> String {
    try unsetting(FieldPath(parsing: path)).template.document.source.text
  }
}

/// A banner in the layout of the published examples.
let banner = """
  {
    "displayType": "banner",
    "banner": {
      "showClose": true,
      "position": "bottom",
      "background": "#4B5057FF",
      "title": { "text": "New arrivals", "color": "#FFFFFFFF" },
      "action": { "type": "url", "url": "exampleapp://new" },
      "autoDismiss": 6.0
    }
  }

  """

extension Value {
  /// The JSON value of a schema literal.
  init(scaffold literal: Literal) {
    switch literal {
    case .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .number(let number): self = Value(number)
    case .string(let text): self = .string(text)
    case .list(let elements): self = .array(elements.map(Value.init(scaffold:)))
    case .object(let entries):
      self = .object(entries.map { .init($0.name, Value(scaffold: $0.value)) })
    }
  }
}
