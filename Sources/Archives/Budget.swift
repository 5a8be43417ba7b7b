/// The limits an archive must keep; whatever exceeds one is refused before more is read.
public struct Budget: Equatable, Sendable {
  /// The most entries, folders included.
  public var entries: Int
  /// The most bytes all entries may unpack to.
  public var unpackedBytes: Int
  /// The most unpacked bytes for each packed byte, once an entry passes `ratioFloor`; at least 1.
  public var ratio: Int
  /// The unpacked size in bytes up to which any ratio is fine.
  public var ratioFloor: Int
  /// The most bytes in a name.
  public var nameBytes: Int
  /// The most parts in a path.
  public var depth: Int

  /// Creates a budget; what is not given is as in `standard`.
  public init(
    entries: Int = 1_000, unpackedBytes: Int = 16 << 20, ratio: Int = 100,
    ratioFloor: Int = 1 << 20, nameBytes: Int = 255, depth: Int = 16
  ) {
    self.entries = entries
    self.unpackedBytes = unpackedBytes
    self.ratio = ratio
    self.ratioFloor = ratioFloor
    self.nameBytes = nameBytes
    self.depth = depth
  }

  /// The most bytes of a name that are kept: of one that keeps the limit all, though an extra field
  /// may give a shorter name in its place, and of any other as much as a message shows.
  var keptNameBytes: Int { max(4 * nameBytes, Self.shownNameBytes) }

  /// The bytes of the 300 code points at which a message cuts a name, and some more.
  static let shownNameBytes = 2000

  /// The usual limits: 1,000 entries and 16 MiB, a thousand times what a template needs.
  public static let standard = Budget()
}
