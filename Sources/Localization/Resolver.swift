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
    var bytes = Array(text.utf8)
    var notes = Notes()
    for pass in target.platform == .ios ? Pass.ios : Pass.android {
      guard work.allows(Work.stepsToMatch * bytes.count) else {
        notes.doubts.insert(.tooLong)
        break
      }
      let found = matches(pass, in: bytes, on: target.platform, &work)
      if found.isEmpty { continue }
      guard let replacements = replacements(found, pass, in: bytes, &work, &notes) else { break }
      bytes = replace(replacements, in: bytes, pass, on: target.platform, &work, &notes.doubts)
    }
    return Resolution(String(decoding: bytes, as: UTF8.self), notes)
  }

  /// Returns what each match becomes, or nil when that is too much.
  private func replacements(
    _ matches: [Match], _ pass: Pass, in text: [UInt8], _ work: inout Work, _ notes: inout Notes
  ) -> [Replacement]? {
    var replacements: [Replacement] = []
    for match in matches {
      let replacement = replacement(match, pass, in: text, &notes)
      guard work.allows(2 * replacement.value.count) else {
        notes.doubts.insert(.tooLong)
        return nil
      }
      work.step(replacement.value.count)
      replacements.append(replacement)
    }
    return replacements
  }

  private func replacement(
    _ match: Match, _ pass: Pass, in text: [UInt8], _ notes: inout Notes
  ) -> Replacement {
    let key = text[match.key]
    let modifier = Modifier(rawValue: String(decoding: text[match.type], as: UTF8.self))
    if let value = value(of: key, pass, modifier, &notes) {
      return Replacement(match: match, value: Array(value.utf8))
    }
    var value = Array(text[match.fallback ?? match.key])
    if target.platform == .ios, let modifier, modifier.changesCase {
      value = Array(modified(String(decoding: value, as: UTF8.self), modifier, &notes).utf8)
    }
    let writesKeyAgain = target.platform == .android && pass.form == .singleEmpty
    return Replacement(match: match, value: value, again: writesKeyAgain ? Array(key) : nil)
  }

  /// Looks a key up and notes what came of it.
  private func value(
    of key: ArraySlice<UInt8>, _ pass: Pass, _ modifier: Modifier?, _ notes: inout Notes
  ) -> String? {
    switch pass.source {
    case .tags:
      let name = String(decoding: key, as: UTF8.self)
      guard let value = tags[Array(key)] else {
        notes.missingTags.append(name)
        if target.tagSupport != .never { notes.doubts.insert(.tags) }
        return nil
      }
      notes.usedTags.append(name)
      return modified(value, modifier, &notes)
    case .translations:
      guard let entry = block?[key] else {
        notes.missingKeys.append(String(decoding: key, as: UTF8.self))
        return nil
      }
      notes.usedEntries.append(entry)
      let reading = entry.reading(on: target.platform)
      if !reading.isCertain { notes.doubts.insert(.printing) }
      return reading.isText ? modified(reading.text, modifier, &notes) : reading.text
    }
  }

  private func modified(_ value: String, _ modifier: Modifier?, _ notes: inout Notes) -> String {
    guard let modifier else { return value }
    let printed = modifier.apply(to: value, on: target.platform, language)
    notes.doubts.formUnion(printed.doubts)
    return printed.text
  }
}
