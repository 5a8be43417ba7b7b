import Foundation
import JSONTree
import TestSupport
import Testing

/// What validate --fix does with files named twice, and what a dry run tells.
@Suite struct FixRunTests {
  private static let faulty =
    #"{"displayType": "carousel", "carousel": {"showClose": "true", "items": [{}]}}"#
  private static let fixed = faulty.replacing(#""true""#, with: "true")

  private func inapp(_ text: String) throws -> BuiltProgram {
    let inapp = try BuiltProgram()
    try inapp.folder.write(text.utf8, to: "a/native-config.json")
    return inapp
  }

  @Test(arguments: ["a/native-config.json", "a", "./a/../a", "link"])
  func aFileNamedTwiceIsRepairedOnce(_ second: String) throws {
    let inapp = try inapp(Self.faulty)
    try FileManager.default.createSymbolicLink(
      atPath: inapp.folder["link"].path, withDestinationPath: "a")
    let dry = try inapp("validate", "-n", "a", second)
    #expect(dry.output.split(separator: "\n").count { $0.hasPrefix("+++ ") } == 1)
    let finished = try inapp("validate", "--fix", "a", second)
    #expect(finished.status == 0, "\(finished.everything)")
    #expect(finished.errors.split(separator: "\n").count == 1)
    #expect(finished.output.contains("No faults in"))
    #expect(try inapp.text("a/native-config.json") == Self.fixed)
  }

  @Test func aZIPNamedTwiceIsRepairedOnce() throws {
    let inapp = try inapp(Self.faulty)
    try inapp("pack", "a", "--no-validate")
    let finished = try inapp("validate", "--fix", "a.zip", "./a.zip")
    #expect(finished.status == 0, "\(finished.everything)")
    #expect(try inapp("get", "a.zip", "showClose").output == "true\n")
  }

  @Test func aDryRunNeedsNoFix() throws {
    let inapp = try inapp(Self.faulty)
    let finished = try inapp("validate", "-n", "a")
    #expect(finished.output.hasPrefix("--- a/native-config.json\n"))
    #expect(finished.errors.isEmpty)
    #expect(finished.status == 1)
    #expect(try inapp.text("a/native-config.json") == Self.faulty)
    #expect(try inapp("validate", "-n", "a", "--fail-on", "never").status == 0)
  }

  @Test func aDryRunSaysWhereNothingCanBeRepaired() throws {
    let inapp = try inapp(#"{"displayType": "carousel"}"#)
    let finished = try inapp("validate", "a", "--fix", "-n")
    #expect(finished.status == 1)
    #expect(finished.output.isEmpty)
    #expect(finished.errors == "Nothing to repair.\n")
    try inapp("new", "modal")
    #expect(try inapp("validate", "modal", "--fix", "-n").status == 0)
  }
}
