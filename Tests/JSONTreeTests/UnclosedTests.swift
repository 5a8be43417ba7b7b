import JSONTree
import SourceText
import Testing

/// Edits of documents that end too early, and texts that invite a reader to look far ahead.
@Suite struct UnclosedTests {
  private static let whole = ##"{"a": 1, "b": [true, {"c": "x"}, []], "d": {"e": null}}"##

  @Test(arguments: 1...whole.utf8.count) func noEditOfAPrefixLeavesTheText(_ length: Int) {
    let text = String(decoding: Array(Self.whole.utf8).prefix(length), as: UTF8.self)
    let document = Document(parsing: text)
    func visit(_ node: Node) {
      var edits = [document.replacing(node, with: 7)]
      for index in -1...node.count {
        edits += [
          document.removingMember(at: index, from: node),
          document.removingElement(at: index, from: node),
          document.inserting(7, forKey: "k", in: node, at: index),
          document.inserting(7, in: node, at: index),
        ]
      }
      for edit in edits {
        #expect(edit.range.lowerBound >= 0 && edit.range.upperBound <= document.source.bytes.count)
      }
      for member in node.members { visit(member.value) }
      for element in node.elements { visit(element) }
    }
    if let root = document.root { visit(root) }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      (##"["##, ##""a"b"##), (##"["##, ##""a,"b"##), ("[", "'a'b"), ("[", "“a”b"), ("", "/*"),
      ("{", "a:{"), ("[", "1 "), ("", ##"\""##), ("{", ##""k" "##), ("[", ","), ("", "\\"),
      ("[", "'a"), ("{", "'a"), ("[", "“"), ("[\"", "a\n"),
    ])
  func faultAfterFaultIsReadInTheTimeOfItsLength(_ start: String, _ piece: String) {
    let text = start + String(repeating: piece, count: 300_000 / piece.utf8.count)
    let document = Document(parsing: text)
    #expect(!document.isValid)
    #expect(document.problems.count <= 101)
  }
}
