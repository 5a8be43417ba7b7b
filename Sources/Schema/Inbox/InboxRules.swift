/// How a generation of the iOS inbox chooses a card and fills it.
public struct InboxRules: Hashable, Sendable {
  /// The first release that was seen to follow the rules.
  public let since: SDKVersion
  /// The last release that was seen to; nil while the newest does.
  public let lastSeen: SDKVersion?
  /// Whether captioned and carousel also need a title and content.
  public let isStrict: Bool
  /// The most slides that are shown; nil without a limit.
  public let mostSlides: Int?
  /// Whether the address of a button must have a scheme.
  public let needsScheme: Bool
  /// Whether `attachment` and `b` of the payload come before the image of the message.
  public let takesAttachment: Bool
  /// The schemes that no tap opens.
  public let refusedSchemes: [String]
  /// Whether each tap goes to the message's own link or page, where it has one.
  public let ownLinkWins: Bool

  /// The rules of the first release with InboxKit: banner, captioned and classic.
  public static let first = InboxRules(
    since: .init(7, 0, 40), lastSeen: .init(7, 0, 40), isStrict: false, mostSlides: nil,
    needsScheme: false, takesAttachment: false, refusedSchemes: [], ownLinkWins: false)

  /// The rules with all six cards, as the vendor's English page has them.
  public static let rich = InboxRules(
    since: .init(7, 1, 2), lastSeen: .init(7, 1, 3), isStrict: false, mostSlides: nil,
    needsScheme: true, takesAttachment: false, refusedSchemes: [], ownLinkWins: false)

  /// The rules that the vendor's Portuguese page has; which release after 7.1.3 began them is not documented.
  public static let strict = InboxRules(
    since: .init(7, 2, 7), lastSeen: nil, isStrict: true, mostSlides: 5,
    needsScheme: true, takesAttachment: true,
    refusedSchemes: ["file", "javascript", "data", "facetime"], ownLinkWins: true)

  /// All sets of rules, oldest first.
  public static let all = [first, rich, strict]

  /// The rules that a release may follow, oldest first: one where that is known, two between known releases, none
  /// where no such inbox is.
  public static func possible(on target: Target) -> [InboxRules] {
    guard target.platform == .ios else { return [] }
    let begun = all.last { $0.since <= target.version }
    guard let begun, let last = begun.lastSeen, target.version > last else {
      return [begun].compactMap { $0 }
    }
    return [begun] + all.filter { $0.since > target.version }.prefix(1)
  }
}

extension InboxRules {
  /// The most buttons that the vendor's page allows; the SDKs show any number.
  public static let documentedButtons = 3
  /// The most slides that the vendor's Portuguese page allows.
  public static let documentedSlides = 5
}
