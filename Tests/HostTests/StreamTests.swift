import Foundation
import Host
import TestSupport
import Testing

@Suite("Standard streams")
struct StreamTests {
  @Test("A text arrives whole")
  func whole() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      try Streams.write("<out>" + String(repeating: "é", count: 200_000) + "</out>", to: .output)
      try Streams.write("<err>sorry</err>", to: .errors)
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains("<out>" + String(repeating: "é", count: 200_000) + "</out>"))
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains("<err>sorry</err>"))
  }

  @Test("A pipe that nobody reads is an error of its own, not the end")
  func closedPipe() async {
    await #expect(processExitsWith: .success) {
      let ends = makePipe()
      signal(SIGPIPE, SIG_DFL)
      Signals.prepare()
      close(ends.read)
      dup2(ends.write, 1)
      #expect(code { try Streams.write("x", to: .output) } == .closedPipe)
    }
  }

  @Test("A slow reader behind a pipe that does not block gets everything")
  func slowReader() async {
    await #expect(processExitsWith: .success) {
      let ends = makePipe()
      _ = fcntl(ends.write, F_SETFL, O_NONBLOCK)
      dup2(ends.write, 1)
      let text = String(repeating: "0123456789", count: 50_000)
      Thread.detachNewThread {
        try? Streams.write(text, to: .output)
        close(1)
        close(ends.write)
      }
      usleep(20_000)
      _ = fcntl(ends.read, F_SETFL, O_NONBLOCK)
      dup2(ends.read, 0)
      let arrived = try Files.readStandardInput()
      #expect(arrived == Array(text.utf8))
    }
  }

  @Test("The standard input obeys the limit and is no folder")
  func input() async throws {
    await #expect(processExitsWith: .success) {
      dup2(unsafe open("/dev/zero", O_RDONLY), 0)
      #expect(code { _ = try Files.readStandardInput(limit: 5) } == .tooLarge)
      dup2(unsafe open("/", O_RDONLY), 0)
      #expect(code { _ = try Files.readStandardInput() } == .isFolder)
      dup2(unsafe open("/dev/null", O_RDONLY), 0)
      let nothing = try Files.readStandardInput()
      #expect(nothing.isEmpty)
    }
  }

  #if os(Linux)
    @Test("A terminal states its width, else COLUMNS does")
    func terminal() async throws {
      await #expect(processExitsWith: .success) {
        let terminal = try makeTerminal(columns: 123)
        let null = unsafe open("/dev/null", O_RDWR)
        unsafe setenv("COLUMNS", "77", 1)
        dup2(null, 1)
        dup2(null, 2)
        #expect(!Streams.isTerminal(.output))
        #expect(Streams.terminalWidth == 77)
        for nonsense in ["0", "-5", "wide", ""] {
          unsafe setenv("COLUMNS", nonsense, 1)
          #expect(Streams.terminalWidth == nil)
        }
        dup2(terminal, 2)
        #expect(Streams.isTerminal(.errors) && !Streams.isTerminal(.output))
        #expect(Streams.terminalWidth == 123)
      }
    }
  #endif

  @Test("Variables")
  func environment() {
    unsafe setenv("INAPP_TEST_VARIABLE", "é", 1)
    #expect(Environment["INAPP_TEST_VARIABLE"] == "é")
    unsafe unsetenv("INAPP_TEST_VARIABLE")
    #expect(Environment["INAPP_TEST_VARIABLE"] == nil)
  }
}

private func makePipe() -> (read: Int32, write: Int32) {
  var ends: [Int32] = [-1, -1]
  unsafe pipe(&ends)
  return (ends[0], ends[1])
}

#if os(Linux)
  /// Opens the program's side of a new terminal.
  private func makeTerminal(columns: UInt16) throws -> Int32 {
    let (setLock, getNumber) = (UInt(0x4004_5431), UInt(0x8004_5430))
    let master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (locked, number) = (Int32(0), Int32(-1))
    try #require(unsafe ioctl(master, setLock, &locked) == 0)
    try #require(unsafe ioctl(master, getNumber, &number) == 0)
    let terminal = unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(unsafe ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
    return terminal
  }
#endif
