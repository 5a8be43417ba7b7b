/// What a field does in the picture that a phone draws.
///
/// The checker finds the fields whose look it judges by their roles, so that no name is spelled a second time. Each
/// field that is drawn has one, also where nothing asks for it yet.
public enum Role: String, CaseIterable, Sendable {
  case title
  case message
  case image
  case poster
  case fallback
  case video
  case background
  case cover
  case dim
  case closeButton
  case position
  case tapAction
  case label
  case labelColor
  case border
  case cornerRadius
  case buttons
  case hubButton
  case revealButton
  case items
  case segments
  case weight
  case winner
  case reward
  case code
  case loseTitle
  case duration
  case autoDismiss
  case loop
  case muted
  case width
  case aspectRatio
  case threshold
  case darkTheme
}

extension Role {
  /// The roles whose value may stand in for this one's in another display type, the nearest first.
  public var standIns: [Role] {
    switch self {
    case .image: [.poster, .fallback]
    case .poster: [.image]
    case .buttons: [.tapAction]
    case .tapAction: [.buttons]
    default: []
    }
  }

  /// Whether what lies inside goes to fields of its own roles where a display type has no such field.
  public var isOpenable: Bool { self == .cover || self == .items || self == .reward }
}
