/// What the server answers to a request.
enum Answer: Equatable {
  /// The page.
  case page
  /// The feed of changes, which has no end.
  case changes
  /// A refusal, or another answer that is a sentence only.
  case refusal(Refusal)

  /// Why a request gets nothing; the raw value is the status.
  enum Refusal: String {
    case malformed = "400 Bad Request"
    case otherSite = "403 Forbidden"
    case nothingThere = "404 Not Found"
    case otherMethod = "405 Method Not Allowed"
    case otherHost = "421 Misdirected Request"
    case tooLarge = "431 Request Header Fields Too Large"
  }

  /// Judges a request that came to a port of this machine.
  ///
  /// Only what a reader of the page asked for is answered: another site may send a reader here, but neither read the
  /// page nor take it into a frame, whatever name it gave this machine.
  init(to head: RequestHead, port: Int) {
    let names = ["127.0.0.1", "localhost"]
    let hosts = names.map { "\($0):\(port)" } + (port == 80 ? names : [])
    let origins = hosts.map { "http://\($0)" }
    let named = head.values("host").map { $0.lowercased() }
    guard named.count == 1 else {
      self = .refusal(.malformed)
      return
    }
    if !hosts.contains(named[0]) {
      self = .refusal(.otherHost)
    } else if !head.values("origin").allSatisfy(origins.contains) || head.isOfOtherSite {
      self = .refusal(.otherSite)
    } else if head.method != "GET", head.method != "HEAD" {
      self = .refusal(.otherMethod)
    } else {
      switch head.path {
      case "/": self = .page
      case "/changes": self = .changes
      default: self = .refusal(.nothingThere)
      }
    }
  }

  /// The bytes to send: a head, and the body unless only the head was asked for.
  func bytes(page: [UInt8], isHeadOnly: Bool) -> [UInt8] {
    switch self {
    case .page: Self.bytes("200 OK", "text/html", page, isHeadOnly)
    case .changes: Self.bytes("200 OK", "text/event-stream", nil, isHeadOnly)
    case .refusal(let refusal):
      Self.bytes(
        refusal.rawValue, "text/plain", Array("\(refusal.rawValue)\n".utf8), isHeadOnly,
        more: refusal == .otherMethod ? ["Allow: GET, HEAD"] : [])
    }
  }

  private static func bytes(
    _ status: String, _ type: String, _ body: [UInt8]?, _ isHeadOnly: Bool, more: [String] = []
  ) -> [UInt8] {
    let lines =
      [
        "HTTP/1.1 \(status)", "Content-Type: \(type); charset=utf-8", "Cache-Control: no-store",
        "X-Content-Type-Options: nosniff", "Content-Security-Policy: frame-ancestors 'none'",
        "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin",
        "Referrer-Policy: no-referrer", "Connection: close",
      ] + (body.map { ["Content-Length: \($0.count)"] } ?? []) + more
    let head = lines.map { "\($0)\r\n" }.joined() + "\r\n"
    return Array(head.utf8) + (isHeadOnly ? [] : body ?? [])
  }
}

extension RequestHead {
  /// Whether another site's page sent it, other than by a link that a reader followed.
  fileprivate var isOfOtherSite: Bool {
    let sites = values("sec-fetch-site")
    if sites.allSatisfy({ $0 == "same-origin" || $0 == "none" }) { return false }
    return values("sec-fetch-mode") != ["navigate"] || values("sec-fetch-dest") != ["document"]
  }
}
