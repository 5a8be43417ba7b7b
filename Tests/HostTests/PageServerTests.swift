import Foundation
import TestSupport
import Testing

@testable import Host

/// The server through the loopback, asked by those who read the page and by those who should not.
@Suite("The page's server", .timeLimit(.minutes(5)))
struct PageServerTests {
  let server: WorkingServer
  init() throws { server = try WorkingServer() }

  @Test("The page is for who asks on this machine")
  func page() throws {
    defer { server.stop() }
    let answer = try Client.ask(server.port)
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.hasSuffix("\r\n\r\nthe page"))
    for line in [
      "Content-Type: text/html; charset=utf-8", "Cache-Control: no-store", "Content-Length: 8",
      "X-Content-Type-Options: nosniff", "Connection: close",
    ] { #expect(answer.contains("\r\n\(line)\r\n")) }
    let head = try Client.ask(server.port, "HEAD / HTTP/1.1")
    #expect(head + "the page" == answer)
    #expect(try Client.ask(server.port, host: "LOCALHOST:\(server.port)") == answer)
    #expect(try Client.ask(server.port, "GET /?again HTTP/1.0") == answer)
    #expect(try Client.ask(server.port, "HEAD /changes HTTP/1.1").hasPrefix("HTTP/1.1 200"))
  }

  @Test(
    "Everything else is refused",
    arguments: [
      ("GET /etc/passwd HTTP/1.1", "404"), ("GET /../../etc/passwd HTTP/1.1", "404"),
      ("GET /%2e%2e/ HTTP/1.1", "404"), ("GET //changes HTTP/1.1", "404"),
      ("GET /changes/ HTTP/1.1", "404"), ("POST / HTTP/1.1", "405"), ("get / HTTP/1.1", "405"),
      ("OPTIONS / HTTP/1.1", "405"), ("GET / HTTP/2", "400"), ("GET /", "400"), ("", "400"),
      ("GET  / HTTP/1.1", "400"), ("GET / HTTP/1.1 ", "400"), ("GET http://a/ HTTP/1.1", "400"),
      ("GET /\0 HTTP/1.1", "400"), ("G\u{7F}T / HTTP/1.1", "400"), ("\u{16}\u{3}\u{1}", "400"),
      ("GET / HTTP/1.1\r\nX : 1", "400"), ("GET / HTTP/1.1\r\n folded", "400"),
      ("GET / HTTP/1.1\r\nno field", "400"), ("GET / HTTP/1.1\r\nX: a\rb", "400"),
      ("GET / HTTP/1.1\r\nHost: localhost", "400"),
    ])
  func refusals(_ line: String, _ status: String) throws {
    defer { server.stop() }
    let answer = try Client.ask(server.port, line)
    #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer)")
    #expect(!answer.contains("the page"))
    #expect(try Client.ask(server.port).hasSuffix("the page"))
  }

  @Test("Another name for this machine opens nothing")
  func rebinding() throws {
    defer { server.stop() }
    for host in [
      "evil.example", "evil.example:\(server.port)", "127.0.0.1", "localhost", "127.0.0.1:1",
      "127.0.0.1:\(server.port).evil.example", "127.0.0.1:\(server.port)@evil", "", "[::1]:80",
    ] {
      #expect(try Client.ask(server.port, host: host).hasPrefix("HTTP/1.1 421 "), "\(host)")
    }
    let client = try Client(server.port)
    client.send("GET / HTTP/1.1\r\n\r\n".utf8)
    #expect(client.receive().hasPrefix("HTTP/1.1 400 "))
  }

  @Test("Another site sends readers here, and that is all")
  func otherSites() throws {
    defer { server.stop() }
    let refused = [
      ["Origin: https://evil.example"], ["Origin: null"], ["Origin: http://127.0.0.1:1"],
      ["Sec-Fetch-Site: cross-site"], ["Sec-Fetch-Site: same-site"],
      ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors", "Sec-Fetch-Dest: script"],
      ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: iframe"],
    ]
    for fields in refused {
      let answer = try Client.ask(
        server.port, "GET / HTTP/1.1\r\n\(fields.joined(separator: "\r\n"))")
      #expect(answer.hasPrefix("HTTP/1.1 403 "), "\(fields)")
    }
    let taken = [
      ["Origin: http://127.0.0.1:\(server.port)"], ["Origin: http://localhost:\(server.port)"],
      ["Sec-Fetch-Site: same-origin"], ["Sec-Fetch-Site: none"],
      ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document"],
    ]
    for fields in taken {
      let answer = try Client.ask(
        server.port, "GET / HTTP/1.1\r\n\(fields.joined(separator: "\r\n"))")
      #expect(answer.hasSuffix("the page"), "\(fields)")
    }
  }

  @Test("Who follows is told of each change and note, and of the last ones at once")
  func changes() throws {
    defer { server.stop() }
    let clients = try (0..<20).map { _ in try Client(server.port) }
    for client in clients {
      client.send("GET /changes HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n".utf8)
      let start = client.receive(until: "event: note\ndata: \n\n")
      #expect(start.contains("\r\nContent-Type: text/event-stream; charset=utf-8\r\n"))
      #expect(start.hasSuffix("\r\n\r\ndata: one\n\nevent: note\ndata: \n\n"))
    }
    server.use { $0.show("another", version: "two") }
    for client in clients { #expect(client.receive(until: "\n\n") == "data: two\n\n") }
    server.use { $0.show("another", version: "two") }
    server.use { $0.say("it is gone") }
    for client in clients {
      #expect(client.receive(until: "\n\n") == "event: note\ndata: it is gone\n\n")
    }
    #expect(try Client.ask(server.port).hasSuffix("another"))
  }

  @Test("A port is one program's")
  func ports() throws {
    defer { server.stop() }
    #expect { try PageServer(port: server.port) } throws: {
      ($0 as? ServerError)?.code == .portTaken
    }
    #expect(server.use(\.address) == "http://127.0.0.1:\(server.port)/")
  }
}
