internal import JSONTree
internal import Schema

/// What becomes of an element of a carousel.
struct Slide {
  enum Fate: Hashable {
    case shown
    /// It has no image.
    case dropped
    /// There are enough already.
    case beyondLimit
  }

  let found: Found
  let fate: Fate
  let title: String?
  /// What a tap opens; nil leaves the tap to the message.
  let url: String?
  /// An address that cannot be opened.
  let unusableURL: Found?
}

extension InboxMessage {
  /// The list of slides.
  var carousel: Found? { first("carousel") { $0.kind == .array } }

  /// What becomes of each slide under a set of rules.
  func slides(under rules: InboxRules) -> [Slide] {
    var shown = 0
    return (carousel?.elements ?? []).map { element in
      var fate = Slide.Fate.dropped
      if element.text("image") != nil {
        fate = rules.mostSlides.map { shown >= $0 } ?? false ? .beyondLimit : .shown
        if fate == .shown { shown += 1 }
      }
      let url = element.text("url")
      let isUsable = url.map { InboxAddress($0).isUsable(needingScheme: true) } ?? true
      return Slide(
        found: element, fate: fate, title: element.text("title"), url: isUsable ? url : nil,
        unusableURL: isUsable ? nil : element.member("url"))
    }
  }
}
