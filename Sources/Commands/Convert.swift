internal import Authoring
internal import Checking
internal import Host
internal import JSONTree
internal import Schema
internal import Shell
internal import Wording

struct ConvertOptions: CommandOptions {
  var common = CommonOptions()
  var editing = EditOptions()
  var type = ""
}

extension Command<Console> {
  static let convert = Command(
    "convert", .write, "Turns a template into one of another display type.",
    discussion: [
      "Fields go where the new type has a place for what they do: a poster becomes the picture of a "
        + "card, a tap on a banner a button, one card the first of several slides. What phones need "
        + "beside that comes in with example values. The output names what was kept, what is new, "
        + "what changed and what was lost.",
      "The content block is written anew in the layout of the file, which keeps every other byte.",
    ],
    arguments: [
      TemplateOperand.leading().within(\EditOptions.template).within(\ConvertOptions.editing),
      .operand("TYPE", \.type, .displayType, "The new display type, such as sheet."),
    ]
      + EditOptions.arguments.map { $0.info.name == "force" ? force : $0 }
      .within(\ConvertOptions.editing),
    examples: [
      Example("inapp convert spring-sale sheet", "Makes a sheet of a banner, say."),
      Example("inapp convert -n spring-sale stories", "Shows the change without making it."),
      Example("inapp convert spring-sale.zip modal", "Converts what lies in a ZIP."),
      Example("inapp convert - pip < video.json > pip.json", "Leaves the original as it is."),
    ],
    run: runConvert)
}

private let force = Argument<EditOptions>.flag(
  "force", \.isForced,
  "Make the change even if phones then drop the message, and in the place of an unused block.")

private func runConvert(_ options: ConvertOptions, _ console: Console) throws -> Int32 {
  let type = try options.displayType
  try console.sayWhatIsNewerThanKnown(options.editing.targets)
  return try EditOptions.repeating { try convert(to: type, options, console) }
}

private func convert(
  to type: DisplayType, _ options: ConvertOptions, _ console: Console
) throws -> Int32 {
  let input = try options.editing.template.read(for: "convert", console)
  let template = try Template(Document(parsing: input.config))
  guard type.name != template.displayType.name else {
    let isPrinted = input.origin == .stdin && !options.editing.isDryRun
    if isPrinted { try input.save([], console) }
    try console.say("\(printable(input.headline)) is \(type.name.prefixedWithArticle) already.\n")
    return ExitCodes.done
  }
  var editing = options.editing
  let conversion = try template.converted(to: type, replacing: editing.isForced)
  guard editing.isForced || conversion.carriesSomething else {
    throw Failure(
      "nothing of this \(template.displayType.name) has a place in \(type.name.prefixedWithArticle)",
      help: "inapp new \(type.name) writes one to start from", exitCode: ExitCodes.findings)
  }
  let translations = input.translations.map { Document(parsing: $0) }
  let checker = Checker(targets: editing.targets)
  let legible = try conversion.template.madeLegible(
    conversion.invented, beside: translations, checker)
  let files = EditedFiles(config: legible.template.document, translations: translations)
  // A platform that does not draw the new type is no fault, unless none does.
  editing.isForced = editing.isForced || files.losesOnlyPlatforms(since: input, checker)
  return try editing.finish(
    input, files, console,
    report: conversion.report(
      of: input, named: editing.template.path, from: template, width: min(console.width, 80)))
}

extension ConvertOptions {
  fileprivate var displayType: DisplayType {
    get throws {
      if let known = Catalogue.displayType(named: type) { return known }
      if editing.template.path == nil, Files.kind(of: type) != nil {
        throw UsageError(
          command: "convert", "no display type is named",
          hint: "Write inapp convert \(printable(shellQuoted(type))) TYPE.")
      }
      throw EditError.noDisplayType(type)
    }
  }
}

extension EditedFiles {
  /// Whether some target shows the message, and each that no longer does draws no such type.
  fileprivate func losesOnlyPlatforms(since input: Input, _ checker: Checker) -> Bool {
    let verdicts = checker.check(nativeConfig: config, translations: translations).verdicts
    let before = checker.check(
      nativeConfig: Document(parsing: input.config), translations: translations
    ).verdicts
    let lost = verdicts.filter { $0.outcome == .dropped && !$0.isOnlyUnsupported }
    let wasLost = before.filter { $0.outcome == .dropped }
    return verdicts.contains { $0.outcome != .dropped }
      && lost.allSatisfy { new in
        wasLost.contains { $0.target == new.target && $0.locale == new.locale }
      }
  }
}
