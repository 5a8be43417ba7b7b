internal import Archives
internal import JSONTree

extension Preview {
  /// The page: one file that loads nothing but the author's own pictures and films.
  ///
  /// Its policy lets only the script and the styles below run, by their digests. What an author wrote is in a block of
  /// JSON, and the script puts it into texts and attributes only.
  public var page: String { html(of: sources) }

  /// What the page is made of.
  var sources: PageSources { showsFeeds ? .feed : .message }

  /// The page from its script and styles; one that follows a server is of a version, and may connect to nothing but the
  /// server.
  func html(of sources: PageSources, version: String? = nil) -> String {
    let policy =
      "default-src 'none'; script-src '\(digest(of: sources.script))'; "
      + "style-src '\(digest(of: sources.styles))'; img-src https: data:; media-src https: data:; "
      + (version == nil ? "" : "connect-src 'self'; ") + "base-uri 'none'; form-action 'none'"
    let marker = version.map { " data-version=\"\($0)\"" } ?? ""
    return """
      <!doctype html>
      <html lang="en"\(marker)>
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="inapp preview">
      <title>Preview</title>
      <style>\(sources.styles)</style>
      </head>
      <body>
      <noscript>This page draws the message with a script, and scripts are turned off.</noscript>
      <script type="application/json" id="preview">\(escapedForScript(data.compact))</script>
      <script>\(sources.script)</script>
      </body>
      </html>

      """
  }
}

/// JSON that no HTML parser can take for the end of its script, nor for markup.
///
/// The characters escaped stand only inside JSON's strings.
func escapedForScript(_ json: String) -> String {
  var escaped = ""
  escaped.reserveCapacity(json.utf8.count)
  for scalar in json.unicodeScalars {
    switch scalar {
    case "<": escaped += "\\u003c"
    case ">": escaped += "\\u003e"
    case "&": escaped += "\\u0026"
    case "\u{2028}": escaped += "\\u2028"
    case "\u{2029}": escaped += "\\u2029"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

/// How a policy names a script: `sha256-` and the digest in Base64.
func digest(of text: String) -> String {
  let digits = sha256(Array(text.utf8)).utf8.map { $0 > 57 ? $0 - 87 : $0 - 48 }
  let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  return "sha256-" + base64(bytes)
}

/// Bytes in Base64 (RFC 4648).
func base64(_ bytes: [UInt8]) -> String {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
    for place in 0..<4 {
      let index = Int(bits >> UInt32(18 - 6 * place) & 63)
      text.append(place <= group.count ? letters[index] : UInt8(ascii: "="))
    }
  }
  return String(decoding: text, as: UTF8.self)
}
