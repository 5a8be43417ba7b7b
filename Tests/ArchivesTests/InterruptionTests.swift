import Foundation
import TestSupport
import Testing

@testable import Archives

/// The built program, interrupted at different moments while it unpacks.
@Suite(
  .enabled(if: builtBinary != nil, "the program is not built"),
  .enabled(if: tool("python3") != nil, "python3 is not installed"),
  .timeLimit(.minutes(5)))
struct InterruptionTests {
  /// Unpacks once to the end, then interrupts at fractions of the time that took.
  ///
  /// Prints the status of each run, as a shell counts, and what then lies in the folder.
  private static let script = """
    import os, shutil, signal, subprocess, sys, time
    command = [sys.argv[1], "unpack", "a.zip"] + sys.argv[2:]
    def unpack(delay):
        started = time.monotonic()
        running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if delay is not None:
            time.sleep(delay)
            running.send_signal(signal.SIGINT)
        status = running.wait()
        return status if status >= 0 else 128 - status, time.monotonic() - started
    def files():
        return sum(len(names) for _, _, names in os.walk("a")) if os.path.exists("a") else -1
    status, full = unpack(None)
    assert status == 0
    for step in range(10):
        if not sys.argv[2:]: shutil.rmtree("a", ignore_errors=True)
        status, _ = unpack(full * (step + 1) / 11)
        print(status, files(), *sorted(set(os.listdir(".")) - {"a.zip"}))
    """

  private func interrupt(_ words: String...) throws -> [String] {
    let folder = try TemporaryFolder()
    let content = String(repeating: "x", count: 20_000)
    let items = (0..<80).map { ZIPBuilder.Item("d\($0 % 7)/\($0)", content) }
    try folder.write(ZIPBuilder(items).bytes(), to: "a.zip")
    let finished = try run(
      try #require(tool("python3")),
      ["-c", Self.script, try #require(builtBinary).path] + words,
      environment: plainEnvironment, in: folder.url, timeout: 240)
    #expect(finished.status == 0, "\(finished.everything)")
    return finished.output.split(separator: "\n").map(String.init)
  }

  @Test func aNewFolderIsThereAsAWholeOrNotAtAll() throws {
    let endings = try interrupt()
    #expect(endings.count == 10)
    #expect(endings.contains("130 -1"))
    #expect(Set(endings).isSubset(of: ["130 -1", "130 80 a", "0 80 a"]), "\(endings)")
  }

  @Test func anExistingFolderKeepsNoLitter() throws {
    let endings = try interrupt("--force")
    #expect(endings.contains("130 80 a"))
    #expect(Set(endings).isSubset(of: ["130 80 a", "0 80 a"]), "\(endings)")
  }
}
