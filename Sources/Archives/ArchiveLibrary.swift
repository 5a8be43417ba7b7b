import CArchive
internal import Wording

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The C library underneath.
public enum ArchiveLibrary {
  /// The version of libarchive in use, such as "3.6.2".
  static var version: String {
    let digits = Int(archive_version_number())
    return "\(digits / 1_000_000).\(digits / 1_000 % 1_000).\(digits % 1_000)"
  }

  /// The version of zlib that libarchive uses, or nil when it has none.
  static var zlibVersion: String? {
    guard let text = unsafe archive_zlib_version() else { return nil }
    return unsafe String(cString: text)
  }

  /// What the bytes of a ZIP depend on besides its files, such as "libarchive 3.6.2, zlib 1.2.13,
  /// deflate level 6".
  public static var recipe: String {
    "libarchive \(version), zlib \(zlibVersion ?? "none"), "
      + "deflate level \(ArchiveWriter.deflateLevel)"
  }

  /// Makes names work whatever the user's locale: libarchive gives none back that LC_CTYPE cannot
  /// hold.
  static let prepare: Void = {
    for name in ["C.UTF-8", "UTF-8", "en_US.UTF-8"] {
      if unsafe setlocale(LC_CTYPE, name) != nil { return }
    }
  }()

  /// The library's own words for what just failed; read before the handle is freed.
  static func message(_ archive: OpaquePointer) -> String {
    guard let text = unsafe archive_error_string(archive) else { return "unknown failure" }
    return printable(unsafe String(cString: text))
  }
}
