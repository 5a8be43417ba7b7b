internal import Archives
internal import Checking
internal import Wording

/// A ZIP that unpack refuses, or in which no phone finds a configuration.
struct UnusableArchive: Error {
  let path: String
  let contents: ArchiveContents

  /// The findings about it, for reports.
  func checked(by checker: Checker) -> Checked {
    Checked(
      title: path, path: path,
      report: Report(
        kind: .archive, diagnostics: contents.findings(in: path),
        verdicts: Verdict.all(for: contents.refusals, on: checker.targets)))
  }

  /// The reason in words, for commands that need the configuration to do their job.
  var failure: Failure {
    contents.refusals.isEmpty
      ? Failure(missingConfigIn: contents, path, exitCode: ExitCodes.failure)
      : Failure(
        refusing: contents, path, help: contents.helpWithoutLimits,
        exitCode: ExitCodes.failure)
  }
}

extension Failure {
  /// The refusal of a hostile or broken ZIP, an entry a line.
  init(
    refusing contents: ArchiveContents, _ path: String, _ result: String? = nil,
    help: String?, exitCode: Int32 = ExitCodes.findings
  ) {
    self.init(
      "\(printable(path)): refused\(result.map { ", \($0)" } ?? "")\n"
        + remarkTable(contents.refusals.remarks).dropLast(),
      help: help, exitCode: exitCode)
  }

  /// A ZIP that no phone finds a configuration in.
  init(
    missingConfigIn contents: ArchiveContents, _ path: String,
    exitCode: Int32 = ExitCodes.findings
  ) {
    self.init(
      "\(printable(path)) holds no \(Input.configName) at its root",
      help: contents.listing(in: path).helpWithoutConfig ?? "pack the template with inapp pack",
      exitCode: exitCode)
  }
}
