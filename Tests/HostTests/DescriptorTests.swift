import Foundation
import TestSupport
import Testing

@testable import Host

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

  @Test("With closed standard streams a file never becomes one of them")
  func closedStreams() async throws {
    await #expect(processExitsWith: .success) {
      for number in Int32(0)...2 { close(number) }
      let file = try Handle.current.open("/dev/null", O_RDONLY)
      let isHigh = file.number > 2
      #expect(isHigh)
      let flags = fcntl(file.number, F_GETFD)
      #expect(flags == FD_CLOEXEC)
    }
  }

  @Test("A stream that cannot be used is an error")
  func unusable() async throws {
    await #expect(processExitsWith: .success) {
      dup2(unsafe open("/dev/null", O_RDONLY), 1)
      dup2(unsafe open("/dev/null", O_WRONLY), 0)
      #expect(code { try Streams.write("x", to: .output) } == .other(EBADF))
      #expect(code { _ = try Files.readStandardInput() } == .other(EBADF))
      dup2(unsafe open("/dev/full", O_WRONLY), 1)
      #expect(code { try Streams.write("x", to: .output) } == .diskFull)
    }
  }
}

/// The numbers of the descriptors that are open.
private func openDescriptors() throws -> [Int32] {
  (0..<1024).filter { fcntl($0, F_GETFD) >= 0 }
}
