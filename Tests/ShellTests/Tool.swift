import Foundation

/// A program of the system that a test runs when it is installed.
struct Tool {
  let path: String

  /// Finds a program; nil when it is not installed.
  init?(_ name: String) {
    let folders = ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    guard
      let path = folders.map({ "\($0)/\(name)" })
        .first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { return nil }
    self.path = path
  }

  /// Runs the program and returns its exit code and all it printed.
  func run(_ arguments: [String], in folder: URL? = nil) throws -> (code: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    process.environment = [
      "PATH": "/bin:/usr/bin:/usr/local/bin", "HOME": "/nonexistent", "LC_ALL": "C.UTF-8",
    ]
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}

/// Calls a function with a new folder that is removed afterwards.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "shell-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

extension URL {
  /// Writes lines to a file of this folder and returns it.
  func write(_ lines: [String], as name: String) throws -> URL {
    let file = appendingPathComponent(name)
    try Foundation.Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    return file
  }
}
