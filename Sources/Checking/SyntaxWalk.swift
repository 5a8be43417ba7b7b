internal import Diagnostics
internal import JSONTree
internal import Localization
internal import Schema
internal import SourceText
internal import Wording

extension Walker {
  /// Reports what is wrong with a document before its fields are looked at.
  mutating func reportSyntax(of document: Document, _ outcomes: Outcomes) {
    for problem in document.problems {
      report(
        .invalidJSON, at: problem.range, problem.message, outcomes.reading(problem.kind),
        atLeast: .error,
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
    for duplicate in document.duplicates {
      let twins = document.twins(of: duplicate)
      report(
        .duplicateKey, at: duplicate.later,
        "\(quoted(duplicate.key)) appears again; it stands at line "
          + "\(document.source.line(at: duplicate.first.lowerBound)) already",
        Outcomes(ios: twins == nil ? .undocumented : .accepted, android: .accepted),
        atLeast: .warning,
        help: twins == nil
          ? "keep one of the two: Android takes the last, iOS is not documented"
          : "the two say the same: keep one",
        fix: twins.map {
          .safe("remove the repetition", document.removingMember(at: $0.index, from: $0.owner))
        })
    }
  }
}

extension Outcomes {
  /// The outcomes where Android's reader is known to read on, which is not to be relied on.
  ///
  /// A message is said to be dropped even so.
  fileprivate func reading(_ kind: SyntaxProblem.Kind) -> Outcomes {
    guard android != .dropped, Platform.android.tolerates(kind) else { return self }
    return Outcomes(ios: ios, android: .undocumented)
  }
}

extension Document {
  /// The later of two members and where it lies, if every member with that key has the same value.
  fileprivate func twins(of duplicate: DuplicateKey) -> (owner: Node, index: Int)? {
    var owner = root
    while let node = owner {
      guard node.kind == .object else {
        owner = node.elements.first { $0.range.contains(duplicate.later.lowerBound) }
        continue
      }
      guard node.count <= mostMembersToCompare else { return nil }
      let members = Array(node.members)
      if let index = members.firstIndex(where: { $0.keyRange == duplicate.later }) {
        let value = Value(node: members[index].value)
        let isSame = members.allSatisfy {
          $0.key != duplicate.key || Value(node: $0.value) == value
        }
        return isSame ? (node, index) : nil
      }
      owner = members.map(\.value).first { $0.range.contains(duplicate.later.lowerBound) }
    }
    return nil
  }
}

/// More members than any template has; in a larger object each repetition would take a walk through all.
private let mostMembersToCompare = 1000
