import Foundation
import TestSupport
import Testing

@testable import Host

/// Clients that are slow, greedy or mad: the next reader has the page all the same.
@Suite("Hostile clients", .timeLimit(.minutes(5)))
struct HostileClientTests {
  @Test("A head may come byte by byte, and more after it means nothing")
  func pieces() throws {
    let server = try WorkingServer()
    defer { server.stop() }
    let client = try Client(server.port)
    for byte in "GET / HTTP/1.1\nhost:127.0.0.1:\(server.port)\n\n".utf8 { client.send([byte]) }
    #expect(client.receive().hasSuffix("the page"))
    let greedy = try Client(server.port)
    let request = "GET / HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n"
    greedy.send((request + String(repeating: "\0rubbish\r\n\r\n" + request, count: 500)).utf8)
    let answer = greedy.receive()
    #expect(answer.hasSuffix("the page") && answer.components(separatedBy: "HTTP/1.1").count == 2)
  }

  @Test("A head has an end")
  func hugeHeads() throws {
    let server = try WorkingServer()
    defer { server.stop() }
    let long = "X: " + String(repeating: "x", count: 9000)
    #expect(try Client.ask(server.port, "GET / HTTP/1.1\r\n\(long)").hasPrefix("HTTP/1.1 431 "))
    let endless = String(repeating: "G", count: 1 << 17)
    #expect(try Client.ask(server.port, endless).hasPrefix("HTTP/1.1 431 "))
    #expect(try Client.ask(server.port).hasSuffix("the page"))
  }

  @Test("Who takes too long is left")
  func slowOnes() throws {
    let server = try WorkingServer(patience: 100)
    defer { server.stop() }
    let silent = try Client(server.port)
    let slow = try Client(server.port)
    slow.send("GET / HT".utf8)
    #expect(silent.receive() == "" && slow.receive() == "")
    #expect(comes { server.use { $0.connectionCount == 0 } })
  }

  @Test("Who reads nothing is left, and keeps nobody waiting")
  func neverReading() throws {
    let server = try WorkingServer(
      page: String(repeating: "x", count: 30 << 20), patience: 300)
    defer { server.stop() }
    let deaf = try Client(server.port)
    deaf.send("GET / HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n".utf8)
    #expect(deaf.receive(until: "x").hasPrefix("HTTP/1.1 200"))
    server.use { $0.show("the page", version: "two") }
    #expect(try Client.ask(server.port).hasSuffix("the page"))
    #expect(comes { server.use { $0.connectionCount == 0 } })
  }

  @Test("A follower who reads nothing is left before its backlog grows")
  func deafFollower() throws {
    let server = try WorkingServer()
    defer { server.stop() }
    let deaf = try Client(server.port)
    deaf.send("GET /changes HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n".utf8)
    #expect(comes { server.use { $0.connectionCount == 1 } })
    let long = String(repeating: "x", count: 50_000)
    var number = 0
    let isLeft = comes {
      number += 1
      return server.use {
        $0.say("\(number) \(long)")
        return $0.connectionCount == 0
      }
    }
    #expect(isLeft)
  }

  @Test("A thousand connections leave room for one more")
  func crowd() throws {
    let server = try WorkingServer()
    defer { server.stop() }
    for _ in 0..<20 {
      let crowd = try (0..<50).map { _ in try Client(server.port) }
      #expect(try Client.ask(server.port).hasSuffix("the page"))
      #expect(server.use { $0.connectionCount } <= 32)
      withExtendedLifetime(crowd) {}
    }
    #expect(comes { server.use { $0.connectionCount == 0 } })
  }

  @Test("Rubbish is answered with a refusal", arguments: 0..<4)
  func rubbish(_ seed: UInt64) throws {
    let server = try WorkingServer()
    defer { server.stop() }
    var random = SplitMix64(seed: seed)
    let pieces = [
      "GET ", "/", " ", "HTTP/1.1", "\r\n", "Host:", ":", "\0", "é", "\n", "changes", "\t",
    ]
    for _ in 0..<100 {
      let text = (0..<Int.random(in: 0..<30, using: &random)).map { _ in random.pick(pieces) }
      let client = try Client(server.port)
      client.send((text.joined() + "\r\n\r\n").utf8)
      let answer = client.receive()
      #expect(answer.hasPrefix("HTTP/1.1 4"), "\(text)")
    }
    #expect(try Client.ask(server.port).hasSuffix("the page"))
  }
}
