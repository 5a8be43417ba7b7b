public import Foundation

/// The top of the project: the folder with Package.swift.
public let projectRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The `inapp` executable to test: `INAPP_BINARY` if set, else the one built beside these tests.
///
/// Setting the variable runs the same tests on another build, such as the static release.
public let builtBinary: URL? = {
  if let path = ProcessInfo.processInfo.environment["INAPP_BINARY"], !path.isEmpty {
    return URL(fileURLWithPath: path, relativeTo: projectRoot).absoluteURL
  }
  return testBundles.lazy.flatMap(folders(above:)).map { $0.appendingPathComponent("inapp") }
    .first(where: isProgram)
}()

/// Our PATH and little more, so that the machine's own settings change nothing.
public let plainEnvironment = [
  "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
  "HOME": "/nonexistent", "LC_ALL": "C.UTF-8",
]

/// Finds a program on the PATH.
public func tool(_ name: String) -> URL? {
  plainEnvironment["PATH", default: ""].split(separator: ":").lazy
    .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
    .first(where: isProgram)
}

/// On Linux the tests are a program of their own; on macOS a bundle loaded into another program.
private var testBundles: [URL] {
  let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  return [program] + Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
}

private func folders(above place: URL) -> some Sequence<URL> {
  sequence(first: place.deletingLastPathComponent()) { folder in
    folder.path == "/" ? nil : folder.deletingLastPathComponent()
  }
}

private func isProgram(_ file: URL) -> Bool {
  var isFolder: ObjCBool = false
  return unsafe FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
    && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: file.path)
}
