#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Sockets of this machine alone; none of them ever makes the program wait.
extension Handle {
  /// A socket that programs on this machine can connect to; port 0 lets the system choose one.
  static func listening(on port: UInt16) throws(Errno) -> Handle {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let handle = try unblocking(call { socket(AF_INET, kind, 0) })
    // Without it a port stays taken for a minute after its last connection.
    var isReused: Int32 = 1
    try call {
      unsafe setsockopt(
        handle.number, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    try call { unsafe withAddress(&address) { unsafe bind(handle.number, $0, $1) } }
    try call { listen(handle.number, 64) }
    return handle
  }

  private static func unblocking(_ number: Int32) throws(Errno) -> Handle {
    let handle = try Handle(opened: number)
    try call { fcntl(handle.number, F_SETFD, FD_CLOEXEC) }
    try call { fcntl(handle.number, F_SETFL, O_NONBLOCK) }
    return handle
  }

  /// The port that this socket listens on.
  func port() throws(Errno) -> UInt16 {
    var address = sockaddr_in()
    try call {
      unsafe withAddress(&address) { place, size in
        var size = size
        return unsafe getsockname(number, place, &size)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// The next connection that somebody made; refused with `EAGAIN` where nobody did.
  func nextConnection() throws(Errno) -> Handle {
    try Self.unblocking(call { accept(number, nil, nil) })
  }

  /// Reads what has come; empty at the end, and refused with `EAGAIN` where nothing has come yet.
  func receive(_ size: Int) throws(Errno) -> [UInt8] {
    var failure: Errno?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      do throws(Errno) {
        count = try call { unsafe recv(number, buffer.baseAddress, buffer.count, 0) }
      } catch { failure = error }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Sends as many bytes as can go at once; refused with `EAGAIN` where none can.
  func transmit(_ bytes: ArraySlice<UInt8>) throws(Errno) -> Int {
    try call {
      unsafe bytes.withUnsafeBytes { unsafe send(number, $0.baseAddress, $0.count, 0) }
    }
  }

  /// Tells the other side that nothing more comes.
  func finishSending() {
    _ = shutdown(number, Int32(SHUT_WR))
  }
}

extension Errno {
  /// Whether the call would have had to wait.
  var isTooEarly: Bool { number == EAGAIN || number == EWOULDBLOCK }
}

private func withAddress(
  _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Int32
) -> Int32 {
  unsafe withUnsafeMutablePointer(to: &address) { pointer in
    unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      unsafe body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
    }
  }
}
