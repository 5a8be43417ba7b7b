internal import Campaigns
internal import Schema

extension Simulation {
  /// The timeline as CSV (RFC 4180), a row an attempt; releases that differ follow one another.
  var csv: String {
    let zone = rehearsal.zone
    var text = row([
      "at", "event", "device", "message", "outcome", "why", "next", "words", "targets",
    ])
    for group in groups {
      let targets = group.targets.map(\.description).joined(separator: " ")
      for entry in group.run.timeline {
        text += row([
          zone.rfc3339(entry.at), entry.event.rawValue, "\(entry.install + 1)",
          rehearsal.messages[entry.message].name, entry.outcome.name,
          entry.outcome.reason?.key ?? "", entry.next.map(zone.rfc3339) ?? "",
          group.run.plan.words(for: entry), targets,
        ])
      }
    }
    return text
  }
}

/// A line of CSV; fields with commas, quotes or line breaks are quoted.
private func row(_ fields: [String]) -> String {
  fields.map { field in
    let isPlain = !field.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    return isPlain ? field : "\"\(field.replacing("\"", with: "\"\""))\""
  }.joined(separator: ",") + "\r\n"
}
