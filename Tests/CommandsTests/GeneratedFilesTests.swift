import Commands
import Foundation
import Shell
import TestSupport
import Testing

/// Compares the committed completions, man pages and command list with fresh ones.
///
/// `INAPP_RECORD=1` writes them anew and fails the run.
@Suite struct GeneratedFilesTests {
  struct Generated: Sendable, CustomTestStringConvertible {
    let path: String
    let text: String
    var testDescription: String { path }
  }

  static let files: [Generated] = {
    let program = Inapp.program.info
    let pages = Manual(program, date: "November 30, 2026").pages.map {
      ("man/\($0.file)", $0.lines)
    }
    let scripts = CompletionShell.allCases.map {
      ("completions/\($0.fileName(for: program))", $0.script(for: program))
    }
    return (pages + scripts).map {
      Generated(path: $0.0, text: $0.1.joined(separator: "\n") + "\n")
    }
  }()

  private static let isRecording = ProcessInfo.processInfo.environment["INAPP_RECORD"] == "1"

  @Test(arguments: files) func isUpToDate(_ file: Generated) throws {
    let url = projectRoot.appending(path: file.path)
    let committed = try? String(contentsOf: url, encoding: .utf8)
    #expect(committed == file.text, "run make generated")
    if committed != file.text, Self.isRecording {
      try file.text.write(to: url, atomically: true, encoding: .utf8)
    }
  }

  @Test(arguments: ["man", "completions"]) func nothingElseIsThere(_ folder: String) throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: projectRoot.appending(path: folder).path)
    let expected = Self.files.map(\.path).filter { $0.hasPrefix(folder + "/") }
    #expect(Set(names.map { "\(folder)/\($0)" }) == Set(expected))
  }

  @Test func theReadmeListsTheCommands() throws {
    let url = projectRoot.appending(path: "README.md")
    let readme = try String(contentsOf: url, encoding: .utf8)
    let list = MarkdownList.lines(Inapp.program.info).joined(separator: "\n")
    let begin = "<!-- commands -->\n"
    let end = "\n<!-- end of commands -->"
    let start = try #require(readme.range(of: begin)).upperBound
    let stop = try #require(readme.range(of: end)).lowerBound
    #expect(readme[start..<stop] == list, "run make generated")
    if readme[start..<stop] != list, Self.isRecording {
      try readme.replacingCharacters(in: start..<stop, with: list)
        .write(to: url, atomically: true, encoding: .utf8)
    }
  }
}
