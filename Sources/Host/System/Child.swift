#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Programs that this one starts.
enum Child {
  /// Starts a program with bytes as its standard input, waits until it ends and returns its status; nil if it cannot
  /// be started.
  ///
  /// Meanwhile Ctrl-C is the child's alone.
  static func feed(_ words: [String], _ bytes: [UInt8]) -> Int32? {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let interrupt = signal(SIGINT, SIG_IGN)
    defer { _ = signal(SIGINT, interrupt) }

    let child = start(words, .reading(ends[0]))
    close(ends[0])
    guard let child else {
      close(ends[1])
      return nil
    }
    // A reader who has seen enough closes the pipe.
    try? Handle(lent: ends[1]).write(bytes)
    close(ends[1])
    var status: Int32 = 0
    _ = try? call { unsafe waitpid(child, &status, 0) }
    return status >> 8 & 0xFF
  }

  /// Starts a program that reads nothing, whose output nobody sees, and which goes on when this one ends; nil if it
  /// cannot be started.
  static func leave(_ words: [String]) -> pid_t? { start(words, .apart(output: nil)) }

  /// The status of a program that was started, or 128 and the number of the signal that ended it; nil while it runs.
  ///
  /// It is forgotten then, so this may be asked once.
  static func status(of child: pid_t) throws(Errno) -> Int32? {
    var status: Int32 = 0
    guard try call({ unsafe waitpid(child, &status, WNOHANG) }) != 0 else { return nil }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// How a program hangs together with this one.
  enum Bond {
    /// It reads from a descriptor, and shares all else.
    case reading(Int32)
    /// It reads nothing, says nothing, and is in a process group of its own, so that Ctrl-C is not for it; what it
    /// prints goes to a new file, if there is one.
    case apart(output: String?)
  }

  /// Starts a program with some variables of its own; nil if it cannot be started.
  static func start(
    _ words: [String], _ bond: Bond, setting variables: [String: String] = [:]
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    switch bond {
    case .reading(let input): unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
    case .apart(let output):
      flags |= POSIX_SPAWN_SETPGROUP
      unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDWR, 0)
      unsafe posix_spawn_file_actions_adddup2(&actions, 0, 2)
      if let output {
        unsafe posix_spawn_file_actions_addopen(
          &actions, 1, output, O_WRONLY | O_CREAT | O_EXCL, 0o600)
      } else {
        unsafe posix_spawn_file_actions_adddup2(&actions, 0, 1)
      }
    }

    // What this program ignores or holds back, the child need not.
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var (ignored, held) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&ignored)
    unsafe sigemptyset(&held)
    for number in [SIGINT, SIGPIPE, SIGXFSZ] { unsafe sigaddset(&ignored, number) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &ignored)
    unsafe posix_spawnattr_setsigmask(&attributes, &held)
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    let settings = Surroundings.variables(setting: variables)
    var environment = unsafe settings.map { unsafe strdup($0) } + [nil]
    defer { unsafe environment.forEach { unsafe free($0) } }
    var pid: pid_t = 0
    let failure = unsafe posix_spawnp(
      &pid, words[0], &actions, &attributes, &arguments, &environment)
    return failure == 0 ? pid : nil
  }
}
