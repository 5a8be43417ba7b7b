extension Argument {
  /// Creates an operand that must be given.
  public static func operand<Value>(
    _ name: String, _ path: SettablePath<Options, Value>, _ reader: Reader<Value>,
    _ summary: String
  ) -> Argument {
    positional(.operand, name, reader, summary, isRequired: true) { $0[keyPath: path] = $1 }
  }

  /// Creates an operand that may be left out.
  ///
  /// It takes a word only when enough remain for the required operands and, if `accepts` is given, when that
  /// says yes; a word it does not take goes to the next operand.
  public static func optionalOperand<Value>(
    _ name: String, _ path: SettablePath<Options, Value>, _ reader: Reader<Value>,
    _ summary: String, default defaultText: String? = nil,
    accepts: (@Sendable (String) -> Bool)? = nil
  ) -> Argument {
    positional(
      .operand, name, reader, summary, default: defaultText, accepts: accepts
    ) { $0[keyPath: path] = $1 }
  }

  /// Creates an operand that may be left out and is nil then.
  ///
  /// It takes a word only when enough remain for the required operands and, if `accepts` is given, when that
  /// says yes; a word it does not take goes to the next operand.
  public static func optionalOperand<Value>(
    _ name: String, _ path: SettablePath<Options, Value?>, _ reader: Reader<Value>,
    _ summary: String, default defaultText: String? = nil,
    accepts: (@Sendable (String) -> Bool)? = nil
  ) -> Argument {
    positional(
      .operand, name, reader, summary, default: defaultText, accepts: accepts
    ) { $0[keyPath: path] = $1 }
  }

  /// Creates the operand that takes all words that remain; at least one if it is required.
  public static func trailing<Value>(
    _ name: String, _ path: SettablePath<Options, [Value]>, _ reader: Reader<Value>,
    _ summary: String, default defaultText: String? = nil, isRequired: Bool = false
  ) -> Argument {
    positional(
      .trailingOperands, name, reader, summary, default: defaultText, isRequired: isRequired
    ) { $0[keyPath: path].append($1) }
  }

  private static func positional<Value>(
    _ kind: ArgumentInfo.Kind, _ name: String, _ reader: Reader<Value>, _ summary: String,
    default defaultText: String? = nil, isRequired: Bool = false,
    accepts: (@Sendable (String) -> Bool)? = nil,
    set: @escaping @Sendable (inout Options, Value) -> Void
  ) -> Argument {
    let info = ArgumentInfo(
      kind: kind, name: name, short: nil, valueName: name, completion: reader.completion,
      summary: summary, defaultText: defaultText, isRequired: isRequired, section: "Arguments")
    return Argument(rule: ArgumentRule(info: info, accepts: accepts), reader: reader, set: set)
  }
}
