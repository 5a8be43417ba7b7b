internal import Authoring
internal import JSONTree
internal import Shell
internal import Wording

struct SetOptions: CommandOptions {
  var common = CommonOptions()
  var editing = EditOptions()
  var assignments: [Assignment] = []
}

/// One `FIELD=VALUE` of the command line.
struct Assignment: Hashable, Sendable {
  let field: FieldPath
  let value: String
}

extension Command<Console> {
  static let set = Command(
    "set", .write, "Changes fields of a template, and leaves every other byte as it is.",
    discussion: [
      "A value is typed by its field: true or false, a number, a colour, '#111,#222' for a gradient, "
        + "close or a URL for an action, JSON for objects and lists. inapp help field-paths tells "
        + "how fields are named.",
      "All changes of one call are made together or not at all. A change after which a phone "
        + "would no longer show the message is refused, unless --force is given.",
    ],
    arguments: [
      TemplateOperand.leading(accepts: TemplateOperand.isNoAssignment)
        .within(\EditOptions.template).within(\SetOptions.editing),
      .trailing(
        "FIELD=VALUE", \SetOptions.assignments, .assignment, "A field and its new value.",
        isRequired: true),
    ] + EditOptions.arguments.within(\SetOptions.editing),
    examples: [
      Example(
        "inapp set spring-sale title='Spring sale' title.color='#1F1F1F'", "Sets the headline."),
      Example(
        "inapp set spring-sale 'buttons[0].action=https://example.com'", "Sets what a tap does."),
      Example(
        "inapp set spring-sale 'segments[1].weight=3' winIndex=1", "Edits elements of a list."),
      Example("inapp set -n spring-sale showClose=false", "Shows the change without making it."),
    ],
    run: runSet)
}

private func runSet(_ options: SetOptions, _ console: Console) throws -> Int32 {
  try options.editing.edit(for: "set", console) { template in
    try options.assignments.reduce(into: []) { changes, assignment in
      let result = try template.setting(assignment.field, to: assignment.value)
      template = result.template
      changes.append(result.change)
    }
  }
}

extension Reader<Assignment> {
  /// A field and its value.
  static let assignment = Reader("FIELD=VALUE", completion: .dynamic("assignments")) {
    (word) throws(ReaderError) in
    guard let equals = word.firstIndex(of: "="), equals != word.startIndex else {
      throw ReaderError(
        "\(quoted(word)) is not FIELD=VALUE",
        hint: "Write a field and its value, such as title=Hello.")
    }
    do throws(FieldPathError) {
      return Assignment(
        field: try FieldPath(parsing: String(word[..<equals])),
        value: String(word[word.index(after: equals)...]))
    } catch {
      throw ReaderError(error.description)
    }
  }
}
