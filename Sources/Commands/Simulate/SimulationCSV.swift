internal import Campaigns
internal import Schema

extension Simulation {
  /// The timeline as CSV (RFC 4180), a row an attempt or another event, which leaves columns empty.
  ///
  /// Releases that differ follow one another.
  var csv: String {
    let zone = rehearsal.zone
    var text = row([
      "at", "event", "device", "message", "outcome", "why", "next", "words", "targets",
    ])
    for group in groups {
      let targets = group.targets.map(\.description).joined(separator: " ")
      for line in group.run.rows {
        let entry = line.attempt
        text += row([
          zone.rfc3339(line.at), line.event.rawValue, "\(line.install + 1)",
          entry.map { rehearsal.messages[$0.message].name } ?? "", entry?.outcome.name ?? "",
          entry?.outcome.reason?.key ?? "", (entry?.next).map(zone.rfc3339) ?? "",
          group.run.words(for: line), targets,
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
