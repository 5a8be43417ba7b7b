internal import JSONTree
internal import Schema
internal import SourceText

/// A picture of a message, and where it comes from.
struct ImageChoice: Hashable {
  let address: String
  let origin: String
  /// Where it stands; inside a string of JSON, where that does.
  let path: Path
  /// Whether it is the attachment of the push, which cards show large only.
  let isAttachment: Bool
}

extension InboxMessage {
  /// A place in which iOS looks for a picture.
  private enum ImagePlace: String {
    case attachment
    case b
    case inboxImage = "inbox_image"
    case root = "ios_root_params.image"
    case data = "data.image"
  }

  /// Where a set of rules looks for a picture, in its order.
  private static func imagePlaces(under rules: InboxRules) -> [ImagePlace] {
    (rules.takesAttachment ? [.attachment, .b] : []) + [.inboxImage, .root, .data]
  }

  /// The pictures of a message under a set of rules, the one that is taken first.
  func images(under rules: InboxRules) -> [ImageChoice] {
    Self.imagePlaces(under: rules).compactMap(image)
  }

  /// The order in which a set of rules looks for a picture, in words.
  static func imageOrder(under rules: InboxRules) -> String {
    imagePlaces(under: rules).map(\.rawValue).joined(separator: ", ")
  }

  /// The picture that every platform gets.
  var inboxImage: ImageChoice? {
    let name = ImagePlace.inboxImage.rawValue
    return text(name).map {
      ImageChoice(
        address: $0, origin: name, path: path.appending(key: name), isAttachment: false)
    }
  }

  private func image(at place: ImagePlace) -> ImageChoice? {
    switch place {
    case .attachment, .b:
      member(place.rawValue, ofRoot: true) { InboxAddress($0).isWeb }
    case .inboxImage: inboxImage
    case .root: member("image", ofRoot: true) { !$0.isEmpty }
    case .data: member("image", ofRoot: false) { !$0.isEmpty }
    }
  }

  private func member(
    _ name: String, ofRoot isOfRoot: Bool, where isWanted: (String) -> Bool
  ) -> ImageChoice? {
    let layer = mainLayers.first { ($0.name == "ios_root_params") == isOfRoot }
    guard let found = layer?.member(name), let address = found.node.string, isWanted(address)
    else { return nil }
    return ImageChoice(
      address: address, origin: found.title, path: found.path, isAttachment: name != "image")
  }
}
