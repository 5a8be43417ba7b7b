internal import Authoring
internal import Checking
internal import Comparing
internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

/// What differs between two templates.
struct TemplateDiff {
  /// What became of one file.
  struct File {
    /// What became of its bytes, as a word for scripts.
    enum Status: String {
      case changed, added, removed
      /// Other bytes that say the same.
      case sameContent = "same-content"
    }

    let path: String
    let status: Status
    let oldSize: Int?
    let newSize: Int?
    /// The differences by field; nil where bytes are all that is compared.
    let comparison: DocumentComparison?
  }

  /// A target that does with the new template other than with the old one.
  struct VerdictChange {
    let target: Target
    let old: Outcome
    let new: Outcome
    /// The languages; empty where it is so in all.
    let locales: [String]
  }

  /// The files that differ, in the order of their names, the documents that phones read first.
  private(set) var files: [File] = []
  private(set) var verdicts: [VerdictChange] = []
  /// What became of the template as a whole: one side may have nothing.
  let status: File.Status

  /// Compares two sides; throws `UnreadableDocument` or a `Failure` where one cannot be read.
  init(_ old: DiffSide, _ new: DiffSide, checker: Checker) throws {
    status = old.files.isEmpty ? .added : new.files.isEmpty ? .removed : .changed
    let documents = [Input.configName, Input.translationsName]
    let names = Set(old.files.keys).union(new.files.keys)
    let others = names.subtracting(documents).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    let configs = try Self.documents(Input.configName, old, new)
    let translations = try Self.documents(Input.translationsName, old, new)
    files += [File(Input.configName, configs.old, configs.new)].compactMap(\.self)
    files += [File(Input.translationsName, translations.old, translations.new)].compactMap(\.self)
    files += others.compactMap { File($0, old.files[$0], new.files[$0]) }
    let isToBeChecked = files.contains {
      documents.contains($0.path) && $0.status != .sameContent
    }
    guard isToBeChecked, let before = configs.old, let after = configs.new else { return }
    verdicts = VerdictChange.all(
      from: checker.check(nativeConfig: before, translations: translations.old),
      to: checker.check(nativeConfig: after, translations: translations.new))
  }

  private static func documents(
    _ name: String, _ old: DiffSide, _ new: DiffSide
  ) throws -> (old: Document?, new: Document?) {
    let kind = name == Input.translationsName ? DocumentKind.pushwooshJSON : .nativeConfig
    return (
      try old.source(name).map { try Document(comparable: $0, as: kind) },
      try new.source(name).map { try Document(comparable: $0, as: kind) }
    )
  }

  /// Whether nothing differs but layout.
  var isEqual: Bool { files.allSatisfy { $0.status == .sameContent } }
}

extension TemplateDiff.File {
  /// Compares two documents; nil where the bytes are the same.
  fileprivate init?(_ name: String, _ old: Document?, _ new: Document?) {
    guard let old, let new else {
      self.init(name, old?.source.bytes, new?.source.bytes)
      return
    }
    guard old.source.bytes != new.source.bytes else { return nil }
    let comparison =
      name == Input.configName
      ? DocumentComparison(from: old, to: new)
      : DocumentComparison(fromTranslations: old, to: new)
    self.init(
      path: name, status: comparison.changes.isEmpty ? .sameContent : .changed,
      oldSize: old.source.bytes.count, newSize: new.source.bytes.count, comparison: comparison)
  }

  /// Compares bytes; nil where they are the same.
  fileprivate init?(_ name: String, _ old: [UInt8]?, _ new: [UInt8]?) {
    guard old != new else { return nil }
    self.init(
      path: name, status: old == nil ? .added : new == nil ? .removed : .changed,
      oldSize: old?.count, newSize: new?.count, comparison: nil)
  }
}

extension TemplateDiff.VerdictChange {
  /// The changes from one report to another; languages with the same change are told together.
  fileprivate static func all(from old: Report, to new: Report) -> [Self] {
    let targets = (old.verdicts + new.verdicts).map(\.target).unique
    return targets.flatMap { target -> [Self] in
      let before = old.verdicts.filter { $0.target == target && $0.isReached }
      let after = new.verdicts.filter { $0.target == target && $0.isReached }
      let locales = (before + after).map(\.locale).unique
      var found: [(locale: String?, old: Outcome, new: Outcome)] = []
      for locale in locales {
        guard let was = before.verdict(in: locale, others: old.otherLocale),
          let now = after.verdict(in: locale, others: new.otherLocale)
        else { continue }
        found.append((locale, was.outcome, now.outcome))
      }
      let kinds = found.filter { $0.old != $0.new }.map { [$0.old, $0.new] }.unique
      return kinds.map { kind in
        let same = found.filter { [$0.old, $0.new] == kind }
        let names = same.map { verdict -> String in
          guard let locale = verdict.locale else { return "no strings" }
          return old.lacks(locale) && new.lacks(locale) ? "others" : locale
        }
        return Self(
          target: target, old: kind[0], new: kind[1],
          locales: same.count == found.count ? [] : names.unique)
      }
    }
  }
}

extension Report {
  /// Whether no translations into a language were checked.
  fileprivate func lacks(_ locale: String) -> Bool {
    locale == otherLocale || !verdicts.contains { $0.locale == locale }
  }
}

extension [Verdict] {
  /// What is shown in a language: with its own translations, those of the others, or none.
  fileprivate func verdict(in locale: String?, others: String?) -> Verdict? {
    first { $0.locale == locale } ?? first { $0.locale == others } ?? first
  }
}

/// A document that cannot be compared because it is not JSON.
struct UnreadableDocument: Error {
  let findings: [Diagnostic]
}

extension Document {
  /// Reads a document in which each field has one value.
  fileprivate init(comparable source: SourceFile, as kind: DocumentKind) throws {
    self.init(parsing: source)
    guard isValid else {
      let findings = Checker().check(self, as: kind).diagnostics
      throw UnreadableDocument(findings: findings.filter { $0.rule == .invalidJSON })
    }
    try requireUniqueKeys()
  }
}
