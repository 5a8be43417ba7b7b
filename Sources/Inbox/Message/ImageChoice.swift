internal import JSONTree
internal import Schema
internal import SourceText

/// A picture of a message, and where it comes from.
struct ImageChoice: Hashable {
  let address: String
  let origin: String
}

extension InboxMessage {
  /// The pictures of a message under a set of rules, the one that is taken first.
  func images(under rules: InboxRules) -> [ImageChoice] {
    var images: [ImageChoice] = []
    if rules.takesAttachment {
      for name in ["attachment", "b"] {
        guard let root = layers.first, root.name == "ios_root_params",
          let address = root.member(name)?.node.string, InboxAddress(address).isWeb
        else { continue }
        images.append(ImageChoice(address: address, origin: "ios_root_params.\(name)"))
      }
    }
    if let address = text("inbox_image") {
      images.append(ImageChoice(address: address, origin: "inbox_image"))
    }
    let isText = { (node: Node) in node.string?.isEmpty == false }
    if let found = first("image", where: isText), let address = found.node.string {
      images.append(ImageChoice(address: address, origin: found.title))
    }
    return images
  }

  /// The order in which a set of rules looks for a picture, in words.
  static func imageOrder(under rules: InboxRules) -> String {
    let late = rules.takesAttachment ? ["attachment", "b"] : []
    return (late + ["inbox_image", "data.image"]).joined(separator: ", ")
  }
}
