import Foundation
import TestSupport
import Testing

@Suite struct PlacesTests {
  @Test func temporaryFoldersAreApartAndGoAway() throws {
    var first: TemporaryFolder? = try TemporaryFolder()
    let second = try TemporaryFolder()
    let place = try #require(first?.url)
    #expect(place != second.url)
    try first?.write([1, 2], to: "a/b.bin")
    #expect(try first?.list() == ["a", "a/b.bin"])
    #expect(try second.list() == [])
    first = nil
    #expect(!FileManager.default.fileExists(atPath: place.path))
    second.remove()
    #expect(!FileManager.default.fileExists(atPath: second.url.path))
  }

  @Test func findsTheProjectAndTheProgram() throws {
    let manifest = projectRoot.appendingPathComponent("Package.swift")
    #expect(FileManager.default.fileExists(atPath: manifest.path))
    let binary = try #require(builtBinary)
    #expect(binary.lastPathComponent.hasPrefix("inapp"))
    #expect(FileManager.default.isExecutableFile(atPath: binary.path))
  }

  @Test func findsToolsOnThePath() {
    #expect(tool("sh")?.lastPathComponent == "sh")
    #expect(tool("no-such-tool-\(UUID())") == nil)
  }
}
