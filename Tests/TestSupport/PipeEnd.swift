import Foundation

/// One end of a pipe, closed at the latest when the last reference to it goes.
final class PipeEnd {
  private(set) var descriptor: Int32?

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close() }

  func close() {
    guard let descriptor else { return }
    _ = Foundation.close(descriptor)
    self.descriptor = nil
  }

  func neverBlock() {
    guard let descriptor else { return }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }
}

/// Makes a pipe that no child inherits unless it is connected to it.
func makePipe() throws -> (read: PipeEnd, write: PipeEnd) {
  var ends: [Int32] = [-1, -1]
  guard unsafe pipe(&ends) == 0 else {
    throw RunFailure(description: "no pipe: \(unsafe String(cString: strerror(errno)))")
  }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (PipeEnd(ends[0]), PipeEnd(ends[1]))
}

/// Lets a write to a program that stopped reading fail instead of ending the tests.
let ignoreBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()
