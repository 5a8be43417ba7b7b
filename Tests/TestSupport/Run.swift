public import Foundation

/// What a program left behind.
public struct Finished: Sendable {
  /// The exit status, or 128 plus the signal that ended it, as shells count.
  public let status: Int32
  /// The signal that ended the program, if one did.
  public let signal: Int32?
  /// All bytes of its standard output.
  public let stdout: Data
  /// All bytes of its standard error.
  public let stderr: Data

  /// The standard output as text.
  public var output: String { String(decoding: stdout, as: UTF8.self) }
  /// The standard error as text.
  public var errors: String { String(decoding: stderr, as: UTF8.self) }
  /// All it wrote as text, the standard output first.
  public var everything: String { output + errors }
}

/// Why a program could not be run to its end.
public struct RunFailure: Error, CustomStringConvertible {
  /// The program and the reason.
  public let description: String
}

/// Runs a program to its end and returns what it wrote.
///
/// - Parameters:
///   - executable: The program's file.
///   - arguments: Its arguments, without its own name.
///   - environment: Its whole environment, or nil to pass on ours.
///   - stdin: What it reads from its standard input, which is then closed.
///   - folder: Its current folder, or nil for ours.
///   - seconds: How long it may take; then it and its children in its group are killed.
/// - Returns: Its status and all it wrote.
/// - Throws: `RunFailure` if the program does not start or takes too long.
public func run(
  _ executable: URL, _ arguments: [String] = [], environment: [String: String]? = nil,
  stdin: Data = Data(), in folder: URL? = nil, timeout seconds: Double = 30
) throws -> Finished {
  let deadline = ContinuousClock.now + .seconds(seconds)
  let child = try Child(
    [executable.path] + arguments,
    environment: environment ?? ProcessInfo.processInfo.environment, folder: folder?.path)
  var exchange = Exchange(child, input: [UInt8](stdin))
  guard exchange.run(until: deadline), let ending = child.wait(until: deadline) else {
    child.kill()
    throw RunFailure(
      description: """
        \(executable.lastPathComponent) \(arguments) was stopped after \(seconds) s
        stdout: \(String(decoding: exchange.output, as: UTF8.self))
        stderr: \(String(decoding: exchange.errors, as: UTF8.self))
        """)
  }
  return Finished(
    status: ending.status, signal: ending.signal, stdout: Data(exchange.output),
    stderr: Data(exchange.errors))
}
