internal import Wording

extension Address {
  /// The address with every byte percent-encoded that its part cannot hold; scheme, host, port and `%` stay.
  var percentEncoded: String { encoded(alsoPercent: false) }

  /// The same, with `%25` also for every `%` without two hex digits.
  var percentEncodedThroughout: String { encoded(alsoPercent: true) }

  /// The first character that must be encoded.
  var firstToEncode: Unicode.Scalar? {
    guard let index = bytes.indices.first(where: mustBeEncoded) else { return nil }
    return String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first
  }

  private func encoded(alsoPercent: Bool) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      let isBadPercent =
        alsoPercent && byte == UInt8(ascii: "%") && !isPercentTriplet(bytes[index...])
      if isBadPercent || mustBeEncoded(index) {
        result += percentEncoding(of: byte).utf8
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func mustBeEncoded(_ index: Int) -> Bool {
    guard bytes[index] != UInt8(ascii: "%"), let part = part(at: index) else { return false }
    return !part.allows(bytes[index])
  }

  /// The part that a byte lies in, if it is one that can be encoded.
  private func part(at index: Int) -> AddressPart? {
    if let fragment, index >= fragment.lowerBound { return .query }
    if let query, query.contains(index) { return .query }
    if path.contains(index) { return .path }
    return authority?.user?.contains(index) == true ? .user : nil
  }
}
