import Foundation
import TestSupport
import Testing

/// Edits of what cannot be written, or is not written as one would think; nothing is ever lost.
@Suite struct RefusedWriteTests {
  @Test(
    .enabled(if: Disk.isAvailable, "needs root, mount and tmpfs"),
    arguments: ["a/native-config.json", "a.zip"])
  func aFullDiskLeavesTheOldFile(_ file: String) throws {
    let disk = try Disk("size=96k")
    let inapp = BuiltProgram(in: disk.folder)
    try inapp("new", "modal", "a")
    try inapp("pack", "a")
    let before = try inapp.bytes(file)
    #expect(try inapp.bash("head -c 80000 /dev/zero > full; true").status == 0)
    // Too varied for a ZIP to shrink.
    let long = (0..<6000).map { String(($0 &* 2_654_435_761) % 999_999_937, radix: 36) }.joined()
    let finished = try inapp("set", file, "$.inAppId=\(long)")
    #expect(finished.status == 2)
    #expect(
      finished.errors.hasPrefix("inapp: \(file): disk full, nothing was written"),
      "\(finished.errors)")
    #expect(try inapp.bytes(file) == before)
    #expect(try disk.folder.list() == ["a", "a.zip", "a/native-config.json", "full"])
  }

  @Test(
    .enabled(if: getuid() == 0 && tool("setpriv") != nil, "needs root and setpriv"),
    arguments: [
      "set a title=x", "unset a message", "set a.zip title=x", "localize extract a --locales en",
      "pack a --force",
    ])
  func aFolderThatMayNotBeWrittenTo(_ line: String) throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "a")
    try inapp("pack", "a")
    let before = try contents(inapp)
    let program = try #require(builtBinary)
    let finished = try inapp.bash(
      """
      cp \(program.path) program; chmod -R a+rX . ; chmod a+w a/* a.zip
      setpriv --reuid=65534 --regid=65534 --clear-groups ./program \(line)
      code=$?; rm program; exit $code
      """)
    #expect(finished.status == 2)
    #expect(finished.errors.contains("no permission to write here"), "\(finished.errors)")
    #expect(try contents(inapp) == before)
  }

  @Test func aFolderInTheWayIsNoFile() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "a")
    #expect(try inapp.bash("mkdir -p b/native-config.json b.zip").status == 0)
    for line in ["set b title=x", "set b/native-config.json title=x", "set b.zip title=x"] {
      let finished = try inapp.bash("inapp \(line)")
      #expect(finished.status == 2)
      #expect(finished.errors.contains("b"), "\(finished.errors)")
    }
    #expect(try inapp.bash("inapp pack a -o b.zip").errors.contains("is a folder, not a file"))
    #expect(try inapp.bash("inapp pack a -o b.zip --force").status == 2)
  }

  @Test(arguments: ["a/native-config.json", "a.zip"])
  func aLinkIsWrittenThroughAndStays(_ file: String) throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "a")
    try inapp("pack", "a")
    #expect(
      try inapp.bash("mkdir real; mv \(file) real/it; ln -s \"$PWD/real/it\" \(file)").status == 0)
    #expect(try inapp("set", file, "title=Through").status == 0)
    #expect(try inapp.bash("test -L \(file) && inapp get real/it title.text || true").status == 0)
    #expect(try inapp.bash("readlink \(file)").output.hasSuffix("real/it\n"))
    #expect(try inapp("get", file, "title.text").output == "Through\n")
    #expect(try inapp.bash("ls -A real").output == "it\n")
  }

  @Test(arguments: ["640", "600", "444", "755"])
  func theModeStays(_ mode: String) throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "a")
    try inapp("pack", "a")
    for file in ["a/native-config.json", "a.zip"] {
      let finished = try inapp.bash(
        "chmod \(mode) \(file); inapp set \(file) title=New >/dev/null; stat -c %a \(file)")
      #expect(finished.output == "\(mode)\n", "\(finished.everything)")
      #expect(try inapp("get", file, "title.text").output == "New\n")
    }
  }

  private func contents(_ inapp: BuiltProgram) throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for name in try inapp.folder.list() where name.hasSuffix(".json") || name.hasSuffix(".zip") {
      contents[name] = try inapp.bytes(name)
    }
    return contents
  }
}
