import Foundation
import TestSupport
import Testing

@Suite struct RunTests {
  private let shell = URL(fileURLWithPath: "/bin/sh")

  @Test func returnsStatusAndBothStreams() throws {
    let finished = try run(shell, ["-c", "echo out; echo err >&2; exit 3"])
    #expect(finished.status == 3)
    #expect(finished.signal == nil)
    #expect(finished.output == "out\n")
    #expect(finished.errors == "err\n")
  }

  @Test func tellsASignalFromAnExit() throws {
    let finished = try run(shell, ["-c", "kill -TERM $$"])
    #expect(finished.status == 143)
    #expect(finished.signal == SIGTERM)
  }

  @Test func carriesLargeTrafficInAllDirections() throws {
    let input = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let finished = try run(shell, ["-c", "tee /dev/stderr"], stdin: input)
    #expect(finished.stdout == input)
    #expect(finished.stderr == input)
  }

  @Test func closesTheInputEvenWhenThereIsNone() throws {
    #expect(try run(shell, ["-c", "cat; echo end"]).output == "end\n")
  }

  @Test func survivesAProgramThatDoesNotReadItsInput() throws {
    let finished = try run(shell, ["-c", "exit 4"], stdin: Data(count: 1_000_000))
    #expect(finished.status == 4)
  }

  @Test func passesExactlyTheGivenEnvironment() throws {
    let finished = try run(URL(fileURLWithPath: "/usr/bin/env"), environment: ["A": "b c"])
    #expect(finished.output == "A=b c\n")
  }

  @Test func startsInTheGivenFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("here".utf8, to: "note.txt")
    #expect(try run(shell, ["-c", "cat note.txt"], in: folder.url).output == "here")
  }

  @Test(.timeLimit(.minutes(1))) func killsWhatTakesTooLong() throws {
    let failure = #expect(throws: RunFailure.self) {
      try run(shell, ["-c", "echo started as $$.; sleep 600; echo never"], timeout: 1)
    }
    let description = try #require(failure?.description)
    let started = try #require(
      description.firstMatch(of: /stdout: started as (\d+)\.\n\nstderr: $/))
    #expect(kill(try #require(pid_t(started.1)), 0) == -1 && errno == ESRCH)
  }

  @Test func reportsAProgramThatIsNotThere() {
    #expect(throws: RunFailure.self) { try run(URL(fileURLWithPath: "/no/such/program")) }
  }

  /// A signal that is ignored or blocked in the tests must still reach the program under test.
  @Test func startsProgramsWithSignalsAsUsersDo() throws {
    #expect(try run(shell, ["-c", "kill -PIPE $$"]).signal == SIGPIPE)
    #expect(try run(shell, ["-c", "kill -INT $$"]).signal == SIGINT)
  }

  @Test(arguments: 0..<40) func runsManyAtOnce(number: Int) throws {
    let finished = try run(shell, ["-c", "cat; cat"], stdin: Data("\(number)".utf8))
    #expect(finished.output == "\(number)")
  }
}
