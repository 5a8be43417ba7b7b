import Foundation
import TestSupport
import Testing

@testable import Archives

/// The most memory that the built program takes for large archives, which take no room on the disk.
@Suite(
  .enabled(if: builtBinary != nil, "the program is not built"),
  .enabled(if: tool("python3") != nil, "python3 is not installed"))
struct MemoryTests {
  private static let limit = 64 << 10

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs the program, expects a refusal, and returns the most memory it took, in KiB.
  private func memory(_ words: String...) throws -> Int {
    let script = """
      import resource, subprocess, sys
      status = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
      used = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
      print(status.returncode, used // 1024 if sys.platform == "darwin" else used)
      """
    let measured = try run(
      try #require(tool("python3")), ["-c", script, try #require(builtBinary).path] + words,
      environment: plainEnvironment, in: folder.url)
    let numbers = measured.output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    #expect(numbers.first == 1, "\(measured.everything)")
    return try #require(numbers.last)
  }

  /// Writes stored entries of zeros, which the file leaves out.
  private func writeArchive(entries: Int, size: Int, nameLength: Int = 4) throws {
    let file = folder["a.zip"]
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    var directory: [UInt8] = []
    var offset = 0
    for number in 0..<entries {
      let digits = Array(String(number).utf8)
      let name = [UInt8](repeating: 0x30, count: nameLength - digits.count) + digits
      var item = ZIPBuilder.Item(bytes: name, [])
      (item.unpacked, item.compressed, item.isLarge) = (size, size, true)
      // The builder's archive of this entry alone, with its content left out.
      let bytes = ZIPBuilder([item]).bytes()
      let header = 30 + nameLength + 20
      try handle.seek(toOffset: UInt64(offset))
      try handle.write(contentsOf: bytes[..<header])
      var record = Array(bytes[header..<(bytes.count - 22)])
      record.replaceSubrange((record.count - 8)..., with: le64(offset))
      directory += record
      offset += header + size
    }
    try handle.seek(toOffset: UInt64(offset))
    let at = offset + directory.count
    let end = ZIPBuilder().with { $0.largeEnd = { _, _, _, _ in [1] } }.bytes().dropFirst()
    try handle.write(
      contentsOf: directory + largeEnd(entries, directory.count, offset, at) + end)
  }

  @Test(arguments: ["unpack", "validate"]) func oneLargeEntry(_ command: String) throws {
    try writeArchive(entries: 1, size: 5 << 30)
    let used = try memory(command, "a.zip")
    #expect(used < Self.limit)
  }

  @Test(arguments: ["unpack", "validate"]) func manyEntries(_ command: String) throws {
    try writeArchive(entries: 1000, size: 2 << 20)
    let used = try memory(command, "a.zip")
    #expect(used < Self.limit)
    let finished = try run(
      try #require(builtBinary), [command, "a.zip"], environment: plainEnvironment,
      in: folder.url)
    #expect(finished.everything.contains("unpacks to 1.9 GiB; the limit is 16 MiB"))
  }

  /// A directory of 60 MB in which every name is far too long.
  @Test func longNames() throws {
    try writeArchive(entries: 1000, size: 1, nameLength: 60_000)
    let used = try memory("unpack", "a.zip")
    #expect(used < Self.limit)
  }
}
