internal import Diagnostics
internal import JSONTree
internal import Localization
internal import Schema
internal import Wording

extension Walker {
  /// Checks that `default_language` is there and names one of the languages.
  mutating func checkDefaultLanguage(in root: Node, _ translations: Translations) {
    guard let field = Model.pushwooshJSON.field(named: "default_language") else { return }
    let languages = translations.blocks.map(\.language)
    let value = root.last(field.name)
    inside(.key(field.name)) { walker in
      guard let value else { return walker.reportNoDefault(field, in: root, languages) }
      guard let name = value.string else {
        return walker.report(
          .wrongType, at: value.range,
          "\(field.name) must be a string, not \(value.kind.described)", .defaultTexts,
          help: languages.first.map { "write \(quoted($0))" })
      }
      guard !languages.isEmpty, !languages.contains(name) else { return }
      walker.reportAbsent(name, at: value, languages)
    }
  }

  private func reportNoDefault(_ field: Field, in root: Node, _ languages: [String]) {
    guard isComplete, case .required(let otherwise) = field.presence else { return }
    let first = languages.first
    report(
      .defaultLanguageMissing, at: root.opening,
      "\(field.name) is missing, so Android uses none of the translations", otherwise,
      help: "add \(quoted(field.name)): \(quoted(first ?? "en"))",
      fix: first.map {
        .unsafe(
          "add \($0)", edit(inserting: .string($0), forKey: field.name, in: root, at: 0))
      })
  }

  private func reportAbsent(_ name: String, at value: Node, _ languages: [String]) {
    let near = languages.first { $0.lowercased() == name.lowercased() }
    report(
      .defaultLanguageAbsent, at: value.range,
      "localization holds no \(quoted(name)), so other languages have no translations",
      .defaultTexts,
      help: near.map { "write \(quoted($0))" }
        ?? "the languages are \(joined(languages.map { quoted($0) }, by: "and"))",
      fix: near.map { .safe("write \($0)", edit(replacing: value, with: .string($0))) })
  }
}
