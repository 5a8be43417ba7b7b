internal import Diagnostics
internal import JSONTree
internal import Localization
internal import Schema
internal import SourceText
internal import Wording

/// Turns findings into verdicts and diagnostics for the phones asked about.
struct ReportBuilder {
  let checker: Checker
  let findings: [Finding]
  let phones: [Phone]
  let types: DisplayTypes
  let document: Document
  let translations: Document?
  private let unread: [Platform: Rule]

  init(
    checker: Checker, findings: [Finding], phones: [Phone], types: DisplayTypes,
    document: Document, translations: Document?
  ) {
    self.checker = checker
    self.findings = findings
    self.phones = phones
    self.types = types
    self.document = document
    self.translations = translations
    unread = Self.unreadTranslations(translations, asked: document)
  }

  func report(_ kind: DocumentKind) -> Report {
    let support = types.readings.flatMap { type, readers in
      let targets = asked.filter { readers?.contains($0) ?? true }.map { phones[$0].target }
      return checker.supportFindings(of: type, on: targets.unique, in: document)
    }
    let relevant = relevantPhones
    let diagnostics = support + findings.compactMap { diagnostic($0, relevant) }
    let name = document.source.name
    return Report(
      kind: kind, displayType: types.first?.name,
      diagnostics: diagnostics.sorted {
        ($0.source.name == name ? 0 : 1, $0.range.lowerBound, $1.severity)
          < ($1.source.name == name ? 0 : 1, $1.range.lowerBound, $0.severity)
      },
      verdicts: kind == .nativeConfig ? asked.map(verdict) : [], otherLocale: otherLocale)
  }

  /// The language asked about that pushwoosh.json does not hold.
  var otherLocale: String? {
    guard let translations else { return nil }
    let held = Set(Translations(translations).blocks.map { DeviceLanguage($0.language).tag })
    return phones.lazy.compactMap(\.locale).first { !held.contains($0) }
  }

  /// The phones that the user asked about.
  private var asked: [Int] {
    phones.indices.filter { checker.targets.contains(phones[$0].target) }
  }

  /// The phones asked about that draw the type; where none does, the newest that do.
  private var relevantPhones: [Int] {
    let draws = { (index: Int) in
      types[index]?.support.isObserved(on: phones[index].target) ?? true
    }
    let drawing = asked.filter(draws)
    return drawing.isEmpty ? phones.indices.filter(draws) : drawing
  }

  private func verdict(_ index: Int) -> Verdict {
    let phone = phones[index]
    if let type = types[index], !type.support.isObserved(on: phone.target) {
      let platform = phone.target.platform
      let since = type.support.observed[platform]
      return Verdict(
        target: phone.target, locale: phone.locale, outcome: .dropped,
        rules: [Rule.unsupportedDisplayType.id],
        changes: [
          since.map { "\(platform.title) draws a \(type.name) from \($0) on" }
            ?? "\(platform.title) does not draw a \(type.name)"
        ],
        isReached: phone.isReached)
    }
    var outcome = Outcome.shown
    var rules: [String] = []
    var changes: [Outcome: [String]] = [:]
    if phone.locale != nil, let rule = unread[phone.target.platform] {
      outcome = .changed
      rules = [rule.id]
      changes[.changed] = ["the translations are not read"]
    }
    for finding in findings where finding.concerns(index) {
      let consequence = finding.consequence(on: phone.target)
      guard consequence.outcome != .shown else { continue }
      outcome = max(outcome, consequence.outcome)
      if !rules.contains(finding.rule.id) { rules.append(finding.rule.id) }
      changes[consequence.outcome, default: []].append(finding.words(for: consequence))
    }
    return Verdict(
      target: phone.target, locale: phone.locale, outcome: outcome, rules: rules,
      changes: changes[outcome] ?? [], isReached: phone.isReached)
  }

  /// For each platform, the rule for whose sake it reads none of the translations that the template asks for.
  private static func unreadTranslations(
    _ translations: Document?, asked document: Document
  ) -> [Platform: Rule] {
    guard let translations, document.source.bytes.asksForTranslations else { return [:] }
    let read = Translations(translations)
    return Platform.allCases.reduce(into: [:]) { rules, platform in
      rules[platform] = read.fault(on: platform)?.rule
    }
  }

  /// The finding for the phones asked about; nil where it is about what none of them has or reads.
  private func diagnostic(_ finding: Finding, _ relevant: [Int]) -> Diagnostic? {
    let readers = relevant.filter {
      finding.concerns($0) && finding.scope?.isObserved(on: phones[$0].target) ?? true
    }
    let concerned = readers.filter { finding.consequence(on: phones[$0].target) != .accepted }
    guard !readers.isEmpty, !concerned.isEmpty || !finding.isAboutSupport else { return nil }
    let targets = Set((concerned.isEmpty ? readers : concerned).map { phones[$0].target }).sorted()
    let worst = concerned.map { severity(of: finding, on: $0) }.max()
    let place = place(of: finding)
    let locales = locales(finding, concerned.isEmpty ? readers : concerned)
    return Diagnostic(
      rule: finding.rule, severity: max(worst ?? .info, finding.leastSeverity),
      message: finding.message, source: place.source, range: place.range,
      pointer: finding.entry?.pointer ?? finding.path.pointer, targets: targets.map(\.description),
      locales: locales, notes: notes(finding, concerned) + origin(finding, in: locales),
      related: finding.entry.map { _ in
        RelatedPlace(
          source: document.source, range: finding.range, pointer: finding.path.pointer)
      },
      help: finding.help, fix: finding.fix, count: finding.count)
  }
}

extension ReportBuilder {
  /// How grave a finding is on a phone; what no phone can meet is no error.
  private func severity(of finding: Finding, on index: Int) -> Severity {
    let severity = finding.consequence(on: phones[index].target).severity
    return phones[index].isReached ? severity : min(severity, .warning)
  }
}

extension [UInt8] {
  /// Whether two opening braces stand together, as only a placeholder has them.
  fileprivate var asksForTranslations: Bool {
    zip(self, dropFirst()).contains { $0 == UInt8(ascii: "{") && $1 == UInt8(ascii: "{") }
  }
}

extension TranslationsFault {
  fileprivate var rule: Rule {
    switch self {
    case .notJSON: .invalidJSON
    case .notAnObject: .wrongType
    case .noLocalization: .missingField
    case .noDefaultLanguage: .defaultLanguageMissing
    }
  }
}

extension Finding {
  /// Whether a phone reads what the finding is about.
  func concerns(_ phone: Int) -> Bool { phones?.contains(phone) ?? true }
}
