import Foundation
import TestSupport
import Testing

/// What pack takes, leaves out and refuses.
@Suite struct PackingTests {
  private func inapp(with type: String) throws -> BuiltProgram {
    let inapp = try BuiltProgram()
    try inapp("new", type)
    return inapp
  }

  @Test func aLinkedConfigurationIsNotPackedAsNothing() throws {
    let inapp = try inapp(with: "modal")
    let finished = try inapp.bash(
      "mkdir link; ln -s ../modal/native-config.json link; inapp pack link")
    #expect(finished.status == 1)
    #expect(finished.errors.contains("native-config.json  is a link that leads out of the folder"))
    #expect(!FileManager.default.fileExists(atPath: inapp.folder["link.zip"].path))
  }

  @Test func aTypeThatOnePlatformLacksIsPackedAndSaid() throws {
    let inapp = try inapp(with: "spinwheel")
    let finished = try inapp("pack", "spinwheel", "--target", "ios", "--target", "android")
    #expect(finished.status == 0)
    #expect(finished.errors.contains("Android 6.13.0  dropped  Android does not draw a spinwheel"))
    #expect(try inapp("pack", "spinwheel", "--target", "android", "--force").status == 1)
  }

  @Test func aFaultInTranslationsDropsNothing() throws {
    let inapp = try inapp(with: "modal")
    try inapp.folder.write(
      Array("{\"default_language\": \"en\",}".utf8), to: "modal/pushwoosh.json")
    #expect(try inapp("pack", "modal").status == 0)
  }

  @Test func whatUnpackWouldRefuseIsNotPacked() throws {
    let inapp = try inapp(with: "modal")
    try inapp.folder.write([UInt8](repeating: 0, count: 3_000_000), to: "modal/zeros")
    let finished = try inapp("pack", "modal")
    #expect(finished.status == 1)
    #expect(finished.errors.contains("zeros"))
    #expect(!FileManager.default.fileExists(atPath: inapp.folder["modal.zip"].path))
  }

  @Test func namesThatMoveTheCursorAreMadeHarmless() throws {
    let inapp = try inapp(with: "modal")
    try inapp.folder.write([1], to: "modal/\u{1B}[31mred.swp")
    let listed = try inapp("pack", "modal", "--list")
    #expect(!listed.output.contains("\u{1B}"))
    #expect(listed.output.contains("\\u{1b}[31mred.swp"))
  }

  @Test(arguments: ["modal/native-config.json", "modal/../modal/native-config.json", "link"])
  func theZIPIsNeverWrittenOverWhatItHolds(_ output: String) throws {
    let inapp = try inapp(with: "modal")
    let config = inapp.folder["modal/native-config.json"]
    let before = try Data(contentsOf: config)
    let finished = try inapp.bash(
      "ln -s modal/native-config.json link; inapp pack modal -o \(output) --force")
    #expect(finished.status == 2)
    #expect(finished.errors.contains("is one of the files to pack"))
    #expect(try Data(contentsOf: config) == before)
  }

  @Test func aZIPIsNotPackedAgain() throws {
    let inapp = try inapp(with: "modal")
    try inapp("pack", "modal")
    let finished = try inapp("pack", "modal.zip")
    #expect(finished.status == 2)
    #expect(finished.errors.contains("is a file"))
  }
}
