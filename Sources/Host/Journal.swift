#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What was changed below a folder, so that it can be taken back; it never goes through a link.
struct Journal {
  private enum Step {
    case madeFolder([String])
    case madeFile([String])
    case replaced([String], saved: [String])
  }

  private var steps: [Step] = []

  /// Opens the folder at a path below the root, making what is missing.
  mutating func folder(_ parts: [String], in root: borrowing Handle) throws(Errno) -> Handle {
    var here = try root.folder(".")
    for (index, part) in parts.enumerated() {
      do throws(Errno) { here = try here.folder(part) } catch {
        guard error.number == ENOENT else { throw error }
        try here.makeFolder(part)
        steps.append(.madeFolder(Array(parts[...index])))
        here = try here.folder(part)
      }
    }
    return here
  }

  mutating func madeFolder(_ path: [String]) { steps.append(.madeFolder(path)) }

  mutating func madeFile(_ path: [String]) { steps.append(.madeFile(path)) }

  /// The old file now lies elsewhere, or its name leads to the new one.
  mutating func replaced(_ path: [String], saved: [String]) {
    steps.append(.replaced(path, saved: saved))
  }

  /// Takes everything back, the newest first; what is gone already is no matter.
  func undo(in root: borrowing Handle) {
    for step in steps.reversed() {
      switch step {
      case .madeFolder(let path):
        if let folder = try? root.walk(path.dropLast()) { try? folder.removeFolder(path.name) }
      case .madeFile(let path):
        if let folder = try? root.walk(path.dropLast()) { try? folder.remove(path.name) }
      case .replaced(let path, let saved):
        if let folder = try? root.walk(path.dropLast()), let old = try? root.walk(saved.dropLast())
        {
          try? old.rename(saved.name, to: folder, path.name)
        }
      }
    }
  }

  /// Puts the changed names on the disk.
  func sync(in root: borrowing Handle) {
    var folders: Set<[String]> = []
    for step in steps {
      switch step {
      case .madeFolder(let path): folders.formUnion([path, path.dropLast()])
      case .madeFile(let path), .replaced(let path, _): folders.insert(path.dropLast())
      }
    }
    for path in folders {
      if let folder = try? root.walk(path) { try? folder.sync() }
    }
  }
}

extension [String] {
  fileprivate var name: String { last ?? "" }
}

extension Handle {
  /// Opens the folder at a path below this one.
  fileprivate func walk(_ parts: [String]) throws(Errno) -> Handle {
    var here = try folder(".")
    for part in parts { here = try here.folder(part) }
    return here
  }
}
