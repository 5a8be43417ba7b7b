internal import Host
internal import Wording

/// The time zones that the system knows: the files of the IANA database, from its package `tzdata`.
///
/// Which zone the machine itself is in, and the variable TZ, are never looked at.
public struct TimeZoneDatabase: Sendable {
  /// The folder that holds the files; nil if there is none.
  public let folder: String?
  /// Whether the folder is the one that TZDIR names.
  let isNamedByTZDIR: Bool

  /// Finds the database: where the variable TZDIR says if it is set, else in the usual places.
  public init() {
    if let named = Environment["TZDIR"], !named.isEmpty {
      folder = named
      isNamedByTZDIR = true
      return
    }
    let places = [
      "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo",
    ]
    isNamedByTZDIR = false
    // An image without the package may still have the folder.
    folder = places.first { Files.kind(of: "\($0)/Etc/UTC") == .file }
  }

  /// Takes the files of a folder; nil is a system without a database.
  public init(folder: String?) {
    self.folder = folder
    isNamedByTZDIR = false
  }

  /// The release of the database, such as `2024a`; nil where its folder does not tell.
  public var release: String? {
    guard let folder, let table = try? Files.readFile("\(folder)/tzdata.zi", limit: 1 << 20),
      let line = table.split(separator: UInt8(ascii: "\n"), maxSplits: 1).first
    else { return nil }
    let title = "# version "
    let text = String(decoding: line, as: UTF8.self)
    return text.hasPrefix(title) ? String(text.dropFirst(title.count)) : nil
  }

  /// All names, sorted.
  ///
  /// What has a name of another kind is left out: copies in `posix` and `right`, tables, the machine's `localtime`, and
  /// the placeholder `Factory`.
  public var names: [String] {
    guard let folder, let entries = try? Files.tree(in: folder) else { return [] }
    return entries.filter { $0.kind != .folder && $0.kind != .other }.map(\.path)
      .filter(Self.isName)
  }

  /// The zone of an IANA name, of `UTC` or `Z`, or of an offset such as `+02:00`, which need no database.
  ///
  /// Names are exact; the error of another suggests the nearest.
  public func zone(named name: String) throws(ReadingError) -> Zone {
    if name == "UTC" || name == "Z" { return .utc }
    if let first = name.utf8.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
      return try fixedZone(name)
    }
    guard let folder else { throw missingDatabase(name) }
    let path = "\(folder)/\(name)"
    guard Self.isName(name), Files.kind(of: path) == .file else { throw unknown(name) }
    let bytes: [UInt8]
    do { bytes = try Files.readFile(path, limit: 1 << 20) } catch {
      throw ReadingError(error.message)
    }
    return try Zone(name: name, tzif: bytes)
  }

  /// Whether a zone may be called so: parts of letters, digits, `_`, `+` and `-`, the first letter a capital.
  static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty
        && part.unicodeScalars.allSatisfy {
          switch $0 {
          case "a"..."z", "A"..."Z", "0"..."9", "_", "+", "-": true
          default: false
          }
        }
    }
    let startsWell = name.unicodeScalars.first.map { ("A"..."Z").contains($0) } ?? false
    return isPlain && startsWell && name.utf8.count <= 100 && name != "Factory"
  }

  private func fixedZone(_ name: String) throws(ReadingError) -> Zone {
    var cursor = TextCursor(name)
    let offset = try cursor.offset()
    guard cursor.isAtEnd, let zone = Zone(secondsAheadOfUTC: offset) else {
      throw cursor.error("\(quoted(name)) is not an offset", help: "Write +02:00.")
    }
    return zone
  }
}
