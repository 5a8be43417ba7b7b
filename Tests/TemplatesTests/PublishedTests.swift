import Testing

/// The vendor's own complete examples, which every part of the tool is measured against.
@Suite struct PublishedTests {
  private let folder = "Tests/Fixtures/published"

  @Test func thereIsOneForEveryDisplayType() throws {
    #expect(try documents(in: folder) == displayTypes)
  }

  @Test(arguments: displayTypes) func isStrictJSONOfItsType(name: String) throws {
    let bytes = try bytes(of: name, in: folder)
    #expect(try !block(of: name, bytes).isEmpty)
    #expect(bytes.last == UInt8(ascii: "\n"))
  }

  /// A starter is the project's own writing: it shares no copy and no address with an example.
  @Test(arguments: displayTypes) func startersAreNotCopies(name: String) throws {
    let published = try words(in: folder)
    let own = try strings(in: block(of: name, bytes(of: name, in: "Templates/native")))
    for (key, text) in own where ["text", "code", "image", "url", "poster"].contains(key) {
      #expect(!published.contains(text), "\(text)")
    }
  }

  private func words(in folder: String) throws -> Set<String> {
    Set(
      try displayTypes.flatMap { type in
        try strings(in: block(of: type, bytes(of: type, in: folder))).map(\.text)
      })
  }
}
