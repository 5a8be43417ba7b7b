import Foundation
import Schema
import TestSupport
import Testing

/// How fmt and convert treat files, beside what their transcripts show.
@Suite struct FmtTests {
  private func flatBanner(_ inapp: BuiltProgram) throws {
    try inapp("new", "banner", "sale", "--locales", "en,de")
    _ = try inapp.bash("for f in sale/*; do tr -d '\\n' < $f > x; cat x > $f; done")
  }

  @Test func modesAndLinksStay() throws {
    let inapp = try BuiltProgram()
    try flatBanner(inapp)
    _ = try inapp.bash(
      "mv sale/native-config.json real.json; ln -s ../real.json sale/native-config.json")
    _ = try inapp.bash("chmod 640 real.json")
    #expect(try inapp("fmt", "sale").status == 0)
    #expect(
      try inapp.bash("test -L sale/native-config.json && stat -c %a real.json").output == "640\n")
    #expect(try inapp("fmt", "--check", "sale").status == 0)
  }

  @Test func bothFilesOfAZIPAreLaidOut() throws {
    let inapp = try BuiltProgram()
    try flatBanner(inapp)
    try inapp("pack", "sale")
    #expect(try inapp("fmt", "sale.zip").output.split(separator: "\n").count == 2)
    #expect(try inapp("fmt", "--check", "sale.zip").status == 0)
    #expect(try inapp("validate", "sale.zip").status == 0)
  }

  @Test func standardInputGoesToStandardOutput() throws {
    let inapp = try BuiltProgram()
    try flatBanner(inapp)
    let once = try inapp("fmt", "-", stdin: inapp.bytes("sale/pushwoosh.json"))
    #expect(once.status == 0 && once.errors.isEmpty)
    let twice = try inapp("fmt", "-", stdin: Array(once.output.utf8))
    #expect(twice.output == once.output && twice.errors.isEmpty)
    let check = try inapp("fmt", "--check", "-", stdin: inapp.bytes("sale/pushwoosh.json"))
    #expect(check.status == 1 && check.output.hasPrefix("<stdin>  "))
    let broken = try inapp("fmt", "-", "--stdin-filename", "a.json", stdin: Array("{".utf8))
    #expect(broken.status == 2 && broken.output.isEmpty && broken.errors.hasPrefix("a.json:1:"))
  }

  @Test(arguments: Catalogue.displayTypes.map(\.name))
  func whatIsWrittenAnewIsLaidOutAlready(_ type: String) throws {
    let inapp = try BuiltProgram()
    let other = type == "sheet" ? "modal" : "sheet"
    let script = """
      inapp new \(type) full; inapp new \(type) small --minimal
      inapp new \(type) many --locales en,de,fr
      inapp new \(type) later; inapp localize extract later; inapp localize add later de
      inapp new \(type) other; inapp convert --force other \(other)
      inapp new \(type) least --minimal; inapp convert --force least \(other)
      inapp new \(type) told --minimal --locales en,de
      """
    _ = try inapp.bash(script)
    let checked = try inapp("fmt", "--check", ".")
    #expect(checked.status == 0, "\(checked.everything)")
    #expect(try inapp.bash("ls */native-config.json | wc -l").output.contains("7"))
  }

  @Test func withoutATemplateFmtSaysSo() throws {
    let inapp = try BuiltProgram()
    let finished = try inapp("fmt")
    #expect(finished.status == 2)
    #expect(finished.errors.hasPrefix("inapp fmt: "))
  }

  /// iOS drops a button with a negative radius, and Android draws no scratchcard.
  @Test func aMessageThatNoPhoneWouldShowIsRefused() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "sale")
    try inapp("set", "--force", "sale", "buttons[0].border.radius=-1")
    let before = try inapp.text("sale/native-config.json")
    let refused = try inapp("convert", "sale", "scratchcard")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("Nothing was written"))
    #expect(try inapp.text("sale/native-config.json") == before)
    #expect(try inapp("convert", "sale", "scratchcard", "--force").status == 0)
  }

  @Test func aZIPIsConvertedWhereItLies() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "banner", "sale", "--locales", "en,de")
    try inapp("pack", "sale")
    #expect(try inapp("convert", "sale.zip", "sheet").status == 0)
    #expect(try inapp("get", "sale.zip", "$.displayType").output == "sheet\n")
    #expect(try inapp("validate", "sale.zip").status == 0)
  }
}
