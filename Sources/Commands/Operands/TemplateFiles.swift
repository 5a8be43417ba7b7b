internal import Archives
internal import Checking
internal import JSONTree
internal import SourceText

/// The files of a template that phones read, among others.
struct TemplateFiles {
  let config: Document?
  let translations: Document?

  /// Picks the files from entries; `place` comes before their names in messages.
  init(_ entries: [ArchiveEntry], at place: String) {
    func document(_ name: String) -> Document? {
      entries.first { $0.name == name }.map {
        Document(parsing: SourceFile(name: place + name, bytes: $0.bytes))
      }
    }
    config = document(Input.configName)
    translations = document(Input.translationsName)
  }

  /// What phones do with them.
  func checked(by checker: Checker, title: String) -> [Checked] {
    guard let config else { return [] }
    let main = Checked(
      title: title, path: config.source.name,
      report: checker.check(nativeConfig: config, translations: translations))
    let beside = translations.map {
      Checked(
        title: title, path: $0.source.name,
        report: checker.check(pushwooshJSON: $0, template: config))
    }
    return ValidationRun(checked: [main] + (beside.map { [$0] } ?? [])).checked
  }
}
