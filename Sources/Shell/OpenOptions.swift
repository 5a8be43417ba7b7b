/// An option with a name that the command does not list, as it was written.
public struct OpenOption: Sendable, Equatable {
  /// The name without dashes.
  public let name: String
  /// The value; nil when none was given.
  public let value: String?

  /// Whether no option has that name.
  public let isMisspelt: Bool

  /// Creates an option from its name and value.
  public init(name: String, value: String?, isMisspelt: Bool = false) {
    self.name = name
    self.value = value
    self.isMisspelt = isMisspelt
  }
}

/// Which unlisted options a command takes: for example one for each field of a schema.
public struct OpenOptions: Sendable {
  /// How an unlisted option is written.
  public enum Shape: Sendable, Equatable {
    /// `--name`, or `--name=value`; the next word is not its value.
    case flag
    /// `--name value` or `--name=value`.
    case value
    /// A typing error in such an option, of which the command speaks once it has read its operands.
    case misspelt(takesValue: Bool)
  }

  /// The name of all such options in help, such as `FIELD`.
  public let name: String
  /// What a shell offers for their names.
  public let completion: CompletionKind
  /// Answers how an option of this name is written; nil when there is no such option.
  public let shape: @Sendable (String) -> Shape?
  /// Lists the names, for suggestions only.
  public let names: @Sendable () -> [String]

  /// Creates a rule from the functions that know the names.
  public init(
    _ name: String, completion: CompletionKind = .none,
    names: @escaping @Sendable () -> [String],
    shape: @escaping @Sendable (String) -> Shape?
  ) {
    self.name = name
    self.completion = completion
    self.names = names
    self.shape = shape
  }
}
