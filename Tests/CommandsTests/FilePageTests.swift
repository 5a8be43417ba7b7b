import Commands
import Foundation
import JSONTree
import Schema
import Shell
import TestSupport
import Testing

/// The pages about kinds of files, in the terminal and in the manual.
@Suite struct FilePageTests {
  static let topics = Inapp.program.info.topics.filter { $0.page != nil }.map(\.name)

  @Test func thereIsOneForEachKindOfFile() {
    let pages = Inapp.program.info.topics.compactMap { $0.page?.name }
    #expect(pages == ["native-config", "pushwoosh-json", "inapp-campaign", "inapp-inbox"])
  }

  /// What a page shows as a whole document, the program accepts.
  @Test(arguments: topics) func theExampleIsValid(_ topic: String) throws {
    let inapp = try BuiltProgram()
    let help = try inapp("help", topic).output
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "  {"))
    let end = try #require(lines.firstIndex(of: "  }"))
    let text = lines[start...end].map { $0.dropFirst(2) + "\n" }.joined()
    let name = topic == "pushwoosh-json" ? "pushwoosh.json" : "example.json"
    try Data(text.utf8).write(to: inapp.folder[name])
    let verdict = try inapp("validate", name)
    #expect(verdict.status == 0, "\(text)\(verdict.everything)")
  }

  /// Every field of the four documents stands on its page.
  @Test(arguments: [
    ("native-config", Model.nativeConfig), ("pushwoosh-json", .pushwooshJSON),
    ("campaign", .campaign), ("inbox", .createMessage),
  ])
  func everyFieldIsThere(_ topic: String, _ model: Model) throws {
    let inapp = try BuiltProgram()
    let words = Set(try inapp("help", topic).output.split(whereSeparator: \.isWhitespace))
    for (path, field) in model.fieldsByPath where !path.description.contains("dark.") {
      #expect(words.contains(Substring(field.name)), "\(path)")
    }
  }

  @Test(.enabled(if: tool("man") != nil, "man-db is not installed"), arguments: [80, 120])
  func manRendersEveryPageWithoutAWarning(_ columns: Int) throws {
    let inapp = try BuiltProgram()
    let finished = try run(
      try #require(tool("bash")),
      [
        "-c",
        """
        for page in man/*; do
          man --warnings --local-file "$page" 2>&1 > "$1/page"
          test -s "$1/page" || echo "$page: nothing"
          test "$(wc -L < "$1/page")" -le "$MANWIDTH" || echo "$page is too wide"
        done
        """, "bash", inapp.folder.url.path,
      ],
      environment: BuiltProgram.environment(["MANWIDTH": "\(columns)", "LC_ALL": "C.UTF-8"]),
      in: projectRoot, timeout: 120)
    #expect(finished.everything == "")
  }
}
