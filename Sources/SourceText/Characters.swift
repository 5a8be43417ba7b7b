/// Returns the number of characters (grapheme clusters) between two offsets of one line.
///
/// Only the stretches that are not ASCII are decoded, each with the ASCII byte on either side of it: two
/// ASCII bytes of a line never share a character.
func countCharacters(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
  var count = 0
  var offset = start
  while offset < end {
    let runEnd = skipASCII(in: bytes, from: offset, to: end)
    count += runEnd - offset
    guard runEnd < end else { break }
    var wideEnd = runEnd
    while wideEnd < end, bytes[wideEnd] >= 0x80 { wideEnd += 1 }
    let before = runEnd > start ? runEnd - 1 : runEnd
    let after = wideEnd < end ? wideEnd + 1 : wideEnd
    var piece: [UInt8] = []
    piece.reserveCapacity(after - before)
    for index in before..<after { piece.append(bytes[index]) }
    count += String(decoding: piece, as: UTF8.self).count - (runEnd - before) - (after - wideEnd)
    offset = wideEnd
  }
  return count
}

/// Returns the offset of the first byte that is not ASCII, or the end.
func skipASCII(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
  var offset = start
  while offset + 64 <= end {
    var all: UInt8 = 0
    let block = bytes.extracting(offset..<offset + 64)
    for place in block.indices { all |= block[place] }
    if all >= 0x80 { break }
    offset += 64
  }
  while offset < end, bytes[offset] < 0x80 { offset += 1 }
  return offset
}

/// Returns the number of bytes of each character (grapheme cluster), with each piece of invalid UTF-8 as one scalar.
func characterLengths(in bytes: ArraySlice<UInt8>) -> [Int] {
  var scalars = String.UnicodeScalarView()
  var lengths: [Int] = []
  var parser = Unicode.UTF8.ForwardParser()
  var rest = bytes.makeIterator()
  while true {
    switch parser.parseScalar(from: &rest) {
    case .valid(let sequence):
      scalars.append(Unicode.UTF8.decode(sequence))
      lengths.append(sequence.count)
    case .error(let length):
      scalars.append("\u{FFFD}")
      lengths.append(length)
    case .emptyInput:
      var next = lengths[...]
      return String(scalars).map { character in
        let count = character.unicodeScalars.count
        defer { next = next.dropFirst(count) }
        return next.prefix(count).reduce(0, +)
      }
    }
  }
}
