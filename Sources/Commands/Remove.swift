internal import Authoring
internal import JSONTree
internal import Shell
internal import Wording

struct RemoveOptions: CommandOptions {
  var common = CommonOptions()
  var editing = EditOptions()
  var list = FieldPath(steps: [])
  var index: Int?
}

extension Command<Console> {
  static let remove = Command(
    "remove", .write, "Removes an element from a list.",
    discussion: [
      "A field that numbers the elements, as winIndex of a wheel does, goes on to mean the same one; "
        + "if that is the one removed, the output says which it means now. The lists of a dark "
        + "overlay stay in step."
    ],
    arguments: [
      ListOperand.template.within(\EditOptions.template).within(\RemoveOptions.editing),
      .operand("LIST", \.list, .listPath, "The list, such as buttons, or 'buttons[1]' as a whole."),
      .optionalOperand(
        "INDEX", \RemoveOptions.index, .elementIndex,
        "The element, counted from 0, or from the end with a minus."),
    ] + EditOptions.arguments.within(\RemoveOptions.editing),
    examples: [
      Example("inapp remove spring-sale buttons 0", "Removes the first button."),
      Example("inapp remove wheel segments -1", "Removes the last segment."),
      Example("inapp remove tour 'items[2].buttons[0]'", "Removes a button of the third slide."),
      Example("inapp remove -n wheel segments 3", "Shows the change without making it."),
    ],
    run: runRemove)
}

private func runRemove(_ options: RemoveOptions, _ console: Console) throws -> Int32 {
  try ListOperand.require(
    options.list, after: options.editing.template.path, for: "remove", console)
  return try options.editing.edit(for: "remove", console) { template, _ in
    let (list, index) = try options.element(of: template)
    let result = try template.removing(index, from: list)
    return (result.template, [result.change])
  }
}

extension RemoveOptions {
  fileprivate func element(of template: Template) throws -> (list: FieldPath, index: Int) {
    if let index { return (list, index) }
    let (owner, index) = list.withoutElement
    if let index { return (owner, index) }
    let found = try template.list(list)
    throw UsageError(
      "no element is named, and \(found.name) has \(found.countInWords)",
      hint: "Write its number after \(found.name).")
  }
}
