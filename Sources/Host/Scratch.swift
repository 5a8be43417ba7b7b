#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Files {
  /// Makes an empty folder that only we may open, below `TMPDIR` or /tmp, and removes it with all in it afterwards.
  ///
  /// A stop waits until then, and is to be looked for by whatever in the body takes long.
  ///
  /// - Throws: `FileError` if it cannot be made; what the body throws.
  public static func withScratchFolder<Result>(
    _ body: (_ path: String) throws -> Result
  ) throws -> Result {
    try Signals.holdingBack {
      let place = Environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
      var name = Array(joining(place, "inapp-XXXXXX").utf8CString)
      guard unsafe mkdtemp(&name) != nil else { throw FileError(Errno(errno), place, .writing) }
      let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      // A program that was killed may have its last words while its folder goes.
      defer {
        for _ in 0..<50 where kind(of: path) != nil {
          Handle.current.removeAll(path, depth: 0)
          if kind(of: path) != nil { usleep(10_000) }
        }
      }
      return try body(path)
    }
  }
}

extension Handle {
  /// Removes a folder with all in it, as far as that goes.
  fileprivate func removeAll(_ name: String, depth: Int) {
    if depth < 64, let folder = try? folder(name),
      let found = try? folder.names(in: ".", limit: 100_000)
    {
      for inner in found.names {
        let status = try? folder.status(of: inner, following: false)
        if status?.kind == .folder {
          folder.removeAll(inner, depth: depth + 1)
        } else {
          try? folder.remove(inner)
        }
      }
    }
    try? removeFolder(name)
  }
}
