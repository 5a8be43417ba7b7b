import Foundation
import TestSupport
import Testing

/// The built program, run in a folder as a user runs it.
struct BuiltProgram {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  init(in folder: TemporaryFolder) {
    self.folder = folder
  }

  /// Runs the program on some words.
  @discardableResult
  func callAsFunction(
    _ words: String..., stdin: [UInt8] = [], environment: [String: String] = [:]
  ) throws -> Finished {
    try run(
      try #require(builtBinary), words, environment: Self.environment(environment),
      stdin: Data(stdin), in: folder.url)
  }

  /// Runs a line of bash in which `inapp` is the built program.
  func bash(_ line: String, environment: [String: String] = [:]) throws -> Finished {
    try run(
      try #require(tool("bash")), ["-c", line], environment: Self.environment(environment),
      in: folder.url)
  }

  /// The bytes of a file in the folder.
  func bytes(_ path: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: folder[path]))
  }

  /// The text of a file in the folder.
  func text(_ path: String) throws -> String {
    try String(decoding: bytes(path), as: UTF8.self)
  }

  /// The plain environment with the built program first on the PATH.
  static func environment(_ extra: [String: String]) throws -> [String: String] {
    var plain = plainEnvironment
    let program = try #require(builtBinary).deletingLastPathComponent().path
    plain["PATH"] = "\(program):\(plain["PATH", default: ""])"
    plain["COLUMNS"] = "80"
    return plain.merging(extra) { $1 }
  }
}
