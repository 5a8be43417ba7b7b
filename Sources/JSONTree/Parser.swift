internal import SourceText
struct Parser {
  let source: SourceFile
  var tape: [Entry] = []
  var sortedProblems: [SyntaxProblem] = []
  var duplicates: [DuplicateKey] = []
  var loneSurrogates: [Range<Int>] = []
  var stopped = false
  init(_ source: SourceFile) { self.source = source }
  mutating func parse() {}
}
