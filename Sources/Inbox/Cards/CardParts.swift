internal import JSONTree
internal import Schema

/// What a message has for cards under a set of rules, whatever the language.
struct CardParts {
  let image: ImageChoice?
  let slides: [Slide]
  let buttons: [InboxButton]
  private let hasFilm: Bool
  private let hasPass: Bool

  init(_ message: InboxMessage, under rules: InboxRules) {
    image = message.images(under: rules).first
    slides = message.slides(under: rules)
    buttons = message.buttons(under: rules)
    hasFilm = message.film != nil
    hasPass = message.pass != nil
  }

  /// Whether a part that is no words is there.
  func has(_ part: CardPart) -> Bool {
    switch part {
    case .image: image != nil
    case .slides: slides.contains { $0.fate == .shown }
    case .video: hasFilm
    case .pass: hasPass
    case .title, .content: false
    }
  }
}

extension InboxMessage {
  /// The address of the film: that of an object, by http or https.
  var film: Found? {
    first("video") { $0.kind == .object }.flatMap { video in
      video.text("url").map { InboxAddress($0).isWeb } == true ? video.member("url") : nil
    }
  }

  /// The address of the pass, a string or that of an object, by http or https.
  var pass: Found? {
    let found = first("wallet") { $0.kind == .object || $0.kind == .string }
    let address = found?.node.kind == .object ? found?.member("pass") : found
    return address?.node.string.map { InboxAddress($0).isWeb } == true ? address : nil
  }
}
