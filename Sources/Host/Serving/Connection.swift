#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A connection that a browser made, and how far it has come.
final class Connection {
  /// What is being done with it.
  enum Phase {
    /// A head is being read.
    case reading
    /// An answer is being sent, after which nothing more comes.
    case answering
    /// It is told what changes.
    case following
    /// All is sent; what the other side still sends is read so that it does not lose the answer.
    case ending
    case closed
  }

  let socket: Handle
  private(set) var phase = Phase.reading
  private var received: [UInt8] = []
  private var outgoing: ArraySlice<UInt8> = []
  /// The most milliseconds for a head, for each step of an answer, and for an end.
  private let patience: Int
  private var deadline: Int

  init(_ socket: consuming Handle, patience: Int, now: Int) {
    self.socket = socket
    self.patience = patience
    deadline = now + patience
  }

  /// What to wait for.
  var events: Int16 {
    Int16(POLLIN) * (phase == .answering ? 0 : 1) | Int16(POLLOUT) * (outgoing.isEmpty ? 0 : 1)
  }

  /// Closes the connection if it takes too long.
  func closeIfLate(_ now: Int) {
    if now >= deadline { phase = .closed }
  }

  /// Reads what has come; returns the whole head of a request, once, or nil where one is too large.
  func read() -> (head: ArraySlice<UInt8>?, isWhole: Bool) {
    do {
      let piece = try socket.receive(4096)
      switch phase {
      case .reading where !piece.isEmpty:
        let start = received.count - 2
        received += piece
        if let end = RequestHead.end(in: received, from: start),
          end.upperBound <= RequestHead.sizeLimit
        {
          return (received[..<end.lowerBound], true)
        }
        return (nil, received.count >= RequestHead.sizeLimit)
      case .ending where !piece.isEmpty: break
      // The other side went, or talks where it should listen.
      case .reading, .answering, .following, .ending, .closed: phase = .closed
      }
    } catch {
      if !error.isTooEarly { phase = .closed }
    }
    return (nil, false)
  }

  /// Sends an answer, and either ends then or goes on with what follows.
  func answer(_ bytes: [UInt8], isFollowing: Bool, now: Int) {
    received = []
    phase = isFollowing ? .following : .answering
    send(bytes, now: now)
  }

  /// Sends more to one who follows; who has not read what came before for too long is left.
  func send(_ bytes: [UInt8], now: Int) {
    if outgoing.count > Self.backlogLimit {
      phase = .closed
      return
    }
    outgoing += bytes
    deadline = now + patience
    write(now: now)
  }

  /// Sends as much as can go.
  func write(now: Int) {
    do {
      while !outgoing.isEmpty {
        outgoing = outgoing.dropFirst(try socket.transmit(outgoing))
        deadline = now + patience
      }
    } catch {
      if !error.isTooEarly { phase = .closed }
      return
    }
    if phase == .following { deadline = .max }
    if phase == .answering {
      socket.finishSending()
      phase = .ending
    }
  }

  private static let backlogLimit = 1 << 16
}
