/// A release number of a vendor SDK, such as 7.2.1.
public struct SDKVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The first number.
  public let major: Int
  /// The second number.
  public let minor: Int
  /// The third number.
  public let patch: Int

  /// Creates a release number from its three parts.
  public init(_ major: Int, _ minor: Int, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads one to three numbers between dots, such as `7`, `7.2` or `7.2.1`; returns nil otherwise.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isSpelledPlainly = parts.allSatisfy { $0.allSatisfy { ("0"..."9").contains($0) } }
    let numbers = parts.compactMap { Int($0) }
    guard isSpelledPlainly, numbers.count == parts.count, (1...3).contains(numbers.count) else {
      return nil
    }
    let padded = numbers + [0, 0]
    self.init(padded[0], padded[1], padded[2])
  }

  /// The release number with its dots.
  public var description: String { "\(major).\(minor).\(patch)" }

  /// Orders releases by age.
  public static func < (left: SDKVersion, right: SDKVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

extension Platform {
  /// The SDK releases whose behaviour is known, oldest first.
  public var knownReleases: [SDKVersion] { releases[self] }

  /// The SDK releases whose inbox is known, oldest first.
  public var knownInboxReleases: [SDKVersion] { inboxReleases[self] }

  /// The first SDK release that draws native in-app messages.
  public var firstRelease: SDKVersion { knownReleases[0] }

  /// The newest SDK release whose behaviour is known.
  public var newestRelease: SDKVersion { knownReleases[knownReleases.count - 1] }
}

private let releases = PerPlatform<[SDKVersion]>(
  ios: [.init(7, 2, 0), .init(7, 2, 1), .init(7, 2, 4), .init(7, 2, 7)],
  android: [.init(6, 10, 0), .init(6, 10, 1), .init(6, 10, 2), .init(6, 11, 0), .init(6, 13, 0)])

private let inboxReleases = PerPlatform<[SDKVersion]>(
  ios: [.init(7, 0, 40), .init(7, 1, 2), .init(7, 1, 3), .init(7, 2, 7)],
  android: [.init(6, 10, 0)])
