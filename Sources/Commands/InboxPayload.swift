internal import Checking
internal import Diagnostics
internal import Host
internal import Inbox
internal import JSONTree
internal import Schema
internal import Shell
internal import SourceText
internal import Templates
internal import Wording

struct InboxPayloadOptions: CommandOptions {
  var common = CommonOptions()
  @Once var type: CardType?
  @Once var starter: CardType?
  var card = CardFlags()
  var sending = SendingFlags()
  var isExplained = false
  var showsSketch = false
  var isCurl = false
  var isTokenRevealed = false
  @Once var tokenFile: String?
  @Once var output: String?
  var isForced = false

  /// The options that were given twice.
  var givenTwice: [String] {
    let flags = [
      ("--type", _type.isGivenTwice), ("--from", _starter.isGivenTwice),
      ("--token-file", _tokenFile.isGivenTwice), ("--output", _output.isGivenTwice),
    ]
    return flags.filter(\.1).map(\.0) + card.givenTwice + sending.givenTwice
  }
}

extension Command<Console> {
  static let inboxPayload = Command(
    "inbox-payload", .inbox, "Writes a createMessage request for a card of the inbox.",
    discussion: [
      "The request is printed to standard output, and nothing is sent. It is written only if the "
        + "newest SDK draws the card that was asked for; otherwise the flag to change is named.",
      "Slides and buttons are lists of KEY=VALUE between commas, or JSON objects. A comma inside a "
        + "value is written \\,, and a backslash before a comma \\\\. A button opens a url, or does an "
        + "action: dismiss, markRead, or custom for the app, which then gets the other keys of the "
        + "button.",
      "--image is the inbox_image of the request, for wallet the image in its data. A message reaches "
        + "the inbox with --inbox-days, --inbox-date or an inbox_image only; without any, it stays 7 "
        + "days.",
      "Of more than \(InboxRules.documentedSlides) slides newer releases of iOS leave out the rest, "
        + "and more than \(InboxRules.documentedButtons) buttons "
        + "become very narrow: the vendor's page allows no more, but they are written, and a warning "
        + "tells what each release does.",
      "Android draws title, text and image of any card. So only a classic card may be sent to "
        + "platforms without iOS.",
      "The API token is API_TOKEN in the request. --curl prints a command that takes it from "
        + "\(TokenSource.variableName), or from --token-file, when it is run.",
      "inapp describe create-message lists the fields of a request and what each card needs.",
    ],
    arguments: [
      .option("type", \InboxPayloadOptions.type, .cardType, "The card."),
      .option(
        "from", \.starter, .starter, "Start from a card filled in already; other flags change it."),
    ].listed(under: "The card")
      + CardFlags.arguments.listed(under: "The card").within(\InboxPayloadOptions.card)
      + SendingFlags.arguments.listed(under: "Sending").within(\InboxPayloadOptions.sending) + [
        .flag("explain", \.isExplained, "Tell which release draws which card, and why."),
        .flag("preview", \.showsSketch, "Draw the inbox with the card, here in the terminal."),
        .flag("curl", \.isCurl, "Print a command for a shell that sends the request."),
        .flag(
          "reveal-token", \.isTokenRevealed,
          "Write the token of \(TokenSource.variableName) into the request."),
        .option(
          "token-file", \.tokenFile, .file(),
          "The file that holds the token for --curl or --reveal-token, in place of the variable.",
          value: "FILE"),
        .option(
          "output", short: "o", \.output, .file("json"), "Write this file; - prints.",
          value: "FILE"),
        .flag("force", \.isForced, "Overwrite a file that is there already."),
      ],
    examples: [
      Example(
        "inapp inbox-payload --type captioned --title Sale --content 'Only today' --image "
          + "https://example.com/sale.png",
        "Prints a request for a card with a picture and words."),
      Example(
        "inapp inbox-payload --type carousel --title 'New in' --content Swipe --slides new.csv "
          + "--explain",
        "Takes the slides from a table, and tells what each release draws."),
      Example(
        "inapp inbox-payload --from classic --button title=Later,action=dismiss -o later.json",
        "Writes a card that is filled in, with another button."),
      Example("inapp inbox-payload --from carousel --preview", "Ends with a look at it."),
      Example(
        "inapp inbox-payload --from wallet --application ABCDE-12345 --curl | sh",
        "Sends a pass, with the token from \(TokenSource.variableName)."),
    ],
    run: runInboxPayload)
}

private func runInboxPayload(_ options: InboxPayloadOptions, _ console: Console) throws -> Int32 {
  let card = try options.chosenCard()
  var draft = try RequestDraft(from: options.starter)
  try options.card.write(card, into: &draft)
  options.sending.write(into: &draft)
  let isGateAdded = draft.openGate()
  let refusals = draft.refusals + draft.faults(drawing: card)
  guard refusals.isEmpty else {
    try console.say(refusals.map(\.text).joined() + "\nNothing was written.\n")
    return ExitCodes.findings
  }
  if options.isTokenRevealed { draft.reveal(try options.token(console)) }
  let source = options.tokenFile.map(TokenSource.file) ?? .variable
  let text = options.isCurl ? curlCommand(sending: draft.body, token: source) : draft.text
  try options.write(text, console)
  if isGateAdded {
    try console.say("Added inbox_days 7, as only that brings the message into the inbox.\n")
  }
  if draft.isForAndroidOnly { try console.say("Android draws title, text and image only.\n") }
  if options.isCurl, draft.hasPlaceholderCode {
    try console.say("Before you run it, name your application: --application ABCDE-12345.\n")
  }
  if options.card.image != nil, !card.showsImage {
    try console.say("A \(card) card does not show --image: only Android and older releases do.\n")
  }
  if card.name == CardType.classic.name, !draft.hasWords {
    try console.say("The message has no words: add --title and --content.\n")
  }
  try draft.sayWarnings(of: card, console)
  if options.isExplained { try console.say(draft.explanation(console.paint(.errors))) }
  if options.showsSketch {
    let isPrinted = options.output == nil || options.output == "-"
    let body = SourceFile(name: "", bytes: Array(draft.text.utf8))
    try Look.draw(
      Input(origin: .stdin, config: body), on: isPrinted ? .errors : .output, console)
  }
  return ExitCodes.done
}

extension InboxPayloadOptions {
  /// The card asked for by name or by the starter.
  fileprivate func chosenCard() throws -> CardType {
    if let flag = givenTwice.first {
      throw UsageError(command: "inbox-payload", "\(flag) is given twice", hint: "Keep one.")
    }
    guard let card = type ?? starter else {
      throw UsageError(
        command: "inbox-payload", "--type is missing",
        hint: "Name a card: \(joined(Catalogue.cardTypes.map(\.name), by: "or")).")
    }
    if let starter, starter.name != card.name {
      throw UsageError(
        command: "inbox-payload", "--from \(starter) is no \(card) card",
        hint: "Leave out --type, or start from \(card).")
    }
    if isCurl, isTokenRevealed {
      throw UsageError(
        command: "inbox-payload", "--curl never holds the token",
        hint: "Leave out --reveal-token: the command takes it from \(TokenSource.variableName).")
    }
    if tokenFile != nil, !isCurl, !isTokenRevealed {
      throw UsageError(
        command: "inbox-payload", "--token-file is for --curl and --reveal-token",
        hint: "Give one of the two; without them the token is API_TOKEN.")
    }
    if let flag = card.misplacedFlag(self.card) {
      throw UsageError(
        command: "inbox-payload", "\(flag.name) is for a \(flag.card) card, not \(card)",
        hint: "Leave it out, or write --type \(flag.card).")
    }
    return card
  }

  /// Writes a file, or prints.
  fileprivate func write(_ text: String, _ console: Console) throws {
    guard let output, output != "-" else { return try console.print(text) }
    let tell = console.talk(besides: output)
    try Files.write(
      Array(text.utf8), to: output, replacing: isForced, isPrivate: isTokenRevealed)
    try tell("Created \(printable(output))\n")
  }
}

extension CardType {
  /// A flag that was given and is for another card.
  fileprivate func misplacedFlag(_ flags: CardFlags) -> (name: String, card: String)? {
    let given: [(name: String, isGiven: Bool, card: String)] = [
      ("--slide", !flags.slides.isEmpty, "carousel"),
      ("--slides", flags.slidesFile != nil, "carousel"),
      ("--video", flags.video != nil, "video"), ("--poster", flags.poster != nil, "video"),
      ("--wallet", flags.wallet != nil, "wallet"),
    ]
    return given.first { $0.isGiven && $0.card != name }.map { ($0.name, $0.card) }
  }
}

extension InboxPayloadOptions {
  /// The API token of the file that was named, or of the environment.
  fileprivate func token(_ console: Console) throws -> String {
    if let tokenFile {
      let bytes = try Files.readFile(tokenFile, limit: 1 << 16)
      let text = String(decoding: bytes, as: UTF8.self).trimmed
      guard !text.isEmpty else { throw Failure("\(printable(tokenFile)) holds no token") }
      return String(text)
    }
    guard let token = console.variable(TokenSource.variableName), !token.isEmpty else {
      throw Failure(
        "\(TokenSource.variableName) is not set",
        help: "export it, name a --token-file, or leave out --reveal-token")
    }
    return token
  }
}
