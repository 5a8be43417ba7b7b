internal import Authoring
internal import JSONTree
internal import Shell
internal import Wording

struct AddOptions: CommandOptions {
  var common = CommonOptions()
  var editing = EditOptions()
  var list = FieldPath(steps: [])
  var assignments: [Assignment] = []
  var flags: [OpenOption] = []
  var index: Int?
  var value: String?
}

extension Command<Console> {
  static let add = Command(
    "add", .write, "Adds an element to a list: a button, a slide, a segment, a colour.",
    discussion: [
      "Fields are named from the new element on: --text for the label of a button, or text=Later. "
        + "What phones need and was not given is taken from the element before, or else the one "
        + "after, from the starter of the display type, or from the examples of inapp describe. The "
        + "output says which.",
      "A field that numbers the elements, as winIndex of a wheel does, goes on to mean the same one, "
        + "and the lists of a dark overlay stay in step.",
    ],
    arguments: [
      ListOperand.template.within(\EditOptions.template).within(\AddOptions.editing),
      .operand("LIST", \.list, .listPath, "The list, such as buttons or items[0].buttons."),
      .trailing(
        "FIELD=VALUE", \AddOptions.assignments, .assignment, "A field of the element, and its value."),
      .option(
        "at", \.index, .elementIndex,
        "Where it will be, counted from 0, or from the end with a minus.", default: "the end"),
      .option(
        "value", \.value, .string, "The element itself, where it has no fields.", value: "VALUE"),
      .openOptions(.fieldFlags, \.flags, "Any field of the element, by its name."),
    ] + EditOptions.arguments.within(\AddOptions.editing),
    examples: [
      Example(
        "inapp add spring-sale buttons --text 'Maybe later' --action close",
        "Adds a button after the others."),
      Example(
        "inapp add wheel segments --message '30% off' --color '#B0365F' --at 0",
        "Adds a segment before all others."),
      Example(
        "inapp add tour 'items[-1].buttons' text='Read more' action=https://example.com",
        "Adds a button to the last slide."),
      Example(
        "inapp add wheel background --value '#7A2E5D'", "Adds a colour to a gradient."),
      Example("inapp add -n spring-sale buttons", "Shows the change without making it."),
    ],
    run: runAdd)
}

private func runAdd(_ options: AddOptions, _ console: Console) throws -> Int32 {
  try ListOperand.require(options.list, after: options.editing.template.path)
  return try options.editing.edit(for: "add", console) { template in
    let list = try template.list(options.list)
    let flags =
      try list.model.map {
        try FieldFlags(ofElements: $0).assignments(options.flags, of: "an element of \(list.name)")
      } ?? []
    if list.model == nil, let flag = options.flags.first {
      throw UsageError(
        "an element of \(list.name) has no --\(printable(flag.name))", hint: "Give it with --value.")
    }
    let result = try template.adding(
      (flags + options.assignments).map { ($0.field, $0.value) }, to: options.list,
      at: options.index, value: options.value)
    template = result.template
    return [result.change]
  }
}

extension Reader<FieldPath> {
  /// The path of a list.
  static let listPath = Reader("LIST", completion: .dynamic("lists"), read: path.read)
}

extension Reader<Int?> {
  /// The number of an element, from either end.
  static let elementIndex = Reader("INDEX") { (word) throws(ReaderError) in
    guard let index = Int(word) else {
      throw ReaderError(
        "\(quoted(word)) is not the number of an element",
        hint: "Count from 0, or from the end: -1 is the last.")
    }
    return index
  }
}
