internal import JSONTree
internal import Schema
internal import Wording

extension Drawing {
  /// The feed of an inbox: pinned cards first, then the newest, how many messages are left out, and a footnote.
  init(of cards: [Preview.Card], left: Int, _ footnote: String?, on target: Target) {
    let order = cards.indices.sorted {
      cards[$0].rank == cards[$1].rank ? $0 < $1 : cards[$0].rank > cards[$1].rank
    }
    kind = Self.feed
    names = cards.map(\.name).unique
    let scene: Value = [
      "layout": .string(CardLayout(of: target).word),
      "cards": .array(order.map { cards[$0].value }),
      "left": Value(left), "footnote": .optional(footnote.map { .string($0) }),
    ]
    // The colours are the system's, which follow the phone.
    (light, dark) = (scene, scene)
  }

  /// The name of what draws a feed.
  static let feed = "feed"
}

extension CardLayout {
  /// The layout of a target; that of Android is made up.
  fileprivate init(of target: Target) {
    self = target.platform == .ios ? CardLayout(of: target.version) : .icon
  }

  /// The word for it in the script.
  fileprivate var word: String {
    switch self {
    case .edgeToEdge: "edge"
    case .gutter: "gutter"
    case .icon: "icon"
    }
  }
}

extension Preview.Card {
  /// What puts it higher: a pin, then the later date.
  fileprivate var rank: (Int, Int) { (isPinned ? 1 : 0, sent ?? .max) }

  fileprivate var value: Value {
    [
      "name": .string(name), "path": .string(pointer), "title": .optional(title?.words),
      "content": .optional(content?.words), "image": .optional(image?.medium),
      "icon": .optional(icon?.medium), "slides": .array(slides.map(\.value)),
      "buttons": .array(buttons.map(\.value)), "opening": .optional(opening?.value),
      "tap": .optional(tap?.value), "isPinned": .boolean(isPinned),
      "sent": .optional(sent.map { Value($0) }),
    ]
  }
}

extension Preview.Card.Part {
  fileprivate var words: Value { ["label": .string(text), "path": .string(pointer)] }
  fileprivate var medium: Value { .address(text, at: pointer) }
}

extension Preview.Card.Tap {
  fileprivate var value: Value {
    ["says": .string(sentence), "removesCard": .boolean(removesCard)]
  }
}

extension Preview.Card.Slide {
  fileprivate var value: Value {
    [
      "path": .string(pointer), "image": image.medium, "caption": .optional(caption?.words),
      "tap": .optional(tap?.value),
    ]
  }
}

extension Preview.Card.Button {
  fileprivate var value: Value {
    ["path": .string(pointer), "label": label.words, "tap": tap.value]
  }
}

extension Preview.Card.Opening {
  fileprivate var value: Value {
    ["path": .string(pointer), "tap": tap.value, "ownsCard": .boolean(ownsCard)]
  }
}

extension Value {
  fileprivate static func optional(_ value: Value?) -> Value { value ?? .null }
}
