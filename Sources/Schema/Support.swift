/// Since which SDK release something works on each platform; nil where no release has it.
public typealias Availability = PerPlatform<SDKVersion?>

/// What the vendor's page promises beside what the SDK releases were seen to do.
public struct Support: Hashable, Sendable {
  /// Since when the vendor's page says it works.
  public let documented: Availability
  /// Since when the SDKs were seen to do it.
  public let observed: Availability

  /// Creates a record of support.
  public init(documented: Availability, observed: Availability) {
    self.documented = documented
    self.observed = observed
  }

  /// Creates the record of something the vendor's page does not mention.
  public static func undocumented(ios: SDKVersion, android: SDKVersion) -> Support {
    Support(
      documented: .nowhere,
      observed: Availability(ios: ios, android: android))
  }

  /// Whether the SDK release was seen to do it; a release newer than any known counts as the newest.
  public func isObserved(on target: Target) -> Bool {
    Self.covers(observed, target)
  }

  /// Whether the vendor's page promises it for that SDK release.
  public func isDocumented(on target: Target) -> Bool {
    Self.covers(documented, target)
  }

  /// Whether the vendor's page promises it anywhere.
  public var isDocumentedAnywhere: Bool {
    documented.ios != nil || documented.android != nil
  }

  private static func covers(_ availability: Availability, _ target: Target) -> Bool {
    guard let since = availability[target.platform] else { return false }
    return since <= target.version
  }
}
