import JSONTree
import Localization
import Schema

extension Target {
  static let android = Target.newest(.android)
  static let ios = Target.newest(.ios)
}

/// A pushwoosh.json with one language, English, that is the default one.
func translations(_ entries: [String: String]) -> Translations {
  let block = entries.sorted { $0.key < $1.key }.map { Value.Entry($0.key, .string($0.value)) }
  let value: Value = [
    "default_language": "en", "localization": ["en": .object(block)],
  ]
  return Translations(Document(parsing: value.compact))
}

/// What becomes of a text on an English phone.
func resolution(
  _ text: String, _ entries: [String: String] = [:], on target: Target,
  tags: [String: String] = [:]
) -> Resolution {
  Resolver(
    target: target, translations: translations(entries), language: DeviceLanguage("en"), tags: tags
  ).resolve(text)
}

/// What an English phone shows for a text.
func shown(
  _ text: String, _ entries: [String: String] = [:], on target: Target,
  tags: [String: String] = [:]
) -> String {
  resolution(text, entries, on: target, tags: tags).text
}
