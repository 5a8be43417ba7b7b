public import Shell

/// The program as a table of commands and topics.
public enum Inapp {
  /// The release number.
  public static let version = "0.1.0"

  /// The commands and topics.
  public static var program: Program<Console> {
    Program(
      name: "inapp", version: version,
      summary: "Write, check and pack mobile in-app messages.",
      commands: [
        .new,
        .set,
        .unset,
        .get,
        .validate,
        .inspect,
        .pack,
        .unpack,
        .describe,
        .schema,
        .completions,
      ],
      topics: [.exitCodes, .fieldPaths, .targets, .environment],
      exitCodes: exitCodes,
      helpGroup: .learn)
  }

  static let exitCodes = [
    ExitCode(ExitCodes.done, "Done, and nothing to object to."),
    ExitCode(
      ExitCodes.findings,
      "Findings at or above the fail level, a difference that was asked about, or no such value."),
    ExitCode(
      ExitCodes.failure, "The command line is not understood, or the job could not be done."),
    ExitCode(130, "Interrupted."),
  ]
}
