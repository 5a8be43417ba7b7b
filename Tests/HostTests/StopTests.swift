import Foundation
import Host
import TestSupport
import Testing

/// Stops a program that writes without a pause, after a moment that differs each time.
///
/// The stop goes to the thread that writes, as it does in a program with one thread.
@Suite("Stopped in the middle", .timeLimit(.minutes(2)))
struct StopTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  @Test("A stop leaves a whole file and no litter", arguments: [0, 1, 2, 3, 5, 8, 13, 21])
  func file(milliseconds: Int) async throws {
    let path = folder.path("a")
    try Files.write([UInt8](repeating: 0, count: 3 << 20), to: path, replacing: false)
    await #expect(processExitsWith: .signal(SIGINT)) {
      [path = path as String, milliseconds = milliseconds as Int] in
      stopThisThread(with: SIGINT, after: milliseconds)
      for round in 1... {
        let bytes = [UInt8](repeating: UInt8(truncatingIfNeeded: round), count: 3 << 20)
        try? Files.write(bytes, to: path, replacing: true)
      }
    }
    let bytes = try Files.read(path)
    #expect(bytes.count == 3 << 20 && Set(bytes).count == 1)
    #expect(try folder.list() == ["a"])
  }

  @Test("A stop leaves a whole tree and no litter", arguments: [SIGINT, SIGTERM, SIGHUP])
  func tree(signal: Int32) async throws {
    for milliseconds in [0, 3, 10] {
      let folder = try TemporaryFolder()
      await #expect(processExitsWith: .signal(signal)) {
        [
          path = folder.url.path as String, signal = signal as Int32,
          milliseconds = milliseconds as Int
        ] in
        stopThisThread(with: signal, after: milliseconds)
        for round in 1... {
          let bytes = [UInt8](repeating: UInt8(truncatingIfNeeded: round), count: 70_000)
          let files = (0..<4).map { ("x/\($0)", bytes) }
          try? Files.writeTree(files, to: "\(path)/out", replacing: true)
          try? Files.writeTree(files, to: "\(path)/new\(round)", replacing: false)
        }
      }
      let left = try Files.tree(in: folder.url.path)
      #expect(
        left.allSatisfy { !Files.lastComponent($0.path).hasPrefix(".inapp-") }, "litter: \(left)")
      let trees = Dictionary(
        grouping: left.filter { $0.kind == .file },
        by: { Files.parent(of: Files.parent(of: $0.path)) })
      for (name, files) in trees {
        #expect(name == "out" || name.hasPrefix("new"))
        let contents = try files.map { try Files.read(folder.path($0.path)) }
        #expect(contents.count == 4 && Set(contents).count == 1, "half a tree: \(name)")
      }
    }
  }

  @Test("A kill leaves a whole file", arguments: [1, 4, 9, 16])
  func kill(milliseconds: Int) async throws {
    let path = folder.path("a")
    try Files.write([UInt8](repeating: 0, count: 1 << 20), to: path, replacing: false)
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, milliseconds = milliseconds as Int] in
      stopThisThread(with: SIGKILL, after: milliseconds)
      for round in 1... {
        let bytes = [UInt8](repeating: UInt8(truncatingIfNeeded: round), count: 1 << 20)
        try? Files.write(bytes, to: path, replacing: true)
      }
    }
    let bytes = try Files.read(path)
    #expect(bytes.count == 1 << 20 && Set(bytes).count == 1)
    // What a kill leaves behind is hidden.
    #expect(try folder.list().allSatisfy { $0 == "a" || $0.hasPrefix(".inapp-") })
  }

  @Test("A stop that is ignored, as under nohup, stops nothing")
  func ignored() async throws {
    let path = folder.path("a")
    await #expect(processExitsWith: .success) { [path = path as String] in
      signal(SIGHUP, SIG_IGN)
      stopThisThread(with: SIGHUP, after: 2, times: 200)
      for _ in 0..<100 {
        try Files.write([UInt8](repeating: 1, count: 1 << 20), to: path, replacing: true)
      }
    }
    #expect(try Files.read(path).count == 1 << 20)
  }
}

/// Sends a signal to the calling thread a little later.
private func stopThisThread(with signal: Int32, after milliseconds: Int, times: Int = 1) {
  var set = sigset_t()
  unsafe sigemptyset(&set)
  unsafe sigaddset(&set, signal)
  unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
  #if canImport(Darwin)
    nonisolated(unsafe) let thread = pthread_self()
  #else
    let thread = pthread_self()
  #endif
  Thread.detachNewThread {
    for _ in 0..<times {
      usleep(UInt32(milliseconds) * 1000 + UInt32.random(in: 0..<1000))
      _ = pthread_kill(thread, signal)
    }
  }
}
