internal import Authoring
internal import JSONTree
internal import Shell

struct UnsetOptions: CommandOptions {
  var common = CommonOptions()
  var editing = EditOptions()
  var fields: [FieldPath] = []
}

extension Command<Console> {
  static let unset = Command(
    "unset", .write, "Removes optional fields from a template.",
    discussion: [
      "A required field stays, because no phone would show the message without it; --force "
        + "removes it all the same. A misspelt field goes by the name it has in the file. Elements "
        + "of a list are for inapp remove."
    ],
    arguments: [
      TemplateOperand.leading(accepts: TemplateOperand.looksLikeTemplate)
        .within(\EditOptions.template).within(\UnsetOptions.editing),
      .trailing("FIELD", \UnsetOptions.fields, .path, "A field to remove.", isRequired: true),
    ] + EditOptions.arguments.within(\UnsetOptions.editing),
    examples: [
      Example("inapp unset spring-sale message", "Removes the words under the headline."),
      Example("inapp unset spring-sale image autoDismiss", "Removes two fields in one go."),
      Example("inapp unset spring-sale titel", "Removes a misspelt field."),
      Example("inapp unset -n spring-sale '$.inAppId'", "Shows the change without making it."),
    ],
    run: runUnset)
}

private func runUnset(_ options: UnsetOptions, _ console: Console) throws -> Int32 {
  try options.editing.edit(for: "unset", console) { template, _ in
    try options.fields.reduce((template, [])) { result, field in
      let next = try result.0.unsetting(field, evenIfRequired: options.editing.isForced)
      return (next.template, result.1 + [next.change])
    }
  }
}

extension Reader<FieldPath> {
  /// The path of a field, read.
  static let path = Reader("FIELD", completion: .words(.fields)) { (word) throws(ReaderError) in
    do throws(FieldPathError) {
      return try FieldPath(parsing: word)
    } catch {
      throw ReaderError(error.description)
    }
  }
}
