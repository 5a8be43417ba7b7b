internal import JSONTree
internal import Schema
internal import Wording

/// A value that is there, and that phones cannot use for a card.
struct CardCulprit {
  let found: Found
  let words: String
  let help: String
}

extension CardCheck {
  /// The value to blame for the lack of slides, a film or a pass; nil where nothing of the kind is there.
  func culprit(of lacking: [CardPart]) -> CardCulprit? {
    for part in lacking {
      guard let found = part.member.flatMap(message.any) else { continue }
      guard found.layer.name != "userdata" else {
        return CardCulprit(
          found: found,
          words: "\(found.title) is not read: userdata is looked at for "
            + joined(InboxMessage.membersOfUserData, by: "and") + " only",
          help: "put it into data")
      }
      switch part {
      case .slides:
        return found.node.kind == .array
          ? CardCulprit(
            found: found, words: "no slide of \(found.title) has an image",
            help: "give each slide an image")
          : CardCulprit(
            found: found, words: "\(found.title) must be a list of slides, not \(kind(found))",
            help: "put the slides into brackets")
      case .video: return film(found)
      case .pass: return pass(found)
      case .image, .title, .content: continue
      }
    }
    return nil
  }

  private func film(_ found: Found) -> CardCulprit {
    guard found.node.kind == .object else {
      return CardCulprit(
        found: found, words: "\(found.title) must be an object with a url, not \(kind(found))",
        help: "write {\"url\": \"https://…\"}")
    }
    return address(found, "url")
  }

  private func pass(_ found: Found) -> CardCulprit {
    switch found.node.kind {
    case .object: return address(found, "pass")
    case .string: return notWeb(found)
    default:
      return CardCulprit(
        found: found, words: "\(found.title) must be a URL, not \(kind(found))",
        help: "write \"https://…\"")
    }
  }

  private func address(_ found: Found, _ name: String) -> CardCulprit {
    guard let value = found.member(name) else {
      return CardCulprit(
        found: found, words: "\(found.title) has no \(name)", help: "add \(quoted(name))")
    }
    return notWeb(value)
  }

  private func notWeb(_ found: Found) -> CardCulprit {
    let kind = found.node.kind
    guard let text = found.node.string else {
      return CardCulprit(
        found: found, words: "\(found.title) must be a URL, not \(kind.words)",
        help: "write \"https://…\"")
    }
    let fault = InboxAddress(text).webFault ?? InboxAddress.noWeb
    return CardCulprit(found: found, words: "\(found.title) \(fault.words)", help: fault.help)
  }

  private func kind(_ found: Found) -> String { found.node.kind.words }
}

extension CardPart {
  /// The part without its article.
  var plainWords: String {
    switch self {
    case .image: "image"
    case .title: "title"
    case .content: "content"
    case .slides: "slide with an image"
    case .video: "video"
    case .pass: "pass"
    }
  }

  /// What to add for it.
  var remedy: String {
    switch self {
    case .image: "add inbox_image"
    case .title: "add ios_title or title"
    case .content: "add content"
    case .slides, .video, .pass: "add data.\(member ?? "")"
    }
  }
}

extension InboxMessage {
  /// The link or page of the message itself.
  var ownLink: (name: String, node: Node)? {
    for name in ["link", "rich_media"] {
      guard let value = node.last(name), value.string?.isEmpty == false else { continue }
      return (name, value)
    }
    return nil
  }
}
