internal import Archives
internal import Host
internal import Wording

/// The files of a template's folder, sorted into what goes into a ZIP, what stays out, and what may not be there.
struct TemplateFolder {
  /// A file that goes in.
  struct File {
    /// Its path in the folder, and in the ZIP.
    let name: String
    /// Where its bytes lie: elsewhere in the folder if it is a link.
    let place: String
    let size: Int
  }

  let path: String
  private(set) var files: [File] = []
  /// What stays out, and what it is; a folder, with a slash at its end, stands for all that is in it.
  private(set) var leftOut: [Remark] = []
  /// Links that lead out of the folder or nowhere, and documents that should not be ignored.
  private(set) var refused: [Remark] = []

  private let root: String
  private let rules: IgnoreRules
  private var sizes: [String: Int] = [:]
  /// How many links to folders were followed; folders full of links to each other multiply.
  private var followed = 0
  private static let mostFollowed = 1_000

  init(_ path: String) throws {
    self.path = path
    root = Files.resolved(path)
    let ignoreFile = Files.joining(path, IgnoreRules.fileName)
    let lines = Files.kind(of: ignoreFile) == nil ? [] : try Files.readFile(ignoreFile)
    rules = IgnoreRules(lines)
    let items = try Files.tree(in: path)
    for item in items where item.kind == .file { sizes[item.path] = item.size }
    try sort(items, at: path, as: "", through: [])
    files.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Sorts what is in a folder whose names begin with a prefix; `parents` are the folders that lead there.
  private mutating func sort(
    _ items: [Files.TreeEntry], at place: String, as prefix: String, through parents: [String]
  ) throws {
    var closed: Set<String> = []
    for item in items where !Self.lies(item.path, in: closed) {
      let itself = Files.joining(place, item.path)
      let name = prefix + item.path
      let isLink = item.kind == .symlink
      let isFolder = isLink ? Files.kind(of: itself) == .folder : item.kind == .folder
      if let reason = reasonToLeaveOut(name, isFolder: isFolder) {
        if isFolder { closed.insert(item.path) }
        leaveOut(name, isFolder: isFolder, reason)
      } else if isLink {
        try follow(itself, as: name, through: parents)
      } else if item.kind == .file {
        files.append(File(name: name, place: itself, size: item.size))
      } else if item.kind == .other {
        leftOut.append((name, "not a file"))
      }
    }
  }

  /// Whether a path lies in one of some folders.
  private static func lies(_ path: String, in folders: Set<String>) -> Bool {
    guard !folders.isEmpty else { return false }
    let folder = Files.parent(of: path)
    return folder != "." && (folders.contains(folder) || lies(folder, in: folders))
  }

  private func reasonToLeaveOut(_ name: String, isFolder: Bool) -> String? {
    junkKind(name)
      ?? rules.line(ignoring: name, isFolder: isFolder)
      .map { "ignored (\(IgnoreRules.fileName), line \($0))" }
  }

  private mutating func leaveOut(_ name: String, isFolder: Bool, _ reason: String) {
    if Input.documentNames.contains(name) {
      refused.append((name, "must not be \(reason)"))
    } else {
      leftOut.append((isFolder ? "\(name)/" : name, reason))
    }
  }

  /// Takes what a link leads to, if that lies in the folder, as if it were there itself.
  private mutating func follow(_ link: String, as name: String, through parents: [String]) throws {
    let target = Files.resolved(link)
    guard let inner = Self.path(of: target, in: root) else {
      return refused.append((name, "is a link that leads out of the folder"))
    }
    guard let kind = Files.kind(of: link) else {
      return refused.append((name, "is a link that leads nowhere"))
    }
    let parents = parents + [Files.resolved(Files.parent(of: link))]
    if parents.contains(where: { Self.path(of: $0, in: target) != nil }) {
      return refused.append((name, "is a link to a folder that it lies in"))
    }
    if let junk = junkKind(inner) { return leftOut.append((name, "a link to \(junk)")) }
    switch kind {
    case .file: files.append(File(name: name, place: target, size: sizes[inner] ?? 0))
    case .folder:
      followed += 1
      guard followed <= Self.mostFollowed else {
        throw Failure("\(printable(path)) holds more than \(Self.mostFollowed) links to folders")
      }
      try sort(Files.tree(in: target), at: target, as: "\(name)/", through: parents + [target])
    case .other: leftOut.append((name, "not a file"))
    }
  }

  /// The path of something as seen from a folder; empty for the folder itself, nil outside of it.
  private static func path(of place: String, in folder: String) -> String? {
    if place == folder { return "" }
    let start = folder.hasSuffix("/") ? folder : "\(folder)/"
    return place.utf8.starts(with: start.utf8)
      ? String(Substring(place.utf8.dropFirst(start.utf8.count))) : nil
  }
}
