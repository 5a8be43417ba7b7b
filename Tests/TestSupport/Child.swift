import Foundation

/// A running program and our ends of its three pipes.
struct Child {
  private let pid: pid_t
  let stdin: PipeEnd
  let stdout: PipeEnd
  let stderr: PipeEnd

  private static let starting = NSLock()

  init(_ command: [String], environment: [String: String], folder: String?) throws {
    // One at a time, so that no child starts between the making of a pipe and its marking.
    (pid, stdin, stdout, stderr) = try Self.starting.withLock {
      let (input, output, errors) = (try makePipe(), try makePipe(), try makePipe())
      let pid = try spawn(
        command, environment: environment.map { "\($0)=\($1)" }, folder: folder,
        standard: [input.read, output.write, errors.write])
      return (pid, input.write, output.read, errors.read)
    }
  }

  /// Ends the program and the children that stayed in its process group.
  func kill() {
    _ = Foundation.kill(-pid, SIGKILL)
    var status: Int32 = 0
    _ = unsafe waitpid(pid, &status, 0)
  }

  /// Waits for the end; nil if it does not come in time.
  func wait(until deadline: ContinuousClock.Instant) -> (status: Int32, signal: Int32?)? {
    var status: Int32 = 0
    while unsafe waitpid(pid, &status, WNOHANG) == 0 {
      guard ContinuousClock.now < deadline else { return nil }
      usleep(500)
    }
    let signal = status & 0x7F
    return signal == 0 ? ((status >> 8) & 0xFF, nil) : (128 + signal, signal)
  }
}
