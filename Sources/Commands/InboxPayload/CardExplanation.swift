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
    let size = "\(byteCount(text.utf8.count)), of less than \(InboxReport.largestRequestWords)"
    return cardTables(verdicts, paint) + "\n" + cardSteps(verdicts, paint)
      + "\nThe request has \(size)\(push).\n"
  }
}

/// How releases come to their cards, step by step; releases that take the same steps together.
func cardSteps(_ all: [Verdict], _ paint: Paint) -> String {
  let verdicts = all.ofFirstMessages.verdicts
  let hasNumbers = Set(verdicts.map(\.inboxCard?.message)).count > 1
  var groups: [StepGroup] = []
  var places: [StepGroup.Key: Int] = [:]
  for verdict in verdicts {
    guard let card = verdict.inboxCard else { continue }
    let key = StepGroup.Key(group: CardGroup(verdict), steps: card.steps)
    if let index = places[key] {
      groups[index].targets.append(verdict.target.title)
    } else {
      places[key] = groups.count
      groups.append(StepGroup(key: key, targets: [verdict.target.title]))
    }
  }
  return groups.map { group in
    let name = group.key.group.names(numbered: hasNumbers)
    let title = joined(group.targets, by: "and") + (name.isEmpty ? "" : ", \(name)")
    let lines = group.key.steps.flatMap { step in
      wrappedAnywhere(printable(step, atMost: 400), width: 76).enumerated().map { number, line in
        (number == 0 ? "  · " : "    ") + line
      }
    }
    let head = wrapped("\(title):", width: 80).map { paint($0, .strong) }
    return (head + lines).joined(separator: "\n") + "\n"
  }.joined(separator: "\n")
}

/// The releases that take the same steps with one message.
private struct StepGroup {
  struct Key: Hashable {
    let group: CardGroup
    let steps: [String]
  }

  let key: Key
  var targets: [String]
}
