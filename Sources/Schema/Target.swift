/// One SDK release on one platform, the thing a verdict is about.
public struct Target: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The platform.
  public let platform: Platform
  /// The SDK release.
  public let version: SDKVersion

  /// Creates a target.
  public init(_ platform: Platform, _ version: SDKVersion) {
    self.platform = platform
    self.version = version
  }

  /// Reads `ios@7.2.1`, `android@6.11.0`, or a bare platform for its newest known release.
  public init?(_ text: String) {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, let platform = Platform(rawValue: name.lowercased()) else {
      return nil
    }
    guard parts.count == 2 else {
      self.init(platform, platform.newestRelease)
      return
    }
    guard let version = SDKVersion(parts[1]) else { return nil }
    self.init(platform, version)
  }

  /// The newest known release of a platform.
  public static func newest(_ platform: Platform) -> Target {
    Target(platform, platform.newestRelease)
  }

  /// The newest known release of every platform.
  public static var newestOfAll: [Target] { Platform.allCases.map(newest) }

  /// Every known release of every platform.
  public static var allKnown: [Target] {
    Platform.allCases.flatMap { platform in platform.knownReleases.map { Target(platform, $0) } }
  }

  /// Whether nothing is known yet about a release this new.
  public var isBeyondKnown: Bool { version > platform.newestRelease }

  /// The target as it is typed: `ios@7.2.1`.
  public var description: String { "\(platform.rawValue)@\(version)" }

  /// The target as people say it: `iOS 7.2.1`.
  public var title: String { "\(platform.title) \(version)" }

  /// Orders by platform, then by age.
  public static func < (left: Target, right: Target) -> Bool {
    (left.platform, left.version) < (right.platform, right.version)
  }
}
