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

/// Repairs a document until nothing is left that can be repaired, or nothing gets better.
///
/// - Parameters:
///   - document: The document.
///   - takesGuesses: Whether repairs that are good guesses are made too.
///   - check: The findings of a document.
/// - Returns: The repaired document, and the headline of each repair made.
public func repaired(
  _ document: Document, takesGuesses: Bool, check: (Document) -> [Diagnostic]
) -> Repaired {
  var current = document
  var titles: [String] = []
  for _ in 0..<mostRounds {
    let findings = check(current)
    let round = findings.filter { $0.fix.map { $0.isSafe || takesGuesses } ?? false }
    let chosen = withoutOverlaps(round)
    let edits = chosen.flatMap { $0.fix?.edits ?? [] }
    guard !edits.isEmpty, let source = try? current.source.applying(edits) else { break }
    let next = Document(parsing: source)
    guard faults(in: check(next)) < faults(in: findings) else { break }
    titles += chosen.map { finding in
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

/// How much is wrong: errors count most, so that a repair may show a milder fault behind it.
private func faults(in findings: [Diagnostic]) -> Int {
  findings.reduce(0) { $0 + ($1.severity == .error ? 1000 : $1.severity == .warning ? 10 : 1) }
}
