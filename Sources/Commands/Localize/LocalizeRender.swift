internal import Authoring
internal import Host
internal import JSONTree
internal import Localization
internal import Schema
internal import Shell
internal import SourceText
internal import Wording

struct LocalizeRenderOptions: CommandOptions {
  var common = CommonOptions()
  var template = TemplateOperand()
  var language: String?
  var target: Target?
  var output: String?
  var isForced = false
}

extension Command<Console> {
  static let localizeRender = Command(
    "localize render", .translate, "Prints native-config.json as a phone in a language reads it.",
    discussion: [
      "Placeholders are replaced as that SDK release does it; every byte outside the strings stays. "
        + "Where a real phone may show another text, a line on standard error says why."
    ],
    arguments: [
      TemplateOperand.leading().within(\LocalizeRenderOptions.template),
      .option(
        "locale", \.language, .locale, "The phone's language.", default: "no translations"),
      .option(
        "target", short: "t", \.target, .target, "The SDK release.", default: "the newest iOS"),
      .option(
        "output", short: "o", \.output, .file("json"), "Write this file; - prints.", value: "FILE"
      ),
      .flag("force", \.isForced, "Overwrite a file that is there already."),
      TemplateOperand.stdinFilename.within(\LocalizeRenderOptions.template),
    ],
    examples: [
      Example("inapp localize render spring-sale --locale de", "Prints it in German."),
      Example(
        "inapp localize render spring-sale --locale de --target android@6.13.0",
        "As Android reads it."),
      Example("inapp localize render spring-sale.zip -o plain.json", "Writes the defaults."),
    ],
    run: runLocalizeRender)
}

private func runLocalizeRender(
  _ options: LocalizeRenderOptions, _ console: Console
) throws -> Int32 {
  let input = try options.template.read(for: "localize render", console)
  let target = options.target ?? .newest(.ios)
  try console.sayWhatIsNewerThanKnown([target])
  if !target.drawsNativeMessages {
    try console.say("\(target.title) draws no native message: it is older than all of them\n")
  }
  let translations =
    options.language == nil
    ? nil : input.translations.map { Translations(Document(parsing: $0)) }
  let language = options.language.map { DeviceLanguage($0) } ?? .withoutCollection
  let resolver = Resolver(target: target, translations: translations, language: language)
  let rendering = try Document(parsing: input.config).rendered(by: resolver)
  if options.language != nil {
    try console.say(translations.remark(on: resolver).map { "\($0)\n" } ?? "")
  }
  try console.say(rendering.doubts.map { "\($0.path): \($0.doubt.words)\n" }.joined())
  guard let output = options.output, output != "-" else {
    try console.print(rendering.source.text)
    return ExitCodes.done
  }
  let tell = console.talk(besides: output)
  try Files.write(rendering.source.bytes, to: output, replacing: options.isForced)
  try tell("Created \(printable(output))\n")
  return ExitCodes.done
}

extension Target {
  /// Whether this release draws any display type.
  fileprivate var drawsNativeMessages: Bool {
    Catalogue.displayTypes.contains { $0.support.isObserved(on: self) }
  }
}
