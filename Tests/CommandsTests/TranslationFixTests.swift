import TestSupport
import Testing

/// Repairs whose place is the translations beside a template.
@Suite struct TranslationFixTests {
  private func template(_ translations: String) throws -> BuiltProgram {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "--set", "title.color={{ink|color|#000}}")
    try inapp.folder.write(Array(translations.utf8), to: "modal/pushwoosh.json")
    return inapp
  }

  private static func file(_ ink: String) -> String {
    ##"{"default_language": "en", "localization": {"en": {"ink": \##(ink)}}}"## + "\n"
  }

  @Test func aColourIsRepairedWhereItIsWritten() throws {
    let inapp = try template(Self.file(##""14234c""##))
    let config = try inapp.text("modal/native-config.json")
    let finished = try inapp("validate", "modal", "--fix")
    #expect(finished.status == 0)
    #expect(finished.errors.hasPrefix("fixed modal/pushwoosh.json:1:"))
    #expect(try inapp.text("modal/pushwoosh.json") == Self.file(##""#14234c""##))
    #expect(try inapp.text("modal/native-config.json") == config)
    #expect(finished.output.contains("No faults in 2 files."))
  }

  @Test func aDryRunShowsTheTranslationsChange() throws {
    let inapp = try template(Self.file(##""14234c""##))
    let finished = try inapp("validate", "modal", "--fix", "--dry-run")
    #expect(finished.output.contains("+++ modal/pushwoosh.json"))
    #expect(try inapp.text("modal/pushwoosh.json") == Self.file(##""14234c""##))
  }

  @Test func bothFilesAreRepairedInAZIP() throws {
    let inapp = try template(Self.file(##""14234c""##))
    try inapp("set", "modal", "message.color=fff", "--force")
    try inapp("pack", "modal", "--no-validate")
    let finished = try inapp("validate", "modal.zip", "--fix")
    #expect(finished.status == 0, "\(finished.output)")
    try inapp("unpack", "modal.zip", "copy")
    #expect(try inapp.text("copy/pushwoosh.json") == Self.file(##""#14234c""##))
    #expect(try inapp("get", "copy", "message.color").output == "#fff\n")
  }
}
