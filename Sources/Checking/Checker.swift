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
  /// The moment asked about, in seconds since 1970; nil where no date is judged.
  public let now: Int?
  /// How many faults of one kind are named each by itself.
  public let limit: Int

  /// The limit for people, who do not read more.
  public static let mostNamed = 100

  /// Creates a checker for what a user named; no target means the newest of each platform.
  ///
  /// Without a moment, no message counts as ended.
  public init(targets: [Target] = [], locales: [String] = [], now: Int? = nil) {
    self.init(
      targets: targets.isEmpty ? Target.newestOfAll : Set(targets).sorted(),
      explicitPlatforms: Set(targets.map(\.platform)), locales: locales, now: now,
      limit: Self.mostNamed)
  }

  /// The same checker with a limit on faults of one kind that only a broken file reaches.
  public var namingAll: Checker {
    Checker(
      targets: targets, explicitPlatforms: explicitPlatforms, locales: locales, now: now,
      limit: 1000)
  }

  private init(
    targets: [Target], explicitPlatforms: Set<Platform>, locales: [String], now: Int?, limit: Int
  ) {
    self.targets = targets
    self.explicitPlatforms = explicitPlatforms
    self.locales = locales
    self.now = now
    self.limit = limit
  }

  /// Checks a document of a kind that holds JSON, with the template's other document beside it.
  public func check(_ document: Document, as kind: DocumentKind, beside other: Document? = nil)
    -> Report
  {
    kind == .pushwooshJSON
      ? check(pushwooshJSON: document, template: other)
      : check(nativeConfig: document, translations: other)
  }

  /// Checks a native-config.json as phones read it with the translations beside it.
  ///
  /// A finding about a translation names the place in the translations' document.
  public func check(nativeConfig document: Document, translations: Document? = nil) -> Report {
    let read = translations.map { Translations($0) }
    let phones = phones(read)
    var walker = Walker(
      document, translations: translations, phones: phones, unreadable: .dropped, limit: limit)
    let types = document.root.map { walker.checkNativeConfig($0) } ?? DisplayTypes()
    if let root = document.root { walker.checkDelivery(of: root, now: now) }
    return ReportBuilder(
      checker: self, findings: walker.findings, phones: phones, types: types, document: document,
      translations: translations
    ).report(.nativeConfig)
  }

  /// Checks a pushwoosh.json, and what the template beside it makes of the translations.
  ///
  /// What a translation leads to in the template is a finding about the template.
  public func check(pushwooshJSON document: Document, template: Document? = nil) -> Report {
    let phones = phones(template == nil ? nil : Translations(document))
    var walker = Walker(document, phones: phones, unreadable: .defaultTexts, limit: limit)
    if let root = document.root {
      walker.checkPushwooshJSON(root, Translations(document), template: template)
    }
    return ReportBuilder(
      checker: self, findings: walker.findings, phones: phones, types: DisplayTypes(),
      document: document, translations: nil
    ).report(.pushwooshJSON)
  }

  /// The phones asked about, and the newest ones, which tell of a type that none of the others draws.
  private func phones(_ translations: Translations?) -> [Phone] {
    let asked: [String?] =
      locales.isEmpty ? [nil] + (translations?.languagesToCheck.map(\.tag) ?? []) : locales
    return Phone.all(
      targets + Target.newestOfAll.filter { !targets.contains($0) }, asked: targets, asked,
      translations)
  }
}
