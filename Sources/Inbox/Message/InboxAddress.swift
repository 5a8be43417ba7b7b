internal import Wording

/// An address as the inbox looks at it, which is less closely than a message of its own would.
struct InboxAddress {
  /// The scheme in small letters; nil without one.
  let scheme: String?
  /// Whether it is one of the web: by http or https; phones look no further.
  let isWeb: Bool
  /// Whether a host follows the scheme.
  let hasHost: Bool
  /// Whether there can be such a host and port.
  let isHostSound: Bool
  /// What keeps some systems from reading it, as the end of a sentence.
  private let unreadableWords: String?

  init(_ text: String) {
    unreadableWords =
      if text.isEmpty {
        "is empty"
      } else if text.contains(" ") {
        "holds a space"
      } else if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
        "holds a control character"
      } else if text.hasLonePercent {
        "holds a % without two digits after it"
      } else {
        nil
      }
    let head = text.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
    let isScheme = head.unicodeScalars.enumerated().allSatisfy { index, scalar in
      switch scalar {
      case "a"..."z", "A"..."Z": true
      case "0"..."9", "+", "-", ".": index > 0
      default: false
      }
    }
    let rest = text[head.endIndex...]
    guard isScheme, !head.isEmpty, rest.first == ":" else {
      (scheme, isWeb, hasHost, isHostSound) = (nil, false, false, false)
      return
    }
    let name = head.lowercased()
    scheme = name
    isWeb = unreadableWords == nil && (name == "http" || name == "https")
    let afterSlashes = rest.dropFirst(3).first
    hasHost = rest.hasPrefix("://") && afterSlashes.map { !"/?#:".contains($0) } ?? false
    isHostSound = hasHost && rest.dropFirst(3).hasSoundHost
  }

  /// Whether nothing in it keeps every system from reading it.
  var isReadable: Bool { unreadableWords == nil }

  /// Whether a tap can open it under a set of rules, as far as the address itself tells.
  func isUsable(needingScheme: Bool) -> Bool {
    isReadable && (scheme != nil || !needingScheme)
  }
}

extension InboxAddress {
  /// Why no tap opens it, as the end of a sentence.
  var unusableWords: String { unreadableWords ?? "has no scheme, such as https: or myapp:" }

  /// What to do where it cannot be read.
  var unreadableHelp: String? {
    unreadableWords.map { $0 == "holds a space" ? "write %20 for it" : "write the whole address" }
  }

  /// What keeps it from leading to something on the web, and what to do; nil where nothing does.
  var webFault: (words: String, help: String)? {
    if let words = unreadableWords { return (words, unreadableHelp ?? "") }
    guard isWeb else { return Self.noWeb }
    guard !isHostSound else { return nil }
    return (
      hasHost ? "names a host or port that cannot be" : "names no host",
      "write such as https://example.com/1"
    )
  }

  static let noWeb = (
    words: "is not an http or https URL", help: "write an address that begins with https://"
  )
}

extension String {
  /// Whether a percent sign stands for no byte.
  fileprivate var hasLonePercent: Bool {
    split(separator: "%", omittingEmptySubsequences: false).dropFirst().contains { rest in
      rest.prefix(2).count { $0.isASCII && $0.isHexDigit } < 2
    }
  }
}

extension Substring {
  /// Whether what follows two slashes begins with a host, and with a port that there is.
  fileprivate var hasSoundHost: Bool {
    let place = prefix { !"/?#".contains($0) }
    let named = place.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let isNumber = named.hasPrefix("[")
    guard let end = isNumber ? named.firstIndex(of: "]") : named.firstIndex(of: ":") else {
      return !isNumber && !named.isEmpty && !named.contains("]")
    }
    let port = isNumber ? named[named.index(after: end)...] : named[end...]
    let digits = port.dropFirst()
    let isPort = port.isEmpty || port.hasPrefix(":") && (digits.isEmpty || UInt16(digits) != nil)
    return end > named.startIndex && isPort && !named[..<end].dropFirst().contains("[")
  }
}
