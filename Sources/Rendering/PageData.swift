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
      "layout": .string(view.layout.rawValue), "isFeed": .boolean(showsFeeds),
      "dark": .boolean(view.isDark),
      "screen": .string(view.screen.name), "screens": .array(Screen.all.map(\.value)),
      "targets": .array(
        self.phones.map(\.target).unique.map {
          ["id": .string($0.description), "name": .string($0.title)]
        }),
      "languages": .array(self.phones.map(\.locale).unique.map(language)),
      "phones": .array(phones), "scenes": .array(scenes.values),
      "findings": .array(remarks.map(\.value)),
    ]
  }

  /// Whether phones show the feed of an inbox.
  var showsFeeds: Bool { phones.contains { $0.drawing?.kind == Drawing.feed } }

  private var summary: String {
    let names = phones.flatMap { $0.drawing?.names ?? [] }.unique
    guard showsFeeds else {
      return names.isEmpty ? "a message that none of these phones shows" : joined(names, by: "or")
    }
    return names.isEmpty
      ? "an inbox that gets no message"
      : "inbox card\(names.count == 1 ? "" : "s"): \(joined(names, by: "and"))"
  }

  private func value(of phone: Phone, _ scenes: inout Scenes) -> Value {
    [
      "target": .string(phone.target.description), "name": .string(phone.target.title),
      "platform": .string(phone.target.platform.rawValue),
      "isEarly": .boolean(phone.target.hasFirstViews), "language": .optional(phone.locale),
      "outcome": .string(phone.outcome), "reasons": .array(phone.reasons.map { .string($0) }),
      "steps": .array(phone.steps.map { .string($0) }),
      "type": .optional(phone.drawing?.kind), "light": scenes.number(of: phone.drawing?.light),
      "dark": scenes.number(of: phone.drawing?.dark),
    ]
  }

  private func language(_ locale: String?) -> Value {
    let name =
      locale.map { $0 == otherLocale ? "Any other language" : DeviceLanguage($0).title }
      ?? "Without translations"
    return ["tag": .optional(locale), "name": .string(name)]
  }
}

extension Target {
  /// Whether the release has the views that Android began with; later ones have those of iOS for a pattern.
  var hasFirstViews: Bool {
    platform == .android && version < SDKVersion(6, 10, 1)
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
