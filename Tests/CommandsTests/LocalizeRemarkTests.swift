import Foundation
import TestSupport
import Testing

/// What `localize` refuses, and what it says beside its work.
@Suite struct LocalizeRemarkTests {
  @Test func translationsAreNoTemplateForStatusToo() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "--locales", "en,de")
    let status = try inapp("localize", "status", "modal/pushwoosh.json")
    #expect(status.status == 2)
    #expect(status.output.isEmpty)
    #expect(status.errors.contains("only beside a native-config.json"))
    #expect(status.errors.hasSuffix("  help: name the template's folder: modal\n"))
    #expect(
      try inapp("localize", "add", "modal/pushwoosh.json", "fr").errors == status.errors)
  }

  @Test func renderMakesNoFolders() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal")
    let finished = try inapp("localize", "render", "modal", "-o", "sub/x.json")
    #expect(finished.status == 2)
    #expect(finished.errors.contains("folder does not exist"), "\(finished.errors)")
    #expect(try inapp.folder.list() == ["modal", "modal/native-config.json"])
  }

  @Test(arguments: [
    ("ios@1", "iOS 1.0.0 draws no native message: it is older than all of them\n"),
    ("ios@7.0.48", "iOS 7.0.48 draws no native message: it is older than all of them\n"),
    ("android@6.0.0", "Android 6.0.0 draws no native message: it is older than all of them\n"),
    ("ios@7.2.7", ""), ("android@6.13.0", ""),
  ])
  func renderTellsOfReleasesBeforeNativeMessages(_ target: String, _ words: String) throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal")
    let finished = try inapp("localize", "render", "modal", "--target", target)
    #expect(finished.status == 0)
    #expect(finished.errors == words)
  }

  @Test func addTellsThatAndroidNeedsADefaultLanguage() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "--locales", "en")
    let text = try inapp.text("modal/pushwoosh.json")
    #expect(try inapp("localize", "add", "modal", "fr").errors.isEmpty)
    try inapp.folder.write(
      text.replacing("\"default_language\": \"en\",", with: "").utf8, to: "modal/pushwoosh.json")
    let finished = try inapp("localize", "add", "modal", "de")
    #expect(finished.status == 0)
    #expect(
      finished.errors == """
        Android uses no translations: pushwoosh.json names no default_language
          help: write "default_language": "en" at its root

        """)
  }
}
