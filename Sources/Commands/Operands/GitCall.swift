internal import Checking
internal import Diagnostics
internal import Host
internal import Schema
internal import Wording

/// The words with which git calls a diff driver; see gitdiff's `GIT_EXTERNAL_DIFF`.
///
/// They are the path, then file, hash and mode of the old and of the new version, and for a renamed file its new path
/// and what git says of it. A path that is not merged yet stands alone.
struct GitCall {
  private let path: String
  private let files: (old: String, new: String)?

  init?(_ words: [String], _ console: Console) {
    switch words.count {
    case 7 where words.hasModes: path = words[0]
    case 9 where words.hasModes: path = words[7]
    case 1 where console.isSet("GIT_DIFF_PATH_TOTAL"):
      path = words[0]
      files = nil
      return
    default: return nil
    }
    files = (words[1], words[4])
  }

  /// Compares the two; what goes wrong is said, and never ends git's own run.
  func run(_ options: DiffOptions, _ console: Console) throws -> Int32 {
    guard let files else {
      try console.print("\(printable(path)): not merged yet\n")
      return ExitCodes.done
    }
    do {
      let diff = try TemplateDiff(
        matching: side(files.old, "a/\(path)"), side(files.new, "b/\(path)"),
        checker: Checker(targets: options.targets))
      try console.print(diff.text(title: path, width: console.width, console.paint()))
    } catch let error as FileError where error.code == .closedPipe {
      throw error
    } catch {
      let reason = DiffFailure(error).text(console.paint())
      try console.print("\(printable(path)): cannot be compared\n\(reason)")
    }
    return ExitCodes.done
  }

  /// Git's temporary file, under the name it has in the repository.
  private func side(_ file: String, _ name: String) throws -> DiffSide {
    guard file != DiffSide.nowhere else { return .none }
    return try DiffSide(bytes: Files.read(file, limit: Limits.document), of: name)
  }
}

extension [String] {
  /// Whether the modes of two files stand where git puts them; a file that is missing has a dot.
  fileprivate var hasModes: Bool {
    [self[3], self[6]].allSatisfy { mode in
      mode == "." || mode.count == 6 && mode.allSatisfy { ("0"..."7").contains($0) }
    }
  }
}
