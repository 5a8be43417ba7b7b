internal import Checking
internal import Diagnostics
internal import Inbox
internal import JSONTree
internal import Schema
internal import Wording

extension RequestDraft {
  /// Which release draws which card, and why, with the size of the request; ends in a newline.
  func explanation(_ paint: Paint) -> String {
    guard let report else { return "" }
    let verdicts = report.verdicts.map(Verdict.init)
    let push = report.pushSizes.first.map { "; a push of it about \(byteCount($0))" } ?? ""
    return cardTables(verdicts, paint) + "\n" + cardSteps(verdicts, paint)
      + "\nThe request has \(byteCount(text.utf8.count))\(push).\n"
  }
}

/// How releases come to their cards, step by step; releases that take the same steps together.
func cardSteps(_ verdicts: [Verdict], _ paint: Paint) -> String {
  var groups: [(head: String, targets: [String], steps: [String])] = []
  for verdict in verdicts {
    guard let card = verdict.inboxCard else { continue }
    let message = verdicts.contains { $0.inboxCard?.message != card.message }
    let head = [
      message ? "notifications[\(card.message)]" : nil,
      verdict.locale.map { "in \(printable($0, atMost: 20))" },
    ].compactMap { $0 }.joined(separator: " ")
    if let index = groups.firstIndex(where: { $0.head == head && $0.steps == card.steps }) {
      groups[index].targets.append(verdict.target.title)
    } else {
      groups.append((head, [verdict.target.title], card.steps))
    }
  }
  return groups.map { group in
    let title = joined(group.targets, by: "and") + (group.head.isEmpty ? "" : ", \(group.head)")
    let lines = group.steps.flatMap { step in
      wrappedAnywhere(printable(step, atMost: 400), width: 76).enumerated().map { number, line in
        (number == 0 ? "  · " : "    ") + line
      }
    }
    let head = wrapped("\(title):", width: 80).map { paint($0, .strong) }
    return (head + lines).joined(separator: "\n") + "\n"
  }.joined(separator: "\n")
}
