import JSONTree
import SourceText
import TestSupport

/// Checks that values survive printing and that an edit leads to exactly the value it promises.
func checkEdits(_ document: Document, _ root: Node, _ random: inout SplitMix64) {
  guard document.isValid, document.loneSurrogates.isEmpty, let value = Value(node: root) else {
    // What is not valid may still be edited; the edits must at least lie in the file.
    if document.isComplete {
      let plan = PlannedEdit.random(in: document, root, &random)
      require((try? document.source.applying(plan.edits)) != nil)
    }
    return
  }
  for text in [
    value.printed(), value.compact, value.printed(breaksOutermost: true, layout: .oneLine),
  ] {
    let again = Document(parsing: text)
    require(again.isValid)
    require(again.root.flatMap(Value.init(node:))?.exact == value.exact)
  }
  let containers = root.everyNode.filter { $0.count > 0 }
  for round in 0..<8 {
    let plan =
      containers.isEmpty || round < 4
      ? PlannedEdit.random(in: document, root, &random)
      : PlannedEdit.ofAChild(of: random.pick(containers), in: document, root, [1], &random)
    guard let edited = try? document.source.applying(plan.edits) else { fail(plan.name) }
    let after = Document(parsing: edited)
    if after.problems.contains(where: { $0.kind == .tooDeep }) { continue }
    guard after.isValid, after.root.flatMap(Value.init(node:))?.exact == plan.expected.exact else {
      fail("\(plan.name): \(plan.edits) leads to \(edited.text)")
    }
  }
}
