/// A document to start a new message from: complete, and valid for every phone that has its type.
public struct Starter: Sendable {
  /// The display type, which is also the file's name without `.json`.
  public let name: String
  private let read: @Sendable () -> [UInt8]

  /// The document as UTF-8 JSON, laid out as authors write it, with a final newline.
  ///
  /// It is made when asked for, so that listing the starters costs nothing at start-up.
  public var bytes: [UInt8] { read() }

  fileprivate init(_ name: String, _ read: @escaping @Sendable () -> [UInt8]) {
    self.name = name
    self.read = read
  }
}

/// The starters compiled into the program, one file in `native/` and one line here for each.
public enum Starters {
  /// The starters for native-config.json in alphabetical order, one for every display type.
  public static let native: [Starter] = [
    Starter("banner") { PackageResources.banner_json },
    Starter("carousel") { PackageResources.carousel_json },
    Starter("fullscreen") { PackageResources.fullscreen_json },
    Starter("modal") { PackageResources.modal_json },
    Starter("pip") { PackageResources.pip_json },
    Starter("scratchcard") { PackageResources.scratchcard_json },
    Starter("sheet") { PackageResources.sheet_json },
    Starter("spinwheel") { PackageResources.spinwheel_json },
    Starter("stories") { PackageResources.stories_json },
    Starter("video") { PackageResources.video_json },
  ]

  /// Finds the starter for a display type, spelt exactly as in the schema.
  public static func native(named name: String) -> Starter? {
    native.first { $0.name == name }
  }
}
