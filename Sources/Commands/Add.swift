internal import Authoring
internal import JSONTree
internal import Shell
internal import Wording

struct AddOptions: Sendable {
  var coloring = Console.ColorChoice.auto
  var elementColor: String?
  var editing = EditOptions()
  var list = FieldPath(steps: [])
  var assignments: [Assignment] = []
  var flags: [OpenOption] = []
  var index: Int?
  var value: String?

  /// What `--color` was last given of either kind.
  var color: AddColor {
    get { elementColor.map { .field($0) } ?? .when(coloring) }
    set {
      switch newValue {
      case .when(let choice): coloring = choice
      case .field(let color): elementColor = color
      }
    }
  }
}

/// What `--color` says: when to colour the output, or the colour of an element that has such a field.
enum AddColor: Sendable {
  case when(Console.ColorChoice)
  case field(String)
}

extension Command<Console> {
  static let add = Command(
    "add", group: .write,
    summary: "Adds an element to a list: a button, a slide, a segment, a colour.",
    discussion: [
      "Fields are named from the new element on: --text for the label of a button, or text=Later. "
        + "What phones need and was not given is taken from the element before, or else the one "
        + "after, from the starter of the display type, or from the examples of inapp describe. The "
        + "output says which.",
      "A field that numbers the elements, as winIndex of a wheel does, goes on to mean the same one, "
        + "and the lists of a dark overlay stay in step.",
    ],
    options: AddOptions(),
    arguments: [
      ListOperand.template.within(\EditOptions.template).within(\AddOptions.editing),
      .operand("LIST", \.list, .listPath, "The list, such as buttons or items[0].buttons."),
      .trailing(
        "FIELD=VALUE", \AddOptions.assignments, .assignment,
        "A field of the element, and its value."),
      .option(
        "at", \.index, .elementIndex,
        "Where it will be, counted from 0, or from the end with a minus.", default: "the end"),
      .option(
        "value", \.value, .string, "The element itself, where it has no fields.", value: "VALUE"),
      .openOptions(.fieldFlags, \.flags, "Any field of the element, by its name."),
    ] + EditOptions.arguments.within(\AddOptions.editing) + [
      .option(
        "color", \.color, .color,
        "When to colour the output: auto, always or never; else the element's field of that name.",
        default: "auto")
    ],
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
    context: FieldFlagHelp.ofElements,
    run: runAdd)
}

private func runAdd(_ options: AddOptions, _ console: Console) throws -> Int32 {
  console.use(options.coloring)
  let target = options.editing.template.path.map { printable(shellQuoted($0)) }
  let fields =
    options.flags + (options.elementColor.map { [OpenOption(name: "color", value: $0)] } ?? [])
  try ListOperand.require(
    options.list, after: options.editing.template.path, for: "add", console)
  return try options.editing.edit(for: "add", console) { template, _ in
    let list = try template.list(options.list)
    let given = try fields.assignments(for: list, in: target) + options.assignments
    let result = try template.adding(
      given.map { ($0.field, $0.value) }, to: options.list, at: options.index, value: options.value)
    return (result.template, [result.change])
  }
}

extension [OpenOption] {
  /// The fields of a list's element that they stand for.
  fileprivate func assignments(
    for list: ListPlace, in target: String?
  ) throws -> [Assignment] {
    guard let model = list.model else {
      guard let first else { return [] }
      throw UsageError(
        "an element of \(list.name) has no --\(printable(first.name))",
        hint: "Give it with --value.")
    }
    return try FieldFlags(ofElements: model)
      .assignments(
        self, of: "an element of \(list.name)", in: target,
        help: ["inapp add", target, printable(shellQuoted(list.name)), "--help"])
  }
}

extension Reader<AddColor> {
  /// When to colour, or a colour.
  static let color = Reader(
    "WHEN|COLOR", completion: .choices(Console.ColorChoice.allCases.map(\.rawValue))
  ) { (word) throws(ReaderError) in
    Console.ColorChoice(rawValue: word).map { .when($0) } ?? .field(word)
  }
}

extension Reader<FieldPath> {
  /// The path of a list.
  static let listPath = Reader("LIST", completion: .words(.lists)) {
    (word) throws(ReaderError) in
    // A template in the place of a list is told of once all words are read.
    ListOperand.isTemplate(word) ? FieldPath(steps: [.key(word)]) : try path.read(word)
  }
}

extension Reader<Int?> {
  /// The number of an element, from either end.
  static let elementIndex = Reader("INDEX", completion: .words(.elements)) {
    (word) throws(ReaderError) in
    guard let index = Int(word) else {
      throw ReaderError(
        "\(quoted(word)) is not the number of an element",
        hint: "Count from 0, or from the end: -1 is the last.")
    }
    return index
  }
}
