import Foundation
import Host
import TestSupport
import Testing

@Suite("Lines of any length of file")
struct LineBlockTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func blocks(_ text: String, size: Int) throws -> [String] {
    try folder.write(Array(text.utf8), to: "a")
    var blocks = try LineBlocks(folder.path("a"), size: size)
    var found: [String] = []
    while let block = try blocks.next() { found.append(String(decoding: block, as: UTF8.self)) }
    #expect(try blocks.next() == nil)
    return found
  }

  @Test("Whole lines, whatever the size of a piece", arguments: 8...40)
  func sizes(size: Int) throws {
    let text = (0..<30).map { String(repeating: "x", count: $0 % 8) }.joined(separator: "\n")
    for text in [text, text + "\n"] {
      let blocks = try blocks(text, size: size)
      #expect(blocks.joined() == text)
      #expect(blocks.dropLast().allSatisfy { $0.hasSuffix("\n") })
    }
  }

  @Test("Nothing, and a line without an end", arguments: ["", "a", "\n", "a\nb"])
  func small(text: String) throws {
    #expect(try blocks(text, size: 100) == (text.isEmpty ? [] : [text]))
  }

  @Test("A line that is too long is refused")
  func tooLong() {
    #expect(code { _ = try blocks(String(repeating: "x", count: 100), size: 10) } == .tooLarge)
  }

  @Test("A pipe is read to its end", .timeLimit(.minutes(1)))
  func pipe() throws {
    let shell = try #require(tool("sh"))
    let pipe = folder.path("pipe")
    #expect(unsafe mkfifo(pipe, 0o600) == 0)
    Thread.detachNewThread {
      _ = try? run(shell, ["-c", "{ printf 'a\\nb'; sleep 0.05; printf 'c\\n'; } > \"$0\"", pipe])
    }
    var blocks = try LineBlocks(pipe, size: 100)
    var text: [UInt8] = []
    while let block = try blocks.next() { text += block }
    #expect(text == Array("a\nbc\n".utf8))
  }

  @Test("What cannot be read is named")
  func unreadable() throws {
    #expect(code { _ = try LineBlocks(folder.path("none")) } == .notFound)
    #expect(
      code {
        var blocks = try LineBlocks(folder.path(""))
        _ = try blocks.next()
      } == .isFolder)
  }
}
