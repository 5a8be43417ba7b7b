import Testing

@testable import Archives

/// A hostile archive and the fault it must be refused for.
struct Hostile: Sendable, CustomTestStringConvertible {
  let label: String
  let bytes: [UInt8]
  let reason: Refusal.Reason
  let entry: String
  let indices: [Int]

  init(
    _ label: String, _ builder: ZIPBuilder, _ reason: Refusal.Reason, _ entry: String,
    _ indices: [Int]
  ) {
    self.init(label, builder.bytes(), reason, entry, indices)
  }

  init(
    _ label: String, _ bytes: [UInt8], _ reason: Refusal.Reason, _ entry: String = "a.zip",
    _ indices: [Int] = []
  ) {
    self.label = label
    self.bytes = bytes
    self.reason = reason
    self.entry = entry
    self.indices = indices
  }

  var testDescription: String { label }
}

private typealias Item = ZIPBuilder.Item

private let deep = Array(repeating: "d", count: 17).joined(separator: "/")
private let long = String(repeating: "n", count: 256)

let hostileNames: [(String, Refusal.Reason, String)] = [
  ("../evil.txt", .leavesFolder, "../evil.txt"),
  ("a/../../evil.txt", .leavesFolder, "a/../../evil.txt"),
  ("a/..", .leavesFolder, "a/.."),
  ("/etc/passwd", .absolutePath, "/etc/passwd"),
  ("C:evil", .driveLetter, "C:evil"),
  ("c:/evil", .driveLetter, "c:/evil"),
  ("note.txt:stream", .driveLetter, "note.txt:stream"),
  (".git/\u{301}config", .oddPath, ".git/\u{301}config"),
  ("\u{301}a", .oddPath, "\u{301}a"),
  ("a\u{D4E}/b", .oddPath, "a\u{D4E}/b"),
  ("a?\u{301}", .reservedName, "a?\u{301}"),
  ("con.\u{301}x", .reservedName, "con.\u{301}x"),
  ("..\\evil", .backslash, "..\\evil"),
  ("a//b", .oddPath, "a//b"),
  ("a/./b", .oddPath, "a/./b"),
  (".", .oddPath, "."),
  ("././a", .oddPath, "./a"),
  ("/", .absolutePath, "/"),
  ("", .emptyName, ""),
  ("a\0b", .hiddenCharacter, "a\\u{0}b"),
  ("a\u{1B}[31m", .hiddenCharacter, "a\\u{1b}[31m"),
  ("a\u{7F}", .hiddenCharacter, "a\\u{7f}"),
  ("gpj.\u{202E}exe", .hiddenCharacter, "gpj.\\u{202e}exe"),
  ("a\u{2028}b", .hiddenCharacter, "a\\u{2028}b"),
  ("a\u{FEFF}", .hiddenCharacter, "a\\u{feff}"),
  ("aux", .reservedName, "aux"),
  ("a/NUL.json/b", .reservedName, "a/NUL.json/b"),
  ("com1.txt", .reservedName, "com1.txt"),
  ("lpt².txt", .reservedName, "lpt².txt"),
  ("a*b", .reservedName, "a*b"),
  ("what?.json", .reservedName, "what?.json"),
  ("d/\"a\"<b>|", .reservedName, "d/\"a\"<b>|"),
  ("native-config.json.", .reservedName, "native-config.json."),
  ("folder /a", .reservedName, "folder /a"),
  (long, .longName, long),
  (deep, .deepPath, deep),
]

let hostileItems: [(String, [ZIPBuilder.Item], Refusal.Reason, String, [Int])] = [
  (
    "symlink", [Item("l", "/etc").with { $0.mode = 0o120777 }, Item("l/x")],
    .link, "l", [1]
  ),
  ("device", [Item("d", "").with { $0.mode = 0o020644 }], .specialFile, "d", [1]),
  ("fifo", [Item("d", "").with { $0.mode = 0o010644 }], .specialFile, "d", [1]),
  ("socket", [Item("d", "").with { $0.mode = 0o140644 }], .specialFile, "d", [1]),
  ("folder by mode only", [Item("d").with { $0.mode = 0o040755 }], .specialFile, "d", [1]),
  ("folder by flag only", [Item("d").with { $0.attributes = 0x10 }], .specialFile, "d", [1]),
  ("file named as folder", [Item("d/").with { $0.mode = 0o100600 }], .specialFile, "d", [1]),
  (
    "folder with content", [Item("d/").with { ($0.payload, $0.unpacked) = ([1], 1) }],
    .wrongSize, "d", [1]
  ),
  (
    "folder with packed content",
    [
      Item("d/").with {
        $0.payload = [1, 2, 3]; $0.method = 8
      }
    ], .wrongSize, "d", [1]
  ),
  (
    "bytes after the deflated content",
    [
      Item("a", "hello").with {
        // A stored deflate block, and one byte that belongs to nothing.
        $0.payload = [1, 5, 0, 0xFA, 0xFF] + Array("hello".utf8) + [0]
        $0.method = 8
      }
    ], .damaged, "a", [1]
  ),
  ("stored folder, streaming", [Item("d/").with { $0.streams = true }], .storedStreaming, "d", [1]),
  ("duplicate", [Item("a"), Item("b"), Item("a", "y")], .duplicate, "a", [1, 3]),
  ("duplicate by ./", [Item("a"), Item("./a")], .duplicate, "a", [1, 2]),
  ("case", [Item("Logo.png"), Item("logo.PNG")], .sameOnDisk, "Logo.png", [1, 2]),
  ("sharp s", [Item("straße"), Item("STRASSE")], .sameOnDisk, "straße", [1, 2]),
  ("capital sharp s", [Item("straße"), Item("STRA\u{1E9E}E")], .sameOnDisk, "straße", [1, 2]),
  ("compressed to nothing", [Item("a", "").with { $0.method = 8 }], .damaged, "a", [1]),
  (
    "folder compressed to noise",
    [Item("d/").with { ($0.payload, $0.method) = ([0xFF, 0xFF], 8) }], .damaged, "d", [1]
  ),
  (
    "root with content", [Item("./").with { ($0.payload, $0.unpacked) = ([1], 1) }], .wrongSize,
    "./", [1]
  ),
  ("encrypted root", [Item("./").with { $0.flags = 1 }], .encrypted, "./", [1]),
  ("root as a link", [Item("./").with { $0.mode = 0o120777 }], .link, "./", [1]),
  (
    "two Unicode paths",
    [
      Item(bytes: [0x82]).with {
        $0.extra = unicodePath("é", for: [0x82]) + unicodePath("e", for: [0x82])
        $0.localExtra = $0.extra
      }
    ], .twoHeaders, "é", [1]
  ),
  (
    "two ZIP64 fields",
    [Item("a").with { $0.localExtra = le16(1) + le16(8) + le64(1) + le16(1) + le16(8) + le64(2) }],
    .twoHeaders, "a", [1]
  ),
  (
    "normalisation", [Item("caf\u{E9}"), Item("cafe\u{301}")],
    .sameOnDisk, "caf\u{E9}", [1, 2]
  ),
  ("file and folder", [Item("a"), Item("A/b")], .fileIsFolder, "a", [1]),
  ("file and explicit folder", [Item("a"), Item("a/")], .fileIsFolder, "a", [1, 2]),
  ("folders in two cases", [Item("A/x"), Item("a/y")], .sameOnDisk, "A", [1, 2]),
  (
    "folders deep in two cases", [Item("d/é/x"), Item("d/E\u{301}/y")], .sameOnDisk, "d/é", [1, 2]
  ),
  ("explicit folder in two cases", [Item("a/"), Item("A/y")], .sameOnDisk, "a", [1, 2]),
  (
    "local ZIP64 field without the packed size",
    [
      Item("a").with {
        ($0.localSizes, $0.localExtra) = ((1, 0xFFFF_FFFF), le16(1) + le16(8) + le64(1))
      }
    ], .damaged, "a", [1]
  ),
  (
    "local ZIP64 field without the unpacked size",
    [
      Item("a").with {
        ($0.localSizes, $0.localExtra) = ((0xFFFF_FFFF, 1), le16(1) + le16(8) + le64(1))
      }
    ], .damaged, "a", [1]
  ),
  (
    "local ZIP64 field with another packed size, which Java takes",
    [
      Item("a").with {
        $0.localSizes = (1, 0xFFFF_FFFF)
        $0.localExtra = le16(1) + le16(16) + le64(1) + le64(5)
      }
    ], .twoHeaders, "a", [1]
  ),
  (
    "ZIP64 size that is missing", [Item("a").with { $0.unpacked = 0xFFFF_FFFF }], .damaged, "a",
    [1]
  ),
  (
    "ZIP64 size behind a field that is cut off",
    [Item("a"), brokenField([1, 2, 3, 0, 0]).with { $0.unpacked = 0xFFFF_FFFF }], .damaged, "b",
    [2]
  ),
  (
    "more than deflate can unpack to",
    [Item("a").with { ($0.payload, $0.method, $0.unpacked) = ([3, 0], 8, 2 * 1032 + 1032) }],
    .wrongSize, "a", [1]
  ),
  ("checksum of nothing", [Item("a", "").with { $0.checksum = 7 }], .wrongChecksum, "a", [1]),
  (
    "checksum of nothing, deflated",
    [Item("a", "").with { ($0.payload, $0.method, $0.checksum) = ([3, 0], 8, 7) }],
    .wrongChecksum, "a", [1]
  ),
  ("folder with a checksum", [Item("d/").with { $0.checksum = 7 }], .wrongChecksum, "d", [1]),
  (
    "ZIP64 content cut off", [Item("a").with { ($0.isLarge, $0.compressed) = (true, 1 << 40) }],
    .damaged, "a", [1]
  ),
  (
    "ZIP64 size of a lie", [Item("a").with { ($0.isLarge, $0.unpacked) = (true, 2) }],
    .wrongSize, "a", [1]
  ),
  (
    "ZIP64 unpacked size beyond every number",
    [Item("a").with { ($0.isLarge, $0.unpacked, $0.method) = (true, .min, 8) }], .wrongSize, "a",
    [1]
  ),
  (
    "ZIP64 beyond every number", [Item("a").with { ($0.isLarge, $0.compressed) = (true, .min) }],
    .damaged, "a", [1]
  ),
  (
    "ZIP64 header elsewhere", [Item("a").with { ($0.isLarge, $0.offset) = (true, .min) }],
    .damaged, "a", [1]
  ),
  ("encrypted", [Item("a").with { $0.flags = 1 }], .encrypted, "a", [1]),
  ("strong encryption", [Item("a").with { $0.flags = 0x41 }], .encrypted, "a", [1]),
  ("hidden directory", [Item("a").with { $0.flags = 0x2000 }], .encrypted, "a", [1]),
  ("strong encryption alone", [Item("a").with { $0.flags = 0x40 }], .encrypted, "a", [1]),
  ("patch", [Item("a").with { $0.flags = 0x20 }], .unknownFeature, "a", [1]),
  ("patch, local", [Item("a").with { $0.localFlags = 0x20 }], .twoHeaders, "a", [1]),
  (
    "patch, not local", [Item("a").with { ($0.flags, $0.localFlags) = (0x20, 0) }], .twoHeaders,
    "a",
    [1]
  ),
  ("version 6.4", [Item("a").with { $0.version = 64 }], .unknownFeature, "a", [1]),
  ("version 9.9, local", [Item("a").with { $0.localVersion = 99 }], .twoHeaders, "a", [1]),
  ("extra field cut off", [Item("a"), brokenField([1, 2, 3, 0, 0])], .damaged, "b", [2]),
  ("extra field of three bytes", [Item("a"), brokenField([0, 0, 1])], .damaged, "b", [2]),
  (
    "extra field without its time", [Item("a"), brokenField(le16(0x5455) + le16(0))], .damaged, "b",
    [2]
  ),
  (
    "local extra field cut off",
    [Item("a"), brokenField([]).with { $0.localExtra = [1, 2, 3, 0, 0] }], .damaged, "b", [2]
  ),
  ("bzip2", [Item("a").with { $0.method = 12 }], .unsupportedMethod, "a", [1]),
  ("method 99", [Item("a").with { $0.method = 99 }], .unsupportedMethod, "a", [1]),
  ("stored, streaming", [Item("a").with { $0.streams = true }], .storedStreaming, "a", [1]),
  ("checksum", [Item("a").with { $0.checksum ^= 1 }], .wrongChecksum, "a", [1]),
  ("checksum, local", [Item("a").with { $0.localChecksum = 7 }], .twoHeaders, "a", [1]),
  ("stored size", [Item("a").with { $0.unpacked = 2 }], .wrongSize, "a", [1]),
  ("content cut off", [Item("a").with { $0.compressed = 500 }], .damaged, "a", [1]),
  ("no deflate", [Item("a", "zzzz").with { $0.method = 8 }], .damaged, "a", [1]),
  (
    "two names", [Item("native-config.json").with { $0.localName = Array("evil".utf8) }],
    .twoNames, "native-config.json", [1]
  ),
  (
    "two names, same length", [Item("abcd").with { $0.localName = Array("evil".utf8) }],
    .twoNames, "abcd", [1]
  ),
  (
    "name by extra field",
    [
      Item("abc").with {
        $0.extra = unicodePath("evil", for: $0.name); $0.localExtra = $0.extra
      }
    ],
    .twoNames, "evil", [1]
  ),
  (
    "name by local extra field",
    [Item("abc").with { $0.localExtra = unicodePath("evil", for: $0.name) }],
    .twoNames, "abc", [1]
  ),
  (
    "traversal by extra field",
    [Item(bytes: [0x82]).with { $0.extra = unicodePath("../é", for: $0.name) }],
    .leavesFolder, "../é", [1]
  ),
  (
    "bad UTF-8, flagged", [Item(bytes: [0x61, 0xFF]).with { $0.flags = 0x800 }],
    .undecodableName, "a\u{FFFD}", [1]
  ),
  ("shared bytes", [Item("a"), Item("a").with { $0.offset = 0 }], .overlap, "a", [2]),
  ("gap", [Item("a"), Item("b").with { $0.gap = [1, 2, 3] }], .hiddenBytes, "b", [2]),
  (
    "hidden entry between", [Item("a"), Item("b").with { $0.gap = hiddenEntry }],
    .hiddenBytes, "b", [2]
  ),
]

func brokenField(_ bytes: [UInt8]) -> ZIPBuilder.Item { Item("b").with { $0.extra = bytes } }

private let hiddenEntry: [UInt8] = Array(ZIPBuilder("native-config.json").bytes().prefix(49))

let hostileWholes: [Hostile] = [
  Hostile("empty file", [], .notAnArchive),
  Hostile("text", Array("hello".utf8), .notAnArchive),
  Hostile("cut in the end record", Array(ZIPBuilder("a").bytes().dropLast(5)), .truncated),
  Hostile("cut in the content", Array(ZIPBuilder("a").bytes().prefix(31)), .truncated),
  Hostile(
    "trailing",
    ZIPBuilder("a").with { $0.suffix = [0] }.bytes(), .trailingBytes),
  Hostile(
    "leading",
    ZIPBuilder("a").with { $0.prefix = [1, 2] }, .leadingBytes, "a", [1]),
  Hostile(
    "leading, not counted",
    ZIPBuilder("a").with { ($0.prefix, $0.countsPrefix) = ([1], false) }.bytes(), .leadingBytes),
  Hostile(
    "leading, no entries",
    ZIPBuilder().with { $0.prefix = [1] }.bytes(), .leadingBytes),
  Hostile(
    "count too high",
    ZIPBuilder("a").with { $0.countOffset = 1 }.bytes(), .damaged),
  Hostile(
    "count too low",
    ZIPBuilder("a", "b").with { $0.countOffset = -1 }.bytes(), .damaged),
  Hostile(
    "ZIP64 end elsewhere",
    ZIPBuilder("a").with { $0.largeEnd = { largeEnd($0, $1, $2, $3 + 1) } }.bytes(), .damaged),
  Hostile(
    "ZIP64 end that is missing",
    ZIPBuilder("a").with { $0.largeEnd = { _, _, _, at in largeLocator(at) } }.bytes(), .damaged),
  Hostile(
    "ZIP64 count too high",
    ZIPBuilder("a").with { $0.largeEnd = { largeEnd($0 + 1, $1, $2, $3) } }.bytes(), .damaged),
  Hostile(
    "ZIP64 count beyond every number",
    ZIPBuilder("a").with { $0.largeEnd = { largeEnd(.min, $1, $2, $3) } }.bytes(), .damaged),
  Hostile(
    "ZIP64 directory beyond every number",
    ZIPBuilder("a").with { $0.largeEnd = { largeEnd($0, .min, .min, $3) } }.bytes(), .damaged),
  Hostile(
    "ZIP64 in parts",
    ZIPBuilder("a").with {
      $0.largeEnd = { Array(largeEnd($0, $1, $2, $3).dropLast(20)) + largeLocator($3, disks: 2) }
    }.bytes(), .splitArchive),
  Hostile(
    "two ends",
    replacing(
      ZIPBuilder("a").with { $0.largeEnd = largeEnd(_:_:_:_:) }.bytes(), fromEnd: 14,
      with: le16(7) + le16(7)),
    .twoHeaders),
  Hostile(
    "ZIP64 count that the file cannot hold",
    ZIPBuilder("a").with { $0.largeEnd = { largeEnd(1 << 61, $1, $2, $3) } }.bytes(), .damaged),
  Hostile(
    "split in the directory",
    ZIPBuilder([Item("a").with { $0.disk = 1 }]).bytes(), .splitArchive),
  Hostile(
    "split",
    ZIPBuilder("a").with { $0.disk = 1 }.bytes(), .splitArchive),
  Hostile(
    "archive in the comment",
    ZIPBuilder("a").with { $0.comment = ZIPBuilder("b").bytes() }.bytes(), .twoHeaders),
  Hostile(
    "archive and a byte in the comment",
    ZIPBuilder("a").with { $0.comment = ZIPBuilder("b").bytes() + [0] }.bytes(), .twoHeaders),
  Hostile(
    "end signature in the comment",
    ZIPBuilder("a").with { $0.comment = Array("PK\u{5}\u{6} hello".utf8) }.bytes(), .twoHeaders),
  Hostile(
    "1,001 entries", ZIPBuilder((0...1000).map { Item("\($0)") }).bytes(), .tooManyEntries),
]

/// The bytes with some replaced that begin before the end.
private func replacing(_ bytes: [UInt8], fromEnd distance: Int, with new: [UInt8]) -> [UInt8] {
  Array(bytes.dropLast(distance)) + new + bytes.suffix(distance - new.count)
}
