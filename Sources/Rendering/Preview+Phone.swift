public import JSONTree
public import Localization
public import Schema

extension Preview {
  /// One phone: an SDK release, the language it is set to, and what it shows.
  public struct Phone: Sendable {
    /// The SDK release.
    public let target: Target
    /// The language, or nil for texts as they stand.
    public let locale: String?
    /// What becomes of the message, in a word: `shown`, `changed`, `dropped` or another.
    public let outcome: String
    /// Why it is dropped, or what shows otherwise than written, in words.
    public let reasons: [String]
    /// What becomes of the message, as a sketch says it below.
    public let verdict: String
    /// Why, as a sketch says it.
    public let details: [String]
    /// How the phone comes to what it shows, as sentences without full stops.
    public let steps: [String]
    /// What is on the screen; nil where that is nothing.
    let drawing: Drawing?

    /// Creates a phone that shows a template, unless it drops it.
    public init(
      target: Target, locale: String?, outcome: String, reasons: [String], template: Document,
      translations: Translations?
    ) {
      self.target = target
      self.locale = locale
      self.outcome = outcome
      self.reasons = reasons
      (verdict, details) = (outcome, reasons)
      steps = []
      let language = locale.map { DeviceLanguage($0, on: target.platform) }
      let resolver = Resolver(
        target: target, translations: locale == nil ? nil : translations,
        language: language ?? .withoutCollection)
      drawing = outcome == "dropped" ? nil : Drawing(of: template, by: resolver)
    }

    /// Creates a phone that shows the feed of an inbox, and words below its cards; without cards it is not known how
    /// it looks.
    ///
    /// So many messages are left out. A verdict and details tell of the cards by their names.
    public init(
      target: Target, locale: String?, outcome: String, reasons: [String], steps: [String],
      verdict: String? = nil, details: [String]? = nil, cards: [Card]?, left: Int = 0,
      footnote: String? = nil
    ) {
      self.target = target
      self.locale = locale
      self.outcome = outcome
      self.reasons = reasons
      self.steps = steps
      self.verdict = verdict ?? outcome
      self.details = details ?? reasons
      drawing = cards.map { Drawing(of: $0, left: left, footnote, on: target) }
    }
  }
}

/// What is on a screen: how it is drawn, and the values to draw it with.
struct Drawing {
  /// The name of what draws it.
  let kind: String
  /// What is drawn, in words.
  let names: [String]
  let light: Value
  /// Nil where dark looks like light.
  let dark: Value?

  /// The scene of a template; nil where it has none.
  init?(of template: Document, by resolver: Resolver) {
    guard let scene = Scene(of: template, by: resolver) else { return nil }
    kind = scene.type.name
    names = [kind]
    light = scene.light
    dark = scene.dark
  }
}
