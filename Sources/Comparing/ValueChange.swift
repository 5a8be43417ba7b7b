public import JSONTree
internal import SourceText

/// One difference between two JSON documents.
public struct ValueChange: Sendable {
  /// What became of the value.
  public enum Kind: String, Sendable {
    /// Another value stands in its place.
    case changed
    /// It is in the new document only.
    case added
    /// It was in the old document only.
    case removed
    /// An element has another place in its list, or a content block another name.
    case moved
  }

  /// What became of the value.
  public let kind: Kind
  /// The place in the old document; nil for what was added.
  public let oldPath: Path?
  /// The place in the new document; nil for what was removed.
  public let newPath: Path?
  /// The value in the old document; nil for what was added.
  public let old: Node?
  /// The value in the new document; nil for what was removed.
  public let new: Node?

  /// The place in the new document, or in the old one where it is in that only.
  public var path: Path { newPath ?? oldPath ?? .root }

  /// Whether it lies below a key that names a token, which no report is to show.
  public var isOfToken: Bool {
    [oldPath, newPath].compactMap(\.self).flatMap(\.steps).contains { step in
      if case .key(let name) = step { namesToken(name) } else { false }
    }
  }
}
