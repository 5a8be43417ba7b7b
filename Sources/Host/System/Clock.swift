#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The clock of the machine.
public enum Clock {
  /// The seconds since 1970 by the machine's clock.
  public static var unixSeconds: Int { time(nil) }
}
