internal import Archives
internal import SourceText
internal import Wording

/// How a ZIP that is there differs from what would be packed, by content.
struct PackedComparison {
  private let path: String
  private let folder: String
  private let contents: ArchiveContents
  private let old: [String: [UInt8]]
  private let new: [String: [UInt8]]

  init(_ contents: ArchiveContents, at path: String, with packing: Packing) {
    self.path = path
    folder = packing.path
    self.contents = contents
    let files = contents.entries.filter { !$0.isDirectory }
    old = Dictionary(files.map { ($0.name, $0.bytes) }) { first, _ in first }
    new = Dictionary(packing.entries.map { ($0.name, $0.bytes) }) { first, _ in first }
  }

  /// Whether the ZIP holds the same files and nothing else.
  var isEqual: Bool { contents.refusals.isEmpty && contents.skipped.isEmpty && old == new }

  /// What differs, a line each, and the documents line by line.
  var text: String {
    guard contents.refusals.isEmpty else {
      return "\(printable(path)) is refused by unpack\n"
        + remarkTable(contents.refusals.remarks)
    }
    let names = Set(old.keys).union(new.keys).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    let rows = names.compactMap { name in remark(on: name).map { (name, $0) } }
    return "\(printable(path)) differs from \(printable(folder))\n"
      + remarkTable(rows + contents.skipped.map { ($0.name, "only in the ZIP: \($0.kind)") })
      + Input.documentNames.map(diff).joined()
  }

  private func remark(on name: String) -> String? {
    switch (old[name], new[name]) {
    case (nil, _): "not in the ZIP"
    case (_, nil): "only in the ZIP"
    case (let before, let after): before == after ? nil : "differs"
    }
  }

  private func diff(_ name: String) -> String {
    guard let before = old[name], let after = new[name], before != after else { return "" }
    return unifiedDiff(
      from: SourceFile(name: "\(path)/\(name)", bytes: before),
      to: SourceFile(name: folder == "." ? name : "\(folder)/\(name)", bytes: after))
  }
}
