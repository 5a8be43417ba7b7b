internal import Wording

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
    var pieces: [Piece] = command.operands.map { operand in
      Piece(
        value: operand.name, isOptional: !operand.isRequired,
        isRepeated: operand.kind == .trailingOperands)
    }
    let options = command.options
    for option in options where option.kind == .openOptions || option.isRequired {
      pieces.append(
        Piece(
          option: "--\(option.name)", value: option.valueName, isOptional: !option.isRequired,
          isRepeated: option.kind != .option))
    }
    if options.contains(where: { $0.kind != .openOptions && !$0.isRequired }) {
      pieces.append(Piece(value: "OPTION", isRepeated: true))
    }
    self.pieces = pieces
  }

  /// The whole line; what does not fit goes on below, between pieces.
  static func lines(_ command: CommandInfo, program: String, width: Int) -> [String] {
    wrapped([program, command.name] + Usage(command).pieces.map(\.text), width: width)
  }
}
