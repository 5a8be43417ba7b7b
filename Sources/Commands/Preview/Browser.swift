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

  /// A page as a picture.
  struct Picture {
    /// The PNG, in two pixels a point, as large as what is on the page.
    let bytes: [UInt8]
    /// How many pictures of the message did not load.
    let missing: Int
  }

  /// Takes a picture of a page.
  func picture(of preview: Preview) throws -> Picture {
    try Files.withScratchFolder { folder in
      let page = Files.joining(folder, "page.html")
      try Files.write(Array(preview.page.utf8), to: page, replacing: false)
      let drawn = try run(
        page, in: folder, window: (1200, 900), asking: ["--dump-dom"], name: "dump")
      let told = Told(String(decoding: drawn, as: UTF8.self))
      let picture = Files.joining(folder, "picture.png")
      _ = try run(
        page, in: folder, window: size(told), asking: ["--screenshot=\(picture)"], name: "shot")
      let bytes =
        Files.kind(of: picture) == .file ? try Files.read(picture, limit: 1 << 30) : []
      // What every PNG begins and ends with.
      guard
        bytes.starts(with: Array("\u{89}PNG\r\n\u{1A}\n".unicodeScalars.map { UInt8($0.value) })),
        bytes.suffix(8).elementsEqual([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
      else {
        throw Failure("\(printable(program)) took no picture of the page")
      }
      return Picture(bytes: bytes, missing: Int(told["failed"]) ?? 0)
    }
  }

  /// What a page that is drawn tells of itself, in `data-` attributes.
  private struct Told {
    private let text: String

    init(_ text: String) { self.text = text }

    subscript(name: String) -> String {
      guard let start = text.firstRange(of: " data-\(name)=\"")?.upperBound else { return "" }
      return String(text[start...].prefix { $0 != "\"" })
    }
  }

  /// How large the page is in points.
  private func size(_ told: Told) throws -> (width: Int, height: Int) {
    let numbers = told["size"].split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 }) else {
      throw Failure("\(printable(program)) did not draw the page")
    }
    guard numbers.allSatisfy({ $0 <= Self.mostPoints }) else {
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
      of: words + Self.likeEverywhere + asRoot + asking + [Opener.address(ofFile: page)],
      printingTo: Files.joining(folder, name), setting: ["TMPDIR": folder],
      seconds: Self.patience)
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
