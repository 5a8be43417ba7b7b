import Files
import Foundation
import TestSupport
import Testing

@Suite("Descriptors")
struct DescriptorTests {
  @Test("Nothing stays open, whether it went well or not")
  func leaks() async throws {
    let folder = try TemporaryFolder()
    try folder.write([1], to: "file")
    try folder.write([1], to: "sub/x")
    try folder.link("loop", to: "loop")
    try folder.link("sub/link", to: "/tmp")
    await #expect(processExitsWith: .success) { [top = folder.url.path as String] in
      func everything() {
        for name in ["file", "sub", "loop", "none/x", "new", "/dev/zero", "sub/link"] {
          let path = Files.joining(top, name)
          _ = try? Files.read(path, limit: 10)
          _ = try? Files.tree(in: path, limit: 1)
          _ = try? Files.write([1], to: path, replacing: false)
          _ = try? Files.write([1], to: path, replacing: true)
          _ = try? Files.createFolder(path)
          for files in [["a"], ["b", "b/c"], ["link/x"], ["x/y"], ["d/e", "d"]] {
            let list = files.map { ($0, [UInt8(1)]) }
            _ = try? Files.writeTree(list, to: path, replacing: true)
            _ = try? Files.writeTree(list, to: path, replacing: false)
          }
          _ = Files.resolved(path)
        }
      }
      everything()
      let before = try openDescriptors()
      for _ in 0..<3 { everything() }
      #expect(try openDescriptors() == before)
    }
    #expect(try folder.list().allSatisfy { !$0.contains(".inapp-") })
  }

  @Test("With closed standard streams a file never becomes the standard output")
  func closedStreams() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("old".utf8), to: "a")
    await #expect(processExitsWith: .success) { [path = folder.path("a") as String] in
      close(0)
      close(1)
      try Files.write(Array("new".utf8), to: path, replacing: true)
      #expect(try Files.read(path) == Array("new".utf8))
      #expect(fcntl(0, F_GETFD) == -1 && fcntl(1, F_GETFD) == -1)
      #expect(code { try Streams.write("x", to: .output) } == .other(EBADF))
      #expect(code { _ = try Files.readStandardInput() } == .other(EBADF))
    }
    #expect(try folder.text("a") == "new")
  }
}

/// The numbers of the descriptors that are open.
private func openDescriptors() throws -> [Int32] {
  (0..<1024).filter { fcntl($0, F_GETFD) >= 0 }
}
