internal import JSONTree
internal import Wording

/// Where the API token comes from.
enum TokenSource {
  /// The environment, as `PUSHWOOSH_API_TOKEN`.
  case variable
  /// A file that holds it.
  case file(String)

  /// The variable of the environment that holds the token.
  static let variableName = "PUSHWOOSH_API_TOKEN"
}

/// The command that sends a request; the shell that runs it puts the token in.
///
/// The request goes through a pipe and `printf`, which is part of the shell, so that no list of processes shows it.
/// Quotes and backslashes of a token are written as JSON has them, and its line breaks left out.
func curlCommand(sending body: Value, token: TokenSource) -> String {
  let mark = "\u{1}TOKEN\u{1}"
  let marked = body.replacingToken(with: mark).printed(breaksOutermost: true)
  let quoted = Value.string(mark).compact.dropFirst().dropLast()
  let parts = marked.split(separator: quoted, maxSplits: 1, omittingEmptySubsequences: false)
  let words = parts.map { singleQuoted(String($0)) }
    .joined(separator: #" "$(\#(token.reader) | tr -d '[:cntrl:]' | sed 's/["\\]/\\&/g')" "#)
  return """
    \(token.guardLine) &&
    printf %s \(words) |
      curl --fail-with-body --header 'Content-Type: application/json' --data-binary @- \\
        https://api.pushwoosh.com/json/1.3/createMessage

    """
}

extension TokenSource {
  /// What prints the token.
  fileprivate var reader: String {
    switch self {
    case .variable: "printf %s \"$\(Self.variableName)\""
    case .file(let path): "cat -- \(shellQuoted(path == "-" ? "./-" : path))"
    }
  }

  /// What stops the command where there is no token.
  fileprivate var guardLine: String {
    switch self {
    case .variable: ": \"${\(Self.variableName):?is not set}\""
    case .file(let path):
      """
      { test -n "$(\(reader) | tr -d '[:cntrl:][:space:]')" ||
        ! echo \(shellQuoted(printable("\(path) holds no token"))) >&2; }
      """
    }
  }
}

private func singleQuoted(_ text: String) -> String {
  "'" + text.replacing("'", with: #"'\''"#) + "'"
}

extension Value {
  /// The request with another token.
  fileprivate func replacingToken(with token: String) -> Value {
    guard case .object(let entries) = self["request"] ?? .null else { return self }
    let request = entries.map { $0.key == "auth" ? Entry($0.key, .string(token)) : $0 }
    return ["request": .object(request)]
  }
}
