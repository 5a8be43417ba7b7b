internal import JSONTree
internal import Wording

/// The command that sends a request; the shell that runs it puts the token of its environment in.
///
/// The request goes through a pipe and `printf`, which is part of the shell, so that no list of processes shows it.
func curlCommand(sending body: Value) -> String {
  let mark = "\u{1}TOKEN\u{1}"
  let marked = body.replacingToken(with: mark).printed(breaksOutermost: true)
  let quoted = Value.string(mark).compact.dropFirst().dropLast()
  let parts = marked.split(separator: quoted, maxSplits: 1, omittingEmptySubsequences: false)
  let words = parts.map { singleQuoted(String($0)) }.joined(separator: #" "$PUSHWOOSH_API_TOKEN" "#)
  return """
    : "${PUSHWOOSH_API_TOKEN:?is not set}" &&
    printf %s \(words) |
      curl --fail-with-body --header 'Content-Type: application/json' --data-binary @- \\
        https://api.pushwoosh.com/json/1.3/createMessage

    """
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
