internal import JSONTree
internal import Schema
internal import Wording

extension CardCheck {
  /// The pictures that a card shows and that are not on the web.
  var unusableImages: [ImagePlace] {
    var places: [ImagePlace] = []
    if let image = message.node.last("inbox_image") {
      places.append(
        ImagePlace(
          node: image, name: "inbox_image", range: image.range,
          path: message.path.appending(key: "inbox_image")))
    }
    let slides =
      choice.card.name == "carousel"
      ? choice.slides.filter { $0.fate == .shown }.map(\.found) : []
    let film = choice.card.name == "video" ? message.first("video") { $0.kind == .object } : nil
    let others =
      [
        message.first("image") { $0.string != nil }, film?.member("poster"),
      ].compactMap { $0 } + slides.compactMap { $0.member("image") }
    places += others.map {
      ImagePlace(node: $0.node, name: $0.title, range: $0.range, path: $0.path)
    }
    return places.compactMap { place in
      guard let text = place.node.string, !text.isEmpty,
        let fault = InboxAddress(text).webFault
      else { return nil }
      var place = place
      place.fault = fault
      return place
    }
  }
}

/// An address of a picture, and where it stands.
struct ImagePlace {
  let node: Node
  let name: String
  let range: Range<Int>
  let path: Path
  /// What keeps it from being one of the web.
  var fault: (words: String, help: String) = ("", "")
}
