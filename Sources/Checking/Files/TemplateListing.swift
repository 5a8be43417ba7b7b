public import Archives
public import Diagnostics
internal import Schema
internal import SourceText
internal import Wording

/// The names of the files of a template, in a ZIP or a folder.
public struct TemplateListing: Sendable {
  private static let config = Model.nativeConfig.name
  private static let translations = Model.pushwooshJSON.name

  /// The file or folder that holds them, for messages.
  public let place: String
  /// The names, with `/` between the parts of a path.
  public let names: [String]
  /// Whether they are in a ZIP.
  public let isArchive: Bool
  /// Whether the configuration is at the root once the folders around everything are dropped.
  private let isWrapped: Bool

  /// Creates a listing.
  public init(
    of names: [String], in place: String, isArchive: Bool, isWrapped: Bool = false
  ) {
    self.isWrapped = isWrapped
    self.names = names
    self.place = place
    self.isArchive = isArchive
  }

  /// What is wrong with the names, apart from what is in the files.
  public var findings: [Diagnostic] {
    missingConfig + misnamedTranslations + (hasConfig ? besides : [])
  }

  /// Whether the configuration is where phones look for it.
  public var hasConfig: Bool { names.contains(Self.config) }

  /// What to do where the configuration is at the root under a name in capitals.
  public var helpWithMisnamedConfig: String? {
    atRoot(Self.config).map { "rename \(printable($0)) to \(Self.config)" }
  }

  /// What to do where the configuration is not at the root.
  public var helpWithoutConfig: String? {
    if let help = helpWithMisnamedConfig { return help }
    guard let found = names.first(where: { $0.hasSuffix("/\(Self.config)") }) else { return nil }
    let help = isWrapped ? helpWithStripping : "zip the folder's contents, not the folder"
    return "it is at \(printable(found)): \(help)"
  }

  private var helpWithStripping: String {
    let archive = place == Self.standardInput ? "- DIR" : printable(shellQuoted(place))
    return "inapp unpack \(archive) --strip drops the folder"
  }

  /// The place of a ZIP that has no name.
  public static let standardInput = "<stdin>"

  private var missingConfig: [Diagnostic] {
    guard !hasConfig else { return [] }
    if let misnamed = atRoot(Self.config) {
      return [
        finding(
          .nameCase, .error, "phones look for \(Self.config), not for \(printable(misnamed))",
          help: helpWithoutConfig)
      ]
    }
    guard isArchive else { return [] }
    return [
      finding(
        .configNotAtRoot, .error, "\(printable(place)) holds no \(Self.config) at its root",
        help: helpWithoutConfig ?? "pack the template with inapp pack")
    ]
  }

  private var misnamedTranslations: [Diagnostic] {
    guard !names.contains(Self.translations), let misnamed = atRoot(Self.translations) else {
      return []
    }
    return [
      finding(
        .nameCase, .warning, "phones look for \(Self.translations), not for \(printable(misnamed))",
        help: "rename it")
    ]
  }

  /// What lies beside a configuration and no phone reads.
  private var besides: [Diagnostic] {
    names.sorted().compactMap { name in
      let last = name.split(separator: "/").last.map(String.init) ?? name
      if name != Self.config, last.lowercased() == Self.config {
        return finding(
          .secondConfig, .info, "\(printable(name)) is not read: the one at the root is",
          help: isArchive ? "pack each template by itself" : nil)
      }
      if name.lowercased() == "index.html" {
        return finding(
          .htmlBesideNative, .warning, "\(printable(name)) is never shown: \(Self.config) is",
          help: "upload HTML messages in a ZIP of their own")
      }
      guard let kind = MediaKind(fileName: last)?.noun else { return nil }
      return finding(
        .mediaFileInArchive, .warning, "no phone reads the \(kind) \(printable(name))",
        help: "put it on a web server, and give its https:// address")
    }
  }

  /// A file at the root whose name is right but for the case.
  private func atRoot(_ name: String) -> String? {
    names.first { $0 != name && $0.lowercased() == name }
  }

  private func finding(
    _ rule: Rule, _ severity: Severity, _ message: String, help: String?
  ) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: severity, message: message,
      source: SourceFile(name: place, bytes: []), range: 0..<0, pointer: "", targets: [],
      help: help)
  }
}

extension TemplateListing {
  /// The findings about files that are left out as junk.
  public func junk(_ skipped: [ArchiveContents.Skipped]) -> [Diagnostic] {
    skipped.map {
      finding(.junkInArchive, .info, "\($0.name) is \($0.kind)", help: "pack without it")
    }
  }
}

extension MediaKind {
  /// What a picture or video is called; nil for other files.
  fileprivate var noun: String? {
    switch self {
    case .picture, .drawing: "picture"
    case .video, .otherVideo: "video"
    case .page, .sound: nil
    }
  }
}
