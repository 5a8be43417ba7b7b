/// The room for a line of words on a phone 393 points wide, as many newer ones are.
public struct Room: Hashable, Sendable {
  /// The width in points.
  public let width: Double
  /// What sibling fields take of it where they are shown, by their names.
  public let taken: [String: Double]

  /// Creates a room.
  public init(_ width: Double, taken: [String: Double] = [:]) {
    self.width = width
    self.taken = taken
  }
}
