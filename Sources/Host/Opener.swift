internal import Wording

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that shows a page: the browser that `BROWSER` names, or what the system opens pages with.
public struct Opener: Sendable {
  private let commands: [[String]]

  /// Takes the value of `BROWSER`: a program, or several with colons between, of which the first that starts is taken.
  ///
  /// In each, `%s` stands for the address, which otherwise comes last; spaces divide words, unless the whole names a
  /// file. Nil or an empty text takes `xdg-open`, or `open` on a Mac.
  public init(browser: String?) {
    let browsers = (browser ?? "").split(separator: ":").map(String.init).filter { name in
      name.contains { $0 != " " }
    }
    guard !browsers.isEmpty else {
      commands = [[Self.systemOpener]]
      return
    }
    commands = browsers.map { browser in
      Files.kind(of: browser) == .file ? [browser] : browser.split(separator: " ").map(String.init)
    }.filter { !$0.isEmpty }
  }

  /// The names of the programs that it tries.
  public var names: [String] { commands.map { $0[0] } }

  /// The words of each program to try for an address.
  func words(for address: String) -> [[String]] {
    commands.map { words in
      words.contains { $0.contains("%s") }
        ? words.map { $0.replacing("%s", with: address) } : words + [address]
    }
  }

  /// Starts the first program that can be started, and does not wait for it; nil if none can.
  ///
  /// One that ends at once with a status that is not 0, as `xdg-open` does where it knows no browser, does not count.
  public func open(_ address: String) -> Opened? {
    for words in words(for: address) {
      guard let child = Child.leave(words) else { continue }
      guard let status = Self.early(child) else { return Opened(child) }
      if status == 0 { return Opened(nil) }
    }
    return nil
  }

  /// The status of a program that ends within half a second.
  private static func early(_ child: pid_t) -> Int32? {
    for _ in 0..<50 {
      if let status = try? Child.status(of: child) { return status }
      usleep(10_000)
    }
    return nil
  }

  /// The address of a file.
  public static func address(ofFile path: String) -> String {
    let bytes = Files.resolved(path).utf8
    return bytes.reduce(into: "file://") { address, byte in
      let isPlain = safe.contains(byte)
      address += isPlain ? String(UnicodeScalar(byte)) : percentEncoding(of: byte)
    }
  }

  private static let safe = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)

  private static var systemOpener: String {
    #if canImport(Darwin)
      "open"
    #else
      "xdg-open"
    #endif
  }
}

/// A program that was started to show a page.
public struct Opened: Sendable {
  private var child: pid_t?

  fileprivate init(_ child: pid_t?) { self.child = child }

  /// Lets the program go if it has ended, so that the system need not remember it.
  public mutating func forgetIfEnded() {
    if let child, (try? Child.status(of: child)) != nil { self.child = nil }
  }
}
