public import Diagnostics

/// The kinds of document that the tool knows.
public enum DocumentKind: String, Sendable {
  case nativeConfig = "native-config"
  case pushwooshJSON = "pushwoosh"
  case campaign
  /// The body of a request that sends a message.
  case createMessage = "create-message"
  case archive = "zip"
  /// The files of a template, apart from what is in them.
  case folder
}

/// What was found in one document.
public struct Report: Sendable {
  /// The kind of document.
  public let kind: DocumentKind
  /// The display type, if it is known.
  public let displayType: String?
  /// The findings, in the order of the file.
  public let diagnostics: [Diagnostic]
  /// What each target does; empty for documents that no phone draws.
  public let verdicts: [Verdict]
  /// The language among the verdicts that stands for all without translations of their own.
  public let otherLocale: String?

  /// Creates a report of findings that no walk of a template made.
  public init(
    kind: DocumentKind, displayType: String? = nil, diagnostics: [Diagnostic],
    verdicts: [Verdict] = []
  ) {
    self.init(
      kind: kind, displayType: displayType, diagnostics: diagnostics, verdicts: verdicts,
      otherLocale: nil)
  }

  init(
    kind: DocumentKind, displayType: String?, diagnostics: [Diagnostic], verdicts: [Verdict],
    otherLocale: String?
  ) {
    self.kind = kind
    self.displayType = displayType
    self.diagnostics = diagnostics
    self.verdicts = verdicts
    self.otherLocale = otherLocale
  }

  /// The same report with other findings.
  public func with(diagnostics: [Diagnostic]) -> Report {
    Report(
      kind: kind, displayType: displayType, diagnostics: diagnostics, verdicts: verdicts,
      otherLocale: otherLocale)
  }

  /// How many findings are this grave.
  public func count(of severity: Severity) -> Int {
    diagnostics.reduce(0) { $0 + ($1.severity == severity ? $1.count : 0) }
  }
}
