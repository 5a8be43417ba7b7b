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
  /// How many links to folders were followed; folders full of links to each other multiply.
  private var followed = 0
  private static let mostFollowed = 1_000

  init(_ word: String) throws {
    path = Files.withoutEndSlashes(word)
    root = Files.resolved(path)
    let ignoreFile = Files.joining(path, IgnoreRules.fileName)
    if Files.isLink(ignoreFile), let fault = Self.fault(ofLink: ignoreFile, in: root) {
      (rules, refused) = (IgnoreRules([]), [(IgnoreRules.fileName, fault)])
    } else {
      let lines =
        Files.kind(of: ignoreFile) == nil
        ? [] : try Files.readFile(ignoreFile, limit: IgnoreRules.sizeLimit)
      rules = IgnoreRules(lines)
    }
    try sort(below: path, as: "", through: [])
    files.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Sorts what is in a folder whose names begin with a prefix; `parents` are the folders that lead there.
  ///
  /// What is in a folder that is left out is not looked at: nothing takes it back.
  private mutating func sort(
    below place: String, as prefix: String, through parents: [String]
  ) throws {
    var notText: [Remark] = []
    let items = try Files.tree(
      in: place, opening: { reasonToLeaveOut(Array((prefix + $0).utf8), isFolder: true) == nil },
      skipping: { path, isFolder in
        let name = Array(prefix.utf8) + path
        guard let reason = reasonToLeaveOut(name, isFolder: isFolder) else { return false }
        notText.append((String(decoding: name, as: UTF8.self) + (isFolder ? "/" : ""), reason))
        return true
      })
    leftOut += notText.sorted { $0.name < $1.name }
    for item in items {
      let itself = Files.joining(place, item.path)
      let name = prefix + item.path
      let isLink = item.kind == .symlink
      let isFolder = isLink ? Files.kind(of: itself) == .folder : item.kind == .folder
      if let reason = reasonToLeaveOut(Array(name.utf8), isFolder: isFolder) {
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

  private func reasonToLeaveOut(_ name: [UInt8], isFolder: Bool) -> String? {
    junkKind(String(decoding: name, as: UTF8.self))
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
    if let fault = Self.fault(ofLink: link, in: root) { return refused.append((name, fault)) }
    let target = Files.resolved(link)
    let parents = parents + [Files.resolved(Files.parent(of: link))]
    if parents.contains(where: { Self.path(of: $0, in: target) != nil }) {
      return refused.append((name, "is a link to a folder that it lies in"))
    }
    if let junk = Self.path(of: target, in: root).flatMap(junkKind) {
      return leftOut.append((name, "a link to \(junk)"))
    }
    switch Files.kind(of: link) {
    case .file: files.append(File(name: name, place: target, size: Files.size(of: target) ?? 0))
    case .folder:
      followed += 1
      guard followed <= Self.mostFollowed else {
        throw Failure("\(printable(path)) holds more than \(Self.mostFollowed) links to folders")
      }
      try sort(below: target, as: "\(name)/", through: parents + [target])
    case .other, nil: leftOut.append((name, "not a file"))
    }
  }

  /// Why a link may not be followed; nil where it leads to something in the folder.
  private static func fault(ofLink link: String, in root: String) -> String? {
    if path(of: Files.resolved(link), in: root) == nil {
      return "is a link that leads out of the folder"
    }
    return Files.kind(of: link) == nil ? "is a link that leads nowhere" : nil
  }

  /// The path of something as seen from a folder; empty for the folder itself, nil outside of it.
  static func path(of place: String, in folder: String) -> String? {
    if place == folder { return "" }
    let start = folder.hasSuffix("/") ? folder : "\(folder)/"
    return place.utf8.starts(with: start.utf8)
      ? String(Substring(place.utf8.dropFirst(start.utf8.count))) : nil
  }
}
