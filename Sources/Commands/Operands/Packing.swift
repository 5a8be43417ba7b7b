internal import Archives
internal import Checking
internal import Diagnostics
internal import Host
internal import Schema
internal import Wording

/// The files of a template's folder, sorted into what goes into the ZIP and what stays out.
struct Packing {
  let folder: String
  let entries: [ArchiveEntry]
  let leftOut: [(name: String, reason: String)]

  init(folder word: String?) throws {
    folder = word.map(Self.folder) ?? "."
    guard Files.kind(of: folder) == .folder else { throw Self.notATemplate(folder) }
    var entries: [ArchiveEntry] = []
    var leftOut: [(name: String, reason: String)] = []
    for item in try Files.tree(in: folder) where item.kind != .folder {
      if let reason = Self.reasonToLeaveOut(item) {
        leftOut.append((item.path, reason))
      } else {
        let bytes = try Files.read(Files.joining(folder, item.path), limit: Limits.entry)
        entries.append(ArchiveEntry(name: item.path, bytes: bytes))
      }
    }
    guard entries.contains(where: { $0.name == Input.configName }) else {
      let link = leftOut.first { $0.name == Input.configName }
      throw Failure(
        "\(folder == "." ? "this folder" : printable(folder)) holds no \(Input.configName)"
          + (link.map { " to pack: it is \($0.reason)" } ?? ""),
        help: TemplateListing(of: entries.map(\.name), in: folder, isArchive: false)
          .helpWithMisnamedConfig
          ?? (link == nil ? "inapp new TYPE DIR writes a template to pack" : nil))
    }
    self.entries = entries
    self.leftOut = leftOut
  }

  private static func notATemplate(_ path: String) -> Failure {
    guard Files.kind(of: path) != nil else {
      return Failure(
        "\(printable(path)): no such folder",
        help: "inapp new TYPE \(printable(shellQuoted(path))) writes a template")
    }
    return Failure("\(printable(path)) is a file; pack takes a template's folder")
  }

  /// The folder that a word means: itself, or that of its native-config.json.
  private static func folder(_ word: String) -> String {
    Files.lastComponent(word) == Input.configName ? Files.parent(of: word) : word
  }

  private static func reasonToLeaveOut(_ item: Files.TreeEntry) -> String? {
    switch item.kind {
    case .symlink: "a symbolic link"
    case .other: "not a file"
    default: junkKind(item.path)
    }
  }

  /// The ZIP written when none is named: the folder's own name, in the current folder.
  var defaultOutput: String {
    Files.lastComponent(Files.resolved(folder)) + ".zip"
  }

  /// What goes in and what stays out, a line each.
  var list: String {
    let width = (entries.map(\.name.count) + leftOut.map(\.name.count)).max() ?? 0
    return entries.map { "\(printable($0.name).padded(to: width))  \(byteCount($0.size))\n" }
      .joined()
      + leftOut.map { "\(printable($0.name).padded(to: width))  left out: \($0.reason)\n" }.joined()
  }

  /// What stayed out, in one line; empty when nothing did.
  var leftOutLine: String {
    leftOut.isEmpty
      ? "" : "  left out: \(leftOut.map { printable($0.name) }.joined(separator: ", "))\n"
  }
}

extension Packing {
  /// What phones do with the files that go in.
  func checked(by checker: Checker) -> [Checked] {
    TemplateFiles(entries, at: folder == "." ? "" : "\(folder)/").checked(
      by: checker, title: folder)
  }

  /// What is wrong with the names of the files that go in.
  var findings: [Diagnostic] {
    TemplateListing(of: entries.map(\.name), in: folder, isArchive: false).findings
  }

  /// Refuses to write the ZIP over one of the files that go into it.
  func refuseToOverwriteItself(_ output: String) throws {
    let target = Files.resolved(output)
    let isInput = entries.contains { Files.resolved(Files.joining(folder, $0.name)) == target }
    guard isInput else { return }
    throw Failure(
      "\(output) is one of the files to pack", help: "name a ZIP: -o \(defaultOutput)")
  }

  /// The ZIP, which unpack and phones read back.
  func archive() throws -> [UInt8] {
    let bytes = try zipArchive(of: entries)
    let contents = ArchiveContents(reading: bytes, name: defaultOutput)
    guard let refusal = contents.refusals.first else { return bytes }
    throw Failure("\(refusal.entry) \(refusal.sentence); unpack would refuse it")
  }

  /// Compares fresh bytes with a ZIP that is there; says what differs.
  func compare(_ bytes: [UInt8], with output: String, _ console: Console) throws -> Int32 {
    let old = try Files.read(output, limit: Limits.document)
    if old == bytes {
      try console.print("\(printable(output)) is up to date.\n")
      return ExitCodes.done
    }
    let before = ArchiveContents(reading: old, name: output).entries
    try console.print(
      "\(printable(output)) differs from \(printable(folder))\n" + differences(from: before))
    return ExitCodes.findings
  }

  private func differences(from before: [ArchiveEntry]) -> String {
    let old = Dictionary(before.map { ($0.name, $0.bytes) }) { first, _ in first }
    let fresh = Dictionary(entries.map { ($0.name, $0.bytes) }) { first, _ in first }
    let lines = Set(old.keys).union(fresh.keys).sorted().compactMap { name -> String? in
      switch (old[name], fresh[name]) {
      case (nil, .some): "  \(printable(name))  is new"
      case (.some, nil): "  \(printable(name))  is gone"
      case (let then, let now): then == now ? nil : "  \(printable(name))  changed"
      }
    }
    guard !lines.isEmpty else { return "  the same files, packed by another tool or version\n" }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Report {
  /// Whether a fault makes a target that has the type drop the message, or no target shows it.
  var isRefusedForPacking: Bool {
    let reached = verdicts.filter(\.isReached)
    guard !reached.isEmpty else { return false }
    let dropped = reached.filter { $0.outcome == .dropped }
    return dropped.count == reached.count || dropped.contains { !$0.isOnlyUnsupported }
  }
}
