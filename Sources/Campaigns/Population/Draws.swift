/// Random numbers that are counted, not drawn in turn: each depends on the seed, the user and its own number only.
///
/// So one user is the same in any order, on any thread and in any shard. The mixing is that of SplitMix64, whose
/// sequence from the state `key` these are.
struct Draws {
  private(set) var state: UInt64

  init(key: UInt64) { state = key }

  /// The numbers of one user.
  init(seed: UInt64, user: UInt64) {
    state = mixed(mixed(seed &+ Self.step) &+ user &* Self.step)
  }

  /// The numbers of one purpose, such as a day, apart from those of all others.
  func draws(for purpose: Int) -> Draws {
    Draws(key: mixed(state ^ UInt64(bitPattern: Int64(purpose)) &* Self.purposes))
  }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= Self.step
    return mixed(state)
  }

  /// The next number from 0 to below a bound.
  ///
  /// It favours some by less than the bound in 2^64.
  mutating func next(below bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let purposes: UInt64 = 0xD1B5_4A32_D192_ED03
}

/// Sixty-four bits stirred, each into all others.
func mixed(_ bits: UInt64) -> UInt64 {
  var bits = bits
  bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
  bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
  return bits ^ (bits >> 31)
}

/// A number for bytes, the same on every machine; other bytes almost surely have another.
func hashed(_ bytes: some Collection<UInt8>) -> UInt64 {
  var hash = UInt64(bytes.count)
  var word: UInt64 = 0
  var count = 0
  for byte in bytes {
    word = word << 8 | UInt64(byte)
    count += 1
    guard count == 8 else { continue }
    hash = mixed(hash ^ word) &+ word
    (word, count) = (0, 0)
  }
  return count == 0 ? mixed(hash) : mixed(mixed(hash ^ word) &+ word)
}
