public import Diagnostics
public import JSONTree
internal import SourceText

/// A document after its repairs.
public struct Repaired: Sendable {
  /// The document as it is now.
  public let document: Document
  /// What was repaired, in order.
  public let titles: [String]
}

/// Repairs a document until nothing is left that can be repaired without making anything worse.
///
/// - Parameters:
///   - document: The document.
///   - takesGuesses: Whether repairs that are good guesses are made too.
///   - check: The findings of a document.
/// - Returns: The repaired document, and the headline of each repair made.
public func repaired(
  _ document: Document, takesGuesses: Bool, check: @escaping (Document) -> [Diagnostic]
) -> Repaired {
  var current = document
  var titles: [String] = []
  for _ in 0..<mostRounds {
    let round = Round(current, check)
    let wanted = round.findings.filter { $0.fix.map { $0.isSafe || takesGuesses } ?? false }
    let (taken, next) = round.taking(withoutOverlaps(wanted))
    guard let next else { break }
    titles += taken.map { finding in
      let position = finding.source.position(at: finding.range.lowerBound)
      return "\(position): \(finding.message): \(finding.fix?.title ?? "")"
    }
    current = next
  }
  return Repaired(document: current, titles: titles)
}

/// A repair shows what lay behind it, seldom more than a few times.
private let mostRounds = 100

/// The findings, in the order of the file, whose edits lie behind those of the ones before.
private func withoutOverlaps(_ findings: [Diagnostic]) -> [Diagnostic] {
  var end = -1
  return findings.filter { finding in
    let ranges = finding.fix?.edits.map(\.range) ?? []
    guard ranges.allSatisfy({ $0.lowerBound > end }) else { return false }
    end = ranges.map(\.upperBound).max() ?? end
    return true
  }
}

/// One look at a document, and the repairs that may be made together after it.
private struct Round {
  let document: Document
  let findings: [Diagnostic]
  private let check: (Document) -> [Diagnostic]
  private let counts: [String: Int]

  init(_ document: Document, _ check: @escaping (Document) -> [Diagnostic]) {
    self.document = document
    self.check = check
    findings = check(document)
    counts = Self.counts(of: findings)
  }

  /// As many of the repairs as do good together, and the document after them; nil where none does.
  ///
  /// Where all of them do not, each half is tried, and so on down to single ones.
  func taking(_ wanted: [Diagnostic]) -> (taken: [Diagnostic], next: Document?) {
    var taken: [Diagnostic] = []
    var next: Document?
    var left = [wanted[...]]
    while let some = left.popLast() {
      guard !some.isEmpty else { continue }
      if let repaired = document(after: taken + some) {
        taken += some
        next = repaired
      } else if some.count > 1 {
        let middle = some.startIndex + some.count / 2
        left += [some[middle...], some[..<middle]]
      }
    }
    return (taken, next)
  }

  /// The document after some repairs, unless one of them mends nothing or anything gets worse.
  private func document(after repairs: [Diagnostic]) -> Document? {
    let edits = repairs.flatMap { $0.fix?.edits ?? [] }
    guard let source = try? document.source.applying(edits) else { return nil }
    let next = Document(parsing: source)
    // A file that stays broken may mean something else than it seems to: "1,5" is a number to its writer.
    let mendsSyntax = repairs.contains { $0.rule == .invalidJSON }
    guard !mendsSyntax || next.problems.allSatisfy({ $0.fix != nil }),
      next.problems.count <= document.problems.count,
      next.duplicates.count <= document.duplicates.count
    else { return nil }
    let after = check(next)
    let remaining = Self.counts(of: after)
    guard Self.errors(in: after) <= Self.errors(in: findings),
      repairs.allSatisfy({ remaining[$0.signature, default: 0] < counts[$0.signature, default: 0] })
    else { return nil }
    return next
  }

  private static func counts(of findings: [Diagnostic]) -> [String: Int] {
    Dictionary(findings.map { ($0.signature, 1) }, uniquingKeysWith: +)
  }

  private static func errors(in findings: [Diagnostic]) -> Int {
    findings.count { $0.severity == .error }
  }
}

extension Diagnostic {
  /// What tells a finding from others before and after a repair, which moves it in the file.
  fileprivate var signature: String { "\(rule.id) \(pointer) \(message)" }
}
