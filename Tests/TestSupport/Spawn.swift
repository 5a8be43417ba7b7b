import Foundation

#if canImport(Darwin)
  private typealias FileActions = posix_spawn_file_actions_t?
  private typealias Attributes = posix_spawnattr_t?
#else
  private typealias FileActions = posix_spawn_file_actions_t
  private typealias Attributes = posix_spawnattr_t
#endif

/// Starts a program in a process group of its own, with no signal blocked or ignored.
///
/// Foundation's `Process` would hand down the signal mask of the calling thread, which on the
/// threads that run tests blocks the very signals a command-line tool must answer.
func spawn(
  _ command: [String], environment: [String], folder: String?, standard ends: [PipeEnd]
) throws -> pid_t {
  #if canImport(Darwin)
    var (actions, attributes): (FileActions, Attributes) = (nil, nil)
  #else
    var (actions, attributes) = unsafe (FileActions(), Attributes())
  #endif
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  for (number, end) in ends.enumerated() {
    guard let descriptor = end.descriptor else { continue }
    unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
  }
  if let folder { try unsafe changeFolder(&actions, to: folder) }

  unsafe posix_spawnattr_init(&attributes)
  defer { unsafe posix_spawnattr_destroy(&attributes) }
  var signals = sigset_t()
  unsafe sigemptyset(&signals)
  unsafe posix_spawnattr_setsigmask(&attributes, &signals)
  unsafe sigfillset(&signals)
  unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
  unsafe posix_spawnattr_setflags(
    &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

  var pid: pid_t = 0
  let failure = unsafe withCStrings(command) { arguments in
    unsafe withCStrings(environment) { variables in
      unsafe posix_spawn(&pid, command[0], &actions, &attributes, arguments, variables)
    }
  }
  guard failure == 0 else {
    let reason = unsafe String(cString: strerror(failure))
    throw RunFailure(description: "\(command[0]) does not start: \(reason)")
  }
  return pid
}

/// Makes the program start in a folder; looked up by name, as Glibc's Swift module leaves it out.
private func changeFolder(
  _ actions: UnsafeMutablePointer<FileActions>, to folder: String
) throws {
  typealias AddChangeFolder =
    @convention(c) (
      UnsafeMutablePointer<FileActions>, UnsafePointer<CChar>
    ) -> Int32
  let name = "posix_spawn_file_actions_addchdir_np"
  guard let symbol = unsafe dlsym(dlopen(nil, RTLD_NOW), name) else {
    throw RunFailure(description: "this system has no \(name)")
  }
  _ = unsafe unsafeBitCast(symbol, to: AddChangeFolder.self)(actions, folder)
}

private typealias CStrings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

private func withCStrings<Result>(_ strings: [String], _ body: (CStrings) -> Result) -> Result {
  var pointers = unsafe strings.map { unsafe strdup($0) } + [nil]
  defer { unsafe pointers.forEach { unsafe free($0) } }
  return unsafe pointers.withUnsafeMutableBufferPointer { buffer in
    guard let start = buffer.baseAddress else { preconditionFailure("the list ends in nil") }
    return unsafe body(start)
  }
}
