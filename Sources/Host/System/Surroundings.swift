#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the program was started with, as the system knows it.
enum Surroundings {
  /// The folder from which relative paths start; nil if it was removed.
  static var currentFolder: String? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// The absolute path of something that exists, without links.
  static func realPath(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// The value of a variable.
  static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// Sets a variable for the programs that this one starts.
  static func setVariable(_ name: String, _ value: String) {
    unsafe setenv(name, value, 1)
  }

  /// The variables as `NAME=VALUE`, some of them with other values.
  static func variables(setting others: [String: String]) -> [String] {
    var variables: [String] = []
    var place = unsafe environ
    while let entry = unsafe place.pointee {
      let text = unsafe String(cString: entry)
      if others[String(text.prefix { $0 != "=" })] == nil { variables.append(text) }
      unsafe place += 1
    }
    return variables + others.map { "\($0)=\($1)" }.sorted()
  }

  /// The path of the program that runs.
  static var program: String? {
    #if canImport(Glibc)
      return realPath("/proc/self/exe")
    #else
      var size = UInt32(PATH_MAX)
      let path = unsafe [CChar](unsafeUninitializedCapacity: Int(size)) { buffer, count in
        count = unsafe _NSGetExecutablePath(buffer.baseAddress, &size) == 0 ? buffer.count : 0
      }
      return path.isEmpty ? nil : unsafe realPath(String(cString: path))
    #endif
  }

  /// The system and the processor, such as `Linux 6.1.0 x86_64`.
  static var machine: String {
    var names = utsname()
    guard unsafe uname(&names) == 0 else { return "unknown" }
    func text<Tuple>(_ field: Tuple) -> String {
      unsafe withUnsafeBytes(of: field) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
    }
    return "\(text(names.sysname)) \(text(names.release)) \(text(names.machine))"
  }

  /// The width and height of the terminal behind a descriptor.
  static func terminalSize(_ descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
}
