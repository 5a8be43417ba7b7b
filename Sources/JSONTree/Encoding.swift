extension Parser {
  /// Whether the text can be UTF-8 at all; reports when it cannot.
  mutating func checkEncoding() -> Bool {
    guard bytes.count <= Int(UInt32.max) else {
      report(.tooLarge, 0..<1, "the file has 4 GiB or more", help: "no message is that large")
      stopped = true
      return false
    }
    guard let encoding = foreignEncoding else { return true }
    report(
      .notUTF8, 0..<min(2, bytes.count), "the file is \(encoding), not UTF-8",
      help: "save it as UTF-8; the phone reads nothing else reliably")
    stopped = true
    return false
  }

  /// The name of the encoding the first bytes give away, unless it may be UTF-8.
  private var foreignEncoding: String? {
    let first = bytes.prefix(4)
    if first == [0xFF, 0xFE, 0, 0] || first == [0, 0, 0xFE, 0xFF] { return "UTF-32" }
    if first.starts(with: [0xFF, 0xFE]) || first.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    // Without a mark: JSON starts with ASCII, so zero bytes among the first four show the width.
    switch first.map({ $0 == 0 }) {
    case [true, true, true, false], [false, true, true, true]: return "UTF-32"
    case [true, false, true, false], [false, true, false, true], [true, false], [false, true]:
      return "UTF-16"
    default: return nil
    }
  }

  /// Returns the length of the valid UTF-8 sequence at a place (Unicode table 3-7), or 0.
  func sequenceLength(at place: Int) -> Int {
    let lead = bytes[place]
    if lead < 0x80 { return 1 }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard place + length <= bytes.count, second.contains(bytes[place + 1]) else { return 0 }
    for index in place + 2..<max(place + 2, place + length) where bytes[index] & 0xC0 != 0x80 {
      return 0
    }
    return length
  }

  /// Returns the scalar at a place, or nil when the bytes are not UTF-8.
  func scalar(at place: Int) -> Unicode.Scalar? {
    if bytes[place] < 0x80 { return Unicode.Scalar(bytes[place]) }
    let length = sequenceLength(at: place)
    guard length > 0 else { return nil }
    return text(place..<place + length).unicodeScalars.first
  }
}
