/// Something that a message in the inbox may have, and that a card may need.
public enum CardPart: String, CaseIterable, Sendable {
  case image
  case title
  case content
  case slides
  case video
  case pass

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
