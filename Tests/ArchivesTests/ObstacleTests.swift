import TestSupport
import Testing

@testable import Archives

private typealias Item = ZIPBuilder.Item

/// What unpacks but is not read on Android.
@Suite struct ObstacleTests {
  private func obstacles(_ items: [Item]) -> [String] {
    let contents = ArchiveContents(reading: ZIPBuilder(items).bytes(), name: "a.zip")
    #expect(contents.refusals == [])
    return contents.obstacles.map { "\($0.entry) \($0.reason.rawValue)" }
  }

  private func streaming(_ name: String) throws -> Item {
    let payload = try deflated(Array("hello".utf8))
    return Item(name, "hello").with { ($0.payload, $0.method, $0.streams) = (payload, 8, true) }
  }

  @Test(arguments: [true, false]) func wideSizesAfterTheContent(isSigned: Bool) throws {
    let narrow = try streaming("a").with { $0.signsDescriptor = isSigned }
    let wide = narrow.with { $0.isLarge = true }
    #expect(obstacles([narrow]) == [])
    #expect(obstacles([wide]) == ["a wide-sizes"])
    #expect(obstacles([wide.with { $0.streams = false }]) == [], "the header has them")
  }

  /// Eight zeros are taken for both sizes, and what is left of them for the end.
  @Test func wideSizesOfNothingMatterInFrontOfOthers() {
    #expect(obstacles([Item("a"), Self.wideNothing]) == [])
    #expect(obstacles([Item("a"), Self.wideFolder]) == [])
    #expect(obstacles([Self.wideNothing, Item("a")]) == ["e wide-sizes"])
    #expect(obstacles([Self.wideFolder, Item("a")]) == ["d wide-sizes"])
  }

  private static let wideNothing = Item("e", "").with {
    ($0.payload, $0.method, $0.streams, $0.isLarge) = ([3, 0], 8, true, true)
  }
  private static let wideFolder = wideNothing.with { $0.name = Array("d/".utf8) }

  @Test func namesThatAreNotUTF8() {
    let named = Item(bytes: [0x82]).with {
      $0.extra = unicodePath("é", for: $0.name)
      $0.localExtra = $0.extra
    }
    #expect(obstacles([Item("é"), Item(bytes: [0x81])]) == ["ü name-not-utf8"])
    #expect(obstacles([named]) == ["é name-not-utf8"], "Java reads no Unicode path field")
    #expect(obstacles([Item(bytes: [0x81, 0x2F])]) == ["ü name-not-utf8"])
    #expect(obstacles([Item(bytes: Array("__MACOSX/".utf8) + [0x81])]).count == 1, "left out here")
  }

  @Test func strippingKeepsThem() throws {
    let items = [Item("d/a"), Item(bytes: Array("d/".utf8) + [0x81])]
    let contents = ArchiveContents(reading: ZIPBuilder(items).bytes(), name: "a.zip")
    #expect(try #require(contents.stripped()).obstacles == contents.obstacles)
  }

  /// Wide sizes are read by Java from 22 on, which no phone need have.
  @Test(.enabled(if: tool("java") != nil, "java is not installed"))
  func javaReadsWhatHasNoneAndNoOtherNames() throws {
    let wide = try streaming("a").with { $0.isLarge = true }
    let examples = [
      [Item("a")], [try streaming("a"), Item("b")], [wide.with { $0.streams = false }],
      [Item("ü").with { $0.flags = 0x800 }], [Item("d/"), Item("d/a")], [Item(bytes: [0x81])],
      [Item("a"), Self.wideNothing.with { $0.signsDescriptor = false }],
      [Item("a"), Self.wideNothing], [Self.wideNothing, Item("a")], [Item("a"), Self.wideFolder],
      [Self.wideFolder, Item("a")],
      [
        Item("a").with {
          $0.localSizes = (1, 0xFFFF_FFFF)
          $0.localExtra = le16(1) + le16(16) + le64(1) + le64(1)
        }
      ],
    ]
    let folder = try TemporaryFolder()
    try folder.write(Self.reader.utf8, to: "Read.java")
    for (number, items) in examples.enumerated() {
      try folder.write(ZIPBuilder(items).bytes(), to: "\(number).zip")
    }
    let read = try run(
      try #require(tool("java")), ["Read.java"] + examples.indices.map { "\($0).zip" },
      environment: plainEnvironment, in: folder.url)
    #expect(
      zip(read.output.split(separator: "\n"), examples).map { $0 == "\($1.count)" }
        == examples.map { obstacles($0).isEmpty }, "\(read.everything)")
  }

  private static let reader = """
    import java.io.FileInputStream;
    import java.util.zip.ZipInputStream;
    class Read {
      public static void main(String[] names) throws Exception {
        for (String name : names) {
          try (var zip = new ZipInputStream(new FileInputStream(name))) {
            int count = 0;
            for (; zip.getNextEntry() != null; count++) zip.readAllBytes();
            System.out.println(count);
          } catch (Exception error) {
            System.out.println(error);
          }
        }
      }
    }
    """
}
