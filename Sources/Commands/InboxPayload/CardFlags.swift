internal import JSONTree
internal import Schema
internal import Shell

/// What flags say of a card.
struct CardFlags: Sendable {
  var title: String?
  var titles: [LanguageText] = []
  var content: String?
  var contents: [LanguageText] = []
  var image: String?
  var slides: [Value] = []
  var slidesFile: String?
  var video: String?
  var poster: String?
  var wallet: String?
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
    .option("image", \.image, .string, "The address of the picture.", value: "URL"),
    .repeated("slide", \.slides, .slide, "A slide: image=URL,title=TEXT,url=URL."),
    .option(
      "slides", \.slidesFile, .file("csv"), "A CSV file with a line image,title,url and the slides."
    ),
    .option("video", \.video, .string, "The http or https address of the film.", value: "URL"),
    .option("poster", \.poster, .string, "The picture before the film.", value: "URL"),
    .option("wallet", \.wallet, .string, "The http or https address of the pass.", value: "URL"),
    .repeated(
      "button", \.buttons, .button, "A button: title=TEXT,url=URL, or title=TEXT,action=dismiss."),
    .flag("pinned", \.isPinned, "Keep the message at the top of the inbox."),
    .repeated(
      "data", \.data, .dataEntry, "A value for the app, such as promo_id=SUMMER or seats=4."),
  ]
}

extension CardFlags {
  /// Writes a card into a request.
  func write(_ card: CardType, into draft: inout RequestDraft) throws {
    draft.set(.data, "displayType", to: .string(card.name), by: "--type")
    draft.setWords("title", title, titles, plainField: "ios_title")
    draft.setWords("content", content, contents, plainField: "content")
    if let image {
      let isData = card.name == "wallet"
      draft.set(
        isData ? .data : .notification, isData ? "image" : "inbox_image", to: .string(image),
        by: "--image")
    }
    for entry in data { draft.set(.data, entry.key, to: entry.value, by: "--data") }
    let slides = try slides + (slidesOfFile ?? [])
    if !slides.isEmpty || slidesFile != nil {
      draft.set(
        .data, "carousel", to: .array(slides), by: self.slides.isEmpty ? "--slides" : "--slide")
    }
    if video != nil || poster != nil {
      let old = draft.value(.data, "video")
      let entries = [("url", video), ("poster", poster)].compactMap { name, text in
        (text.map(Value.string) ?? old?[name]).map { Value.Entry(name, $0) }
      }
      draft.set(.data, "video", to: .object(entries), by: video == nil ? "--poster" : "--video")
    }
    if let wallet { draft.set(.data, "wallet", to: .string(wallet), by: "--wallet") }
    if !buttons.isEmpty { draft.set(.data, "buttons", to: .array(buttons), by: "--button") }
    if isPinned { draft.set(.data, "pinned", to: true, by: "--pinned") }
  }
}
