public import Schema

/// Replaces the placeholders in texts as one SDK release does on a phone set to one language.
public struct Resolver: Sendable {
  /// The SDK release.
  public let target: Target
  /// The phone's language.
  public let language: DeviceLanguage
  /// The translations the phone uses; nil when it has none.
  public let block: TranslationBlock?

  private let tags: [[UInt8]: String]

  /// Creates a resolver.
  ///
  /// - Parameters:
  ///   - target: The SDK release.
  ///   - translations: What pushwoosh.json holds; nil when there is no such file.
  ///   - language: The phone's language.
  ///   - tags: The values of tags that the phone has in its cache; releases that read none ignore them.
  public init(
    target: Target, translations: Translations? = nil, language: DeviceLanguage,
    tags: [String: String] = [:]
  ) {
    self.target = target
    self.language = language
    block = translations?.block(for: language, on: target.platform)
    self.tags =
      target.tagSupport == .cached
      ? Dictionary(tags.map { (Array($0.key.utf8), $0.value) }, uniquingKeysWith: { $1 }) : [:]
  }

  /// Returns a text with its placeholders replaced.
  ///
  /// The time it takes is proportional to the text's length and to that of the translations put in, up to a limit
  /// at which it gives up, with a doubt.
  public func resolve(_ text: String) -> Resolution {
    guard text.utf8.contains(.open) else { return Resolution(text) }
    var work = Work(for: text.utf8.count)
    return resolve(text, &work)
  }

  func resolve(_ text: String, _ work: inout Work) -> Resolution {
    var resolution = Resolution(text)
    var bytes = Array(text.utf8)
    for pass in target.platform == .ios ? Pass.ios : Pass.android {
      let found = matches(pass, in: bytes, on: target.platform, &work)
      if found.isEmpty { continue }
      let replacements = found.map { replacement($0, pass, in: bytes, &resolution) }
      bytes = replace(
        replacements, in: bytes, pass, on: target.platform, &work, &resolution.doubts)
    }
    resolution.text = String(decoding: bytes, as: UTF8.self)
    return resolution
  }

  private func replacement(
    _ match: Match, _ pass: Pass, in text: [UInt8], _ resolution: inout Resolution
  ) -> Replacement {
    let key = text[match.key]
    let modifier = Modifier(rawValue: String(decoding: text[match.type], as: UTF8.self))
    if let value = value(of: key, pass, modifier, &resolution) {
      return Replacement(match: match, value: Array(value.utf8))
    }
    let fallback = match.fallback ?? match.key
    var value = Array(text[fallback])
    if target.platform == .ios, let modifier, modifier.changesCase {
      let printed = modifier.apply(to: String(decoding: value, as: UTF8.self), on: .ios, language)
      value = Array(printed.text.utf8)
      resolution.doubts.formUnion(printed.doubts)
    }
    let writesKeyAgain = target.platform == .android && pass.form == .singleEmpty
    return Replacement(match: match, value: value, again: writesKeyAgain ? Array(key) : nil)
  }

  /// Looks a key up and notes what came of it.
  private func value(
    of key: ArraySlice<UInt8>, _ pass: Pass, _ modifier: Modifier?, _ resolution: inout Resolution
  ) -> String? {
    switch pass.source {
    case .tags:
      let name = String(decoding: key, as: UTF8.self)
      guard let value = tags[Array(key)] else {
        resolution.missingTags.appendOnce(name)
        if target.tagSupport != .never { resolution.doubts.insert(.tags) }
        return nil
      }
      resolution.usedTags.appendOnce(name)
      return modified(value, modifier, &resolution)
    case .translations:
      guard let entry = block?[key] else {
        resolution.missingKeys.appendOnce(String(decoding: key, as: UTF8.self))
        return nil
      }
      resolution.usedEntries.appendOnce(entry)
      let reading = entry.reading(on: target.platform)
      if !reading.isCertain { resolution.doubts.insert(.printing) }
      return reading.isText ? modified(reading.text, modifier, &resolution) : reading.text
    }
  }

  private func modified(
    _ value: String, _ modifier: Modifier?, _ resolution: inout Resolution
  ) -> String {
    guard let modifier else { return value }
    let printed = modifier.apply(to: value, on: target.platform, language)
    resolution.doubts.formUnion(printed.doubts)
    return printed.text
  }
}

extension Array where Element: Hashable {
  fileprivate mutating func appendOnce(_ element: Element) {
    if !contains(element) { append(element) }
  }
}
