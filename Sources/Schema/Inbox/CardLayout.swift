/// How a generation of the iOS inbox lays its cards out.
public enum CardLayout: Sendable {
  /// Pictures reach the edges of their card.
  case edgeToEdge
  /// Pictures are inset; the words of a captioned card stand clear of a gutter for the mark of unread messages.
  case gutter
  /// Pictures are inset; a captioned card may have a round icon, and its mark lies on the picture.
  case icon

  /// The layout of a release; between releases that were looked at, that of the next one.
  public init(of version: SDKVersion) {
    self =
      if version <= SDKVersion(7, 0, 43) {
        .edgeToEdge
      } else if version <= SDKVersion(7, 1, 3) {
        .gutter
      } else {
        .icon
      }
  }
}
