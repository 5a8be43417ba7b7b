import JSONTree
import SourceText
import TestSupport

/// Reads any bytes as JSON and checks what must hold for all of them; a broken promise traps.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let source = SourceFile(name: "fuzz", bytes: bytes)
  let document = Document(parsing: source)
  checkProblems(document)
  checkFixes(document)
  guard let root = document.root else { return 0 }
  checkTree(root, within: 0..<bytes.count)
  var random = SplitMix64(seed: bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 })
  checkEdits(document, root, &random)
  return 0
}

private func checkProblems(_ document: Document) {
  let source = document.source
  for problem in document.problems {
    precondition(problem.range.lowerBound >= 0 && problem.range.upperBound <= source.bytes.count)
    let excerpt = Excerpt(of: problem.range, in: source)
    precondition(excerpt.line.displayWidth <= 76)
    precondition(excerpt.caretColumn >= 0 && excerpt.caretColumn <= 76 && excerpt.caretWidth >= 1)
    _ = source.position(at: problem.range.lowerBound)
  }
  for duplicate in document.duplicates {
    precondition(duplicate.first.upperBound <= duplicate.later.lowerBound)
  }
}

private func checkFixes(_ document: Document) {
  guard document.problems.count < 100 else { return }
  for problem in document.problems.prefix(8) {
    guard let fix = problem.fix, let repaired = try? document.source.applying([fix]) else { continue }
    let after = Document(parsing: repaired)
    precondition(after.problems.count < document.problems.count || !document.isComplete)
  }
  _ = try? document.source.applying(document.problems.compactMap(\.fix))
}

private func checkTree(_ node: Node, within outer: Range<Int>) {
  precondition(node.range.lowerBound >= outer.lowerBound && node.range.upperBound <= outer.upperBound)
  _ = node.string
  _ = node.number
  var end = node.range.lowerBound
  precondition(node.members.reduce(0) { count, _ in count + 1 } == node.members.count)
  for member in node.members {
    precondition(member.keyRange.lowerBound >= end && member.keyRange.upperBound <= member.value.range.lowerBound)
    precondition(node[member.key] != nil)
    checkTree(member.value, within: node.range)
    end = member.value.range.upperBound
  }
  for element in node.elements {
    precondition(element.range.lowerBound >= end)
    checkTree(element, within: node.range)
    end = element.range.upperBound
  }
}
