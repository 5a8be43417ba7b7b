import JSONTree
import Localization
import Schema

let newestAndroid = Target.newest(.android)
let newestIOS = Target.newest(.ios)

/// A pushwoosh.json with one language, English, that is the default one.
func translations(_ entries: [String: String]) -> Translations {
  let block = entries.map { (key: $0.key, value: $0.value) }.sorted { $0.key < $1.key }
  let value: Value = .object([
    .init("default_language", "en"),
    .init("localization", .object([.init("en", .object(block.map { .init($0.key, .string($0.value)) }))])),
  ])
  return Translations(Document(parsing: value.spelled))
}

/// What a phone shows for a text.
func shown(
  _ text: String, _ entries: [String: String] = [:], on target: Target,
  tags: [String: String] = [:]
) -> String {
  resolution(text, entries, on: target, tags: tags).text
}

func resolution(
  _ text: String, _ entries: [String: String] = [:], on target: Target,
  tags: [String: String] = [:]
) -> Resolution {
  Resolver(
    target: target, translations: translations(entries), language: DeviceLanguage("en"), tags: tags
  ).resolve(text)
}
