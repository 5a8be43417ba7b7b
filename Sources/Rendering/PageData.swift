internal import JSONTree
internal import Localization
internal import Schema
internal import Wording

extension Preview {
  /// All that the page's script is told.
  ///
  /// Scenes that look alike are told once, and phones name them by number.
  var data: Value {
    var scenes = Scenes()
    let phones = phones.map { value(of: $0, &scenes) }
    return [
      "title": .string(title), "summary": .string(summary),
      "targets": .array(
        self.phones.map(\.target).unique.map {
          ["id": .string($0.description), "name": .string($0.title)]
        }),
      "languages": .array(self.phones.map(\.locale).unique.map(language)),
      "phones": .array(phones), "scenes": .array(scenes.values),
      "findings": .array(remarks.map(\.value)),
    ]
  }

  private var summary: String {
    let types = phones.compactMap { scene(on: $0)?.type.name }.unique
    return types.isEmpty ? "no message that phones draw" : joined(types, by: "or")
  }

  private func scene(on phone: Phone) -> Scene? {
    Scene(
      of: template,
      by: Resolver(
        target: phone.target, translations: phone.locale == nil ? nil : translations,
        language: phone.locale.map { DeviceLanguage($0) } ?? .withoutCollection))
  }

  private func value(of phone: Phone, _ scenes: inout Scenes) -> Value {
    let scene = phone.outcome == "dropped" ? nil : scene(on: phone)
    return [
      "target": .string(phone.target.description), "name": .string(phone.target.title),
      "platform": .string(phone.target.platform.rawValue), "language": .optional(phone.locale),
      "outcome": .string(phone.outcome), "reasons": .array(phone.reasons.map { .string($0) }),
      "type": .optional(scene?.type.name), "light": scenes.number(of: scene?.light),
      "dark": scenes.number(of: scene?.dark),
    ]
  }

  private func language(_ locale: String?) -> Value {
    let name =
      locale.map { $0 == otherLocale ? "Any other language" : DeviceLanguage($0).title }
      ?? "Without translations"
    return ["tag": .optional(locale), "name": .string(name)]
  }
}

/// The scenes told so far, each once.
private struct Scenes {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  mutating func number(of scene: Value?) -> Value {
    guard let scene else { return .null }
    if let number = numbers[scene] { return Value(number) }
    numbers[scene] = values.count
    values.append(scene)
    return Value(values.count - 1)
  }
}

extension Preview.Remark {
  fileprivate var value: Value {
    [
      "severity": .string(severity), "rule": .string(rule), "message": .string(message),
      "notes": .array(notes.map { .string($0) }), "help": .optional(help),
      "place": .string(place), "path": .string(pointer),
      "targets": .array(targets.map { .string($0) }),
      "languages": .array(locales.map { .string($0) }),
    ]
  }
}

extension Value {
  fileprivate static func optional(_ text: String?) -> Value { text.map { .string($0) } ?? .null }
}
