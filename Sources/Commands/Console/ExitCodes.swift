/// What the program says to the shell when it ends.
public enum ExitCodes {
  /// Done and clean.
  public static let done: Int32 = 0
  /// Findings at or above the fail level, or a difference that was asked about.
  public static let findings: Int32 = 1
  /// The command line cannot be understood, or the job could not be done.
  public static let failure: Int32 = 2
}
