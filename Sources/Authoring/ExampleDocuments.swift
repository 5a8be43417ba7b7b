public import Diagnostics
public import JSONTree
internal import Schema
internal import SourceText

/// The whole documents that a rule's example is a piece of.
public struct ExampleDocuments: Sendable {
  /// The native-config.json.
  public let config: Document
  /// The pushwoosh.json beside it, where the example has one.
  public let translations: Document?
  /// The template that the translations are checked beside; nil where an example has translations alone.
  public let template: Document?
  /// The bytes to blame; nil for an example that has no mark.
  public let mark: Range<Int>?
  /// The document that holds the mark, or the one the example is about.
  public let blamed: Document

  /// The instant at which examples are looked at: the middle of September 2026.
  public static let secondsSince1970 = 1_789_430_400

  /// Completes an example; nil where it names a display type that there is not, or is no part of a template.
  public init?(_ example: RuleExample) {
    switch example.place {
    case .document:
      self.init(config: example.text, translations: nil)
    case .block(let type):
      guard let text = wholeDocument(type, block: example.text) else { return nil }
      self.init(config: text, translations: nil)
    case .root(let type):
      guard let text = wholeDocument(type, root: example.text) else { return nil }
      self.init(config: text, translations: nil)
    case .translations(let members):
      guard let text = wholeDocument("banner", block: members) else { return nil }
      self.init(config: text, translations: example.text, isAlone: members.isEmpty)
    case .campaign, .request, .message: return nil
    }
  }

  private init(config: String, translations: String?, isAlone: Bool = false) {
    let template = MarkedText(config)
    self.config = Document(parsing: template.text, name: Model.nativeConfig.name)
    self.template = isAlone ? nil : self.config
    let strings = translations.map(MarkedText.init)
    self.translations = strings.map { Document(parsing: $0.text, name: Model.pushwooshJSON.name) }
    mark = strings?.mark ?? template.mark
    blamed = template.mark == nil ? self.translations ?? self.config : self.config
  }
}

/// The smallest document of a type, in which the members named take the place of its own.
private func wholeDocument(_ name: String, block: String = "", root: String = "") -> String? {
  guard let type = Catalogue.displayType(named: name),
    case .object(let entries) = Value(type.block.scaffold)
  else { return nil }
  let given = Document(parsing: "{\(MarkedText(block).text)}").root?.members.map(\.key) ?? []
  let others = entries.filter { !given.contains($0.key) }
    .map { "\(Value.string($0.key).compact): \($0.value.compact)" }
  let members = ([block] + others).filter { !$0.isEmpty }.joined(separator: ",\n    ")
  let before = root.isEmpty ? "" : "  \(root),\n"
  return """
    {
      "displayType": "\(type.name)",
    \(before)  "\(type.name)": {
        \(members)
      }
    }

    """
}
