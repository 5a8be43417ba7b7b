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
    _ words: [String], printingTo output: String, within limit: Duration
  ) throws(Errno) -> Int32? {
    try Signals.holdingBack { () throws(Errno) in
      guard let child = spawn(words, printingTo: output) else { return nil }
      defer { _ = kill(-child, SIGKILL) }
      var status: Int32 = 0
      do throws(Errno) {
        let deadline = ContinuousClock.now + limit
        while try call({ unsafe waitpid(child, &status, WNOHANG) }) == 0 {
          try Signals.check()
          if ContinuousClock.now > deadline { throw Errno(ETIMEDOUT) }
          usleep(10_000)
        }
      } catch {
        _ = kill(-child, SIGKILL)
        _ = try? call { unsafe waitpid(child, &status, 0) }
        throw error
      }
      let signal = status & 0x7F
      return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }
  }

  private static func spawn(_ words: [String], printingTo output: String) -> pid_t? {
    let devices = [(STDIN_FILENO, "/dev/null", O_RDONLY), (STDERR_FILENO, "/dev/null", O_WRONLY)]
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (number, path, flags) in devices + [(STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_EXCL)] {
      unsafe posix_spawn_file_actions_addopen(&actions, number, path, flags, 0o600)
    }
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    return unsafe start(words, &actions, &attributes)
  }
}
