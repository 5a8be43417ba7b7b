/// An address in its parts, as RFC 3986 splits it (appendix B), over UTF-8 bytes.
struct Address {
  let bytes: [UInt8]
  /// What stands before the first colon, if that comes before any slash, question mark or hash.
  let scheme: Range<Int>?
  /// What stands between two slashes and the path.
  let authority: Authority?
  let path: Range<Int>
  /// What follows the first question mark, without it.
  let query: Range<Int>?
  /// What follows the first hash, without it.
  let fragment: Range<Int>?

  /// Where on the network something is.
  struct Authority {
    /// What stands before the last `@`.
    let user: Range<Int>?
    /// The host, with its square brackets.
    let host: Range<Int>
    /// What follows the host, with its colon.
    let port: Range<Int>
  }

  init(_ text: String) {
    let bytes = Array(text.utf8)
    let hash = bytes.firstIndex(of: UInt8(ascii: "#"))
    let end = hash ?? bytes.count
    let mark = bytes[..<end].firstIndex(of: UInt8(ascii: "?"))
    let stem = bytes[..<(mark ?? end)]
    let colon = stem.firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }
    let hasScheme = colon.map { $0 > 0 && bytes[$0] == UInt8(ascii: ":") } ?? false
    let rest = stem[(hasScheme ? (colon ?? 0) + 1 : 0)...]
    scheme = hasScheme ? 0..<rest.startIndex - 1 : nil
    if rest.starts(with: "//".utf8) {
      let name = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "/") }
      authority = Authority(name)
      path = name.endIndex..<stem.endIndex
    } else {
      authority = nil
      path = rest.startIndex..<stem.endIndex
    }
    query = mark.map { $0 + 1..<end }
    fragment = hash.map { $0 + 1..<bytes.count }
    self.bytes = bytes
  }

  /// The scheme in lower case.
  var schemeName: String? { scheme.map { text(of: $0).lowercased() } }

  /// The bytes of a part as text.
  func text(of range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension Address.Authority {
  fileprivate init(_ bytes: ArraySlice<UInt8>) {
    let at = bytes.lastIndex(of: UInt8(ascii: "@"))
    let rest = bytes[(at.map { $0 + 1 } ?? bytes.startIndex)...]
    let bracket = rest.first == UInt8(ascii: "[") ? rest.firstIndex(of: UInt8(ascii: "]")) : nil
    let end = bracket.map { $0 + 1 } ?? rest.firstIndex(of: UInt8(ascii: ":")) ?? rest.endIndex
    user = at.map { bytes.startIndex..<$0 }
    host = rest.startIndex..<end
    port = end..<rest.endIndex
  }
}
