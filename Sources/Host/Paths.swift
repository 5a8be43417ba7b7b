extension Files {
  /// The last part of a path: `b` of `a/b/`, `/` of `/`, and nothing of nothing.
  public static func lastComponent(_ path: String) -> String {
    let bytes = trimmed(path)
    guard let slash = bytes.lastIndex(of: slash), bytes.count > 1 else { return text(bytes) }
    return text(bytes[(slash + 1)...])
  }

  /// The path without its last part: `a` of `a/b/`, `.` of `a`, `/` of `/a` and of `/`.
  ///
  /// It only reads the text, so the parent of `..` is `.`, the folder where `..` is looked up.
  public static func parent(of path: String) -> String {
    let bytes = trimmed(path)
    guard let last = bytes.lastIndex(of: slash) else { return "." }
    return text(trimmed(bytes[...last]))
  }

  /// The path without the slashes at its end: `a/b` of `a/b/`, `/` of `/`.
  public static func withoutEndSlashes(_ path: String) -> String { text(trimmed(path)) }

  /// The path of a name as seen from a folder: an absolute name stays as it is.
  public static func joining(_ folder: String, _ name: String) -> String {
    if name.utf8.first == slash || folder.isEmpty || folder == "." {
      return name.isEmpty ? folder : name
    }
    if name.isEmpty || name == "." { return folder }
    return folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
  }

  private static let slash = UInt8(ascii: "/")

  private static func trimmed(_ path: String) -> ArraySlice<UInt8> {
    trimmed([UInt8](path.utf8)[...])
  }

  /// Without the slashes at its end, unless it is the root.
  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while bytes.count > 1, bytes.last == slash { bytes.removeLast() }
    return bytes
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
