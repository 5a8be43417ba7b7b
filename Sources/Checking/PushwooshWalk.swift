internal import Diagnostics
internal import JSONTree
internal import Schema

extension Walker {
  /// Checks a pushwoosh.json.
  mutating func checkPushwooshJSON(_ root: Node) {
    guard root.kind == .object else {
      return report(
        .wrongType, at: root.range, "the file must hold an object, not \(root.kind.described)",
        .defaultTexts)
    }
    check(root, against: .pushwooshJSON)
  }
}
