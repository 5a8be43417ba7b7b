/// Turns one word of the command line into a typed value.
///
/// A reader also says how help names the value and what a shell offers for it. Declare readers by name and reuse
/// them: inline closures in a long argument list are slow to compile.
public struct Reader<Value>: Sendable {
  /// The name of the value in help, such as `TARGET` or `text|json`.
  public let valueName: String
  /// What a shell offers for the value.
  public let completion: CompletionKind
  /// Reads a word.
  public let read: @Sendable (String) throws(ReaderError) -> Value

  /// Creates a reader from a function that throws a plain sentence about a word it cannot take.
  public init(
    _ valueName: String, completion: CompletionKind = .none,
    read: @escaping @Sendable (String) throws(ReaderError) -> Value
  ) {
    self.valueName = valueName
    self.completion = completion
    self.read = read
  }
}

/// Why a word is not a value of the wanted kind.
public struct ReaderError: Error, Sendable, Equatable {
  /// What is wrong, without a period: `"abc" is not a whole number`.
  public let message: String
  /// A full sentence that says what to do, when there is one.
  public let hint: String?

  /// Creates an error from what is wrong and what to do about it.
  public init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
