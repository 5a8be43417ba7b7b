/// Something that SDK releases learned at some point.
public struct Capability: Sendable {
  /// What it is called in tables.
  public let name: String
  /// Since when it works, as promised and as seen.
  public let support: Support
  /// Where some release began it, and which one is not documented.
  public let beganUnnoticedOn: [Platform]
  /// What the release numbers leave open.
  public let note: String?

  init(
    _ name: String, _ support: Support, beganUnnoticedOn platforms: [Platform] = [],
    note: String? = nil
  ) {
    self.name = name
    self.support = support
    self.beganUnnoticedOn = platforms
    self.note = note
  }
}

extension Capability {
  /// Addresses with spaces or letters outside ASCII are percent-encoded where they could not be read.
  public static let encodedAddresses = Capability(
    "spaces in addresses",
    Support(
      documented: .nowhere, observed: Availability(ios: .init(7, 2, 4), android: .init(6, 10, 0))),
    note: "iOS percent-encodes spaces and letters outside ASCII from then on; Android never reads "
      + "an address before it is used")

  /// Placeholders in single braces take the values of tags.
  public static let tagValues = Capability(
    "tag values",
    Support(documented: .nowhere, observed: Availability(ios: nil, android: .init(6, 10, 2))),
    beganUnnoticedOn: [.ios],
    note: "iOS reads tags in some release after 7.2.0; which one is not documented")

  /// A content block may hold other colours and pictures for dark mode.
  public static let darkOverlay = Capability(
    "dark overlay", .undocumented(ios: .init(7, 2, 7), android: .init(6, 13, 0)),
    note: "perhaps in a release shortly before")

  /// Delivery fields at the root are read.
  public static let deliveryFields = Capability(
    "caps and expiry", .undocumented(ios: .init(7, 2, 0), android: .init(6, 10, 0)))

  /// The iOS inbox draws banner, captioned and classic cards.
  public static let inboxCards = Capability(
    "inbox cards", .onIOS(documented: .init(7, 0, 40), observed: InboxRules.first.since))

  /// The iOS inbox draws carousel, video and wallet cards too.
  public static let richInboxCards = Capability(
    "rich inbox cards", .onIOS(documented: .init(7, 0, 40), observed: InboxRules.rich.since),
    note: "carousel, video and wallet")

  /// Captioned and carousel cards need a title and content.
  public static let strictInboxCards = Capability(
    "strict inbox cards", .onIOS(documented: nil, observed: InboxRules.strict.since),
    note: "captioned and carousel need a title and content, a carousel shows five slides; perhaps "
      + "from a release after 7.1.3 on, as the vendor's Portuguese page has it without a number")

  /// Everything that began with some release: the display types, then the rest.
  public static let all =
    Catalogue.displayTypes.map { Capability($0.name, $0.support) }
    + [
      encodedAddresses, tagValues, darkOverlay, deliveryFields, inboxCards, richInboxCards,
      strictInboxCards,
    ]
}

extension Support {
  /// Support on iOS alone.
  fileprivate static func onIOS(documented: SDKVersion?, observed: SDKVersion) -> Support {
    Support(
      documented: Availability(ios: documented, android: nil),
      observed: Availability(ios: observed, android: nil))
  }
}

extension Availability {
  /// In no release.
  static let nowhere = Availability(ios: nil, android: nil)
}
