public import SourceText

/// A fault in a user's document, with the bytes to blame.
public struct Diagnostic: Sendable {
  /// The rule that found it.
  public let rule: Rule
  /// How grave it is for the targets checked.
  public let severity: Severity
  /// What is wrong, in one sentence without a full stop.
  public let message: String
  /// The file it is in.
  public let source: SourceFile
  /// The bytes to blame.
  public let range: Range<Int>
  /// The place as a JSON Pointer (RFC 6901).
  public let pointer: String
  /// The targets it concerns, such as `ios@7.2.1`.
  public let targets: [String]
  /// The languages it concerns; empty for all.
  public let locales: [String]
  /// What phones do about it, as sentences.
  public let notes: [String]
  /// The place that the fault comes to show at, where it lies in another one.
  public let related: RelatedPlace?
  /// What to do about it.
  public let help: String?
  /// The repair that a program can make, if there is one.
  public let fix: Fix?
  /// How many findings it is, as it may stand for many.
  public let count: Int

  /// Creates a diagnostic.
  public init(
    rule: Rule, severity: Severity, message: String, source: SourceFile, range: Range<Int>,
    pointer: String, targets: [String], locales: [String] = [], notes: [String] = [],
    related: RelatedPlace? = nil, help: String? = nil, fix: Fix? = nil, count: Int = 1
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.source = source
    self.range = range
    self.pointer = pointer
    self.targets = targets
    self.locales = locales
    self.notes = notes
    self.related = related
    self.help = help
    self.fix = fix
    self.count = count
  }
}

extension Diagnostic {
  /// The same finding without its repair.
  public var withoutFix: Diagnostic {
    Diagnostic(
      rule: rule, severity: severity, message: message, source: source, range: range,
      pointer: pointer, targets: targets, locales: locales, notes: notes, related: related,
      help: help, count: count)
  }
}

extension Diagnostic {
  /// The same finding in the place of so many like those named before it.
  public func standing(for count: Int) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: severity, message: Self.more(count), source: source, range: range,
      pointer: pointer, targets: targets, locales: locales, notes: notes, help: help, count: count)
  }

  /// What stands in the place of the findings of a kind beyond those that are named.
  public static func more(_ count: Int) -> String {
    "\(count) more like the ones before, from here on"
  }
}

/// A place that a finding is about beside the one it blames.
public struct RelatedPlace: Sendable {
  /// The file it is in.
  public let source: SourceFile
  /// Its bytes.
  public let range: Range<Int>
  /// The place as a JSON Pointer (RFC 6901).
  public let pointer: String

  /// Creates a place.
  public init(source: SourceFile, range: Range<Int>, pointer: String) {
    self.source = source
    self.range = range
    self.pointer = pointer
  }
}
