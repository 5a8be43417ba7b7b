/// Reads numbers from bytes, and never beyond their end.
struct ByteReader {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The bytes that are left.
  var rest: ArraySlice<UInt8> { bytes[position...] }

  /// Takes the next bytes; nil if there are fewer.
  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= bytes.count - position else { return nil }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// Takes a signed number in network byte order.
  mutating func integer(bytes count: Int) -> Int? {
    guard let taken = take(count), let first = taken.first else { return nil }
    return taken.dropFirst().reduce(Int(Int8(bitPattern: first))) { $0 << 8 | Int($1) }
  }
}
