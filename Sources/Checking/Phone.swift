internal import JSONTree
internal import Localization
internal import Schema

/// One phone asked about: an SDK release, and the language it is set to.
struct Phone {
  let target: Target
  /// The language, or nil for a template without pushwoosh.json.
  let locale: String?
  let resolver: Resolver
  /// Whether the user asked about the release.
  let isAsked: Bool
  /// Whether there is such a phone: with translations for every language, none goes without.
  let isReached: Bool

  /// Every target in every language; without translations, once each.
  static func all(
    _ targets: [Target], asked: [Target], _ locales: [String?], _ translations: Translations?
  ) -> [Phone] {
    targets.flatMap { target in
      locales.map { locale in
        Phone(
          target: target, locale: locale,
          resolver: Resolver(
            target: target, translations: locale == nil ? nil : translations,
            language: locale.map { DeviceLanguage($0, on: target.platform) }
              ?? .withoutCollection),
          isAsked: asked.contains(target),
          isReached: locale != nil || translations?.serveEveryLanguage(on: target.platform) != true)
      }
    }
  }
}

extension Translations {
  /// Whether a phone always finds a block: its language's own, or the default one.
  fileprivate func serveEveryLanguage(on platform: Platform) -> Bool {
    fault(on: platform) == nil && defaultLanguage(on: platform).flatMap(block(named:)) != nil
  }
}
