import JSONTree
import SourceText
import TestSupport
import Wording

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
  var random = SplitMix64(
    seed: bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 })
  checkEdits(document, root, &random)
  return 0
}

private func checkProblems(_ document: Document) {
  let source = document.source
  for problem in document.problems {
    require(problem.range.lowerBound >= 0 && problem.range.upperBound <= source.bytes.count)
    let excerpt = Excerpt(of: problem.range, in: source)
    require(excerpt.line.displayWidth <= 76)
    require(excerpt.caretColumn >= 0 && excerpt.caretColumn <= 76 && excerpt.caretWidth >= 1)
    _ = source.position(at: problem.range.lowerBound)
  }
  for duplicate in document.duplicates {
    require(duplicate.first.upperBound <= duplicate.later.lowerBound)
  }
}

/// Where every problem has a repair, all of them together make the document valid.
private func checkFixes(_ document: Document) {
  let fixes = document.problems.compactMap(\.fix)
  guard document.isComplete, document.problems.count < 100, fixes.count == document.problems.count
  else { return }
  guard let repaired = try? document.source.applying(fixes) else {
    fail("the repairs \(fixes) overlap")
  }
  let after = Document(parsing: repaired)
  if !after.isValid { fail("the repairs lead to \(repaired.text): \(after.problems)") }
}

private func checkTree(_ node: Node, within outer: Range<Int>) {
  require(node.range.lowerBound >= outer.lowerBound && node.range.upperBound <= outer.upperBound)
  _ = node.string
  _ = node.number
  var end = node.range.lowerBound
  require(node.members.reduce(0) { count, _ in count + 1 } == node.members.count)
  for member in node.members {
    require(
      member.keyRange.lowerBound >= end
        && member.keyRange.upperBound <= member.value.range.lowerBound)
    require(node[member.key] != nil)
    checkTree(member.value, within: node.range)
    end = member.value.range.upperBound
  }
  for element in node.elements {
    require(element.range.lowerBound >= end)
    checkTree(element, within: node.range)
    end = element.range.upperBound
  }
}

/// Fails when a promise is broken.
func require(_ condition: Bool, line: Int = #line, file: String = #fileID) {
  if !condition { fail("\(file):\(line) does not hold") }
}

/// Prints what went wrong and traps, so that the input is kept.
func fail(_ message: String) -> Never {
  print(message)
  fflush(nil)
  preconditionFailure(message)
}
