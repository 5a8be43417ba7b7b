internal import Authoring
internal import Schema
internal import Shell
internal import Wording

struct SetOptions: CommandOptions {
  var common = CommonOptions()
  var editing = EditOptions()
  var flags: [OpenOption] = []
  var assignments: [Assignment] = []
}

extension Command<Console> {
  static let set = Command(
    "set", .write, "Changes fields of a template, and leaves every other byte as it is.",
    discussion: [
      "A value is typed by its field: true or false, a number, a colour, '#111,#222' for a gradient, "
        + "close or a URL for an action, JSON for objects and lists. inapp help field-paths tells "
        + "how fields are named.",
      FieldFlagHelp.paragraph,
      "Flags are applied first, then each FIELD=VALUE, in the order written. All changes of one call are "
        + "made together or not at all. A change is refused if a phone that showed the message would then drop it, unless "
        + "--force is given.",
    ],
    arguments: [
      TemplateOperand.leading(accepts: TemplateOperand.isNoAssignment)
        .within(\EditOptions.template).within(\SetOptions.editing),
      .trailing("FIELD=VALUE", \.assignments, .assignment, "A field and its new value."),
      .openOptions(.fieldFlags, \.flags, "A field by its flag, such as --title or --win-index."),
    ] + EditOptions.arguments.within(\SetOptions.editing),
    examples: [
      Example(
        "inapp set spring-sale --title 'Spring sale' --title-color '#1F1F1F'",
        "Sets the headline."),
      Example(
        "inapp set spring-sale 'buttons[0].action=https://example.com'", "Sets what a tap does."),
      Example(
        "inapp set spring-sale 'segments[1].message=30% off' winIndex=1",
        "Edits elements of a list."),
      Example("inapp set -n spring-sale --no-show-close", "Shows the change without making it."),
      Example("inapp set spring-sale --background '#123047' --preview", "Ends with a look at it."),
    ],
    sections: FieldFlagHelp.everywhere("inapp set TEMPLATE --help lists the rest, with values."),
    context: FieldFlagHelp.ofTemplate,
    run: runSet)
}

extension SetOptions {
  fileprivate var nothingToSet: UsageError {
    let ways = "Write --FIELD VALUE or FIELD=VALUE; inapp set"
    guard let path = editing.template.path else {
      return UsageError("no field to set is named", hint: "\(ways) --help lists them.")
    }
    guard TemplateOperand.looksLikeTemplate(path) else {
      return UsageError(
        "\(quoted(path)) is neither a template nor FIELD=VALUE",
        hint: "\(ways) --help lists them.")
    }
    return UsageError(
      "no field to set is named",
      hint: "\(ways) \(printable(shellQuoted(path))) --help lists them.")
  }
}

private func runSet(_ options: SetOptions, _ console: Console) throws -> Int32 {
  let path = options.editing.template.path.map { printable(shellQuoted($0)) }
  guard !options.flags.isEmpty || !options.assignments.isEmpty else {
    throw options.nothingToSet
  }
  return try options.editing.edit(for: "set", console) { template, repair in
    let flags = FieldFlags(of: template.displayType)
    let assignments = try flags.assignments(
      options.flags, of: template.displayType.name, in: path, help: ["inapp set", path, "--help"])
    return try template.setting(assignments + options.assignments, repair)
  }
}
