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
        .add,
        .remove,
        .move,
        .fmt,
        .convert,
        .localizeExtract,
        .localizeAdd,
        .localizeStatus,
        .localizeRender,
        .inboxPayload,
        .preview,
        .validate,
        .simulate,
        .simulateMerge,
        .inspect,
        .diff,
        .pack,
        .unpack,
        .describe,
        .explain,
        .schema,
        .completions,
        .doctor,
        .complete,
      ],
      topics: [
        .nativeConfig, .pushwooshJSON, .campaign, .inbox, .fieldPaths, .targets, .localization,
        .capping, .eventLogs, .formats, .environment, .exitCodes,
      ],
      exitCodes: exitCodes,
      helpGroup: .learn,
      examples: [
        Example("inapp new banner spring-sale", "Writes a template to start from."),
        Example("inapp set spring-sale --title 'Spring sale'", "Changes what it says."),
        Example("inapp validate spring-sale", "Tells what phones will do with it."),
        Example("inapp pack spring-sale", "Makes the ZIP to upload."),
      ])
  }

  static let exitCodes = [
    ExitCode(ExitCodes.done, "Done, and nothing to object to."),
    ExitCode(
      ExitCodes.findings,
      "Findings as grave as asked for, a difference, an expectation that is not met, a refusal, or no "
        + "such value."),
    ExitCode(ExitCodes.failure, "Not understood, or the job could not be done."),
    ExitCode(130, "Interrupted."),
  ]
}
