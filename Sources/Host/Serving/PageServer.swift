#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A server of one page to browsers on this machine, which tells them when the page changed.
///
/// `/` is the page, and `/changes` a feed of server-sent events: a message with the version of the page to each who
/// asks and whenever it changes, and a `note` about it. No request reaches a file, and one that another site's
/// page sends is refused. All is done in `serve`, by one thread.
public final class PageServer {
  /// The port it listens on.
  public let port: Int
  private let listener: Handle
  private let patience: Int
  private var connections: [Connection] = []
  private var page: [UInt8] = []
  private var version = ""
  private var note = ""
  /// Whether there was no room for one more connection, which is then not waited for.
  private var isFull = false

  /// Listens on a port of 127.0.0.1, or on a free one; `patience` is how many milliseconds a browser may take for a
  /// request, and for each part of an answer.
  public init(port: Int?, patience: Int = 10_000) throws(ServerError) {
    do {
      listener = try Handle.listening(on: UInt16(port ?? 0))
      self.port = Int(try listener.port())
    } catch { throw ServerError(error) }
    self.patience = patience
  }

  /// Where the page is.
  public var address: String { "http://127.0.0.1:\(port)/" }

  /// How many connections there are.
  var connectionCount: Int { connections.count }

  /// Takes another page, and tells of it where its version is another; a version is one line.
  public func show(_ page: String, version: String) {
    self.page = Array(page.utf8)
    guard version != self.version else { return }
    self.version = version
    tell(versionEvent)
  }

  /// Takes a note on the page, one line; an empty one takes it back.
  public func say(_ note: String) {
    guard note != self.note else { return }
    self.note = note
    tell(noteEvent)
  }

  /// Answers requests until the time is over.
  public func serve(milliseconds: Int) {
    let end = Clock.milliseconds + milliseconds
    isFull = false
    var now = Clock.milliseconds
    while now < end {
      serve(waiting: end - now)
      now = Clock.milliseconds
    }
  }

  private func serve(waiting milliseconds: Int) {
    var waiting = connections.map { pollfd(fd: $0.socket.number, events: $0.events, revents: 0) }
    if !isFull {
      waiting.append(pollfd(fd: listener.number, events: Int16(POLLIN), revents: 0))
    }
    let ready = unsafe poll(&waiting, nfds_t(waiting.count), Int32(milliseconds))
    let now = Clock.milliseconds
    if ready > 0 {
      for (connection, found) in zip(connections, waiting) where found.revents != 0 {
        advance(connection, found.revents, now: now)
      }
    }
    for connection in connections { connection.closeIfLate(now) }
    connections.removeAll { $0.phase == .closed }
    if !isFull, waiting[waiting.count - 1].revents != 0 { takeConnections(now: now) }
  }

  private func advance(_ connection: Connection, _ events: Int16, now: Int) {
    if events & Int16(POLLOUT) != 0 { connection.write(now: now) }
    guard events & ~Int16(POLLOUT) != 0 else { return }
    let (head, isWhole) = connection.read()
    if isWhole { answer(head, on: connection, now: now) }
  }

  /// Answers a head, or that it is too large.
  private func answer(_ head: ArraySlice<UInt8>?, on connection: Connection, now: Int) {
    let request = head.flatMap { RequestHead($0) }
    let answer =
      if head == nil { Answer.refusal(.tooLarge) } else if let request {
        Answer(to: request, port: port)
      } else { Answer.refusal(.malformed) }
    let isHeadOnly = request?.method == "HEAD"
    let isFollowing = answer == .changes && !isHeadOnly
    let news = isFollowing ? versionEvent + noteEvent : []
    connection.answer(
      answer.bytes(page: page, isHeadOnly: isHeadOnly) + news, isFollowing: isFollowing, now: now)
  }

  private func takeConnections(now: Int) {
    while true {
      do throws(Errno) {
        let socket = try listener.nextConnection()
        makeRoom()
        connections.append(Connection(socket, patience: patience, now: now))
      } catch {
        // Too many open files, say: those who knock have to wait.
        if !error.isTooEarly, error.number != ECONNABORTED { isFull = true }
        if error.number != ECONNABORTED { return }
      }
    }
  }

  /// Leaves the one that has waited longest, first of those who have asked for nothing.
  private func makeRoom() {
    guard connections.count >= Self.mostConnections else { return }
    let idle = connections.firstIndex { $0.phase == .reading || $0.phase == .ending }
    connections.remove(at: idle ?? 0)
  }

  private func tell(_ event: [UInt8]) {
    let now = Clock.milliseconds
    for connection in connections where connection.phase == .following {
      connection.send(event, now: now)
    }
  }

  private var versionEvent: [UInt8] { Array("data: \(version)\n\n".utf8) }
  private var noteEvent: [UInt8] { Array("event: note\ndata: \(note)\n\n".utf8) }

  private static let mostConnections = 32
}
