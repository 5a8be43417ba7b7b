public import Schema

/// The language a phone is set to, as a tag such as `de`, `pt-BR` or `zh-Hans-CN`.
public struct DeviceLanguage: Hashable, Sendable, CustomStringConvertible {
  /// The tag with `-` between its parts, in the usual case: `zh-Hans-CN`.
  public let tag: String

  /// Reads a tag in any case, with `-` or `_` between its parts.
  public init(_ tag: String) {
    let parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" })
    self.tag = parts.enumerated().map { place, part in
      guard place > 0 else { return part.lowercased() }
      switch part.count {
      case 2: return part.uppercased()
      case 4 where part.allSatisfy(\.isLetter):
        return part.prefix(1).uppercased() + part.dropFirst().lowercased()
      default: return String(part)
      }
    }.joined(separator: "-")
  }

  /// Reads a tag as a phone of a platform has it.
  ///
  /// Android phones in Chinese have a region in their tag, which may be left out here.
  public init(_ tag: String, on platform: Platform) {
    let plain = DeviceLanguage(tag)
    let whole = ["zh": "zh-CN", "zh-Hans": "zh-Hans-CN", "zh-Hant": "zh-Hant-TW"][plain.tag]
    self = platform == .android ? whole.map { DeviceLanguage($0) } ?? plain : plain
  }

  /// The language both SDKs use while they may not collect the phone's own.
  public static let withoutCollection = DeviceLanguage("en")

  /// The codes under which old releases of Android know languages, by the code that all others use.
  public static let oldAndroidCodes = ["he": "iw", "id": "in", "yi": "ji"]

  /// The tag.
  public var description: String { tag }

  private var parts: [Substring] { tag.split(separator: "-") }

  /// Returns the name under which the SDK looks for translations.
  ///
  /// iOS takes the language, with its script where the tag names one; Android takes the language only, but for
  /// Chinese the whole tag. (Old Android releases call Hebrew `iw` and Indonesian `in`; ask for those.)
  public func name(on platform: Platform) -> String {
    guard let language = parts.first else { return "" }
    switch platform {
    case .ios:
      guard let script = parts.dropFirst().first, script.count == 4 else { return String(language) }
      return "\(language)-\(script)"
    case .android:
      return language == "zh" ? tag : String(language)
    }
  }
}

/// Whether a phone can look for translations under a name.
public enum LanguageReach: Sendable {
  /// Phones set to the language do.
  case byDefault
  /// Only where the app itself sets the SDK's language to this name.
  case ifAppSetsIt
  /// No phone does.
  case never
}

extension Platform {
  /// Returns whether phones can look for translations under a name in pushwoosh.json.
  ///
  /// On iOS an app can set two-letter names only, on Android any. That a block is the default one, and so is
  /// used whatever its name, does not count here.
  public func reach(ofLanguageNamed name: String) -> LanguageReach {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    let language = parts.first.map(String.init) ?? ""
    let isLanguage = (2...3).contains(language.utf8.count) && language.utf8.allSatisfy(isLowercase)
    switch self {
    case .ios:
      let isOld = DeviceLanguage.oldAndroidCodes.values.contains(language)
      if isLanguage, !isOld, DeviceLanguage(name).name(on: .ios) == name { return .byDefault }
      return name.utf8.count == 2 ? .ifAppSetsIt : .never
    case .android:
      let isDefault =
        language == "zh"
        ? parts.count > 1 && (parts.last?.utf8.count ?? 0) < 4 && DeviceLanguage(name).tag == name
        : isLanguage && name.utf8.count == 2
      return isDefault ? .byDefault : .ifAppSetsIt
    }
  }

  private func isLowercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}
