import Shell
import Testing
import Wording

@Suite struct HelpTests {
  let help = Help(Toy.program.info)

  @Test func aCommandsPageShowsExamplesFirst() {
    let expected = """
      Packs a folder into a ZIP file.

      Usage: toy pack [DIR] [OPTION]...

      Examples:
        toy pack bears
            Writes bears.zip.
        toy pack bears -o out.zip
            Writes out.zip.
        toy pack --format=json | jq .
            Prints JSON.

      Arguments:
        DIR  The folder to pack. (default: this folder)

      Options:
        -o, --output OUT.zip    Where to write.
            --check             Compare with an existing box, write nothing, and end
                                with 1 if it differs.
        -n, --dry-run           Write nothing.
            --[no-]show-close   Leave the lid open.

      Common options:
            --format text|json  How to print. (default: text)
        -v, --verbose           Say more.
        -h, --help              Show this help.

      A box never holds the same toy twice.

        doll  1
        bear  2
      """
    #expect(help.page(Toy.pack.info).joined(separator: "\n") == expected)
  }

  @Test func choicesAndRepetitionAreSaid() {
    let lines = help.page(Toy.make.info)
    #expect(lines.contains("Usage: toy make KIND [DIR] --owner TEXT [OPTION]..."))
    #expect(lines.contains("  KIND  What to make. One of bear, ball or doll."))
    #expect(lines.contains("  -c, --color red|blue  A color of it. (repeatable)"))
    #expect(lines.contains("      --owner TEXT      Who gets it. (required)"))
    #expect(
      help.page(Toy.get.info).contains(
        "Usage: toy get [TEMPLATE] FIELD [MORE]... [--FIELD VALUE]..."))
  }

  @Test func theOverviewListsGroupsAndTopics() {
    let expected = """
      toy 1.2: Packs toys into boxes.

      Usage: toy COMMAND [OPTION]...

      Boxes:
        pack        Packs a folder into a ZIP file.
        box add     Adds files to a box.
        box list    Lists the boxes: [all] of "them", isn't it.

      Toys:
        make        Makes a new toy.
        get         Prints fields of a toy.

      Help:
        help        Explains a command or a topic.

      Topics:
        exit-codes  What the numbers mean.

      toy help NAME explains a command or a topic, with examples.
      """
    #expect(help.overview().joined(separator: "\n") == expected)
  }

  @Test func aFamilyListsItsCommands() {
    let expected = """
      Usage: toy box COMMAND [OPTION]...

      Commands:
        box add   Adds files to a box.
        box list  Lists the boxes: [all] of "them", isn't it.

      toy help box NAME explains one of them, with examples.
      """
    #expect(help.family("box").joined(separator: "\n") == expected)
  }

  @Test func aTopicKeepsItsTable() {
    let lines = help.page(Toy.program.topics[0])
    #expect(
      lines == [
        "What the numbers mean.", "", "The program ends with one of these:", "", "  0  done",
        "  2  not done",
      ])
  }

  /// Paint changes no visible character, and rows stay within the width.
  @Test(arguments: [40, 60, 72, 80, 100, 200])
  func layoutDoesNotDependOnPaint(width: Int) {
    let info = Toy.program.info
    let plain = Help(info, width: width)
    let painted = Help(info, width: width, paint: .terminal)
    for command in info.commands {
      let lines = plain.page(command)
      #expect(painted.page(command).map(unpainted) == lines)
      let isFixed = { (line: String) in
        line.hasPrefix("Usage:") || command.examples.contains { line == "  \($0.command)" }
      }
      for line in lines where !isFixed(line) { #expect(line.displayWidth <= width, "\(line)") }
    }
    #expect(painted.overview().map(unpainted) == plain.overview())
    #expect(painted.overview() != plain.overview())
  }

  private func unpainted(_ line: String) -> String {
    line.replacing(/\u{1B}\[[0-9]m/, with: "")
  }

  @Test func aSectionOfTheContextAlignsThreeColumns() {
    let rows = [
      HelpSection.Row("--title", takes: "text", "A very long title that goes on and on"),
      HelpSection.Row("--edge", takes: "top, right, bottom, left or none at all", "top"),
      HelpSection.Row("--code", takes: "text", ""),
    ]
    let command = Toy.get.info
    let help = Help(Toy.program.info, width: 60)
    let cut = HelpSection("Fields", rows: rows, isCut: true, note: "That is all.")
    let wrapped = HelpSection("Fields", rows: [rows[0]])
    let expected = """

      Fields:
        --title  text                      A very long title that…
        --edge   top, right, bottom, left  top
                 or none at all
        --code   text

      That is all.

      Fields:
        --title  text  A very long title that goes on and on
      """
    let page = help.page(command, more: [cut, wrapped])
    #expect(page.suffix(11).joined(separator: "\n") == expected)
    #expect(help.page(command).count == page.count - 11)
  }
}
