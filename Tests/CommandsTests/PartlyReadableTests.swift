import Foundation
import JSONTree
import TestSupport
import Testing

/// A folder of campaigns in which something cannot be read.
@Suite struct PartlyReadableTests {
  /// Two templates, one of which has a file beside it whose name is not UTF-8; nil where there are no such names.
  private func campaigns() throws -> BuiltProgram? {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "campaigns/a")
    try inapp("new", "banner", "campaigns/z")
    let made = try inapp.bash("mkdir campaigns/$'caf\\xe9'")
    return made.status == 0 ? inapp : nil
  }

  private static let words = "inapp: campaigns: holds \"caf\u{FFFD}\", whose name is not UTF-8\n"

  @Test func theOthersAreChecked() throws {
    guard let inapp = try campaigns() else { return }
    let text = try inapp("validate", "campaigns")
    #expect(text.status == 2)
    #expect(text.errors == Self.words)
    #expect(text.output.contains("campaigns/a  modal"))
    #expect(text.output.contains("campaigns/z  banner"))
    let json = try inapp("validate", "campaigns", "--format", "json")
    #expect(json.status == 2)
    #expect(Document(parsing: json.output).root?["files"]?.count == 2)
  }

  @Test func sarifTellsOfWhatCouldNotBeRead() throws {
    guard let inapp = try campaigns() else { return }
    let finished = try inapp("validate", "campaigns", "--format", "sarif")
    let log = Document(parsing: finished.output)
    #expect(log.isValid)
    let invocation = log.root?["runs"]?[0]?["invocations"]?[0]
    #expect(invocation?["executionSuccessful"]?.text == "false")
    let notes = invocation?["toolExecutionNotifications"]
    #expect(notes?[0]?["message"]?["text"]?.string?.contains("is not UTF-8") == true)
  }

  @Test func aTemplateThatCannotBeReadDoesNotHideTheOthers() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "campaigns/a")
    try inapp("new", "banner", "campaigns/z")
    try FileManager.default.createDirectory(
      at: inapp.folder["campaigns/a/pushwoosh.json"], withIntermediateDirectories: false)
    let finished = try inapp("validate", "campaigns")
    #expect(finished.status == 2)
    #expect(finished.errors.contains("campaigns/a/pushwoosh.json: is a folder"))
    #expect(finished.output.contains("campaigns/z  banner"))
  }

  @Test func packStillRefuses() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "campaigns")
    guard try inapp.bash("touch campaigns/$'caf\\xe9'").status == 0 else { return }
    #expect(try inapp("pack", "campaigns").status == 2)
    #expect(try inapp.folder.list().contains("campaigns.zip") == false)
  }
}
