import Foundation
import Schema
import TestSupport
import Testing

/// The main job for every display type: new, validate, pack, read by other tools, unpack.
@Suite struct RoundTripTests {
  @Test(arguments: Catalogue.displayTypes)
  func theZIPIsReadByOthersAndUnpacksToTheSameBytes(_ type: DisplayType) throws {
    let inapp = try BuiltProgram()
    #expect(try inapp("new", type.name).status == 0)
    let validated = try inapp("validate", type.name, "--target", "ios", "--fail-on", "info")
    #expect(validated.status == 0, "\(validated.output)")
    #expect(try inapp("pack", type.name, "--target", "ios").status == 0)
    #expect(try inapp("unpack", "\(type.name).zip", "copy").status == 0)
    let written = try inapp.bytes("\(type.name)/native-config.json")
    #expect(try inapp.bytes("copy/native-config.json") == written)
    for (tool, line) in Self.others where TestSupport.tool(tool) != nil {
      let read = try inapp.bash(line.replacingOccurrences(of: "ZIP", with: "\(type.name).zip"))
      #expect(read.status == 0, "\(tool): \(read.errors)")
      #expect([UInt8](read.stdout) == written, "\(tool)")
    }
  }

  /// Other tools that print native-config.json of a ZIP.
  private static let others = [
    ("unzip", "unzip -tqq ZIP && unzip -p ZIP native-config.json"),
    ("bsdtar", "bsdtar -xOf ZIP native-config.json"),
    (
      "python3",
      #"""
      python3 -c 'import sys, zipfile; z = zipfile.ZipFile("ZIP"); assert z.testzip() is None; sys.stdout.buffer.write(z.read("native-config.json"))'
      """#
    ),
  ]

  @Test(.enabled(if: tool("java") != nil, "java is not installed"))
  func javaReadsAllTenInOneRun() throws {
    let inapp = try BuiltProgram()
    for type in Catalogue.displayTypes {
      try inapp("new", type.name)
      try inapp("pack", type.name, "--target", "ios")
    }
    let reader = """
      import java.io.*; import java.util.zip.*;
      class Read { public static void main(String[] names) throws Exception {
        for (String name : names) try (var zip = new ZipInputStream(new FileInputStream(name))) {
          var entry = zip.getNextEntry();
          System.out.println(entry.getName() + " " + zip.readAllBytes().length);
        } } }
      """
    try inapp.folder.write(Array(reader.utf8), to: "Read.java")
    let names = Catalogue.displayTypes.map(\.name)
    let finished = try inapp.bash(
      "java Read.java \(names.map { "\($0).zip" }.joined(separator: " "))")
    let expected = try names.map {
      "native-config.json \(try inapp.bytes("\($0)/native-config.json").count)\n"
    }
    #expect(finished.output == expected.joined(), "\(finished.errors)")
  }

  @Test(arguments: [
    ["TZ": "Asia/Tokyo", "LC_ALL": "C"], ["TZ": "America/Los_Angeles", "LC_ALL": "de_DE.UTF-8"],
  ])
  func theBytesDependOnNothingButTheFiles(_ environment: [String: String]) throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal")
    try inapp.folder.write(Array("{}".utf8), to: "modal/ärger.json")
    try inapp("pack", "modal", "-o", "one.zip")
    let other = try inapp.bash(
      "umask 077; touch -d 1999-01-01 modal/*; inapp pack modal -o two.zip",
      environment: environment)
    #expect(other.status == 0, "\(other.errors)")
    #expect(try inapp.bytes("one.zip") == inapp.bytes("two.zip"))
  }
}
