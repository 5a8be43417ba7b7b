/// Something in an archive that is safe to unpack for which Android does not read it.
public struct Obstacle: Equatable, Sendable {
  /// The kinds of obstacle; raw values are stable and fit for scripts.
  public enum Reason: String, CaseIterable, Equatable, Sendable {
    /// Sizes of eight bytes after a content that needs four.
    case wideSizes = "wide-sizes"
    /// A name that is not UTF-8, such as one in CP437.
    case nameNotUTF8 = "name-not-utf8"
  }

  /// The entry's name as text that is safe to print.
  public let entry: String

  /// The kind of obstacle.
  public let reason: Reason

  /// The obstacle in words that follow the entry's name.
  public var sentence: String {
    switch reason {
    case .wideSizes: "has sizes of 8 bytes after its content; Android reads no further"
    case .nameNotUTF8: "has a name that is not UTF-8; Android cannot read it"
    }
  }
}
