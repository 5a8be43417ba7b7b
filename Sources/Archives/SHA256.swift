/// Returns the SHA-256 digest of some bytes, as 64 lowercase hexadecimal digits (FIPS 180-4).
public func sha256(_ bytes: [UInt8]) -> String {
  var state = initialState
  finish(&state, with: bytes, total: bytes.count)
  return hexadecimal(state)
}

/// Returns the digest of an archive that is read in pieces.
///
/// - Throws: What reading the source throws, and an `ArchiveError` about `name` where it became
/// shorter.
public func sha256(_ source: ArchiveSource, name: String) throws -> String {
  do { return try digest(of: source) } catch let fault as ArchiveFault {
    throw fault.error(about: name)
  }
}

private func digest(of source: ArchiveSource) throws -> String {
  let size = 1 << 20
  var state = initialState
  var at = 0
  while source.count - at > size {
    absorb(try source.bytes(at, size), into: &state)
    at += size
  }
  finish(&state, with: try source.bytes(at, size), total: source.count)
  return hexadecimal(state)
}

private let initialState: [UInt32] = [
  0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
  0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
]

/// Works whole blocks into the state, and leaves out what remains.
private func absorb(_ bytes: [UInt8], into state: inout [UInt32]) {
  var schedule = [UInt32](repeating: 0, count: 64)
  for start in stride(from: 0, through: bytes.count - 64, by: 64) {
    absorb(bytes, at: start, into: &state, schedule: &schedule)
  }
}

/// Works the last bytes into the state, and then the number of all.
private func finish(_ state: inout [UInt32], with bytes: [UInt8], total: Int) {
  absorb(bytes, into: &state)
  var tail = Array(bytes.suffix(bytes.count % 64))
  tail.append(0x80)
  while tail.count % 64 != 56 { tail.append(0) }
  let bits = UInt64(total) * 8
  for shift in stride(from: 56, through: 0, by: -8) {
    tail.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
  }
  absorb(tail, into: &state)
}

private func hexadecimal(_ state: [UInt32]) -> String {
  let digits = Array("0123456789abcdef")
  var text = ""
  for word in state {
    for shift in stride(from: 28, through: 0, by: -4) {
      text.append(digits[Int(word >> UInt32(shift)) & 15])
    }
  }
  return text
}

/// Works one block of 64 bytes into the state.
private func absorb(
  _ bytes: [UInt8], at start: Int, into state: inout [UInt32], schedule w: inout [UInt32]
) {
  for i in 0..<16 {
    let at = start + i * 4
    w[i] =
      UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16
      | UInt32(bytes[at + 2]) << 8 | UInt32(bytes[at + 3])
  }
  for i in 16..<64 {
    let s0 = w[i - 15].rotated(7) ^ w[i - 15].rotated(18) ^ w[i - 15] >> 3
    let s1 = w[i - 2].rotated(17) ^ w[i - 2].rotated(19) ^ w[i - 2] >> 10
    w[i] = w[i - 16] &+ s0 &+ w[i - 7] &+ s1
  }

  var (a, b, c, d) = (state[0], state[1], state[2], state[3])
  var (e, f, g, h) = (state[4], state[5], state[6], state[7])
  for i in 0..<64 {
    let s1 = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
    let first = h &+ s1 &+ ((e & f) ^ (~e & g)) &+ roundConstants[i] &+ w[i]
    let s0 = a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)
    let second = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
    (h, g, f, e) = (g, f, e, d &+ first)
    (d, c, b, a) = (c, b, a, first &+ second)
  }
  for (i, value) in [a, b, c, d, e, f, g, h].enumerated() { state[i] &+= value }
}

extension UInt32 {
  fileprivate func rotated(_ n: UInt32) -> UInt32 { self >> n | self << (32 - n) }
}

private let roundConstants: [UInt32] = [
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5,
  0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
  0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
  0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
  0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc,
  0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
  0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
  0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
  0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
  0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
  0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3,
  0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
  0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5,
  0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
  0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
  0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
]
