internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

extension Walker {
  /// Reports what is wrong with a document before its fields are looked at.
  mutating func reportSyntax(of document: Document, _ outcomes: Outcomes) {
    for problem in document.problems {
      report(
        .invalidJSON, at: problem.range, problem.message, outcomes, atLeast: .error,
        help: problem.help)
    }
    if document.hasByteOrderMark {
      report(
        .byteOrderMark, at: 0..<3, "the file begins with a byte order mark",
        Outcomes(both: .undocumented), atLeast: .warning, help: "save it as UTF-8 without BOM")
    }
    for duplicate in document.duplicates {
      let first = document.source.position(at: duplicate.first.lowerBound)
      report(
        .duplicateKey, at: duplicate.later,
        "\(quoted(duplicate.key)) appears again; it stands at line \(first.line) already",
        Outcomes(ios: .undocumented, android: .accepted), atLeast: .warning,
        help: "keep one of the two: Android takes the last, iOS is not documented")
    }
    for range in document.loneSurrogates {
      report(
        .loneSurrogate, at: range, "half of a character stands alone",
        Outcomes(both: .undocumented), atLeast: .warning,
        help: "write the character itself, or both halves: \"\\ud83c\\udf89\"")
    }
  }
}
