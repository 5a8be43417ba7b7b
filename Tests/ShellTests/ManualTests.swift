import Foundation
import Shell
import TestSupport
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
    #expect(lines.contains("  toy pack bears \\-o out.zip"))
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

  @Test(.enabled(if: tool("mandoc") != nil, "mandoc is not installed"))
  func specialCharactersAreShownAsTheyAre() throws {
    let lines = Manual(nasty, date: "March 1, 2026").page(nasty.commands[0])
    let page = try mandoc(["-Tutf8", "-O", "width=120"], lines).output
      .replacing(/.\u{8}/, with: "")
    for text in [
      ".Sh 'a' \\fB -x \"q\" → 🧸.", ".Bd of text", "'quoted", "\\(aq and ~^`", "  .literal",
      ".El ends.",
      "[A|B]... \"x\"", "toy nasty . , 'Sh' \\", ".Pp is no macro here.", "-p, --no",
    ] {
      #expect(page.contains(text), "\(text) in \(page)")
    }
  }

  @Test(.enabled(if: tool("mandoc") != nil, "mandoc is not installed"))
  func mandocHasNothingToSay() throws {
    for info in [Toy.program.info, nasty] {
      let manual = Manual(info, date: "March 1, 2026")
      for lines in info.commands.map(manual.page) + [manual.overview()] {
        let verdict = try mandoc(["-Tlint", "-W", "warning"], lines)
        #expect(verdict.status == 0 && verdict.everything == "", "\(verdict.everything)\(lines)")
      }
    }
  }

  private func mandoc(_ options: [String], _ page: [String]) throws -> Finished {
    try run(
      try #require(tool("mandoc")), options, environment: plainEnvironment,
      stdin: Data(page.map { $0 + "\n" }.joined().utf8))
  }
}
