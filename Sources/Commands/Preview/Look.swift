internal import Checking
internal import Diagnostics
internal import JSONTree
internal import Localization
internal import Rendering
internal import SourceText
internal import Wording

/// What is shown of a template: its page, and what each phone does with it.
struct Look {
  private let main: Checked
  /// The phones.
  var preview: Preview

  /// Checks a template or a request and lays its page out.
  init(_ input: Input, _ document: Document, _ checker: Checker) {
    if document.likelyKind == .createMessage {
      self.init(request: document, titled: input.headline, checker)
    } else {
      self.init(template: document, input, checker)
    }
  }

  private init(request document: Document, titled title: String, _ checker: Checker) {
    let report = checker.report(onRequest: document)
    main = Checked(title: title, path: document.source.name, report: report)
    // A message may name languages that another one lacks; each phone shows all messages.
    let locales = report.verdicts.map(\.locale).unique.compactMap { $0 }
    preview = Preview(
      title: printable(title), phones: checker.inboxPhones(document, in: locales),
      otherLocale: nil, remarks: main.located.map(Preview.Remark.init))
  }

  private init(template document: Document, _ input: Input, _ checker: Checker) {
    let translations = input.translations.map { Document(parsing: $0) }
    let report = checker.check(nativeConfig: document, translations: translations)
    main = Checked(title: input.headline, path: document.source.name, report: report)
    let beside = translations.map {
      Checked(
        title: input.headline, path: $0.source.name,
        report: checker.check(pushwooshJSON: $0, template: document))
    }
    let run = ValidationRun(checked: [main] + (beside.map { [$0] } ?? []))
    let texts = translations.map { Translations($0) }
    preview = Preview(
      title: printable(input.headline),
      phones: report.verdicts.filter(\.isReached).map { Preview.Phone($0, document, texts) },
      otherLocale: report.otherLocale,
      remarks: run.checked.flatMap { document in document.located.map(Preview.Remark.init) })
  }

  /// Each phone's verdict, a line each.
  func verdicts(_ paint: Paint) -> String { main.table(paint) }
}

extension Preview.Phone {
  fileprivate init(_ verdict: Verdict, _ template: Document, _ translations: Translations?) {
    self.init(
      target: verdict.target, locale: verdict.locale, outcome: verdict.outcome.rawValue,
      reasons: verdict.changes.map { printable($0) }, template: template,
      translations: translations)
  }
}

extension Preview.Remark {
  fileprivate init(_ finding: Diagnostic, _ position: Position) {
    let file = finding.source.name.split(separator: "/").last.map(String.init) ?? ""
    self.init(
      severity: finding.severity.rawValue, rule: finding.rule.id,
      message: printable(finding.message), notes: finding.notes.map { printable($0) },
      help: finding.help.map { printable($0) }, place: printable("\(file):\(position)"),
      pointer: finding.drawnPointer, targets: finding.targets, locales: finding.locales)
  }
}

extension Diagnostic {
  /// The part of the message that it shows at; an overlay's colours show where those of the message do.
  fileprivate var drawnPointer: String {
    let parts = (related?.pointer ?? pointer).split(
      separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 2, parts[2] == "dark" else { return parts.joined(separator: "/") }
    return (parts[..<2] + parts[3...]).joined(separator: "/")
  }
}
