internal import Authoring
internal import JSONTree
internal import Shell

struct SchemaOptions: CommandOptions {
  var common = CommonOptions()
  var kind = JSONSchemaKind.nativeConfig
}

extension Command<Console> {
  static let schema = Command(
    "schema", .learn, "Prints the JSON Schema of a kind of document, for editors.",
    discussion: [
      "The schema is in draft 2020-12. It rejects what makes a phone drop the message or its "
        + "translations. Only inapp validate also finds what phones change or ignore, and tells "
        + "SDK releases apart. The schema of campaign files rejects what inapp simulate refuses, but "
        + "for dates and names that lead nowhere."
    ],
    arguments: [
      .operand("KIND", \SchemaOptions.kind, .choice, "The kind of document.")
    ],
    examples: [
      Example(
        "inapp schema native-config > native-config.schema.json",
        "Writes the schema of native-config.json."),
      Example(
        "inapp schema pushwoosh > pushwoosh.schema.json", "Writes the schema of pushwoosh.json."),
      Example(
        "inapp schema campaign > campaign.schema.json", "Writes the schema of campaign files."),
      Example(
        "inapp schema create-message > create-message.schema.json",
        "Writes the schema of requests that send an inbox card."),
      Example("inapp schema native-config | jq '.\"$defs\" | keys'", "Lists the shared objects."),
    ],
    run: runSchema)
}

private func runSchema(_ options: SchemaOptions, _ console: Console) throws -> Int32 {
  try console.print(options.kind.schema.printed(breaksOutermost: true) + "\n")
  return ExitCodes.done
}
