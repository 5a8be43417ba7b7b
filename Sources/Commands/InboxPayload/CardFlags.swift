internal import JSONTree
internal import Schema
internal import Shell
internal import Wording

/// What flags say of a card.
struct CardFlags: Sendable {
  @Once var title: String?
  var titles: [LanguageText] = []
  @Once var content: String?
  var contents: [LanguageText] = []
  @Once var image: String?
  var slides: [Value] = []
  @Once var slidesFile: String?
  @Once var video: String?
  @Once var poster: String?
  @Once var wallet: String?
  var buttons: [Value] = []
  var isPinned = false
  var data: [Value.Entry] = []

  static let arguments: [Argument<CardFlags>] = [
    .option("title", \.title, .string, "The title."),
    .repeated(
      "title-lang", \.titles, .languageText, "The title in one language, such as de=Neu."),
    .option("content", \.content, .string, "The words."),
    .repeated(
      "content-lang", \.contents, .languageText, "The words in one language, such as de=Neu."),
    .option("image", \.image, .someText, "The address of the picture.", value: "URL"),
    .repeated("slide", \.slides, .slide, "A slide: image=URL,title=TEXT,url=URL."),
    .option(
      "slides", \.slidesFile, .file("csv"),
      "A CSV file with a line image,title,url and the slides; - reads stdin."
    ),
    .option("video", \.video, .someText, "The http or https address of the film.", value: "URL"),
    .option("poster", \.poster, .someText, "The picture before the film.", value: "URL"),
    .option("wallet", \.wallet, .someText, "The http or https address of the pass.", value: "URL"),
    .repeated(
      "button", \.buttons, .button, "A button: title=TEXT,url=URL, or title=TEXT,action=dismiss."),
    .flag("pinned", \.isPinned, "Keep the message at the top of the inbox."),
    .repeated(
      "data", \.data, .dataEntry, "A value for the app, such as promo_id=SUMMER or seats=4."),
  ]
}

extension CardFlags {
  /// The options that were given twice.
  var givenTwice: [String] {
    let flags = [
      ("--title", _title.isGivenTwice), ("--content", _content.isGivenTwice),
      ("--image", _image.isGivenTwice), ("--slides", _slidesFile.isGivenTwice),
      ("--video", _video.isGivenTwice), ("--poster", _poster.isGivenTwice),
      ("--wallet", _wallet.isGivenTwice),
    ]
    return flags.filter(\.1).map(\.0)
  }

  /// Writes a card into a request.
  func write(_ card: CardType, into draft: inout RequestDraft) throws {
    draft.set(.data, "displayType", to: .string(card.name), by: "--type")
    try requireOnce(titles.map { $0.language.lowercased() }, "--title-lang")
    try requireOnce(contents.map { $0.language.lowercased() }, "--content-lang")
    draft.setWords("title", title, titles, plainField: "ios_title")
    draft.setWords("content", content, contents, plainField: "content")
    if let image {
      let isData = card.name == "wallet"
      draft.set(
        isData ? .data : .notification, isData ? "image" : "inbox_image", to: .string(image),
        by: "--image")
    }
    try requireOnce(data.map(\.key), "--data")
    for entry in data { draft.set(.data, entry.key, to: entry.value, by: "--data") }
    try writeSlides(into: &draft)
    writeFilm(into: &draft)
    if let wallet { draft.set(.data, "wallet", to: .string(wallet), by: "--wallet") }
    if !buttons.isEmpty {
      draft.set(.data, "buttons", to: .array(buttons), by: "--button")
      draft.note(buttons.count, of: "buttons", by: "--button")
    }
    if isPinned { draft.set(.data, "pinned", to: true, by: "--pinned") }
  }

  /// Refuses a name that one flag gives twice.
  private func requireOnce(_ names: [String], _ flag: String) throws(UsageError) {
    var met: Set<String> = []
    for name in names where !met.insert(name).inserted {
      throw UsageError(
        command: "inbox-payload", "\(flag): \(quoted(name)) is given twice", hint: "Keep one.")
    }
  }

  private func writeSlides(into draft: inout RequestDraft) throws {
    let table = try slidesTable
    table?.faults.forEach { draft.refuse($0) }
    let all = slides + (table?.slides.map(\.value) ?? [])
    guard !all.isEmpty else { return }
    draft.set(.data, "carousel", to: .array(all), by: slides.isEmpty ? "--slides" : "--slide")
    draft.note(slides.count, of: "carousel", by: "--slide")
    for (index, slide) in (table?.slides ?? []).enumerated() {
      draft.note(.data, "carousel/\(slides.count + index)", by: slide.origin)
    }
  }

  private func writeFilm(into draft: inout RequestDraft) {
    let old = draft.value(.data, "video")
    guard video != nil || poster != nil, let url = video.map(Value.string) ?? old?["url"] else {
      return
    }
    let picture = poster.map(Value.string) ?? old?["poster"]
    draft.set(
      .data, "video",
      to: .object([.init("url", url)] + (picture.map { [.init("poster", $0)] } ?? [])),
      by: "--video")
    if video != nil { draft.note(.data, "video/url", by: "--video") }
    if poster != nil { draft.note(.data, "video/poster", by: "--poster") }
  }
}

extension RequestDraft {
  /// Notes the elements of a list that a flag wrote, which have numbers where there are several.
  fileprivate mutating func note(_ count: Int, of name: String, by flag: String) {
    for index in 0..<count {
      note(.data, "\(name)/\(index)", by: count == 1 ? flag : "\(flag) \(index + 1)")
    }
  }
}
