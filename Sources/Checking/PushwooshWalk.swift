internal import Diagnostics
internal import JSONTree
internal import Localization
internal import Schema

extension Walker {
  /// Checks a pushwoosh.json, and its translations against the placeholders of the template beside it.
  mutating func checkPushwooshJSON(
    _ root: Node, _ translations: Translations, template: Document?
  ) {
    guard root.kind == .object else {
      return report(
        .wrongType, at: root.range, "the file must hold an object, not \(root.kind.described)",
        .defaultTexts)
    }
    check(root, against: .pushwooshJSONAround, besides: ["default_language"])
    checkDefaultLanguage(in: root, translations)
    noteUnreachable(translations)
    checkTranslations(translations)
    let texts = template?.root?.textsWithPlaceholders
    if let texts {
      checkUse(of: translations, in: texts, root)
    } else {
      noteDifferingKeys(translations)
    }
  }

  /// Runs a report at the place of a language or of one of its keys.
  mutating func inside(
    _ language: String, _ key: String? = nil, _ body: (inout Walker) -> Void
  ) {
    inside(.key("localization")) {
      $0.inside(.key(language)) { walker in
        guard let key else { return body(&walker) }
        walker.inside(.key(key), body)
      }
    }
  }
}

extension Model {
  /// The root of pushwoosh.json without what the checker looks at more closely than the schema tells.
  fileprivate static let pushwooshJSONAround = Model(
    Model.pushwooshJSON.name, Model.pushwooshJSON.summary,
    fields: Model.pushwooshJSON.fields.filter { $0.name != "default_language" }.map(\.withAnyTexts))
}

extension Field {
  /// The same field, where translations may be of any type.
  fileprivate var withAnyTexts: Field {
    guard case .map(of: .map(_, let key, let text), let language, let block) = shape else {
      return self
    }
    return Field(
      name,
      .map(
        of: .map(of: .anything, key: key, otherwise: text), key: language, otherwise: block),
      presence, summary, malformed: malformed)
  }
}

extension Node {
  /// Every text in which phones look for placeholders: the values at any depth that have a brace.
  fileprivate var textsWithPlaceholders: [String] {
    switch kind {
    case .string:
      let text = string ?? ""
      return text.utf8.contains(UInt8(ascii: "{")) ? [text] : []
    case .object: return members.flatMap(\.value.textsWithPlaceholders)
    case .array: return elements.flatMap(\.textsWithPlaceholders)
    case .number, .boolean, .null: return []
    }
  }
}
