#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Child {
  /// Starts a program in a process group of its own, and waits until it ends.
  ///
  /// It reads nothing, what it prints goes to a new file, and what it says on standard error is not kept. What it leaves
  /// running is killed; so is all of it after a stop of this program, or when the time is over.
  ///
  /// - Returns: Its status, or 128 and the number of the signal that ended it; nil if it cannot be started.
  /// - Throws: `ETIMEDOUT`; `EINTR` after a stop, which is still to arrive.
  static func run(
    _ words: [String], printingTo output: String, setting variables: [String: String],
    within limit: Duration
  ) throws(Errno) -> Int32? {
    try Signals.holdingBack { () throws(Errno) in
      guard let child = start(words, .apart(output: output), setting: variables) else {
        return nil
      }
      defer { _ = kill(-child, SIGKILL) }
      do throws(Errno) {
        let deadline = ContinuousClock.now + limit
        while true {
          if let status = try status(of: child) { return status }
          try Signals.check()
          if ContinuousClock.now > deadline { throw Errno(ETIMEDOUT) }
          usleep(10_000)
        }
      } catch {
        _ = kill(-child, SIGKILL)
        var status: Int32 = 0
        _ = try? call { unsafe waitpid(child, &status, 0) }
        throw error
      }
    }
  }
}
