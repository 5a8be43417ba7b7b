internal import Archives
internal import Authoring
internal import Host
internal import JSONTree
internal import Shell
internal import Wording

/// Why the program ends without having done its job.
struct Failure: Error {
  let message: String
  let help: String?
  let exitCode: Int32

  init(_ message: String, help: String? = nil, exitCode: Int32 = ExitCodes.failure) {
    self.message = message
    self.help = help
    self.exitCode = exitCode
  }

  /// The lines to print; they end in a newline.
  var text: String {
    let lines = "inapp: \(message)".split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.fitted(printable(String($0), atMost: 2000), indent: 2) }
    let help = help.map { "  \(Self.fitted("help: \(printable($0, atMost: 2000))", indent: 8))\n" }
    return lines.joined(separator: "\n") + "\n" + (help ?? "")
  }

  /// A line as it is, or broken at spaces where it is too wide.
  private static func fitted(_ line: String, indent: Int) -> String {
    guard line.displayWidth > 78 else { return line }
    let start = String(line.prefix { $0 == " " })
    let blank = start + String(repeating: " ", count: indent)
    return start
      + wrapped(line, width: 80 - blank.count).joined(separator: "\n\(blank)")
  }

  /// Any error of the lower rooms, in words for a person.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let archive as UnusableArchive: self = archive.failure
    case let change as ChangedMeanwhile: self = change.failure
    case let error as FileError:
      self.init(error.message, help: error.code == .exists ? "--force overwrites it" : nil)
    case let error as ArchiveError: self.init(error.description)
    case let error as EditError: self.init(error.message, help: error.help)
    case let error as FieldPathError: self.init(error.description)
    case let error as UsageError:
      self.init("\(error.message). \(error.hint ?? "")")
    default: self.init("\(error)")
    }
  }
}
