internal import Host
internal import Rendering
internal import Wording

/// A Chromium on this machine, which turns pages into pictures.
struct Browser {
  /// Its path.
  let program: String

  /// The names under which Chromium and its kin are installed, as `PATH` and macOS know them.
  private static let names = [
    "chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome",
    "microsoft-edge-stable", "microsoft-edge", "brave-browser",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ]

  /// The variable that names a browser, as Lighthouse and others read it.
  static let variable = "CHROME_PATH"

  /// Finds the browser that the environment names, or the first that is installed.
  init(_ console: Console) throws {
    if let named = console.value(of: Self.variable) {
      guard let path = Programs.path(of: named) else {
        throw Failure(
          "\(Self.variable) is \(quoted(named)), and no such program is installed",
          help: "name a Chromium, Chrome or Edge, or unset it")
      }
      program = path
      return
    }
    guard let path = Self.names.lazy.compactMap({ Programs.path(of: $0) }).first else {
      throw Failure(
        "--png needs Chromium, Chrome or Edge, and none is installed",
        help: "on Debian: apt install chromium; one in another place: \(Self.variable)=PATH")
    }
    program = path
  }

  /// The picture of a page as a PNG, in two pixels a point, as large as what is on it.
  func picture(of preview: Preview) throws -> [UInt8] {
    try Files.withScratchFolder { folder in
      let page = Files.joining(folder, "page.html")
      try Files.write(Array(preview.page.utf8), to: page, replacing: false)
      let size = try size(of: page, in: folder)
      let picture = Files.joining(folder, "picture.png")
      _ = try run(
        page, in: folder, window: size, asking: ["--screenshot=\(picture)"], name: "shot")
      guard Files.kind(of: picture) == .file else {
        throw Failure("\(printable(program)) took no picture of the page")
      }
      return try Files.read(picture, limit: 1 << 30)
    }
  }

  /// How large the page is in points, which it tells itself once it is drawn.
  private func size(of page: String, in folder: String) throws -> (width: Int, height: Int) {
    let dump = try run(
      page, in: folder, window: (1200, 900), asking: ["--dump-dom"], name: "dump")
    let text = String(decoding: dump, as: UTF8.self)
    let start = text.firstRange(of: #"data-size=""#)?.upperBound ?? text.endIndex
    let told = text[start...].prefix { $0 != "\"" }
    let numbers = told.split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 2 else {
      throw Failure("\(printable(program)) did not draw the page")
    }
    guard numbers.allSatisfy({ 1...Self.mostPoints ~= $0 }) else {
      throw Failure(
        "the picture would be \(numbers[0]) by \(numbers[1]) points, which no browser takes",
        help: "choose fewer phones with --target and --locale")
    }
    return (numbers[0], numbers[1])
  }

  /// Larger pictures than this, browsers cut.
  private static let mostPoints = 8_000

  private func run(
    _ page: String, in folder: String, window: (width: Int, height: Int), asking: [String],
    name: String
  ) throws -> [UInt8] {
    let words = [
      program, "--headless", "--user-data-dir=\(Files.joining(folder, "profile"))",
      "--window-size=\(window.width),\(window.height)", "--virtual-time-budget=20000",
    ]
    // Chromium does not start its sandbox for root.
    let asRoot = Programs.areRunByRoot ? ["--no-sandbox"] : []
    let result = try Programs.output(
      of: words + Self.likeEverywhere + asRoot + asking + [Self.address(of: Files.resolved(page))],
      by: Files.joining(folder, name), seconds: Self.patience)
    switch result {
    case .success(let output): return output
    case .failure(.late):
      throw Failure(
        "\(printable(program)) took no picture in \(Self.patience) seconds",
        help: "a picture or film of the message may be slow to load")
    case .failure(.notStarted):
      throw Failure("\(printable(program)) cannot be started")
    case .failure(.ended(let status)):
      throw Failure(
        "\(printable(program)) ended with \(status) and took no picture",
        help: "name another browser by \(Self.variable)")
    }
  }

  /// The address of a file; what is no plain part of a path is written as %XX.
  private static func address(of path: String) -> String {
    "file://"
      + path.utf8.reduce(into: "") { address, byte in
        let scalar = Unicode.Scalar(byte)
        let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar)
        address +=
          isPlain || "/-._~".unicodeScalars.contains(scalar)
          ? String(scalar) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
  }

  /// How many seconds a browser may take, its waiting for media included.
  private static let patience = 90

  /// What makes pictures the same on every screen, and keeps the browser quiet.
  private static let likeEverywhere = [
    "--force-device-scale-factor=2", "--hide-scrollbars", "--disable-gpu", "--disable-lcd-text",
    "--font-render-hinting=none", "--force-color-profile=srgb", "--lang=en-US", "--mute-audio",
    "--no-first-run", "--no-default-browser-check", "--disable-background-networking",
    "--disable-component-update", "--disable-extensions", "--disable-sync",
    "--disable-dev-shm-usage", "--run-all-compositor-stages-before-draw",
  ]
}
