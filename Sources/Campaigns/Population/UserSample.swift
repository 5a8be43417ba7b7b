/// The users with the smallest numbers: the same for the whole as for its parts put together.
///
/// Two parts that share many users almost surely share one of these.
struct UserSample: Hashable, Sendable {
  /// At most 64 numbers of 53 bits, ascending, each once.
  private(set) var smallest: [Int] = []

  static let size = 64
  /// The largest number, which every reader of JSON knows exactly.
  static let largest = 1 << 53 - 1

  init() {}

  /// Takes numbers that were written down; nil where they are not in order or too many.
  init?(_ numbers: [Int]) {
    guard numbers.count <= Self.size, zip(numbers, numbers.dropFirst()).allSatisfy(<) else {
      return nil
    }
    smallest = numbers
  }

  mutating func insert(_ user: UInt64) {
    insert(number: Int(mixed(~user) >> 11))
  }

  private mutating func insert(number: Int) {
    if smallest.count == Self.size, let last = smallest.last, number >= last { return }
    let place = smallest.firstIndex { $0 >= number } ?? smallest.count
    guard place == smallest.count || smallest[place] != number else { return }
    smallest.insert(number, at: place)
    if smallest.count > Self.size { smallest.removeLast() }
  }

  mutating func formUnion(_ other: UserSample) {
    for number in other.smallest { insert(number: number) }
  }

  /// Whether one of these users is in another sample, too.
  func meets(_ other: UserSample) -> Bool {
    !Set(smallest).isDisjoint(with: other.smallest)
  }
}
