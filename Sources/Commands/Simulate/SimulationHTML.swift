internal import Campaigns
internal import Diagnostics
internal import Schema
internal import Wording

extension Simulation {
  /// One page without scripts that needs nothing else, with a picture for each message.
  func html(isWhole: Bool) -> String {
    let names = joined(rehearsal.messages.map(\.name), by: "and")
    let title = "Rehearsal of \(names)"
    let policy = "default-src 'none'; style-src 'unsafe-inline'"
    var page = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(escapedHTML(title))</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      <h1>\(escapedHTML(title))</h1>
      <p>\(escapedHTML(span))</p>

      """
    for group in groups { page += section(group, isWhole: isWhole) }
    page += expectationList
    page += remarks.map { "<p class=\"faint\">\(escapedHTML($0))</p>\n" }.joined()
    return page + "</body>\n</html>\n"
  }

  private var span: String {
    let (zone, window) = (rehearsal.zone, rehearsal.window)
    return
      "\(zone.short(window.lowerBound, year: true)) to \(zone.short(window.upperBound, year: true))"
      + ", times in \(zone.name)"
  }

  private func section(_ group: Group, isWhole: Bool) -> String {
    let targets = joined(group.targets.map(\.title), by: "and")
    var text = "<section>\n<h2>\(escapedHTML(targets))</h2>\n"
    let sentences = sentences(group.run)
    for index in rehearsal.messages.indices {
      let entries = group.run.timeline.filter { $0.message == index }
      text += "<p class=\"strong\">\(escapedHTML(sentences[index]))</p>\n"
      if !entries.isEmpty {
        text += TimelinePicture(entries, of: rehearsal).svg(title: sentences[index])
      }
    }
    text +=
      "<p class=\"key\"><span class=\"shown\">●</span> shown <span class=\"blocked\">○</span> "
      + "blocked</p>\n"
    let sentence = optInSentence(group).map { [$0] } ?? []
    for line in [group.run.totals().words].compactMap({ $0 }) + sentence {
      text += "<p>\(escapedHTML(line))</p>\n"
    }
    return text + table(group.run, isWhole: isWhole) + "</section>\n"
  }

  private func table(_ run: Run, isWhole: Bool) -> String {
    let entries = isWhole ? run.timeline[...] : run.timeline.prefix(Self.mostRows)
    guard !entries.isEmpty else { return "" }
    let zone = rehearsal.zone
    let rows = entries.map { entry in
      let cells = [
        zone.short(entry.at, year: true), entry.event.rawValue, "\(entry.install + 1)",
        rehearsal.messages[entry.message].name, entry.outcome.name, run.plan.words(for: entry),
        entry.next.map { zone.short($0, year: true) } ?? "",
      ]
      return "<tr>" + cells.map { "<td>\(escapedHTML($0))</td>" }.joined() + "</tr>\n"
    }
    let heads = ["when", "event", "device", "message", "outcome", "why", "next possible"]
    let rest = run.timeline.count - entries.count
    return "<details><summary>\(counted(run.timeline.count, "line"))</summary>\n<table>\n<tr>"
      + heads.map { "<th>\($0)</th>" }.joined() + "</tr>\n" + rows.joined() + "</table>\n"
      + (rest > 0 ? "<p class=\"faint\">\(rest) more: --all writes them.</p>\n" : "")
      + "</details>\n"
  }

  private static let mostRows = 1000

  private var expectationList: String {
    guard !rehearsal.expectations.isEmpty else { return "" }
    let items = rehearsal.expectations.indices.map { index -> String in
      let missed = groups.filter { !$0.verdicts[index].isMet }
      let text = rehearsal.expectations[index].text
      let words = missed.map { group in
        ": \(group.verdicts[index].difference ?? "")"
          + (groups.count > 1 ? " on \(joined(group.targets.map(\.title), by: "and"))" : "")
      }.joined()
      return "<li>\(missed.isEmpty ? "met" : "<strong>not met</strong>"): "
        + "\(escapedHTML(text + words))</li>\n"
    }
    return "<h2>Expectations</h2>\n<ul>\n\(items.joined())</ul>\n"
  }
}

private let style = """
  :root { color-scheme: light dark; --ink: #1d1d24; --faint: #5e5e6b; --line: #d5d5de; --good: #0a7d4b; }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #ececf1; --faint: #a3a3b2; --line: #40404c; --good: #4fd39a; }
  }
  body { color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem;
    padding: 0 1rem; }
  .strong { font-weight: 600; }
  .faint, .key { color: var(--faint); }
  svg { width: 100%; height: auto; }
  svg text { fill: var(--faint); font-size: 12px; }
  .line { stroke: var(--line); fill: none; }
  circle.shown { fill: var(--good); }
  circle.blocked { fill: none; stroke: var(--faint); stroke-width: 1.5; }
  span.shown { color: var(--good); }
  details { overflow-x: auto; }
  table { border-collapse: collapse; font-size: 14px; }
  th, td { border-bottom: 1px solid var(--line); padding: 0.2rem 0.6rem; text-align: left; }
  """
