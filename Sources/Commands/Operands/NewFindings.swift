internal import Checking
internal import Diagnostics
internal import SourceText

extension Report {
  /// The findings that came with an edit, mere remarks aside; `written` are the JSON Pointers of values it wrote.
  ///
  /// All at or inside such a value are among them, or that come to show there. Elsewhere, of one rule, at one place
  /// in any element of a list, as many are old as there were before: first those that blame the same words.
  func newFindings(since before: Report, at written: [String]) -> [Diagnostic] {
    let found = diagnostics.filter { $0.severity > .info }
    let isWritten = found.map { finding in written.contains { finding.isAbout($0) } }
    var old = Dictionary(grouping: before.diagnostics, by: \.kind).mapValues { $0.map(\.blamed) }
    var isNew: [Bool] = found.map { finding in
      guard let match = old[finding.kind]?.firstIndex(of: finding.blamed) else { return true }
      old[finding.kind]?.remove(at: match)
      return false
    }
    for (index, finding) in found.enumerated() where isNew[index] && !isWritten[index] {
      isNew[index] = old[finding.kind]?.popLast() == nil
    }
    return zip(found, zip(isNew, isWritten)).filter { $1.0 || $1.1 }.map(\.0)
  }
}

extension Diagnostic {
  /// The rule and the place, whatever the element.
  fileprivate var kind: String {
    let place = pointer.split(separator: "/").filter { !$0.allSatisfy(\.isNumber) }
    return "\(rule.id) \(place.joined(separator: "/"))"
  }

  fileprivate var blamed: String { source.text(in: range) }

  /// Whether it blames what lies at a JSON Pointer or inside, or comes to show there.
  fileprivate func isAbout(_ written: String) -> Bool {
    [pointer, related?.pointer].contains { place in
      place.map { $0 == written || $0.hasPrefix(written + "/") } ?? false
    }
  }
}
