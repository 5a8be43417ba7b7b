/// The names in a folder, and whether each is a folder itself; empty where it cannot be listed.
public typealias FolderSource = (_ path: String) -> [(name: String, isFolder: Bool)]

extension FileOffer {
  /// The files and folders whose paths begin so; hidden ones only where a dot asks for them.
  func candidates(for path: String, _ folders: FolderSource) -> [Candidate] {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    let start = path.dropFirst(folder.count)
    let names = folders(folder).filter { name, isFolder in
      name.hasPrefix(start) && (start.hasPrefix(".") || !name.hasPrefix("."))
        && (isFolder || takes(name))
    }
    return names.sorted { $0.name < $1.name }.map { name, isFolder in
      isFolder
        ? Candidate("\(folder)\(name)/", ending: .step) : Candidate(folder + name)
    }
  }

  private func takes(_ name: String) -> Bool {
    guard let extensions else { return false }
    return extensions.isEmpty || extensions.contains { name.hasSuffix(".\($0)") }
  }
}
