#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Work on all of the machine's cores.
public enum Threads {
  /// The results of a body for each element, in the order of the elements.
  ///
  /// Few elements are worked on one after the other, as a thread takes longer to start than a small body to run.
  /// Where a body takes milliseconds, each thread may have fewer. `threads` says how many threads there are otherwise;
  /// by default there is one for each core, up to eight.
  public static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], fewestPerThread: Int = 14, threads: Int? = nil,
    _ body: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let count = min(threads ?? min(coreCount, mostThreads), elements.count / fewestPerThread)
    guard count > 1 else { return elements.map(body) }
    let blockSize = min(blockSize, fewestPerThread)
    let blocks = stride(from: 0, to: elements.count, by: blockSize).map {
      elements[$0..<min($0 + blockSize, elements.count)]
    }
    let workers = (0..<count).map { first in
      Worker { stride(from: first, to: blocks.count, by: count).map { blocks[$0].map(body) } }
    }
    for worker in workers.dropFirst() { worker.start() }
    workers[0].run()
    let results = workers.map { $0.finish() }
    return blocks.indices.flatMap { results[$0 % count][$0 / count] }
  }

  /// Neighbours are often alike, every second element too; blocks spread the heavy ones evenly.
  private static let blockSize = 7

  private static let mostThreads = 8

  private static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

/// A part of the work, and the thread that does it where one could be started.
private final class Worker<Result: Sendable>: @unchecked Sendable {
  private let work: @Sendable () -> [Result]
  /// Written by the thread, and read only after its end.
  private var results: [Result]?
  private var thread: pthread_t?

  init(_ work: @escaping @Sendable () -> [Result]) {
    self.work = work
  }

  func run() {
    results = work()
  }

  func start() {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, Self.stackSize)
    let argument = unsafe Unmanaged.passRetained(Job(run))
    #if canImport(Glibc)
      var started = pthread_t()
      let failure = unsafe pthread_create(
        &started, &attributes,
        { argument in
          if let argument = unsafe argument { unsafe Job.run(argument) }
          return nil
        }, argument.toOpaque())
    #else
      var started: pthread_t?
      let failure = unsafe pthread_create(
        &started, &attributes,
        { argument in
          unsafe Job.run(argument)
          return nil
        }, argument.toOpaque())
    #endif
    if failure == 0 { thread = started } else { unsafe argument.release() }
  }

  /// Waits for the results; works here where no thread could be started.
  func finish() -> [Result] {
    if let thread { pthread_join(thread, nil) }
    return results ?? work()
  }

  /// As large as that of the first thread: documents may be nested 512 deep.
  private static var stackSize: Int { 8 << 20 }
}

/// What a thread is to do, in a shape that the system can pass on.
private final class Job: Sendable {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }

  static func run(_ pointer: UnsafeMutableRawPointer) {
    unsafe Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().body()
  }
}
