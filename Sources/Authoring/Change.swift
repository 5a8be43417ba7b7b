/// What an edit did to one field, for the user to read.
public struct Change: Hashable, Sendable {
  /// The field as the user would name it.
  public let name: String
  /// The old value as it stood in the file, or nil where there was none.
  public let old: String?
  /// The new value, or nil where it was removed.
  public let new: String?
  /// Why phones show no effect, where that is so.
  public let inertBecause: String?
}
