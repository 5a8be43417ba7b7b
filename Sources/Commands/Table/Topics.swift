internal import Schema
internal import Shell
internal import Wording

extension Topic {
  static let exitCodes = Topic(
    "exit-codes", summary: "What the exit code says.",
    body: [
      Inapp.exitCodes.flatMap { code in
        wrapped(code.meaning, width: 68).enumerated().map {
          "  \(($0 == 0 ? "\(code.code)" : "").padded(to: 3))  \($1)"
        }
      }.joined(separator: "\n")
    ])

  static let fieldPaths = Topic(
    "field-paths", summary: "How a field is named.",
    body: [
      "A path leads from the content block to a field: names between dots, list elements by number "
        + "between brackets, counted from 0.",
      """
        title.text                the words of the title
        buttons[0].action.url     the address of the first button
        segments[-1].color        that of the last segment, counted from the end
        items[+].title.text       a new element at the end, then items[-1]
        $.inAppId                 a field at the root of the document
        /spinwheel/winIndex       the same as a JSON Pointer, from the root
      """,
      "Shells give brackets, $ and # a meaning of their own: put such a path between single quotes.",
      "A value is typed by its field: no quotes round strings; true or false; numbers; '#111,#222' "
        + "for a gradient; close or a URL for an action; JSON for objects and lists. Where a field "
        + "holds a text with its colour, title=Hello sets the words.",
      "Each field outside a list has a flag too: --title-color is title.color, and --title the words "
        + "of the title. inapp set TEMPLATE --help lists those of a template.",
      "inapp describe TYPE lists the fields of a display type.",
    ])

  static let targets = Topic(
    "targets", summary: "Which SDK releases a verdict is about.",
    body: [
      "A target is a platform and an SDK release: ios@7.2.1, android@6.11.0. A bare ios or android "
        + "means its newest known release; without --target both are asked. A release newer than "
        + "any known is treated as the newest known.",
      "  known releases\n"
        + Platform.allCases.map { platform in
          "    \(platform.title.padded(to: 9))"
            + platform.knownReleases.map(\.description).joined(separator: "  ")
        }.joined(separator: "\n")
        + "\n  and of the iOS inbox\n    iOS      "
        + Platform.ios.knownInboxReleases.map(\.description).joined(separator: "  "),
      "What began when: first as the vendor's page promises it, then as the releases were seen to do.",
      capabilityTable,
      "  -  in no release, or not on the page\n"
        + "  ?  in some release; which one is not documented",
      "Whether a display type is drawn on a release is what the release was seen to do. Where the "
        + "vendor's page promises it for a later release only, a warning says so.",
    ] + Capability.all.compactMap(note))

  private static var capabilityTable: String {
    let rows = [["", "iOS page", "seen", "Android page", "seen"]] + Capability.all.map(row)
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      "  " + zip(row.dropLast(), widths).map { $0.padded(to: $1) + "  " }.joined() + row[4]
    }.joined(separator: "\n")
  }

  private static func note(_ capability: Capability) -> String? {
    capability.note.map { "\(capability.name): \($0)." }
  }

  private static func row(_ capability: Capability) -> [String] {
    let support = capability.support
    let cells = Platform.allCases.flatMap { platform in
      [
        support.documented[platform]?.description ?? "-",
        support.observed[platform]?.description
          ?? (capability.beganUnnoticedOn.contains(platform) ? "?" : "-"),
      ]
    }
    return [capability.name] + cells
  }
}
