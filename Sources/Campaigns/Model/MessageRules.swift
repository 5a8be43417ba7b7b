/// One message of a campaign: what it says, and what the server and the user do with it.
public struct MessageRules: Hashable, Sendable {
  /// What people call it.
  public var name: String
  /// The display type's name; nil for any that goes through the queue on every release.
  public var displayType: String?
  /// What it says about when and how often it shows.
  public var delivery: DeliverySettings
  /// When the server begins to deliver it; that very moment counts.
  public var start: Instant?
  /// When the campaign ends; that very moment still counts.
  public var end: Instant?
  /// How many milliseconds it stays on screen; nil for until it is closed.
  public var staysFor: Int?
  /// Whether that is a guess.
  public var isStayAssumed = false

  /// Creates a message.
  public init(
    _ name: String, displayType: String? = nil, delivery: DeliverySettings = DeliverySettings(),
    start: Instant? = nil, end: Instant? = nil, staysFor: Int? = nil
  ) {
    self.name = name
    self.displayType = displayType
    self.delivery = delivery
    self.start = start
    self.end = end
    self.staysFor = staysFor
  }
}
