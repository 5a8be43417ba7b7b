import Foundation
import Shell
import Testing

@Suite struct ManualTests {
  let manual = Manual(Toy.program.info, date: "March 1, 2026")

  @Test func aPageHasTheSectionsOfAManual() {
    let lines = manual.page(Toy.pack.info)
    #expect(
      lines.starts(with: [
        ".Dd March 1, 2026", ".Dt TOY-PACK 1", ".Os", ".Sh NAME", ".Nm toy-pack",
        ".Nd packs a folder into a ZIP file", ".Sh SYNOPSIS",
      ]))
    let sections = lines.filter { $0.hasPrefix(".Sh") }.map { $0.dropFirst(4) }
    #expect(sections == ["NAME", "SYNOPSIS", "DESCRIPTION", "EXIT STATUS", "EXAMPLES", "SEE ALSO"])
    #expect(lines.contains("toy pack bears \\-o out.zip"))
    #expect(manual.pageName(Toy.tag.info) == "toy-box-add")
  }

  /// A program whose texts hold all that has a meaning in mdoc.
  private var nasty: ProgramInfo {
    let command = Command<Void>(
      "nasty", group: CommandGroup("Ar Fl"), summary: ".Sh 'a' \\fB -x \"q\" → 🧸.",
      discussion: [".Bd of text", "'quoted", "\\(aq and ~^`", "  .literal\n  'too\n\n  end"],
      options: Toy.MakeOptions(),
      arguments: [
        .operand("Ar", \.kind, .string, ".El ends."),
        .option("no", short: "p", \.owner, .string, "No. Xr it 1.", value: "[A|B]... \"x\""),
      ],
      examples: [Example("toy nasty . , 'Sh' \\", ".Pp is no macro here.")]
    ) { _, _ in 0 }
    return Program(
      name: "toy", version: "1", summary: "Is 'nasty'.", commands: [command],
      topics: [Topic("Op", summary: "No.", body: ["(.Op)"])], exitCodes: [ExitCode(0, ".Done.")]
    ).info
  }

  @Test(.enabled(if: Tool("mandoc") != nil))
  func specialCharactersAreShownAsTheyAre() throws {
    let mandoc = try #require(Tool("mandoc"))
    let page = try render(Manual(nasty, date: "March 1, 2026").page(nasty.commands[0]), mandoc)
    for text in [
      ".Sh 'a' \\fB -x \"q\" → 🧸.", ".Bd of text", "'quoted", "\\(aq and ~^`", "  .literal",
      ".El ends.",
      "[A|B]... \"x\"", "toy nasty . , 'Sh' \\", ".Pp is no macro here.", "-p, --no",
    ] {
      #expect(page.contains(text), "\(text) in \(page)")
    }
  }

  @Test(.enabled(if: Tool("mandoc") != nil))
  func mandocHasNothingToSay() throws {
    let mandoc = try #require(Tool("mandoc"))
    for info in [Toy.program.info, nasty] {
      let manual = Manual(info, date: "March 1, 2026")
      for lines in info.commands.map(manual.page) + [manual.overview()] {
        try withTemporaryFolder { folder in
          let file = try folder.write(lines, as: "page.1")
          let (code, output) = try mandoc.run(["-Tlint", "-W", "warning", file.path])
          #expect(code == 0 && output == "", "\(output)\(lines.joined(separator: "\n"))")
        }
      }
    }
  }

  private func render(_ lines: [String], _ mandoc: Tool) throws -> String {
    try withTemporaryFolder { folder in
      let file = try folder.write(lines, as: "page.1")
      return try mandoc.run(["-Tutf8", "-O", "width=120", file.path]).output
        .replacing(/.\u{8}/, with: "")
    }
  }
}
