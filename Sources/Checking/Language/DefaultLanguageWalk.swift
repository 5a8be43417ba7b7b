internal import Diagnostics
internal import JSONTree
internal import Localization
internal import Schema
internal import SourceText
internal import Wording

extension Walker {
  /// Checks that `default_language` is there and names one of the languages.
  mutating func checkDefaultLanguage(in root: Node, _ translations: Translations) {
    guard let field = Model.pushwooshJSON.field(named: "default_language") else { return }
    let languages = translations.blocks.map(\.language)
    let value = root.members.reversed().first { $0.key == field.name }?.value
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

  /// Reports languages under names for which phones do not look.
  mutating func noteUnreachable(_ translations: Translations) {
    let names = translations.blocks.map(\.language)
    for block in translations.blocks {
      let name = block.language
      let isDefault = Platform.allCases.contains { translations.defaultLanguage(on: $0) == name }
      let outcomes = Outcomes(
        ios: reach(of: name, among: names, on: .ios),
        android: reach(of: name, among: names, on: .android))
      guard !isDefault, outcomes != .accepted else { continue }
      let usual = usualName(for: name)
      inside(name) {
        $0.report(
          .unreachableLanguage, at: block.keyRange, outcomes.unreachable(name), outcomes,
          help: help(for: name, usual, outcomes),
          fix: outcomes == .ignored && !names.contains(usual)
            ? .unsafe(
              "rename to \(usual)",
              TextEdit(range: block.keyRange, text: Value.string(usual).compact)) : nil)
      }
    }
  }
}

/// What a platform does with a block under a name: another block may serve the same language there.
private func reach(of name: String, among names: [String], on platform: Platform) -> Consequence {
  let language = name.baseLanguage
  if platform == .android, let old = oldCodes[language] {
    return names.contains(old) ? .accepted : .undocumented
  }
  if oldCodes.values.contains(language) { return platform == .ios ? .ignored : .accepted }
  guard platform.reach(ofLanguageNamed: name) != .byDefault else { return .accepted }
  let isServed = names.contains {
    $0 != name && $0.baseLanguage == language
      && platform.reach(ofLanguageNamed: $0) == .byDefault
  }
  return isServed && name.isReached ? .accepted : .ignored
}

/// Languages that old releases of Android know by another code.
private let oldCodes = ["he": "iw", "id": "in", "yi": "ji"]

/// The name under which phones look for the language that a name means.
private func usualName(for name: String) -> String {
  let language = name.baseLanguage
  if let new = oldCodes.first(where: { $0.value == language })?.key { return new }
  return language == "zh" ? DeviceLanguage(name).tag : language
}

private func help(for name: String, _ usual: String, _ outcomes: Outcomes) -> String {
  let language = name.baseLanguage
  if let old = oldCodes[language] { return "add the same texts as \(quoted(old)) for old releases" }
  if oldCodes.values.contains(language) {
    return "add the same texts as \(quoted(usual)): iOS and newer Android releases look for that"
  }
  guard language == "zh" else {
    return "phones look for \(quoted(usual)): the language alone, in small letters"
  }
  return outcomes.ios == .accepted
    ? "add the same texts as \"zh-Hans-CN\", \"zh-CN\" or whatever tag the phones have"
    : "iOS looks for \"zh-Hans\" or \"zh-Hant\", Android for the whole tag, such as \"zh-Hans-CN\""
}

extension String {
  /// The part before the first hyphen or underscore, in small letters.
  fileprivate var baseLanguage: String {
    split(whereSeparator: { $0 == "-" || $0 == "_" }).first?.lowercased() ?? ""
  }

  /// Whether phones of any platform look for this name.
  fileprivate var isReached: Bool {
    Platform.allCases.contains { $0.reach(ofLanguageNamed: self) == .byDefault }
  }
}

extension Outcomes {
  /// Who does not look for a language.
  fileprivate func unreachable(_ name: String) -> String {
    switch (ios, android) {
    case (.accepted, .undocumented):
      "old Android releases look for \(quoted(name)) under another name"
    case (.accepted, _): "Android does not look for \(quoted(name))"
    case (_, .accepted): "iOS does not look for \(quoted(name))"
    default: "no phone looks for \(quoted(name)) by itself"
    }
  }
}
