internal import Wording

/// A command line that cannot be understood, in words for the person who typed it.
public struct UsageError: Error, Sendable, Equatable {
  /// The command that was meant; nil when it is not known.
  public let command: String?
  /// What is wrong, without a period.
  public let message: String
  /// A full sentence that says what to do, when there is one.
  public let hint: String?

  /// Creates an error from what is wrong and what to do about it.
  public init(command: String? = nil, _ message: String, hint: String? = nil) {
    self.command = command
    self.message = message
    self.hint = hint
  }

  /// The line to print, such as `inapp pack: unknown option --chek. Did you mean --check?`.
  public func text(program: String) -> String {
    let subject = command.map { "\(program) \($0)" } ?? program
    let help = command == nil ? "Run \(program) --help." : "Run \(subject) --help."
    return printable("\(subject): \(message). \(hint ?? help)", atMost: 2000)
  }
}
