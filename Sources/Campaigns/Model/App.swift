public import Schema

/// The app that shows the messages.
public struct App: Hashable, Sendable {
  /// When the app calls setFrequencyCapEnabled(true); each start of the app switches caps off again.
  public enum OptIn: Hashable, Sendable {
    /// Never.
    case never
    /// At each start of the app.
    case eachStart
    /// At the first start after an installation only.
    case firstStart
    /// Once, in whatever runs at that moment.
    case at(Instant)
  }

  /// A time in which the delegate answers shouldDisplay with no.
  public struct Veto: Hashable, Sendable {
    /// The message's index; nil for all.
    public var message: Int?
    /// The first moment; nil for always before.
    public var from: Instant?
    /// The last moment; nil for always after.
    public var until: Instant?

    /// Creates a veto.
    public init(message: Int? = nil, from: Instant? = nil, until: Instant? = nil) {
      self.message = message
      self.from = from
      self.until = until
    }
  }

  /// The platform and SDK release.
  public var target: Target
  /// When the app calls setFrequencyCapEnabled(true).
  public var optIn: OptIn
  /// When the delegate says no.
  public var vetoes: [Veto]
  /// The milliseconds from presenting a message to seeing it; they matter where a display counts on screen.
  public var appearsAfter: Int

  /// Creates an app.
  public init(
    _ target: Target, optIn: OptIn = .never, vetoes: [Veto] = [], appearsAfter: Int = 0
  ) {
    self.target = target
    self.optIn = optIn
    self.vetoes = vetoes
    self.appearsAfter = appearsAfter
  }
}
