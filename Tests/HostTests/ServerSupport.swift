import Foundation
import Host
import TestSupport
import Testing

/// A server at work on a thread of its own.
final class WorkingServer: @unchecked Sendable {
  let port: Int
  private let server: PageServer
  private let lock = NSLock()
  private var isOver = false

  init(page: String = "the page", patience: Int = 30_000) throws {
    Signals.prepare()
    server = try PageServer(port: nil, patience: patience)
    port = server.port
    server.show(page, version: "one")
    Thread.detachNewThread { [self] in
      while !lock.withLock({ isOver }) {
        use { $0.serve(milliseconds: 5) }
        usleep(200)
      }
    }
  }

  func stop() { lock.withLock { isOver = true } }

  /// Uses the server between two rounds of its work.
  func use<Result>(_ body: (PageServer) -> Result) -> Result { lock.withLock { body(server) } }
}

/// One connection to a server on this machine.
final class Client {
  private let descriptor: Int32

  init(_ port: Int) throws {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw POSIXError(.ECONNREFUSED) }
  }

  deinit { close(descriptor) }

  /// Sends what the other side takes; whether it took all.
  @discardableResult
  func send(_ bytes: some Sequence<UInt8>) -> Bool {
    let bytes = Array(bytes)
    return unsafe bytes.withUnsafeBytes {
      unsafe write(descriptor, $0.baseAddress, $0.count) == bytes.count
    }
  }

  /// What comes until it holds a text, or to the end.
  func receive(until text: String? = nil) -> String {
    var (all, piece) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let count = unsafe read(descriptor, &piece, piece.count)
      guard count > 0 else { return String(decoding: all, as: UTF8.self) }
      all += piece[..<count]
      if let text, String(decoding: all, as: UTF8.self).contains(text) {
        return String(decoding: all, as: UTF8.self)
      }
    }
  }

  /// Asks for something as a browser does, with more fields of the head.
  static func ask(
    _ port: Int, _ line: String = "GET / HTTP/1.1", host: String? = nil, _ fields: String...
  ) throws -> String {
    let client = try Client(port)
    let lines = [line, "Host: \(host ?? "127.0.0.1:\(port)")"] + fields
    client.send((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    return client.receive()
  }
}

/// Waits until something is so; whether it came to be.
func comes(_ isSo: () -> Bool) -> Bool {
  for _ in 0..<20_000 {
    if isSo() { return true }
    usleep(2000)
  }
  return false
}
