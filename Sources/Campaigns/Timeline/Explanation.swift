internal import Schema

extension Plan {
  /// Why an attempt ended as it did, in a few words.
  public func words(for entry: TimelineEntry) -> String {
    guard let reason = entry.outcome.reason else { return shownWords(for: entry) }
    switch reason {
    case .cooldown, .maxDisplays:
      return capWords(reason, entry, displays: entry.displays)
    case .beforeStart: return "the campaign has not started"
    case .expired:
      return entry.triggered < entry.at && limits[entry.message].ttl > 0
        ? "it waited longer than its ttl" : "the message has ended"
    case .duplicate: return "the same message is on screen or waiting"
    case .paused: return "the app has paused messages"
    case .vetoed: return "the app's delegate said no"
    case .background: return "the app is in the background"
    case .queue: return "another message is on screen"
    case .unsupported: return "\(app.target.title) does not draw this display type"
    case .lost: return lostWords(after: entry.event)
    }
  }

  private func lostWords(after event: Event.Name) -> String {
    switch event {
    case .start: "the app started anew before it was on screen"
    case .reinstall: "the app was installed anew before it was on screen"
    default: "it was closed before it was on screen"
    }
  }

  private func shownWords(for entry: TimelineEntry) -> String {
    if let cap = entry.ignoredCap {
      return "caps off: \(capWords(cap, entry, displays: entry.displays - 1))"
    }
    guard entry.displays > 0 else { return "no inAppId, so not counted" }
    let most = limits[entry.message].maxDisplays
    return most == .max ? "display \(entry.displays)" : "display \(entry.displays) of \(most)"
  }

  /// How often a message shows at most, as phones read it; nil for any number of times.
  public func cap(of message: Int) -> Int? {
    let most = limits[message].maxDisplays
    return most == .max ? nil : max(most, 0)
  }

  /// The time between two displays of a message, as phones read it; nil where there is none.
  public func cooldown(of message: Int) -> TimeSpan? {
    TimeSpan(milliseconds: limits[message].cooldown)
  }

  private func capWords(_ cap: Reason, _ entry: TimelineEntry, displays: Int) -> String {
    let limits = limits[entry.message]
    guard cap == .cooldown else {
      let most = max(limits.maxDisplays, 0)
      return "shown \(displays) of at most \(most == 1 ? "1 time" : "\(most) times")"
    }
    let passed = entry.sinceLast ?? 0
    guard passed >= 0 else { return "the clock was set back before the last display" }
    let isAlike = span(passed) == span(limits.cooldown)
    let (after, wanted) = (
      span(passed, isExact: isAlike), span(limits.cooldown, isExact: isAlike)
    )
    return "\(after) after the last, not \(wanted)"
  }
}

/// Milliseconds in the two largest units that say something, or in all of them: "1 d 12 h".
private func span(_ milliseconds: Int, isExact: Bool = false) -> String {
  let units = [(86_400_000, "d"), (3_600_000, "h"), (60_000, "min"), (1000, "s"), (1, "ms")]
  var rest = milliseconds
  var parts: [String] = []
  for (size, name) in units where rest >= size {
    parts.append("\(rest / size) \(name)")
    rest %= size
  }
  return parts.isEmpty ? "0 s" : parts.prefix(isExact ? parts.count : 2).joined(separator: " ")
}
