#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The variables the program was started with.
public enum Environment {
  /// The value of a variable; nil if it is not set.
  public static subscript(name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}
