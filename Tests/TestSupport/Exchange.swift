import Foundation

/// The traffic with a child: feeds its input and drains both outputs at once, so neither side
/// ever waits for the other.
struct Exchange {
  private let child: Child
  private var input: ArraySlice<UInt8>
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []

  init(_ child: Child, input: [UInt8]) {
    self.child = child
    self.input = input[...]
    child.stdin.neverBlock()
  }

  /// Runs until the child has closed both outputs; false if that takes too long.
  mutating func run(until deadline: ContinuousClock.Instant) -> Bool {
    _ = ignoreBrokenPipes
    feed()
    while child.stdout.descriptor != nil || child.stderr.descriptor != nil {
      let left = deadline - ContinuousClock.now
      guard left > .zero else { return false }
      var watched = [
        pollfd(fd: child.stdin.descriptor ?? -1, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: child.stdout.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: child.stderr.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      let milliseconds = Int32((left / .milliseconds(1)).rounded(.up))
      unsafe poll(&watched, nfds_t(watched.count), milliseconds)
      if watched[0].revents != 0 { feed() }
      if watched[1].revents != 0 { Self.drain(child.stdout, into: &output) }
      if watched[2].revents != 0 { Self.drain(child.stderr, into: &errors) }
    }
    return true
  }

  /// Writes what fits in the pipe, and closes it after the last byte or if nobody reads.
  private mutating func feed() {
    guard let descriptor = child.stdin.descriptor else { return }
    while !input.isEmpty {
      let written = unsafe input.withUnsafeBytes {
        unsafe write(descriptor, $0.baseAddress, $0.count)
      }
      if written < 0 {
        if errno == EAGAIN || errno == EINTR { return }
        break
      }
      input = input.dropFirst(written)
    }
    child.stdin.close()
  }

  private static func drain(_ end: PipeEnd, into bytes: inout [UInt8]) {
    guard let descriptor = end.descriptor else { return }
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      count = unsafe max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
    bytes += chunk
    if chunk.isEmpty { end.close() }
  }
}
