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
    let version = digest(of: page(script: Page.servedScript))
    return ServedPage(text: page(script: Page.servedScript, version: version), version: version)
  }
}

extension Page {
  /// The script of a page that is served: that of every page, then what follows the server.
  static let servedScript = script + "\n" + watchScript

  /// What follows the server, and keeps the chosen settings when it shows the page anew.
  static let watchScript = String(decoding: PackageResources.watch_js, as: UTF8.self)
}
