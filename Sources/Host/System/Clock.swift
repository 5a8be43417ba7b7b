#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The clock of the machine.
public enum Clock {
  /// The seconds since 1970 by the machine's clock.
  public static var unixSeconds: Int { time(nil) }

  /// The milliseconds of a clock that nobody sets.
  static var milliseconds: Int {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec * 1000 + now.tv_nsec / 1_000_000
  }

  /// Waits.
  public static func wait(milliseconds: Int) {
    _ = poll(nil, 0, Int32(milliseconds))
  }
}
