internal import Checking
internal import Host
internal import JSONTree
internal import Rendering
internal import Schema
internal import Shell
internal import Wording

struct PreviewOptions: CommandOptions {
  var common = CommonOptions()
  var template = TemplateOperand()
  var output: String?
  var targets: [Target] = []
  var locales: [String] = []
  var view = ViewOptions()
  var sketch = SketchOptions()
  var watch = WatchOptions()
  var now = NowOption()
  var isForced = false
}

extension Command<Console> {
  static let preview = Command(
    "preview", .check, "Writes a page that shows a message as phones draw it.",
    discussion: [
      "The page is one file that any browser opens from disk. On it one can swipe, scratch, spin and "
        + "drag, and choose the SDK, the screen, light or dark, and the language; what validate finds "
        + "is listed beside the phone. Where a phone drops the message, its screen stays empty and "
        + "the reason stands below.",
      "Of a createMessage request it shows the inbox, with the card that each release draws, unread or "
        + "read; below stands how the card was chosen.",
      "The page loads the message's own images and videos, by https: or data: only, and nothing else. "
        + "No tap opens an address: the page says what a phone would open.",
      "--watch stays and follows the template's files: it serves the page on this machine alone, and "
        + "an open page shows each change with the settings chosen on it. With --output it writes the "
        + "file anew instead, and the browser's reload shows that. Ctrl-C ends it. BROWSER names the "
        + "browser that --open takes.",
      "--png takes a picture of the first target in the first language that was asked for, or of the "
        + "newest release that shows the message; with --grid, of all. It needs an installed Chromium, "
        + "Chrome or Edge, which CHROME_PATH may name.",
      "With --terminal the message, or the inbox, is sketched in this terminal instead: words, colours "
        + "and places are those of the phone, and images and videos are stood in for.",
      "It is drawn from what is known of the SDKs' views; fonts, system glass and haptics are those "
        + "of the browser, or missing.",
    ],
    arguments: [
      TemplateOperand.leading(
        "A folder, a native-config.json, a ZIP, a createMessage request, or - for standard input."
      ).within(\PreviewOptions.template),
      .option(
        "output", short: "o", \.output, .file("html"), "The page to write; - prints it.",
        value: "FILE", default: "the template's name, not inside its folder"),
      .repeated(
        "target", short: "t", \.targets, .target, "An SDK release to choose on the page.",
        default: "the newest of both platforms; of the inbox, one for each set of rules"),
      .repeated(
        "locale", \.locales, .locale, "A language to choose on the page.",
        default: "every language of \(Input.translationsName) or of the request"),
    ] + ViewOptions.arguments.within(\.view) + SketchOptions.arguments.within(\.sketch)
      + WatchOptions.arguments.within(\.watch) + [
        .flag("force", \.isForced, "Overwrite a file that is there already."),
        TemplateOperand.stdinFilename.within(\PreviewOptions.template),
      ] + NowOption.arguments.within(\PreviewOptions.now),
    examples: [
      Example("inapp preview spring-sale", "Writes spring-sale.html."),
      Example("inapp preview spring-sale --force", "Writes it anew after a change."),
      Example(
        "inapp preview spring-sale --watch --open",
        "Opens it in a browser, and shows every change there."),
      Example("inapp preview spring-sale --grid", "Every language, in light and dark, to print."),
      Example("inapp preview spring-sale --terminal", "Draws it in the terminal."),
      Example("inapp preview spring-sale --png sale.png", "Takes a picture of the newest iOS."),
      Example(
        "inapp preview spring-sale -t ios@7.2.7 -t ios@7.2.1 --locale de -o look.html",
        "Compares two releases in German."),
      Example("inapp preview spring-sale.zip -o - > look.html", "Prints the page of a ZIP."),
      Example("inapp preview request.json", "Draws the inbox card of a createMessage request."),
    ],
    run: runPreview)
}

private func runPreview(_ options: PreviewOptions, _ console: Console) throws -> Int32 {
  try options.check()
  try console.sayWhatIsNewerThanKnown(options.targets)
  if options.watch.isWatching {
    var watch = try Watch(console) { try options.look(console) }
    guard let output = options.output else { try watch.serve(options.watch, console) }
    try watch.input.expectNot(output)
    try watch.write(to: output, replacing: options.isForced, options.watch, console)
  }
  let (input, look) = try options.look(console)
  if options.sketch.isWanted {
    try look.draw(console, isFirstLanguageOnly: options.locales.isEmpty)
    return ExitCodes.done
  }
  if let picture = options.view.picture {
    try options.take(look, of: input, to: picture, console)
    return ExitCodes.done
  }
  let output = options.output ?? input.defaultPage
  try input.expectNot(output)
  guard output != "-" else {
    try console.print(look.preview.page)
    return ExitCodes.done
  }
  let tell = console.talk(besides: output)
  try Files.write(Array(look.preview.page.utf8), to: output, replacing: options.isForced)
  try tell("Created \(printable(output))\n\(look.verdicts(console.paint()))")
  if options.watch.isOpening { try console.open(file: output) }
  return ExitCodes.done
}

extension PreviewOptions {
  /// Reads the template and lays its page out.
  fileprivate func look(_ console: Console) throws -> (Input, Look) {
    let input = try template.read(for: "preview", console)
    let document = Document(parsing: input.config)
    try input.requireMessage(document)
    let checker = Checker(targets: targets, locales: locales.unique, now: now.seconds)
    var look = Look(input, document, checker)
    look.preview.view = view.view
    return (input, look)
  }

  /// Writes a picture of one phone, or of all side by side.
  fileprivate func take(
    _ look: Look, of input: Input, to picture: String, _ console: Console
  ) throws {
    let isPrinted = picture == "-"
    if !isPrinted {
      try input.expectNot(picture)
      try Files.expectToWrite(picture, replacing: isForced)
    }
    var look = look
    if !view.isGrid { look.preview.keepOne() }
    let taken = try Browser(console).picture(of: look.preview)
    if isPrinted {
      try Streams.write(taken.bytes, to: .output)
    } else {
      try Files.write(taken.bytes, to: picture, replacing: isForced)
    }
    let shown = view.isGrid ? look.verdicts(console.paint()) : "  \(look.preview.first)\n"
    let missing =
      taken.missing == 0
      ? "" : "\(counted(taken.missing, "image")) did not load: drawn as phones do then.\n"
    let name = isPrinted ? "a picture" : printable(picture)
    let tell = isPrinted ? console.say : console.talk(besides: picture)
    try tell("Created \(name)\n\(shown)\(missing)")
    if watch.isOpening { try console.open(file: picture) }
  }
}
