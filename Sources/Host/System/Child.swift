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

    let child = start(words, input: ends[0])
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
  ///
  /// It is in a process group of its own, so that Ctrl-C is not for it.
  static func leave(_ words: [String]) -> pid_t? { start(words, input: nil) }

  /// Whether a program that was started has ended, without waiting for it; it is forgotten then.
  static func hasEnded(_ child: pid_t) -> Bool {
    var status: Int32 = 0
    return unsafe waitpid(child, &status, WNOHANG) != 0
  }

  /// Starts a program with a descriptor as its standard input, or apart from this one if that is nil.
  private static func start(_ words: [String], input: Int32?) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if let input {
      unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDWR, 0)
      for output in Int32(1)...2 { unsafe posix_spawn_file_actions_adddup2(&actions, 0, output) }
    }

    // What this program ignores, the child need not.
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var ignored = sigset_t()
    unsafe sigemptyset(&ignored)
    for number in [SIGINT, SIGPIPE, SIGXFSZ] { unsafe sigaddset(&ignored, number) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &ignored)
    let group = input == nil ? POSIX_SPAWN_SETPGROUP : 0
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | group))

    return unsafe start(words, &actions, &attributes)
  }

  /// Starts a program with actions on its files and attributes; nil if the system cannot.
  static func start(
    _ words: [String], _ actions: inout FileActions, _ attributes: inout Attributes
  ) -> pid_t? {
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var pid: pid_t = 0
    let failure = unsafe posix_spawnp(&pid, words[0], &actions, &attributes, &arguments, environ)
    return failure == 0 ? pid : nil
  }

  #if canImport(Darwin)
    typealias FileActions = posix_spawn_file_actions_t?
    typealias Attributes = posix_spawnattr_t?
  #else
    typealias FileActions = posix_spawn_file_actions_t
    typealias Attributes = posix_spawnattr_t
  #endif
}
