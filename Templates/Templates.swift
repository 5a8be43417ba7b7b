/// A document to start a new message from: complete, and valid for every phone that has its type.
public struct Starter: Sendable {
  /// The display type or the card, as the file is named.
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

/// The starters compiled into the program, one file in `native/` or `inbox/` and one line here for each.
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

  /// The starters for createMessage requests, one for every card of the inbox, in the order of the schema.
  public static let inbox: [Starter] = [
    Starter("banner") { PackageResources.inbox_banner_json },
    Starter("captioned") { PackageResources.inbox_captioned_json },
    Starter("classic") { PackageResources.inbox_classic_json },
    Starter("carousel") { PackageResources.inbox_carousel_json },
    Starter("video") { PackageResources.inbox_video_json },
    Starter("wallet") { PackageResources.inbox_wallet_json },
  ]

  /// Finds the starter for a card of the inbox, spelt exactly as in the schema.
  public static func inbox(named name: String) -> Starter? {
    inbox.first { $0.name == name }
  }

  /// Finds the starter for a display type, spelt exactly as in the schema.
  public static func native(named name: String) -> Starter? {
    native.first { $0.name == name }
  }
}
