/// Something that a message in the inbox may have, and that a card may need.
public enum CardPart: String, CaseIterable, Sendable {
  case image
  case title
  case content
  case slides
  case video
  case pass

  /// The member of the data that has it; nil for what also other fields of a message have.
  public var member: String? {
    switch self {
    case .slides: "carousel"
    case .video: "video"
    case .pass: "wallet"
    case .image, .title, .content: nil
    }
  }

  /// The part with its article, in words.
  public var words: String {
    switch self {
    case .image: "an image"
    case .title: "a title"
    case .content: "content"
    case .slides: "a slide with an image"
    case .video: "a video with an http or https URL"
    case .pass: "a pass with an http or https URL"
    }
  }
}
