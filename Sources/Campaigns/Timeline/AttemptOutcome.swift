/// What became of an attempt to show a message.
public enum AttemptOutcome: Hashable, Sendable {
  /// It is on screen.
  case shown
  /// It waits, and may yet be shown.
  case queued(Reason)
  /// A date or a cap kept it back; a later attempt may succeed.
  case blocked(Reason)
  /// It was thrown away for another reason.
  case dropped(Reason)

  /// The name in JSON.
  public var name: String {
    switch self {
    case .shown: "shown"
    case .queued: "queued"
    case .blocked: "blocked"
    case .dropped: "dropped"
    }
  }

  /// Why it was not shown, or not at once.
  public var reason: Reason? {
    switch self {
    case .shown: nil
    case .queued(let reason), .blocked(let reason), .dropped(let reason): reason
    }
  }
}
