public import JSONTree
internal import Localization
public import Schema

/// A page that shows a message as phones draw it.
public struct Preview: Sendable {
  /// One phone to choose on the page: an SDK release, and the language it is set to.
  public struct Phone: Sendable {
    /// The SDK release.
    public let target: Target
    /// The language, or nil for texts as they stand.
    public let locale: String?
    /// What becomes of the message: `shown`, `changed` or `dropped`.
    public let outcome: String
    /// Why it is dropped, or what shows otherwise than written, in words.
    public let reasons: [String]

    /// Creates a phone.
    public init(target: Target, locale: String?, outcome: String, reasons: [String]) {
      self.target = target
      self.locale = locale
      self.outcome = outcome
      self.reasons = reasons
    }
  }

  /// Something to object to, as it is listed beside the phone.
  public struct Remark: Sendable {
    /// How grave it is, in a word.
    public let severity: String
    /// The id of its rule.
    public let rule: String
    /// What is wrong, in one sentence.
    public let message: String
    /// What phones do about it, as sentences.
    public let notes: [String]
    /// What to do about it.
    public let help: String?
    /// The file and line.
    public let place: String
    /// The part of native-config.json that it shows at, as a JSON Pointer.
    public let pointer: String
    /// The targets it concerns; none means all.
    public let targets: [String]
    /// The languages it concerns; none means all.
    public let locales: [String]

    /// Creates a remark.
    public init(
      severity: String, rule: String, message: String, notes: [String], help: String?,
      place: String, pointer: String, targets: [String], locales: [String]
    ) {
      self.severity = severity
      self.rule = rule
      self.message = message
      self.notes = notes
      self.help = help
      self.place = place
      self.pointer = pointer
      self.targets = targets
      self.locales = locales
    }
  }

  /// The template's name.
  let title: String
  let template: Document
  let translations: Translations?
  /// Every target in every language.
  let phones: [Phone]
  /// The language that stands for all without translations of their own.
  let otherLocale: String?
  let remarks: [Remark]

  /// Creates a page of a template, with what phones do with it and what there is to object to.
  public init(
    title: String, template: Document, translations: Document?, phones: [Phone],
    otherLocale: String?, remarks: [Remark]
  ) {
    self.title = title
    self.template = template
    self.translations = translations.map { Translations($0) }
    self.phones = phones
    self.otherLocale = otherLocale
    self.remarks = remarks
  }
}
