import Foundation
import TestSupport
import Testing

/// Runs every `$ ` line of the manual's transcripts and of the README, and compares what it prints.
///
/// `INAPP_RECORD=1` writes what was printed into the files and fails the run.
@Suite struct TranscriptTests {
  static let files: [String] = {
    let folder = "Tests/CommandsTests/Transcripts"
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: projectRoot.appending(path: folder).path)
    return ["README.md"] + (names ?? []).sorted().map { "\(folder)/\($0)" }
  }()

  @Test(arguments: files) func printsWhatItSays(_ file: String) throws {
    let url = projectRoot.appending(path: file)
    let old = try String(contentsOf: url, encoding: .utf8)
    let fresh = try rerun(old)
    #expect(old == fresh, "\(file) differs; INAPP_RECORD=1 records it anew")
    if old != fresh, ProcessInfo.processInfo.environment["INAPP_RECORD"] == "1" {
      try fresh.write(to: url, atomically: true, encoding: .utf8)
    }
  }

  @Test func thereIsATranscriptOfEachKind() {
    #expect(Self.files.count > 5)
  }

  /// The document with the output under each command of its console blocks printed anew.
  private func rerun(_ document: String) throws -> String {
    let inapp = try BuiltProgram()
    try copyPublishedExamples(into: inapp)
    var fresh: [String] = []
    var isInside = false
    var file: (name: String, lines: [String])?
    for line in document.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        if let file {
          try inapp.folder.write(Data(file.lines.joined(separator: "\n").utf8), to: file.name)
        }
        file = line == "```json" ? fileName(before: fresh).map { ($0, []) } : nil
        isInside = line == "```console"
        fresh.append(line)
      } else if !isInside {
        file?.lines.append(line)
        fresh.append(line)
      } else if line.hasPrefix("$ ") {
        let finished = try inapp.bash("exec 2>&1; \(line.dropFirst(2))")
        fresh.append(line)
        fresh += printed(finished.output)
        if finished.status != 0 { fresh.append("(exit code \(finished.status))") }
      }
    }
    return fresh.joined(separator: "\n")
  }

  /// The name of the file that a block of JSON holds: the one in backticks at the end of the line above, before a colon.
  private func fileName(before lines: [String]) -> String? {
    guard let line = lines.last(where: { !$0.isEmpty }), line.hasSuffix("`:") else { return nil }
    return line.dropLast(2).split(separator: "`").last.map(String.init)
  }

  private func printed(_ output: String) -> [String] {
    var lines = output.components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines.map { $0.replacingOccurrences(of: "```", with: "'''") }
  }

  private func copyPublishedExamples(into inapp: BuiltProgram) throws {
    let published = projectRoot.appending(path: "Tests/Fixtures/published")
    for name in try FileManager.default.contentsOfDirectory(atPath: published.path)
    where name.hasSuffix(".json") {
      let bytes = try Data(contentsOf: published.appending(path: name))
      try inapp.folder.write(bytes, to: "Tests/Fixtures/published/\(name)")
    }
  }
}
