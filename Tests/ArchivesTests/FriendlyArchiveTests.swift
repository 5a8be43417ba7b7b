import Testing

@testable import Archives

private typealias Item = ZIPBuilder.Item

/// What ordinary tools write and must be read.
@Suite struct FriendlyArchiveTests {
  private func names(_ items: [ZIPBuilder.Item], sourceLocation: SourceLocation = #_sourceLocation)
    -> [String]
  {
    let contents = ArchiveContents(reading: ZIPBuilder(items).bytes(), name: "a.zip")
    #expect(contents.refusals == [], sourceLocation: sourceLocation)
    return contents.entries.map(\.name)
  }

  @Test func storedAndFolders() {
    let items = [Item("dir/"), Item("dir/a"), Item("b", "")]
    let contents = ArchiveContents(reading: ZIPBuilder(items).bytes(), name: "a.zip")
    #expect(contents.refusals == [])
    #expect(contents.entries.map(\.name) == ["dir", "dir/a", "b"])
    #expect(contents.entries.map(\.isDirectory) == [true, false, false])
    #expect(contents.entries.map(\.size) == [0, 1, 0])
    #expect(contents.entries.map(\.compressedSize) == [0, 1, 0])
  }

  @Test func leadingDotSlash() {
    #expect(names([Item("./"), Item("./a"), Item("./d/"), Item("./d/b")]) == ["a", "d", "d/b"])
  }

  @Test func theRootTwice() {
    #expect(names([Item("./"), Item("a"), Item("./")]) == ["a"])
  }

  @Test func zerosBehindTheLastExtraField() {
    let field = le16(0x5855) + le16(1) + [7]
    for extra in [[0], [0, 0, 0], field + [0, 0]] {
      #expect(names([Item("a").with { ($0.extra, $0.localExtra) = (extra, extra) }]) == ["a"])
    }
  }

  @Test func namesInEachEncoding() {
    let flagged = Item("é").with { $0.flags = 0x800 }
    let unflagged = Item("ü")
    let dos = Item(bytes: [0x81, 0x82, 0xE1])  // CP437: ü é ß
    #expect(names([flagged]) == ["é"])
    #expect(names([unflagged]) == ["ü"])
    #expect(names([dos]) == ["üéß"])
  }

  @Test func aUnicodePathFieldNamesWhatTheHeaderCannot() {
    let item = Item(bytes: [0x82]).with {
      $0.extra = unicodePath("日本", for: $0.name)
      $0.localExtra = $0.extra
    }
    #expect(names([item]) == ["日本"])
    let stale = Item("a").with {
      $0.extra = unicodePath("b", for: [0x7A])
      $0.localExtra = $0.extra
    }
    #expect(names([stale]) == ["a"])
  }

  @Test(arguments: [true, false]) func aDescriptorAfterTheContent(signed: Bool) throws {
    let payload = try deflated(Array("hello".utf8))
    let item = Item("a", "hello").with {
      $0.payload = payload
      $0.method = 8
      $0.streams = true
      $0.signsDescriptor = signed
    }
    #expect(names([item, Item("b")]) == ["a", "b"])
  }

  /// The longest is longer than what libarchive looks through.
  @Test(arguments: [12, 60_000, 65_535]) func aCommentAtTheEnd(length: Int) {
    let archive = ZIPBuilder("a").with { $0.comment = [UInt8](repeating: 0x61, count: length) }
    let contents = ArchiveContents(reading: archive.bytes(), name: "a.zip")
    #expect(contents.refusals == [])
    #expect(contents.entries.map(\.bytes) == [[0x78]])
  }

  @Test(arguments: [true, false]) func zip64(hasLargeEnd: Bool) throws {
    let payload = try deflated(Array("hello".utf8))
    let packed = Item("b", "hello").with {
      ($0.payload, $0.method, $0.isLarge) = (payload, 8, true)
    }
    let streaming = packed.with { ($0.name, $0.streams) = (Array("c".utf8), true) }
    let unsigned = streaming.with { ($0.name, $0.signsDescriptor) = (Array("d".utf8), false) }
    let items = [Item("a", "").with { $0.isLarge = true }, packed, streaming, unsigned, Item("e")]
    let archive = ZIPBuilder(items).with { if hasLargeEnd { $0.largeEnd = largeEnd(_:_:_:_:) } }
    let contents = ArchiveContents(reading: archive.bytes(), name: "a.zip")
    #expect(contents.refusals == [])
    #expect(contents.entries.map(\.name) == ["a", "b", "c", "d", "e"])
    #expect(contents.entries.map(\.size) == [0, 5, 5, 5, 1])
  }

  @Test func zip64WithoutEntries() {
    let archive = ZIPBuilder().with { $0.largeEnd = largeEnd(_:_:_:_:) }
    #expect(ArchiveContents(reading: archive.bytes(), name: "a.zip").refusals == [])
  }

  @Test func aFolderNamedBeforeAndAfterWhatIsInIt() {
    #expect(names([Item("d/"), Item("d/a"), Item("e/a"), Item("e/")]) == ["d", "d/a", "e/a", "e"])
  }

  @Test func noEntries() {
    let contents = ArchiveContents(reading: ZIPBuilder().bytes(), name: "a.zip")
    #expect(contents.refusals == [])
    #expect(contents.entries == [])
  }

  @Test func entriesOutOfOrderInTheDirectory() {
    var bytes = ZIPBuilder("a", "b").bytes()
    // Both records are 47 bytes long; swap them.
    let start = bytes.count - 22 - 94
    let first = bytes[start..<(start + 47)]
    bytes.replaceSubrange(start..<(start + 47), with: Array(bytes[(start + 47)..<(start + 94)]))
    bytes.replaceSubrange((start + 47)..<(start + 94), with: Array(first))
    let contents = ArchiveContents(reading: bytes, name: "a.zip")
    #expect(contents.refusals == [])
    #expect(contents.entries.map(\.name) == ["b", "a"])
  }

  @Test func junkIsSkippedAndListed() {
    let items = ["native-config.json", "__MACOSX/._native-config.json", "d/.DS_Store", "key.p8"]
    let contents = ArchiveContents(
      reading: ZIPBuilder(items.map { Item($0) }).bytes(), name: "a.zip")
    #expect(contents.refusals == [])
    #expect(contents.entries.map(\.name) == ["native-config.json"])
    #expect(contents.skipped.map(\.name) == Array(items[1...]))
    #expect(
      contents.skipped.map(\.kind) == [
        "a Mac's file attributes", "a Mac's folder settings", "a secret",
      ])
  }

  @Test func junkThatIsHostileIsStillRefused() {
    let contents = ArchiveContents(
      reading: ZIPBuilder([Item(".git/x").with { $0.mode = 0o120777 }]).bytes(), name: "a.zip")
    #expect(contents.refusals.map(\.reason) == [.link])
    #expect(contents.skipped == [])
  }
}
