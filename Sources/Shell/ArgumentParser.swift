/// Reads the words after a command's name into its typed options.
///
/// Options may come before, between and after operands, as `--name value`, `--name=value`, `-n value` or
/// `-nvalue`; flags with a short form may be bundled. A word after `--` is an operand, and so are `-` and a
/// negative number. Names are never abbreviated. An option that is given twice keeps its last value.
public struct ArgumentParser<Options: Sendable>: Sendable {
  let command: String
  let defaults: Options
  let arguments: [Argument<Options>]

  /// Creates a parser for a command from the values its options have when nothing is given.
  public init(command: String, defaults: Options, arguments: [Argument<Options>]) {
    self.command = command
    self.defaults = defaults
    self.arguments = arguments
  }

  /// The words that are operands, whatever else may be wrong with the line.
  func operands(_ words: [String]) -> [String] {
    WordScanner(command: command, rules: arguments.map(\.rule)).operands(words)
  }

  /// Reads words; answers `help` when `-h` or `--help` is among them before any `--`.
  public func parse(_ words: [String]) throws(UsageError) -> ParseOutcome<Options> {
    let scanner = WordScanner(command: command, rules: arguments.map(\.rule))
    guard case .parsed(let findings) = try scanner.scan(words) else { return .help }
    var options = defaults
    let isMisspelt = findings.contains(where: \.isMisspelt)
    for finding in findings {
      let argument = arguments[finding.argument]
      do {
        try argument.store(&options, finding.occurrence)
      } catch {
        // The words behind a misspelt option may be its value rather than operands.
        if isMisspelt, argument.info.isOperand { continue }
        throw UsageError(
          command: command, "\(finding.spelling): \(error.message)", hint: error.hint)
      }
    }
    return .parsed(options)
  }
}

/// What a command line asks for: help, or to go on with what was read.
public enum ParseOutcome<Value> {
  /// The person asked for help.
  case help
  /// What was read.
  case parsed(Value)
}

extension ParseOutcome: Sendable where Value: Sendable {}
extension ParseOutcome: Equatable where Value: Equatable {}
