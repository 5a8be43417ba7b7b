import TestSupport
import Testing
import Wording

/// Sketches and what stands below them are no wider than the terminal.
@Suite struct SketchWidthTests {
  @Test(arguments: [24, 39, 40, 78, 79, 80, 119, 200]) func fit(_ columns: Int) throws {
    let inapp = try BuiltProgram()
    let wide = String(repeating: "広い題名", count: 20)
    try inapp("new", "spinwheel", "--title", wide, "--locales", "en,de")
    try inapp("new", "modal", "--title", wide, "--locales", "en,de,fr")
    try inapp("set", "modal", "background=purple", "--force")
    try inapp(
      "inbox-payload", "--from", "captioned", "--title", wide, "--button",
      "title=\(wide),action=dismiss", "--platform", "ios", "--platform", "android", "-o",
      "body.json")
    for words in [
      "spinwheel", "spinwheel --locale de --locale en", "modal", "modal -t ios", "body.json",
    ] {
      let finished = try inapp.bash(
        "inapp preview --terminal \(words)", environment: ["COLUMNS": "\(columns)"])
      #expect(finished.status == 0)
      let lines = finished.output.split(separator: "\n")
      #expect(lines.count > 22)
      for line in lines where line.displayWidth > columns {
        Issue.record("\(words): \(line.displayWidth) columns: \(line)")
      }
    }
  }

  @Test func twoPhonesStandSideBySideInEightyColumns() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal")
    let rows = try ["79", "78"].map { columns in
      try inapp("preview", "modal", "--terminal", environment: ["COLUMNS": columns])
        .output.split(separator: "\n").count
    }
    #expect(rows == [23, 46])
  }
}
