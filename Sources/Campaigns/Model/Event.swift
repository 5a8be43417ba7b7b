/// Something that happens to one installation of the app.
public struct Event: Hashable, Sendable {
  /// What happens.
  public enum Kind: Hashable, Sendable {
    /// The user comes to the app, which triggers a message by its index; nil for all in their order.
    case open(message: Int?)
    /// Something triggers a message by its index, wherever the user is; nil for all in their order.
    case trigger(message: Int?)
    /// The app starts anew.
    case start
    /// The app pauses messages.
    case pause
    /// The app lets messages show again.
    case resume
    /// The app goes into the background.
    case background
    /// The app comes to the foreground.
    case foreground
    /// The app is removed, installed and started again, or its data is cleared.
    case reinstall
    /// The phone's clock is set forward by so many milliseconds, or back.
    case clock(by: Int)
    /// A message is closed, by its index; nil for whichever is on screen.
    case closed(message: Int?)
  }

  /// What happens, without its details.
  public enum Name: String, CaseIterable, Sendable {
    case open, trigger, start, pause, resume, background, foreground, reinstall, clock, closed
  }

  /// When it happens, in true time.
  public var at: Instant
  /// Which installation it happens to, from 0; those of one user's phones are apart too.
  public var install: UInt32
  /// What happens.
  public var kind: Kind

  /// Creates an event.
  public init(_ kind: Kind, at: Instant, install: UInt32 = 0) {
    self.kind = kind
    self.at = at
    self.install = install
  }
}

extension Event.Kind {
  /// Creates what a name says; the message and how far the clock is set matter to some only.
  init(_ name: Event.Name, message: Int? = nil, clockShift: Int = 0) {
    self =
      switch name {
      case .open: .open(message: message)
      case .trigger: .trigger(message: message)
      case .start: .start
      case .pause: .pause
      case .resume: .resume
      case .background: .background
      case .foreground: .foreground
      case .reinstall: .reinstall
      case .clock: .clock(by: clockShift)
      case .closed: .closed(message: message)
      }
  }

  /// What happens, without its details.
  public var name: Event.Name {
    switch self {
    case .open: .open
    case .trigger: .trigger
    case .start: .start
    case .pause: .pause
    case .resume: .resume
    case .background: .background
    case .foreground: .foreground
    case .reinstall: .reinstall
    case .clock: .clock
    case .closed: .closed
    }
  }
}
