internal import Host
internal import Wording

extension Console {
  /// Opens an address in the user's browser; `name` is what they open by hand where none starts.
  @discardableResult
  func open(_ address: String, _ name: String) throws -> Opened {
    let opener = Opener(browser: value(of: "BROWSER"))
    if let opened = opener.open(address) { return opened }
    let names = opener.names.map { printable($0) }
    throw Failure(
      "\(printable(name)) is not open: \(joined(names, by: "or")) cannot be started",
      help: "open it by hand, or name a browser in BROWSER")
  }

  /// Opens a page that lies in a file.
  func open(file path: String) throws {
    try open(Opener.address(ofFile: path), path)
  }
}
