#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Files {
  /// The names in a folder, in no order; empty where it cannot be listed.
  ///
  /// Names that are not UTF-8 are left out, and so are those of a folder that holds more than the limit.
  public static func names(in folder: String, limit: Int = 10_000) -> [String] {
    guard (try? check(folder)) != nil,
      let found = try? Handle.current.open(folder, O_RDONLY | O_DIRECTORY).names(
        in: ".", limit: limit)
    else { return [] }
    return found.names
  }
}
