internal import Schema

/// What the SDK of one platform does in its own way with dates, caps and the queue.
struct PhoneRules: Sendable {
  /// The milliseconds that one tick of the clock has: times are rounded down to it, durations cut to it.
  let tick: Int
  /// Whether a display counts once the view is on screen, and not as soon as it is presented.
  let countsOnScreen: Bool

  /// A number of seconds in milliseconds, cut to ticks.
  ///
  /// Where a tick is a fraction of a second the next millisecond is taken, so that none is too early.
  func milliseconds(ofWait seconds: Double) -> Int {
    tick == 1 ? -PhoneRules.milliseconds(-seconds) : PhoneRules.cut(seconds)
  }

  /// The last millisecond of the tick at which something still holds that ends after so many seconds.
  func milliseconds(ofEnd seconds: Double) -> Int {
    tick == 1 ? PhoneRules.milliseconds(seconds) : PhoneRules.cut(seconds)
  }

  /// A time by the phone's clock as the SDK reads it.
  func reading(_ milliseconds: Int) -> Int {
    let rest = milliseconds % tick
    return milliseconds - (rest < 0 ? rest + tick : rest)
  }

  /// Whole milliseconds, rounded down; a thousandth of one is an error of floating point.
  static func milliseconds(_ seconds: Double) -> Int {
    let microseconds = (bounded(seconds) * 1e6).rounded()
    return Int((microseconds / 1e3).rounded(.down))
  }

  private static func cut(_ seconds: Double) -> Int {
    Int(bounded(seconds).rounded(.towardZero)) * 1000
  }

  private static func bounded(_ seconds: Double) -> Double {
    min(max(seconds, -9e11), 9e11)
  }
}

extension Platform {
  /// What this platform's SDK does in its own way.
  var phoneRules: PhoneRules { table[self] }
}

private let table = PerPlatform(
  ios: PhoneRules(tick: 1, countsOnScreen: false),
  android: PhoneRules(tick: 1000, countsOnScreen: true))
