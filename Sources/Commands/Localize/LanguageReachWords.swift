internal import Localization
internal import Schema
internal import Wording

/// Says which phones look for translations under a name.
struct LanguageReachWords {
  private let name: String
  private let asking: [Platform]
  private let settable: [Platform]

  init(_ name: String) {
    self.name = name
    asking = Platform.allCases.filter { $0.reach(ofLanguageNamed: name) == .byDefault }
    settable = Platform.allCases.filter { $0.reach(ofLanguageNamed: name) == .ifAppSetsIt }
  }

  /// In few words; nil where phones of every platform ask for the name.
  var short: String? {
    if asking == Platform.allCases { return nil }
    return asking.first.map { "only \($0.title) asks for it" } ?? "no phone asks for it"
  }

  /// Who does not ask for the name, and what would be asked for; nil where all do.
  var warning: String? {
    guard let short else { return nil }
    let titles = joined(settable.map(\.title), by: "or")
    let unless = settable.isEmpty ? "" : ", unless an app sets it on \(titles)"
    return "\(printable(name)): \(short)\(unless)\n" + (help.map { "  help: \($0)\n" } ?? "")
  }

  private var help: String? {
    let device = DeviceLanguage(name)
    let others = Platform.allCases.map { device.name(on: $0) }
    if asking.isEmpty, Set(others).count == 1, let other = others.first, other != name {
      return "phones ask for \(other)"
    }
    let hints = Platform.allCases.filter { !asking.contains($0) }.compactMap { platform in
      let other = device.name(on: platform)
      if platform == .android, other.hasPrefix("zh"), other == name || other.utf8.count < 5 {
        return "Android asks for the whole name with the country: zh-CN, zh-Hans-CN"
      }
      return other == name ? nil : "\(platform.title) asks for \(other)"
    }
    return hints.isEmpty ? nil : hints.joined(separator: "; ")
  }
}
