import Campaigns
import Schema

/// What became of one attempt, as the reference and the engine both say it.
struct Line: Equatable, CustomStringConvertible {
  let at: Int
  let message: Int
  let outcome: AttemptOutcome

  var description: String { "\(at) #\(message) \(outcome)" }
}

/// One installation, told from the display settings' facts once more and as plainly as can be: nothing is kept but
/// what has happened, and each question is answered by looking through all of it.
struct NaivePhone {
  let messages: [MessageRules]
  let app: App
  /// All that has happened, with the moment it took effect.
  private var past: [(at: Int, kind: Event.Kind)] = []
  /// Each display that counted: whose, by which clock, and after how many happenings.
  private var displays: [(id: String?, clock: Int, after: Int)] = []
  private var waiting: [Waiting] = []
  private var heldPips: [Waiting] = []
  /// What has the screen: since when it is seen, if it is, or from when it will be.
  private var screen: (one: Waiting, seen: Int?, seenFrom: Int?)?
  private(set) var lines: [Line] = []

  private struct Waiting {
    let message: Int
    let deadline: Double?
  }

  init(_ messages: [MessageRules], _ app: App) {
    self.messages = messages
    self.app = app
  }

  private var isAndroid: Bool { app.target.platform == .android }

  // MARK: What the past says

  private var isPaused: Bool {
    for happening in past.reversed() {
      switch happening.kind {
      case .pause: return true
      case .resume, .start, .reinstall: return false
      default: continue
      }
    }
    return false
  }

  private var isInBackground: Bool {
    for happening in past.reversed() {
      switch happening.kind {
      case .background: return true
      case .foreground, .open, .start, .reinstall: return false
      default: continue
      }
    }
    return false
  }

  /// Milliseconds of the phone's clock.
  private func clock(at moment: Int) -> Int {
    past.reduce(moment) { sum, happening in
      if case .clock(let shift) = happening.kind { sum + shift } else { sum }
    }
  }

  /// Android counts whole seconds, iOS fractions.
  private func seconds(_ clock: Int) -> Double {
    isAndroid ? (Double(clock) / 1000).rounded(.down) : Double(clock) / 1000
  }

  private func cut(_ number: Double) -> Double { isAndroid ? number.rounded(.towardZero) : number }

  private var sinceInstalled: Int {
    past.lastIndex { if case .reinstall = $0.kind { true } else { false } } ?? 0
  }

  private func areCapsOn(at moment: Int) -> Bool {
    var starts: [Int] = []
    for (index, happening) in past.enumerated() where index >= sinceInstalled {
      switch happening.kind {
      case .start, .reinstall: starts.append(happening.at)
      default: if starts.isEmpty { starts.append(happening.at) }
      }
    }
    switch app.optIn {
    case .never: return false
    case .eachStart: return true
    case .firstStart: return starts.count == 1
    case .at(let call):
      return call.milliseconds <= moment && starts.allSatisfy { $0 <= call.milliseconds }
    }
  }

  // MARK: The rules

  private func mayShow(_ one: Waiting, at moment: Int) -> Reason? {
    let message = messages[one.message]
    let now = seconds(clock(at: moment))
    let ends = [
      message.delivery.expireDate.map(cut), message.end.map { seconds($0.milliseconds) },
      one.deadline,
    ]
    for end in ends.compactMap({ $0 }) where now > end { return .expired }
    guard areCapsOn(at: moment), let id = message.delivery.inAppID, !id.isEmpty else { return nil }
    let mine = displays.filter { $0.id == id && $0.after >= sinceInstalled }
    if let most = message.delivery.maxDisplays, Double(mine.count) >= most.rounded(.towardZero) {
      return .maxDisplays
    }
    if let pause = message.delivery.cooldown, let last = mine.last {
      if now - seconds(last.clock) < cut(pause) { return .cooldown }
    }
    return nil
  }

  private func isRefused(_ message: Int, at moment: Int) -> Bool {
    for veto in app.vetoes {
      if let only = veto.message, only != message { continue }
      if let from = veto.from, moment < from.milliseconds { continue }
      if let until = veto.until, moment > until.milliseconds { continue }
      return true
    }
    return false
  }

  private func isDrawn(_ message: Int) -> Bool {
    switch messages[message].displayType {
    case "pip": !isAndroid
    case "video": !isAndroid || app.target.version >= SDKVersion(6, 11, 0)
    default: true
    }
  }

  private func isSame(_ one: Int, _ other: Int) -> Bool {
    guard let id = messages[one].delivery.inAppID, !id.isEmpty else { return false }
    return id == messages[other].delivery.inAppID
  }

  // MARK: What happens

  private mutating func note(_ message: Int, _ outcome: AttemptOutcome, _ moment: Int) {
    lines.append(Line(at: moment, message: message, outcome: outcome))
  }

  private mutating func see(_ message: Int, _ moment: Int) {
    note(message, .shown, moment)
    displays.append((messages[message].delivery.inAppID, clock(at: moment), past.count - 1))
  }

  mutating func passTime(until moment: Int) {
    while let (one, seen, seenFrom) = screen {
      if let seen {
        guard let stay = messages[one.message].staysFor, seen + stay <= moment else { return }
        screen = nil
        takeTurns(seen + stay)
      } else {
        guard let seenFrom, seenFrom <= moment else { return }
        screen = (one, seenFrom, nil)
        see(one.message, seenFrom)
      }
    }
  }

  private mutating func takeTurns(_ moment: Int) {
    while screen == nil, !isPaused, !isInBackground, let one = waiting.first {
      waiting = Array(waiting.dropFirst())
      if isRefused(one.message, at: moment) {
        note(one.message, .dropped(.vetoed), moment)
      } else if let reason = mayShow(one, at: moment) {
        note(one.message, .blocked(reason), moment)
      } else if isAndroid, app.appearsAfter > 0 {
        screen = (one, nil, moment + app.appearsAfter)
      } else {
        screen = (one, moment, nil)
        see(one.message, moment)
      }
    }
  }

  private mutating func showPip(_ one: Waiting, _ moment: Int) {
    if isRefused(one.message, at: moment) {
      note(one.message, .dropped(.vetoed), moment)
    } else {
      see(one.message, moment)
    }
  }

  private mutating func attempt(_ index: Int, _ moment: Int) {
    passTime(until: moment)
    let message = messages[index]
    if let start = message.start, moment < start.milliseconds {
      return note(index, .blocked(.beforeStart), moment)
    }
    guard isDrawn(index) else { return note(index, .dropped(.unsupported), moment) }
    let hasEnd = message.delivery.expireDate != nil || message.end != nil
    let ttl = hasEnd ? nil : message.delivery.ttl.map(cut)
    let deadline = ttl.flatMap { $0 > 0 ? seconds(clock(at: moment)) + $0 : nil }
    let one = Waiting(message: index, deadline: deadline)
    if let reason = mayShow(one, at: moment) { return note(index, .blocked(reason), moment) }
    if message.displayType == "pip" {
      if !isPaused { return showPip(one, moment) }
      heldPips.append(one)
      return note(index, .queued(.paused), moment)
    }
    let others = waiting.map(\.message) + (screen.map { [$0.one.message] } ?? [])
    if others.contains(where: { isSame($0, index) }) {
      return note(index, .dropped(.duplicate), moment)
    }
    waiting.append(one)
    if isPaused {
      note(index, .queued(.paused), moment)
    } else if isInBackground {
      note(index, .queued(.background), moment)
    } else if screen != nil {
      note(index, .queued(.queue), moment)
    } else {
      takeTurns(moment)
    }
  }

  mutating func happen(_ event: Event) {
    let moment = event.at.milliseconds
    passTime(until: moment)
    let wasPaused = isPaused
    let wasInBackground = isInBackground
    past.append((moment, event.kind))
    switch event.kind {
    case .open(let message), .trigger(let message):
      comeBack(wasInBackground, moment)
      for index in messages.indices where message == nil || message == index {
        attempt(index, moment)
      }
    case .start, .reinstall:
      let unseen = screen.flatMap { $0.seen == nil ? [$0.one] : nil } ?? []
      for one in unseen + waiting + heldPips { note(one.message, .dropped(.lost), moment) }
      (waiting, heldPips, screen) = ([], [], nil)
    case .resume where wasPaused:
      for pip in heldPips {
        if !isRefused(pip.message, at: moment), let reason = mayShow(pip, at: moment) {
          note(pip.message, .blocked(reason), moment)
        } else {
          showPip(pip, moment)
        }
      }
      heldPips = []
      takeTurns(moment)
    case .background:
      if let (one, seen, _) = screen, seen == nil { screen = (one, nil, nil) }
    case .foreground:
      comeBack(wasInBackground, moment)
    case .closed(let message):
      if let (one, seen, _) = screen, message == nil || message == one.message {
        screen = nil
        if seen == nil { note(one.message, .dropped(.lost), moment) }
        takeTurns(moment)
      }
    case .pause, .resume, .clock: break
    }
    passTime(until: moment)
  }

  private mutating func comeBack(_ wasInBackground: Bool, _ moment: Int) {
    guard wasInBackground, !isInBackground else { return }
    if let (one, seen, _) = screen, seen == nil {
      screen = (one, nil, moment + (isAndroid ? app.appearsAfter : 0))
    }
    takeTurns(moment)
  }
}
