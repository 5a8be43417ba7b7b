internal import Diagnostics
internal import JSONTree
internal import Localization
internal import Schema
internal import SourceText
internal import Wording

extension Walker {
  /// Reports languages under names for which phones do not look.
  mutating func noteUnreachable(_ translations: Translations) {
    let names = BlockNames(translations.blocks.map(\.language))
    let defaults = Platform.allCases.map(translations.defaultLanguage)
    for block in translations.blocks where !defaults.contains(block.language) {
      let name = block.language
      let outcomes = Outcomes(
        ios: names.reach(of: name, on: .ios), android: names.reach(of: name, on: .android))
      guard outcomes != .accepted else { continue }
      let usual = usualName(for: name)
      inside(name) {
        $0.report(
          .unreachableLanguage, at: block.keyRange, outcomes.unreachable(name), outcomes,
          help: help(for: name, usual, outcomes),
          fix: outcomes == .ignored && !names.contains(usual) && usual.isFoundEverywhere
            ? .unsafe(
              "rename to \(usual)",
              TextEdit(range: block.keyRange, text: Value.string(usual).compact)) : nil)
      }
    }
  }
}

/// The names of the languages in a pushwoosh.json.
private struct BlockNames {
  private let all: Set<String>
  /// The languages, without what follows, that phones of a platform find under some name.
  private let found: [Platform: Set<String>]

  init(_ names: [String]) {
    all = Set(names)
    found = Dictionary(
      uniqueKeysWithValues: Platform.allCases.map { platform in
        let reached = names.filter { platform.reach(ofLanguageNamed: $0) == .byDefault }
        return (platform, Set(reached.map(\.baseLanguage)))
      })
  }

  func contains(_ name: String) -> Bool { all.contains(name) }

  /// What a platform does with a block: another block may serve the same language there.
  func reach(of name: String, on platform: Platform) -> Consequence {
    let language = name.baseLanguage
    if platform == .android, let old = oldCodes[language], name == language {
      return all.contains(old) ? .accepted : .undocumented
    }
    if oldCodes.values.contains(name) {
      return platform == .android || all.contains(usualName(for: name)) ? .accepted : .ignored
    }
    guard platform.reach(ofLanguageNamed: name) != .byDefault else { return .accepted }
    let isServed = found[platform]?.contains(language) ?? false
    return isServed && name.isReached ? .accepted : .ignored
  }
}

private let oldCodes = DeviceLanguage.oldAndroidCodes

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
  guard usual.isFoundEverywhere else {
    return outcomes.ios == .accepted
      ? "Android looks for a code of two letters only, such as \"de\""
      : "phones look for a code of two letters, such as \"de\""
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

  /// Whether it is a code that phones of both platforms look for, or one of Chinese, for which they look in two ways.
  fileprivate var isFoundEverywhere: Bool {
    baseLanguage == "zh"
      || Platform.allCases.allSatisfy { $0.reach(ofLanguageNamed: self) == .byDefault }
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
