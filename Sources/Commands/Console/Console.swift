internal import Diagnostics
internal import Host

/// The streams of one run: where data goes, where talk goes, and whether colour is wanted.
public final class Console {
  /// When to colour.
  enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never
  }

  private let write: (String, Streams.Stream) throws -> Void
  private let read: () throws -> [UInt8]
  /// Whether a person reads a stream as it is written.
  let isTerminal: (Streams.Stream) -> Bool
  private let environment: (String) -> String?
  private var color = ColorChoice.auto

  init(
    write: @escaping (String, Streams.Stream) throws -> Void,
    read: @escaping () throws -> [UInt8],
    isTerminal: @escaping (Streams.Stream) -> Bool,
    environment: @escaping (String) -> String?
  ) {
    self.write = write
    self.read = read
    self.isTerminal = isTerminal
    self.environment = environment
  }

  /// The console of the process.
  static func standard() -> Console {
    Console(
      write: { try Streams.write($0, to: $1) },
      read: { try Files.readStandardInput(limit: Limits.document) },
      isTerminal: { Streams.isTerminal($0) },
      environment: { Environment[$0] })
  }

  /// Writes data.
  func print(_ text: String) throws {
    try write(text, .output)
  }

  /// Writes talk.
  func say(_ text: String) throws {
    try write(text, .errors)
  }

  /// What tells about a file that is about to be written: on standard error where the file itself
  /// goes to standard output, or to whoever reads it there and then.
  func talk(besides path: String) -> (String) throws -> Void {
    Files.isStream(path) ? say : print
  }

  /// The whole of standard input.
  func input() throws -> [UInt8] {
    try read()
  }

  /// Takes the user's word on colour.
  func use(_ choice: ColorChoice) {
    color = choice
  }

  /// The colours of a stream.
  func paint(_ stream: Streams.Stream = .output) -> Paint {
    Paint(isOn: isColored(stream))
  }

  /// The width of the terminal in columns, or 80.
  var width: Int { Streams.terminalWidth ?? 80 }

  /// Whether the user asks for colour whatever the stream is.
  var isColorAsked: Bool { color == .always }

  private func isColored(_ stream: Streams.Stream) -> Bool {
    switch color {
    case .always: return true
    case .never: return false
    case .auto:
      if isOn("FORCE_COLOR") || isOn("CLICOLOR_FORCE") { return true }
      return isTerminal(stream) && !isSet("NO_COLOR") && environment("TERM") != "dumb"
    }
  }

  /// Whether a variable asks for something; 0 and false do not.
  private func isOn(_ name: String) -> Bool {
    isSet(name) && !["0", "false"].contains(environment(name))
  }

  /// The value of a variable of the environment.
  func variable(_ name: String) -> String? { environment(name) }

  /// Whether a variable of the environment has a value that is not empty.
  func isSet(_ name: String) -> Bool { value(of: name) != nil }

  /// The value of a variable of the environment; nil where it is empty or not set.
  func value(of name: String) -> String? {
    environment(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// How much the program reads at most.
enum Limits {
  /// The bytes of one document.
  static let document = 256 << 20
}
