/// How phones set the words of a text: sizes as on iOS, from which Android differs by a few points.
public struct Lettering: Hashable, Sendable {
  /// How bold the letters are.
  public enum Weight: Int, Comparable, Sendable {
    case regular = 400
    case semibold = 600
    case bold = 700
    case heavy = 800

    /// Orders weights, the lightest first.
    public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  /// What becomes of words for which there is no room.
  public enum Excess: Hashable, Sendable {
    /// They end in an ellipsis.
    case cut
    /// They shrink to this share of their size, then end in an ellipsis.
    case shrunk(to: Double)
    /// They run on under something, named in plain words.
    case hidden(under: String)
  }

  /// The size in points.
  public let size: Double
  /// How bold the letters are.
  public let weight: Weight
  /// The most lines on each platform; nil without a limit.
  public let lines: PerPlatform<Int?>
  /// The room for a line.
  public let room: Room?
  /// What becomes of words for which there is no room.
  public let excess: Excess

  /// Creates a lettering without a limit of lines.
  public init(_ size: Double, _ weight: Weight) {
    self.init(size, weight, lines: PerPlatform(both: nil), in: nil, .cut)
  }

  /// Creates a lettering with as many lines at most.
  public init(
    _ size: Double, _ weight: Weight, lines: Int, in room: Room, _ excess: Excess = .cut
  ) {
    self.init(size, weight, lines: PerPlatform(both: lines), in: room, excess)
  }

  private init(
    _ size: Double, _ weight: Weight, lines: PerPlatform<Int?>, in room: Room?, _ excess: Excess
  ) {
    self.size = size
    self.weight = weight
    self.lines = lines
    self.room = room
    self.excess = excess
  }

  /// The label of a button as wide as given: one line on iOS, while Android wraps it.
  static func button(_ width: Double) -> Lettering {
    Lettering(
      16, .semibold, lines: PerPlatform(ios: 1, android: nil), in: Room(width), .shrunk(to: 0.8))
  }

  /// Whether WCAG 2 asks for less contrast because the letters are large.
  public var isLarge: Bool { size >= 18 || size >= 14 && weight >= .bold }
}
