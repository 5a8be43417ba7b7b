internal import Campaigns
internal import Shell
internal import Wording

extension Topic {
  static let eventLogs = Topic(
    "event-logs", summary: "What simulate --events reads.",
    body: [
      "A log is CSV, or one JSON object a line. Its columns, or keys, and what else they may be called:",
      LogColumn.allCases.map(rows).joined(separator: "\n"),
      "Letter case and order of columns do not matter, and others are skipped. Without a first row "
        + "of titles the columns are those above, in their order.",
      """
        user,at,event,platform
        anna,2026-12-01T09:00:00+01:00,open,ios
        ben,1796115600,,android
      """,
      "A time without an offset is in --time-zone. Rows of one user are in order of time, or come no "
        + "later than --window after a younger one. A user on two platforms counts as two.",
      "Rows before --from, after --until or of a platform that is not simulated are counted, and "
        + "left out. Rows that cannot be used are named with line and column; --bad-rows says how many "
        + "there may be.",
    ])

  private static func rows(_ column: LogColumn) -> String {
    let name = column.names[0].padded(to: 10)
    let others = column.names.dropFirst().joined(separator: ", ")
    let lines = wrapped(column.summary, width: 60) + (others.isEmpty ? [] : ["also \(others)"])
    return lines.enumerated().map { "  \($0 == 0 ? name : "".padded(to: 10))\($1)" }
      .joined(separator: "\n")
  }
}
