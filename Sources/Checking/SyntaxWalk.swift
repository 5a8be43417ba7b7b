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
        help: problem.help, fix: problem.fix.map { .safe(problem.help ?? "repair it", $0) })
    }
    if document.hasByteOrderMark {
      report(
        .byteOrderMark, at: 0..<3, "the file begins with a byte order mark",
        Outcomes(both: .undocumented), atLeast: .warning, help: "save it as UTF-8 without BOM",
        fix: .safe("remove it", TextEdit(range: 0..<3, text: "")))
    }
    reportDuplicates(in: document)
    for range in document.loneSurrogates {
      report(
        .loneSurrogate, at: range, "half of a character stands alone",
        Outcomes(both: .undocumented), atLeast: .warning,
        help: "write the character itself, or both halves: \"\\ud83c\\udf89\"")
    }
  }

  private mutating func reportDuplicates(in document: Document) {
    for (index, duplicate) in document.duplicates.enumerated() {
      // Beyond the findings that are named each by itself, nobody reads the repair.
      let repair = index < 100 ? document.removingRepetition(duplicate) : nil
      report(
        .duplicateKey, at: duplicate.later,
        "\(quoted(duplicate.key)) appears again; it stands at line "
          + "\(document.source.line(at: duplicate.first.lowerBound)) already",
        Outcomes(ios: repair == nil ? .undocumented : .accepted, android: .accepted),
        atLeast: .warning,
        help: repair == nil
          ? "keep one of the two: Android takes the last, iOS is not documented"
          : "the two say the same: keep one",
        fix: repair.map { .safe("remove the repetition", $0) })
    }
  }
}

extension Document {
  /// The edit that removes the later of two members, where every member with that key has the same value.
  fileprivate func removingRepetition(_ duplicate: DuplicateKey) -> TextEdit? {
    var owner = root
    while let node = owner {
      let members = node.kind == .object ? Array(node.members) : []
      if let index = members.firstIndex(where: { $0.keyRange == duplicate.later }) {
        let value = Value(node: members[index].value)
        let isSame = members.allSatisfy {
          $0.key != duplicate.key || Value(node: $0.value) == value
        }
        return isSame ? removingMember(at: index, from: node) : nil
      }
      let below = members.map(\.value) + (node.kind == .array ? Array(node.elements) : [])
      owner = below.first { $0.range.contains(duplicate.later.lowerBound) }
    }
    return nil
  }
}
