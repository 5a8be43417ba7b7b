#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the program does when it is told to stop.
///
/// A stop (Ctrl-C, `SIGTERM`, `SIGHUP`, `SIGQUIT`) that arrives during a write waits for the few
/// instructions that remove the temporary file, then ends the program as it does everywhere else:
/// by the signal, which a shell shows as 130 or 128 + n. No code runs inside a signal handler, so
/// there is no moment between making a temporary file and knowing about it.
public enum Signals {
  /// Makes a closed pipe and an exceeded file size ordinary errors instead of a silent end.
  public static func prepare() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Holds stops back while the body runs, on the thread that runs it.
  static func holdingBack<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var (stops, before) = (stops, sigset_t())
    unsafe pthread_sigmask(SIG_BLOCK, &stops, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  /// Throws `EINTR` if a stop is waiting.
  static func check() throws(Errno) {
    var waiting = sigset_t()
    unsafe sigpending(&waiting)
    for number in stopNumbers where unsafe sigismember(&waiting, number) == 1 && !isIgnored(number)
    {
      throw Errno(EINTR)
    }
  }

  private static let stopNumbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  private static var stops: sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for number in stopNumbers { unsafe sigaddset(&set, number) }
    return set
  }

  /// Whether a signal is without effect, as `SIGHUP` is under `nohup`.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    unsafe sigaction(number, nil, &action)
    #if canImport(Glibc)
      let handler = unsafe action.__sigaction_handler.sa_handler
    #else
      let handler = unsafe action.__sigaction_u.__sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
