import Shell
import Testing

@Suite struct MarkdownListTests {
  @Test func everyShownCommandHasARow() {
    let lines = MarkdownList.lines(Toy.program.info)
    #expect(lines.count == 2 + Toy.program.info.commands.count)
    #expect(lines[2] == "| `toy pack` | Packs a folder into a ZIP file. |")
  }
}
