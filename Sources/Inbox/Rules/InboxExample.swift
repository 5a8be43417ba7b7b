public import Diagnostics
public import JSONTree

/// The whole requests that rules' examples are pieces of.
public enum InboxExample {
  /// Completes an example, and tells the bytes to blame.
  public static func document(_ example: RuleExample) -> (document: Document, mark: Range<Int>?) {
    let whole = MarkedText(
      example.place == .request
        ? example.text
        : """
        {
          "request": {
            "application": "ABCDE-12345",
            "auth": "API_TOKEN",
            "notifications": [{
              \(example.text)
            }]
          }
        }
        """)
    return (Document(parsing: whole.text, name: "request.json"), whole.mark)
  }
}
