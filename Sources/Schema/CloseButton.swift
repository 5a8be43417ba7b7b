/// The button in the corner that closes a message.
public struct CloseButton: Hashable, Sendable {
  /// When iOS shows the button although showClose is false; what Android does is not documented.
  public enum Rule: Hashable, Sendable {
    /// Never.
    case asWritten
    /// Where the message has no other button.
    case unlessButtons
    /// Where the prize, of the winning segment if that has one, has no button.
    case unlessRewardButton
    /// Always, for a reason in one sentence.
    case always(because: String)
  }

  /// When iOS shows it although showClose is false.
  public let rule: Rule
  /// The colour of the bare cross, where no dark disc lies under it, and since when it is bare.
  public let bareCross: BareCross?

  /// A cross without a disc under it.
  public struct BareCross: Hashable, Sendable {
    /// Its colour.
    public let color: String
    /// What the colour is called.
    public let colorName: String
    /// The releases that draw it.
    public let support: Support
  }

  /// Why showClose has no effect, where that is so.
  var inertBecause: String? {
    if case .always(let reason) = rule { reason } else { nil }
  }

  /// Creates a close button.
  public init(_ rule: Rule, bareCross: BareCross? = nil) {
    self.rule = rule
    self.bareCross = bareCross
  }
}
