internal import Wording

/// A command line that cannot be understood, in words for the person who typed it.
public struct UsageError: Error, Sendable, Equatable {
  /// The command that was meant; nil when it is not known.
  public let command: String?
  /// What is wrong, without a period.
  public let message: String
  /// A full sentence that says what to do, when there is one.
  public let hint: String?

  /// The operand to ask help about, where the page of the command depends on it.
  private var subject: String?

  /// The same error with help asked about an operand.
  func asking(about operand: String?) -> UsageError {
    var error = self
    error.subject = operand
    return error
  }

  /// Creates an error from what is wrong and what to do about it.
  public init(command: String? = nil, _ message: String, hint: String? = nil) {
    self.command = command
    self.message = message
    self.hint = hint
  }

  /// What to print, such as `inapp pack: unknown option --chek. Did you mean --check?`.
  ///
  /// One line where that fits into 80 columns; otherwise the hint begins a line of its own, if what is wrong takes
  /// no more than one.
  public func text(program: String) -> String {
    let subject = command.map { "\(program) \($0)" } ?? program
    let asked = self.subject.map { "\(subject) \(shellQuoted($0))" } ?? subject
    let fault = printable("\(subject): \(message).", atMost: 2000)
    let hint = printable(hint ?? "Run \(asked) --help.", atMost: 2000)
    let line = "\(fault) \(hint)"
    if line.displayWidth <= 80 { return line }
    let lines =
      fault.displayWidth <= 80 ? [fault] + wrapped(hint, width: 78) : wrapped(line, width: 78)
    return lines.joined(separator: "\n  ")
  }
}
