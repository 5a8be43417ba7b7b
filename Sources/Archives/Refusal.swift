/// One fault for which a whole archive is refused.
public struct Refusal: Equatable, Sendable {
  /// The kinds of fault; raw values are stable and fit for scripts.
  public enum Reason: String, CaseIterable, Equatable, Sendable {
    // Names
    case emptyName = "empty-name"
    case leavesFolder = "leaves-folder"
    case absolutePath = "absolute-path"
    case driveLetter = "drive-letter"
    case backslash = "backslash"
    case oddPath = "odd-path"
    case hiddenCharacter = "hidden-character"
    case undecodableName = "undecodable-name"
    case reservedName = "reserved-name"
    case longName = "long-name"
    case deepPath = "deep-path"
    // Entries against each other
    case duplicate
    case sameOnDisk = "same-on-disk"
    case fileIsFolder = "file-is-folder"
    // Kinds of entry
    case link
    case specialFile = "special-file"
    case encrypted
    case unsupportedMethod = "unsupported-method"
    case storedStreaming = "stored-streaming"
    case zip64
    // Contents
    case wrongChecksum = "wrong-checksum"
    case wrongSize = "wrong-size"
    case damaged
    case twoNames = "two-names"
    case twoHeaders = "two-headers"
    case overlap
    case hiddenBytes = "hidden-bytes"
    // The whole
    case notAnArchive = "not-an-archive"
    case truncated
    case leadingBytes = "leading-bytes"
    case trailingBytes = "trailing-bytes"
    case splitArchive = "split-archive"
    case tooManyEntries = "too-many-entries"
    case tooLarge = "too-large"
    case tooCompressed = "too-compressed"
  }

  /// The entry's name, or the archive's own, as text that is safe to print.
  public let entry: String

  /// The places of the entries at fault in the archive's directory, counted from 1; none for the archive.
  public let indices: [Int]

  /// The kind of fault.
  public let reason: Reason

  /// The fault in words that follow the entry's name, such as "leaves the folder".
  public let sentence: String
}
