internal import Wording

/// An address as the inbox looks at it, which is less closely than a message of its own would.
struct InboxAddress {
  /// The scheme in small letters; nil without one.
  let scheme: String?
  /// Whether nothing in it keeps every system from reading it.
  let isReadable: Bool
  /// Whether it is one of the web: http or https, with a host.
  let isWeb: Bool

  init(_ text: String) {
    isReadable = !text.isEmpty && !text.utf8.contains { $0 <= 0x20 || $0 == 0x7F }
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
      scheme = nil
      isWeb = false
      return
    }
    let name = head.lowercased()
    scheme = name
    let afterSlashes = rest.dropFirst(3).first
    isWeb =
      isReadable && (name == "http" || name == "https") && rest.hasPrefix("://")
      && afterSlashes.map { !"/?#:".contains($0) } ?? false
  }

  /// Whether a tap can open it under a set of rules, as far as the address itself tells.
  func isUsable(needingScheme: Bool) -> Bool {
    isReadable && (scheme != nil || !needingScheme)
  }
}
