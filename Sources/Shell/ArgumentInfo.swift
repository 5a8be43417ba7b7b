/// One argument of a command as plain data, for help, manuals and completions.
public struct ArgumentInfo: Sendable, Equatable {
  /// How an argument is written on the command line.
  public enum Kind: Sendable {
    /// `--check`.
    case flag
    /// `--show-close` or `--no-show-close`.
    case negatableFlag
    /// `--output FILE`; the last one wins.
    case option
    /// `--target TARGET`, as often as needed.
    case repeatedOption
    /// One word by position.
    case operand
    /// All words that remain.
    case trailingOperands
    /// Options with names that the command does not list, such as one for each field of a schema.
    case openOptions
  }

  /// How the argument is written.
  public let kind: Kind
  /// The long name without dashes, or the name of an operand, such as `DIR`.
  public let name: String
  /// The letter of the short form.
  public let short: Character?
  /// The name of the value in help; nil for flags.
  public let valueName: String?
  /// What a shell offers for the value.
  public let completion: CompletionKind
  /// One sentence.
  public let summary: String
  /// The value used when the argument is not given, as help shows it.
  public let defaultText: String?
  /// Whether the command cannot run without it.
  public let isRequired: Bool
  /// The heading in help.
  public internal(set) var section: String
  /// Whether help, manuals and completions leave it out.
  public internal(set) var isHidden = false

  /// Whether it is found by position rather than by name.
  public var isOperand: Bool { kind == .operand || kind == .trailingOperands }

  /// Whether it is an option that is followed by a value.
  public var takesValue: Bool { kind == .option || kind == .repeatedOption }

  /// Every name it answers to, with dashes: `-o`, `--output`, `--no-show-close`.
  public var spellings: [String] {
    guard !isOperand, kind != .openOptions else { return [] }
    var spellings = short.map { ["-\($0)"] } ?? []
    spellings.append("--\(name)")
    if kind == .negatableFlag { spellings.append("--no-\(name)") }
    return spellings
  }
}
