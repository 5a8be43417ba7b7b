public import JSONTree
public import Localization
public import Schema
public import SourceText

/// A native-config.json as one phone sees it after it put translations in.
public struct Rendering: Sendable {
  /// In what a string may be another on a real phone.
  public struct Doubt: Sendable {
    /// The path of the string from the root.
    public let path: Path
    /// What is in doubt.
    public let doubt: Resolution.Doubt
  }

  /// The file; only string values differ from the one that was rendered.
  public let source: SourceFile
  /// What is in doubt, in document order.
  public let doubts: [Doubt]
}

extension Document {
  /// Returns the document with the placeholders in its string values replaced.
  public func rendered(by resolver: Resolver) throws(EditError) -> Rendering {
    _ = try readableObject()
    var edits: [TextEdit] = []
    var doubts: [Rendering.Doubt] = []
    for value in stringValues {
      let text = value.node.string ?? ""
      let resolution = resolver.resolve(text)
      doubts += Resolution.Doubt.allCases.filter(resolution.doubts.contains)
        .map { Rendering.Doubt(path: value.path, doubt: $0) }
      guard resolution.text.bytes != text.bytes else { continue }
      edits.append(TextEdit(range: value.node.range, text: Value.string(resolution.text).compact))
    }
    return Rendering(source: try applying(edits).source, doubts: doubts)
  }
}

/// A native-config.json and the pushwoosh.json beside it.
public struct LocalizedTemplate: Sendable {
  /// native-config.json.
  public let config: Document
  /// pushwoosh.json, where there is one.
  public let translations: Document?

  /// Creates a pair.
  public init(config: Document, translations: Document?) {
    self.config = config
    self.translations = translations
  }

  /// Returns the first string that a known SDK release shows otherwise than in another version of the template,
  /// on a phone set to a language.
  public func firstDifference(
    from other: LocalizedTemplate, in language: String
  ) -> (path: Path, target: Target)? {
    let values = config.stringValues
    for target in Target.allKnown {
      let texts = shown(on: target, in: language)
      let others = other.shown(on: target, in: language)
      if texts.count != others.count { return (Path(), target) }
      if let index = texts.indices.first(where: { texts[$0] != others[$0] }) {
        return (values[index].path, target)
      }
    }
    return nil
  }

  /// The bytes of every string value after a release put translations in.
  private func shown(on target: Target, in language: String) -> [[UInt8]] {
    let resolver = Resolver(
      target: target, translations: translations.map { Translations($0) },
      language: DeviceLanguage(language))
    return config.stringValues.map { resolver.resolve($0.node.string ?? "").text.bytes }
  }
}
