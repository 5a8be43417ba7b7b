/// A page as a server sends it: shown anew when the server says that it changed.
public struct ServedPage: Sendable {
  /// The HTML.
  public let text: String
  /// What tells the page from one that looks otherwise; one line of plain letters.
  public let version: String
}

extension Preview {
  /// The page with a script that follows the server's `/changes`.
  public var servedPage: ServedPage {
    let sources = sources.followingServer
    let version = digest(of: html(of: sources))
    return ServedPage(text: html(of: sources, version: version), version: version)
  }
}
