/// The contents of a file of the time zone database: TZif, versions 1 to 4 (RFC 9636).
struct TZif {
  /// Why bytes are no such file, or not one of use here.
  enum Fault: Error, Equatable {
    /// They do not begin as such a file does.
    case notTZif
    /// They end too early.
    case cutShort
    /// A number or name in them is out of its range; says which.
    case damaged(String)
    /// Its clocks count leap seconds, which those of phones do not.
    case leapSeconds
  }

  private(set) var types: [LocalType] = []
  /// Seconds since 1970, ascending.
  private(set) var starts: [Int] = []
  private(set) var kinds: [UInt16] = []
  /// The rule after the last change.
  private(set) var rule: PosixRule?

  init(_ bytes: [UInt8]) throws(Fault) {
    var reader = ByteReader(bytes)
    let first = try Header(&reader)
    guard first.version >= UInt8(ascii: "2") else {
      try readBlock(first, timeSize: 4, &reader)
      return
    }
    guard reader.take(first.blockSize(timeSize: 4)) != nil else { throw .cutShort }
    try readBlock(Header(&reader), timeSize: 8, &reader)
    try readFooter(reader.rest)
  }

  private mutating func readBlock(
    _ header: Header, timeSize: Int, _ reader: inout ByteReader
  ) throws(Fault) {
    // Known to be there, so that no count asks for more memory than the file has bytes.
    guard header.blockSize(timeSize: timeSize) <= reader.rest.count else { throw .cutShort }
    guard header.leapCount == 0 else { throw .leapSeconds }
    guard (1...256).contains(header.typeCount) else { throw .damaged("the number of types") }
    for _ in 0..<header.timeCount {
      guard let start = reader.integer(bytes: timeSize) else { throw .cutShort }
      if let last = starts.last, start <= last { throw .damaged("the order of changes") }
      starts.append(start)
    }
    for kind in reader.take(header.timeCount) ?? [] {
      guard kind < header.typeCount else { throw .damaged("the type of a change") }
      kinds.append(UInt16(kind))
    }
    var found: [(offset: Int, isDaylight: Bool, name: Int)] = []
    for _ in 0..<header.typeCount {
      guard let offset = reader.integer(bytes: 4), let daylight = reader.integer(bytes: 1),
        let name = reader.integer(bytes: 1)
      else { throw .cutShort }
      guard abs(offset) < LocalType.limit else { throw .damaged("an offset") }
      found.append((offset, daylight != 0, name & 0xFF))
    }
    let names = Array(reader.take(header.nameBytes) ?? [])
    for type in found {
      guard type.name < names.count, let end = names[type.name...].firstIndex(of: 0),
        names[type.name..<end].allSatisfy({ (0x21...0x7E).contains($0) })
      else { throw .damaged("an abbreviation") }
      let name = String(decoding: names[type.name..<end], as: UTF8.self)
      types.append(
        LocalType(offset: type.offset, isDaylight: type.isDaylight, abbreviation: name))
    }
    guard reader.take(header.markCount) != nil else { throw .cutShort }
  }

  private mutating func readFooter(_ rest: ArraySlice<UInt8>) throws(Fault) {
    let newline = UInt8(ascii: "\n")
    guard rest.first == newline, let end = rest.dropFirst().firstIndex(of: newline) else {
      throw .cutShort
    }
    let text = rest[(rest.startIndex + 1)..<end]
    guard !text.isEmpty else { return }
    guard let rule = PosixRule(text) else { throw .damaged("the rule for later years") }
    self.rule = rule
  }
}

/// The counts at the head of a block.
private struct Header {
  let version: UInt8
  let leapCount: Int
  let timeCount: Int
  let typeCount: Int
  let nameBytes: Int
  /// The marks that say in which clock changes were written; nobody needs them.
  let markCount: Int

  init(_ reader: inout ByteReader) throws(TZif.Fault) {
    guard let magic = reader.take(4), magic.elementsEqual("TZif".utf8) else { throw .notTZif }
    guard let version = reader.take(16)?.first else { throw .cutShort }
    self.version = version
    var counts: [Int] = []
    for _ in 0..<6 {
      guard let count = reader.integer(bytes: 4) else { throw .cutShort }
      guard count >= 0 else { throw .damaged("a count") }
      counts.append(count)
    }
    markCount = counts[0] + counts[1]
    leapCount = counts[2]
    timeCount = counts[3]
    typeCount = counts[4]
    nameBytes = counts[5]
  }

  func blockSize(timeSize: Int) -> Int {
    timeCount * (timeSize + 1) + typeCount * 6 + nameBytes + leapCount * (timeSize + 4)
      + markCount
  }
}
