/// Counts the bytes looked at or written, and says when replacing must end.
///
/// Finding placeholders takes a few steps for each byte. Replacing each one everywhere can take far more
/// where placeholders overlap or translations hold others, and the text can even grow without end: a
/// translation may name itself. The limit bounds both.
struct Work {
  /// The steps for each byte that finding a pass's placeholders takes at most.
  static let stepsToMatch = 3

  private(set) var steps = 0
  let limit: Int

  /// Allows 64 steps for each byte, and a million for translations longer than the text.
  init(for count: Int) { limit = 64 * count + 1 << 20 }

  mutating func step(_ count: Int = 1) { steps += count }

  /// Whether so many more steps are allowed.
  func allows(_ count: Int) -> Bool { steps + count <= limit }
}
