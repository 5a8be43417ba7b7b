internal import Campaigns
internal import Diagnostics
internal import Schema
internal import Wording

extension Simulation {
  /// One page without scripts that needs nothing else, with a picture for each message.
  func html(isWhole: Bool) -> String {
    let isNamed = rehearsal.messages.count > 1 || rehearsal.messages[0].name != "message"
    let names = joined(rehearsal.messages.map(\.name), by: "and")
    let title = isNamed ? "Rehearsal of \(names)" : "Rehearsal"
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
    page += capList
    page += expectationList
    for group in groups { page += section(group, isWhole: isWhole) }
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
      let rows = group.run.rows.filter { ($0.attempt?.message ?? index) == index }
      text += "<p class=\"strong\">\(escapedHTML(sentences[index]))</p>\n"
      if rows.contains(where: { $0.attempt != nil }) {
        text += TimelinePicture(rows, of: rehearsal).svg(title: sentences[index])
      }
    }
    let waits = group.run.timeline.contains { !$0.outcome.isFinal }
    text +=
      "<p class=\"key\"><span class=\"shown\">●</span> shown <span class=\"blocked\">○</span> "
      + "blocked\(waits ? " ◌ waits" : "")</p>\n"
    let sentence = optInSentence(group).map { [$0] } ?? []
    for line in [group.run.totals().words].compactMap({ $0 }) + sentence {
      text += "<p>\(escapedHTML(line))</p>\n"
    }
    return text + table(group.run, isWhole: isWhole) + "</section>\n"
  }

  private func table(_ run: Run, isWhole: Bool) -> String {
    let rows = isWhole ? run.rows[...] : run.rows.prefix(Self.mostRows)
    guard !run.timeline.isEmpty else { return "" }
    let offsets = Set(run.rows.map { rehearsal.offset(at: $0.at) })
    let hasDevices = Set(run.rows.map(\.install)).count > 1
    var columns: [(title: String, cell: (TimelineRow) -> String)] = [
      ("when", { time($0.at, offsets) }), ("event", \.event.rawValue),
    ]
    if hasDevices { columns.append(("device", { "\($0.install + 1)" })) }
    if rehearsal.messages.count > 1 {
      columns.append(
        ("message", { $0.attempt.map { rehearsal.messages[$0.message].name } ?? "" }))
    }
    columns += [
      ("outcome", { $0.attempt?.outcome.name ?? "" }), ("why", run.words),
      ("next possible", { ($0.attempt?.next).map { time($0, offsets) } ?? "" }),
    ]
    let lines = rows.map { row in
      "<tr>" + columns.map { "<td>\(escapedHTML($0.cell(row)))</td>" }.joined() + "</tr>\n"
    }
    let rest = run.rows.count - rows.count
    return
      "<details><summary>All \(counted(run.timeline.count, "attempt"))</summary>\n<table>\n<tr>"
      + columns.map { "<th>\($0.title)</th>" }.joined() + "</tr>\n" + lines.joined()
      + "</table>\n"
      + (rest > 0 ? "<p class=\"faint\">\(rest) more lines: --all writes them.</p>\n" : "")
      + "</details>\n"
  }

  /// A moment, with the year and the offset only where they change.
  private func time(_ instant: Instant, _ offsets: Set<String>) -> String {
    let local = rehearsal.zone.local(of: instant)
    let year = rehearsal.spansYears ? " \(local.date.year)" : ""
    let offset = offsets.count > 1 ? " \(rehearsal.offset(at: instant))" : ""
    let date = "\(local.date.weekday.shortName) \(local.date.day) \(local.date.monthWord)\(year)"
    return "\(date) \(local.clock)\(offset)"
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
      return "<li>\(missed.isEmpty ? "met" : "<strong class=\"unmet\">not met</strong>"): "
        + "\(escapedHTML(text + words))</li>\n"
    }
    let line = unmetLine.map { "<p class=\"strong unmet\">\(escapedHTML($0))</p>\n" } ?? ""
    return "\(line)<ul>\n\(items.joined())</ul>\n"
  }

  /// What each message says of dates and caps; empty where none says anything.
  private var capList: String {
    let items = rehearsal.messages.indices.compactMap { index -> String? in
      let plan = rehearsal.plan(on: rehearsal.targets[0])
      let facts = [
        plan.cap(of: index).map { "at most \($0 == 1 ? "1 display" : "\($0) displays")" },
        plan.cooldown(of: index).map { "a cooldown of \($0.text)" },
      ].compactMap { $0 }
      guard !facts.isEmpty else { return nil }
      let name = rehearsal.messages.count > 1 ? "\(rehearsal.messages[index].name): " : ""
      return "<p>\(escapedHTML(name + joined(facts, by: "and")))</p>\n"
    }
    return items.joined()
  }
}

private let style = """
  :root { color-scheme: light dark; --ink: #1d1d24; --faint: #5e5e6b; --line: #d5d5de; --good: #0a7d4b; --bad: #b3261e; }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #ececf1; --faint: #a3a3b2; --line: #40404c; --good: #4fd39a; --bad: #ffb4ab; }
  }
  body { color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem;
    padding: 0 1rem; }
  .strong { font-weight: 600; }
  .unmet { color: var(--bad); }
  .picture { overflow-x: auto; }
  .faint, .key { color: var(--faint); }
  svg { width: 100%; min-width: 40rem; height: auto; }
  svg text { fill: var(--faint); font-size: 12px; }
  .line { stroke: var(--line); fill: none; }
  .event { stroke: var(--faint); stroke-dasharray: 4 3; fill: none; }
  circle.shown { fill: var(--good); }
  circle.blocked, circle.waits { fill: none; stroke: var(--faint); stroke-width: 1.5; }
  circle.waits { stroke-dasharray: 2 2; }
  span.shown { color: var(--good); }
  details { overflow-x: auto; }
  table { border-collapse: collapse; font-size: 14px; }
  th, td { border-bottom: 1px solid var(--line); padding: 0.2rem 0.6rem; text-align: left; white-space: nowrap; }
  """
