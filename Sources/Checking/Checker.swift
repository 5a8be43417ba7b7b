public import JSONTree
internal import Localization
public import Schema

/// Tells what targets do with a document, in each language, and why.
public struct Checker: Sendable {
  /// The targets asked about, in the order of tables.
  public let targets: [Target]
  /// The platforms that the user named, where a missing display type is an error.
  public let explicitPlatforms: Set<Platform>
  /// The languages asked about; empty for all that a template's translations tell apart.
  public let locales: [String]

  /// Creates a checker for what a user named; no target means the newest of each platform.
  public init(targets: [Target] = [], locales: [String] = []) {
    self.targets = targets.isEmpty ? Target.newestOfAll : Set(targets).sorted()
    self.explicitPlatforms = Set(targets.map(\.platform))
    self.locales = locales
  }

  /// Checks a document of a kind that holds JSON; `translations` is the pushwoosh.json beside a template.
  public func check(
    _ document: Document, as kind: DocumentKind, translations: Document? = nil
  ) -> Report {
    kind == .pushwooshJSON
      ? check(pushwooshJSON: document)
      : check(nativeConfig: document, translations: translations)
  }

  /// Checks a native-config.json as phones read it with the translations beside it.
  ///
  /// A finding about a translation names the place in the translations' document.
  public func check(nativeConfig document: Document, translations: Document? = nil) -> Report {
    let read = translations.map { Translations($0) }
    let phones = phones(read)
    var walker = Walker(document, phones: phones, unreadable: .dropped)
    let type = document.root.flatMap { walker.checkNativeConfig($0) }
    return Summary(
      checker: self, findings: walker.findings, phones: phones, type: type, document: document,
      translations: translations
    ).report(.nativeConfig)
  }

  /// Checks a pushwoosh.json.
  public func check(pushwooshJSON document: Document) -> Report {
    let phones = Phone.all(targets, [nil], nil)
    var walker = Walker(document, phones: phones, unreadable: .defaultTexts)
    if let root = document.root { walker.checkPushwooshJSON(root) }
    return Summary(
      checker: self, findings: walker.findings, phones: phones, type: nil, document: document,
      translations: nil
    ).report(.pushwooshJSON)
  }

  /// The phones asked about, and the newest ones, which tell of a type that none of the others draws.
  private func phones(_ translations: Translations?) -> [Phone] {
    let known = translations?.languagesToCheck.map(\.tag) ?? []
    let asked: [String?] = locales.isEmpty ? [nil] + known : locales
    return Phone.all(
      targets + Target.newestOfAll.filter { !targets.contains($0) }, asked, translations)
  }
}
