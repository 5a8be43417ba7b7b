internal import Authoring
internal import JSONTree
internal import Shell

struct MoveOptions: CommandOptions {
  var common = CommonOptions()
  var editing = EditOptions()
  var list = FieldPath(steps: [])
  var origin: Int?
  var destination: Int?
}

extension Command<Console> {
  static let move = Command(
    "move", .write, "Moves an element of a list to another place in it.",
    discussion: [
      "FROM and TO count from 0, or from the end with a minus; TO is where the element is afterwards. "
        + "A field that numbers the elements, as winIndex of a wheel does, goes on to mean the same "
        + "one, and the lists of a dark overlay stay in step."
    ],
    arguments: [
      ListOperand.template.within(\EditOptions.template).within(\MoveOptions.editing),
      .operand("LIST", \.list, .listPath, "The list, such as buttons, or 'buttons[1]' with FROM."),
      .optionalOperand("FROM", \MoveOptions.origin, .elementIndex, "Where the element is."),
      .optionalOperand("TO", \MoveOptions.destination, .elementIndex, "Where it will be."),
    ] + EditOptions.arguments.within(\MoveOptions.editing),
    examples: [
      Example("inapp move spring-sale buttons 1 0", "Puts the second button first."),
      Example("inapp move tour items 0 -1", "Makes the first slide the last."),
      Example("inapp move wheel segments -1 0", "Turns the last segment to the top of the wheel."),
      Example("inapp move -n wheel segments 2 4", "Shows the change without making it."),
    ],
    run: runMove)
}

private func runMove(_ options: MoveOptions, _ console: Console) throws -> Int32 {
  try ListOperand.require(
    options.list, after: options.editing.template.path, for: "move", console)
  let (list, origin, destination) = try options.places
  return try options.editing.edit(for: "move", console) { template, _ in
    let result = try template.moving(from: origin, to: destination, in: list)
    return (result.template, [result.change])
  }
}

extension MoveOptions {
  /// The list, where the element is in it, and where it will be.
  fileprivate var places: (list: FieldPath, origin: Int, destination: Int) {
    get throws {
      if let origin, let destination { return (list, origin, destination) }
      let (owner, index) = list.withoutElement
      if let index, let origin { return (owner, index, origin) }
      throw UsageError(
        origin == nil && index == nil ? "FROM and TO are missing" : "TO is missing",
        hint: "Write two numbers after the list: where the element is, and where it will be.")
    }
  }
}
