internal import Host
internal import Rendering
internal import Wording

extension Watch {
  /// Serves the page to browsers on this machine until the program is told to stop.
  mutating func serve(_ options: WatchOptions, _ console: Console) throws -> Never {
    let server = try PageServer.starting(on: options.port)
    server.show(look.preview.servedPage)
    try console.print(
      "Serving \(printable(input.headline)) at \(server.address) until Ctrl-C\n"
        + look.verdicts(console.paint()))
    var browser = try options.isOpening ? open(server.address, server.address, console) : nil
    while true {
      server.serve(milliseconds: Self.pace)
      browser?.forgetIfEnded()
      switch try news() {
      case .look(let look):
        server.show(look.preview.servedPage)
        server.say("")
      case .trouble(let words): server.say("Not up to date: \(printable(words))")
      case nil: break
      }
    }
  }

  /// Writes the page, and again whenever it changes, until the program is told to stop.
  mutating func write(
    to path: String, replacing: Bool, _ options: WatchOptions, _ console: Console
  ) throws -> Never {
    try Files.write(Array(look.preview.page.utf8), to: path, replacing: replacing)
    try console.print(
      "Created \(printable(path))\n\(look.verdicts(console.paint()))"
        + "Watching \(printable(input.headline)) until Ctrl-C\n")
    var browser =
      try options.isOpening ? open(Opener.address(ofFile: path), path, console) : nil
    while true {
      Clock.wait(milliseconds: Self.pace)
      browser?.forgetIfEnded()
      guard case .look(let look)? = try news() else { continue }
      do throws(FileError) {
        try Files.write(Array(look.preview.page.utf8), to: path, replacing: true)
      } catch { try console.say(Failure(error).text) }
    }
  }

  /// Opens the page; where no browser starts, that is said and no more.
  private func open(_ address: String, _ name: String, _ console: Console) throws -> Opened? {
    do { return try console.open(address, name) } catch let failure as Failure {
      try console.say(failure.text)
      return nil
    }
  }
}

extension PageServer {
  fileprivate static func starting(on port: Int?) throws -> PageServer {
    do { return try PageServer(port: port) } catch {
      let place = port.map { "port \($0)" } ?? "this machine"
      switch error.code {
      case .portTaken:
        throw Failure(
          "\(place) is taken by another program", help: "without --port, a free one is taken")
      case .portForbidden:
        throw Failure("no permission to serve on \(place)", help: "take one above 1023")
      case .other: throw Failure("nothing can be served on \(place): \(error.reason)")
      }
    }
  }

  fileprivate func show(_ page: ServedPage) { show(page.text, version: page.version) }
}
