internal import Campaigns
internal import Diagnostics
internal import Schema
internal import Wording

extension Simulation {
  /// The outcome for a terminal, plain words first; ends in a newline.
  func text(width: Int, isWhole: Bool, _ paint: Paint) -> String {
    let width = min(width, 100)
    var lines = unmetLine.map { [paint($0, .error)] } ?? []
    for group in groups {
      if groups.count > 1 {
        if !lines.isEmpty { lines.append("") }
        lines.append(paint("\(joined(group.targets.map(\.title), by: "and")):", .strong))
      }
      lines += body(of: group, width: width, isWhole: isWhole, paint)
    }
    let remarks = remarks.flatMap { wrapped($0, width: width) }
    if !remarks.isEmpty { lines += [""] + remarks }
    lines += expectationLines(width: width, paint)
    return lines.joined(separator: "\n") + "\n"
  }

  private func body(of group: Group, width: Int, isWhole: Bool, _ paint: Paint) -> [String] {
    var lines = sentences(group.run).flatMap { wrapped($0, width: width) }
      .map { paint($0, .strong) }
    lines += calendars(of: group.run, width: width, paint)
    if let totals = group.run.totals().words {
      lines += wrapped(totals, width: width - 2).map { "  \($0)" }
    }
    if let sentence = optInSentence(group) { lines += [""] + wrapped(sentence, width: width) }
    let rows = TimelineTable(rehearsal: rehearsal, run: group.run, width: width)
      .lines(isWhole: isWhole, paint)
    return rows.isEmpty ? lines : lines + [""] + rows
  }

  /// A calendar a message, below its name where there are several, and what the marks mean.
  private func calendars(of run: Run, width: Int, _ paint: Paint) -> [String] {
    let names = rehearsal.messages.indices.map(rehearsal.shortName)
    let strips = names.indices.prefix(Self.mostStrips).map { index in
      CalendarStrip(run.timeline.filter { $0.message == index }, of: rehearsal)
    }
    let most = strips.map(\.mostMarksOfADay).max() ?? 0
    let lines = zip(names, strips).flatMap { name, strip -> [String] in
      let lines = strip.lines(marksOfADay: most, width: width, paint)
      return names.count > 1 && !lines.isEmpty ? ["  \(name)"] + lines : lines
    }
    guard !lines.isEmpty else { return [] }
    let waits = strips.contains(where: \.hasWaits) ? "  ◌ waits" : ""
    return [""] + lines + [paint("  ● shown  ○ blocked\(waits)  · nothing", .faint)]
  }

  private static let mostStrips = 6

  /// What else is to be known: dates at which clocks were set, what is assumed, and what is counted.
  var remarks: [String] {
    var remarks: [String] = []
    if groups.count == 1, rehearsal.targets.count > 1 {
      remarks.append("The same on \(joined(rehearsal.targets.map(\.title), by: "and")).")
    }
    if isWithoutOpens {
      remarks.append("No opens are given: simulated with one a day at 09:00.")
    }
    remarks += rehearsal.notes.prefix(Self.mostNotes)
    let more = rehearsal.notes.count - Self.mostNotes
    if more > 0 { remarks.append("Clocks were set at \(more) more of these times.") }
    if rehearsal.campaign.timeZone == nil {
      remarks.append("No time zone is given: times are in UTC.")
    }
    remarks += groups.flatMap(\.run.assumptions).unique.map(\.sentence)
    if hasCaps {
      remarks.append(
        "Counted as phones do: each installation for itself, in seconds since the last display, "
          + "not by calendar days.")
    }
    return remarks
  }

  private static let mostNotes = 5

  /// Whether a cap is set.
  var hasCaps: Bool { groups.contains { $0.withOtherOptIn != nil } }

  /// How many expectations are not met, where some are not.
  var unmetLine: String? {
    let count = rehearsal.expectations.count
    let unmet = rehearsal.expectations.indices.count { index in
      groups.contains { !$0.verdicts[index].isMet }
    }
    guard unmet > 0 else { return nil }
    return count == 1
      ? "The expectation is not met."
      : "\(unmet) of \(count) expectations \(unmet == 1 ? "is" : "are") not met."
  }

  private func expectationLines(width: Int, _ paint: Paint) -> [String] {
    guard !rehearsal.expectations.isEmpty else { return [] }
    var lines = [""]
    for (index, expectation) in rehearsal.expectations.enumerated() {
      let text = "expected \(printable(expectation.text))"
      let missed = groups.filter { !$0.verdicts[index].isMet }
      guard !missed.isEmpty else {
        lines.append("\(paint("met", .good))      \(text)")
        continue
      }
      for group in missed {
        let place = groups.count > 1 ? " on \(joined(group.targets.map(\.title), by: "and"))" : ""
        let words = "\(text): \(group.verdicts[index].difference ?? "")\(place)"
        let wrappedWords = wrapped(words, width: width - 9)
        lines.append(paint("not met", .error) + "  " + wrappedWords[0])
        lines += wrappedWords.dropFirst().map { "         \($0)" }
      }
    }
    return lines
  }
}

extension Totals {
  /// How many attempts came to nothing, by reason; nil where none did.
  var words: String? {
    let reasons = Reason.allCases.filter { self[blocked: $0] > 0 }
    guard !reasons.isEmpty else { return nil }
    return "blocked: " + reasons.map { "\(self[blocked: $0]) \($0.key)" }.joined(separator: " · ")
  }
}
