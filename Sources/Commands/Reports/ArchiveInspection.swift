internal import Archives
internal import Checking
internal import Diagnostics
internal import JSONTree
internal import Wording

/// What is in a ZIP, and what phones do with it.
struct ArchiveInspection {
  let name: String
  /// The digest; nil for a ZIP that is refused, which may be of any size.
  let digest: String?
  let size: Int
  let contents: ArchiveContents
  /// The ZIP apart from what is in its files.
  private let itself: Checked
  /// Its files, and the ZIP itself where something is wrong with it.
  let run: ValidationRun

  init(_ source: ArchiveSource, name: String, budget: Budget, checker: Checker) throws {
    self.name = name
    size = source.count
    contents = try ArchiveContents(reading: source, name: name, budget: budget)
    digest = contents.refusals.isEmpty ? try sha256(source, name: name) : nil
    let found =
      contents.refusals.isEmpty
      ? TemplateFiles(contents.entries, at: "\(name)/").checked(by: checker, title: name) : []
    let files = found.map { [contents] in $0.unread(for: contents.obstacles) }
    let stopped = found.flatMap(\.report.targetsStoppedByObstacles).unique
    itself = Checked(
      title: name, path: name,
      report: Report(
        kind: .archive, diagnostics: contents.findings(in: name, stopping: stopped),
        verdicts: Verdict.all(for: contents.refusals, on: checker.targets)))
    run = ValidationRun(checked: files + (itself.report.diagnostics.isEmpty ? [] : [itself]))
  }

  /// Whether the ZIP is safe and shows on every target that draws its type.
  var isClean: Bool {
    contents.refusals.isEmpty && contents.hasConfig && run.count(of: .error) == 0
  }

  /// The ZIP for a terminal, the worst about it first; ends in a newline.
  func text(_ paint: Paint) -> String {
    guard contents.refusals.isEmpty else {
      return paint("\(printable(name)) is refused by unpack", .error) + "\n"
        + remarkTable(contents.refusals.remarks) + help(contents.helpWithLimits)
        + "\n" + listing(paint)
    }
    guard contents.hasConfig else {
      let failure = Failure(missingConfigIn: contents, name)
      return paint(failure.message, .error) + "\n" + help(failure.help) + "\n" + listing(paint)
    }
    return listing(paint) + "\n" + run.text(paint)
  }

  /// The size, the digest and what is in it.
  private func listing(_ paint: Paint) -> String {
    let files = contents.entries.filter { !$0.isDirectory }.map { entry in
      let packed = entry.compressedSize.map { ", \(byteCount($0)) packed" } ?? ""
      return (entry.name, byteCount(entry.size) + packed)
    }
    let digest = digest.map { "  sha256 \($0)" } ?? ""
    return "\(paint(printable(name), .strong))  \(byteCount(size))\(digest)\n"
      + remarkTable(files + contents.skipped.map { ($0.name, "skipped: \($0.kind)") })
  }

  private func help(_ text: String?) -> String {
    guard let text else { return "" }
    return "  " + wrapped("help: \(text)", width: 70).joined(separator: "\n        ") + "\n"
  }

  /// The findings about the ZIP itself, then those about its files.
  private var findings: [Value] {
    ([itself] + run.checked.filter { $0.path != name }).flatMap(\.findings)
  }

  /// The ZIP as one document for scripts.
  var json: Value {
    [
      "version": 1, "path": .string(name), "sha256": Value(digest),
      "entries": .array(
        contents.entries.map { entry in
          [
            "name": .string(entry.name), "size": Value(entry.size),
            "compressed": entry.compressedSize.map { Value($0) } ?? .null,
          ]
        }),
      "findings": .array(findings),
      "verdicts": .array(run.checked.flatMap(\.report.verdicts).map(\.json)),
    ]
  }
}
