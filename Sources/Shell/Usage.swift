/// How a command is written, as pieces that help and manuals put together.
struct Usage {
  /// One part of a usage line.
  struct Piece {
    /// The option with its dashes, if the part has one.
    var option: String?
    /// The name of the value or operand, if the part has one.
    var value: String?
    var isOptional = true
    var isRepeated = false

    /// The part as help shows it, such as `[FILE]...`.
    var text: String {
      let inner = [option, value].compactMap(\.self).joined(separator: " ")
      return (isOptional ? "[\(inner)]" : inner) + (isRepeated ? "..." : "")
    }
  }

  let pieces: [Piece]

  init(_ command: CommandInfo) {
    var pieces: [Piece] = []
    for option in command.options where option.isRequired {
      pieces.append(
        Piece(
          option: "--\(option.name)", value: option.valueName, isOptional: false,
          isRepeated: option.kind == .repeatedOption))
    }
    if command.options.contains(where: { !$0.isRequired && $0.kind != .openOptions }) {
      pieces.append(Piece(value: "OPTION", isRepeated: true))
    }
    for argument in command.arguments where !argument.isHidden {
      switch argument.kind {
      case .openOptions:
        pieces.append(
          Piece(option: "--\(argument.name)", value: argument.valueName, isRepeated: true))
      case .operand:
        pieces.append(Piece(value: argument.name, isOptional: !argument.isRequired))
      case .trailingOperands:
        pieces.append(
          Piece(value: argument.name, isOptional: !argument.isRequired, isRepeated: true))
      case .flag, .negatableFlag, .option, .repeatedOption:
        break
      }
    }
    self.pieces = pieces
  }

  /// The whole line.
  static func line(_ command: CommandInfo, program: String) -> String {
    ([program, command.name] + Usage(command).pieces.map(\.text)).joined(separator: " ")
  }
}
