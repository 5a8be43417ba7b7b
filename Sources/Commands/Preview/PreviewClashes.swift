internal import Host
internal import Rendering
internal import Shell

extension PreviewOptions {
  /// Refuses options that have no use for each other.
  func check() throws(UsageError) {
    let clash = terminalClashes + layoutClashes + watchClashes
    for (isThere, problem, hint) in clash where isThere {
      throw UsageError(command: "preview", problem, hint: hint)
    }
  }

  private typealias Clash = (isThere: Bool, problem: String, hint: String)

  private var terminalClashes: [Clash] {
    guard sketch.isWanted else { return [] }
    let screen = view.screen ?? Screen.phone.name
    let leaveOut = "Leave one of them out."
    return [
      (output != nil, "--terminal draws here, and --output names a page to write", leaveOut),
      (view.picture != nil, "--terminal draws here, and --png takes a picture", leaveOut),
      (view.isGrid, "--terminal draws single phones, and --grid lays out a page", leaveOut),
      (watch.isWatching, "--terminal draws here and once, and --watch shows a page", leaveOut),
      (watch.isOpening, "--terminal draws here, and --open shows a page", leaveOut),
      (
        screen != Screen.phone.name,
        "--terminal draws a phone in portrait only, and no \(screen) screen", "Leave --screen out."
      ),
    ]
  }

  private var layoutClashes: [Clash] {
    let grid: Clash = (
      view.isGrid && view.isDark, "--grid shows light and dark side by side", "Leave --dark out."
    )
    guard view.picture != nil else {
      let isPicture = output?.lowercased().hasSuffix(".png") == true
      return [
        grid, (isPicture, "--output writes a page, and not a PNG", "Take the picture by --png."),
      ]
    }
    return [
      grid,
      (output != nil, "--output writes a page, and --png a picture", "Give one of them."),
      (watch.isWatching, "--watch keeps a page, and --png takes a picture", "Give one of them."),
      (
        !view.isGrid && (targets.count > 1 || locales.count > 1), "--png shows one phone",
        "Name one --target and one --locale, or add --grid, which shows all."
      ),
    ]
  }

  private var watchClashes: [Clash] {
    let isInput = template.path == "-"
    let file = view.picture ?? output
    let isPrinted =
      file.map { $0 == "-" || Files.isStream($0) } ?? (isInput && !watch.isWatching)
    return [
      (
        watch.port != nil && (!watch.isWatching || output != nil),
        "--port is for a page that is served", "Give --watch too, and no --output."
      ),
      (
        watch.isWatching && isInput, "standard input cannot be watched",
        "Name a folder, a JSON file or a ZIP."
      ),
      (
        isPrinted && watch.isWatching, "--watch needs a page that is not printed",
        "Name a file: --output FILE."
      ),
      (
        isPrinted && watch.isOpening, "--open needs a file that is not printed",
        "Name a file: --output FILE."
      ),
    ]
  }
}
