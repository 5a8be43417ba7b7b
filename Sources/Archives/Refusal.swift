/// One fault for which a whole archive is refused.
public struct Refusal: Equatable, Sendable {
  /// The kinds of fault; raw values are stable and fit for scripts.
  public enum Reason: String, CaseIterable, Equatable, Sendable {
    /// A name of no characters.
    case emptyName = "empty-name"
    /// A path with a `..` part.
    case leavesFolder = "leaves-folder"
    /// A path from the root of the disk.
    case absolutePath = "absolute-path"
    /// A colon, which names a drive or a stream on Windows.
    case driveLetter = "colon-in-name"
    /// A backslash, which some tools take for a separator.
    case backslash = "backslash-in-name"
    /// A path with an empty or `.` part.
    case oddPath = "odd-path"
    /// A control, line break, bidi or otherwise invisible character in a name.
    case hiddenCharacter = "hidden-character"
    /// A name that claims to be UTF-8 and is not.
    case undecodableName = "undecodable-name"
    /// A device name of Windows, or a final dot or space.
    case reservedName = "reserved-name"
    /// A name beyond the budget.
    case longName = "long-name"
    /// More folders than the budget allows.
    case deepPath = "deep-path"
    /// One name on several entries.
    case duplicate = "duplicate-entry"
    /// Names that differ only in case or Unicode normalisation.
    case sameOnDisk = "same-on-disk"
    /// A file whose name is also a folder's.
    case fileIsFolder = "file-is-folder"
    /// A symbolic link.
    case link = "link-entry"
    /// A device, pipe or socket, or a folder in a file's clothes.
    case specialFile = "special-file"
    /// Encrypted content or names.
    case encrypted = "encrypted-entry"
    /// A compression method other than stored and deflate.
    case unsupportedMethod = "unsupported-method"
    /// Patched data, or a newer format than is known.
    case unknownFeature = "unknown-feature"
    /// Stored content with its size after it, which Android cannot read.
    case storedStreaming = "stored-streaming"
    /// Content that does not have its CRC-32.
    case wrongChecksum = "wrong-checksum"
    /// Content of another size than announced.
    case wrongSize = "wrong-size"
    /// A structure or content that cannot be read.
    case damaged = "damaged-archive"
    /// Different names in the directory, the entry's own header or an extra field.
    case twoNames = "two-names"
    /// A header, or an end of the archive, that contradicts another.
    case twoHeaders = "two-headers"
    /// Entries that share bytes.
    case overlap = "overlapping-entries"
    /// Bytes between entries that belong to none.
    case hiddenBytes = "hidden-bytes"
    /// No ZIP at all.
    case notAnArchive = "not-an-archive"
    /// An archive whose end is missing.
    case truncated = "truncated-archive"
    /// Bytes before the first entry.
    case leadingBytes = "leading-bytes"
    /// Bytes after the end.
    case trailingBytes = "trailing-bytes"
    /// One part of an archive in several files.
    case splitArchive = "split-archive"
    /// More entries than the budget allows.
    case tooManyEntries = "too-many-entries"
    /// More unpacked bytes than the budget allows.
    case tooLarge = "too-large"
    /// A compression ratio that only bombs have.
    case tooCompressed = "too-compressed"
  }

  /// The entry's name, or the archive's own, as text that is safe to print.
  public let entry: String

  /// The places of the entries at fault in the archive's directory, counted from 1; none for the
  /// archive.
  public let indices: [Int]

  /// The kind of fault.
  public let reason: Reason

  /// The fault in words that follow the entry's name, such as "leaves the folder".
  public let sentence: String
}
