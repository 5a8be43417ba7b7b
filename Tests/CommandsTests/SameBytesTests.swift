import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// A template packs to the same bytes whatever surrounds it.
@Suite struct SameBytesTests {
  private static let zones = [
    "UTC", "Asia/Tokyo", "America/Los_Angeles", "Asia/Kathmandu", "<+14>-14",
  ]
  private static let locales = ["C", "de_DE.UTF-8"]
  private static let umasks = ["000", "077"]
  private static let files: [String: String] = [
    "notes.txt": "x", "a/b.txt": "b", "a-b.txt": "-", "Grüße.txt": "ü", "empty": "",
    "Z.txt": String(repeating: "Z", count: 5000),
  ]

  /// Makes the template anew, its files in random order, and packs it; answers the ZIP's bytes.
  private func pack(
    zone: String, umask: String, locale: String, epoch: String?, as user: String = "",
    _ random: inout SplitMix64
  ) throws -> [UInt8] {
    let inapp = try BuiltProgram()
    var environment = ["TZ": zone, "LC_ALL": locale, "LANG": locale]
    if let epoch { environment["SOURCE_DATE_EPOCH"] = epoch }
    let config = "{\"displayType\":\"modal\",\"modal\":{\"showClose\":true,\"content\":[]}}"
    for (name, text) in (Self.files.map { ($0, $1) } + [("native-config.json", config)])
      .sorted(by: { $0.0 < $1.0 }).shuffled(using: &random)
    {
      try inapp.folder.write(Array(text.utf8), to: "sale/\(name)")
    }
    let age = Int.random(in: 0...1_500_000_000, using: &random)
    let finished = try inapp.bash(
      """
      umask \(umask)
      find sale -exec touch -d @\(age) {} + && chmod -R a+rX . && chmod a+w .
      \(user) inapp pack sale --no-validate
      """, environment: environment)
    #expect(finished.status == 0, "\(finished.everything)")
    let bytes = try inapp.bytes("sale.zip")
    let digest = try run(
      try #require(tool("python3")),
      [
        "-c", "import hashlib,sys;print(hashlib.sha256(open(sys.argv[1],'rb').read()).hexdigest())",
        inapp.folder["sale.zip"].path,
      ], environment: plainEnvironment)
    #expect(finished.output.hasSuffix("  7 entries  sha256 \(digest.output)"))
    return bytes
  }

  @Test(arguments: [nil, "0", "1764500001"])
  func zoneUmaskLocaleAndOrderDoNotMatter(_ epoch: String?) throws {
    var random = SplitMix64(seed: 7)
    var all: Set<[UInt8]> = []
    for zone in Self.zones {
      for umask in Self.umasks {
        for locale in Self.locales {
          all.insert(
            try pack(zone: zone, umask: umask, locale: locale, epoch: epoch, &random))
        }
      }
    }
    #expect(all.count == 1)
  }

  @Test func aTimeIsThatOfUTCAndChangesTheBytes() throws {
    var random = SplitMix64(seed: 8)
    func pack(_ epoch: String?) throws -> [UInt8] {
      try self.pack(zone: "Asia/Tokyo", umask: "022", locale: "C", epoch: epoch, &random)
    }
    let none = try pack(nil)
    #expect(try pack("") == none)
    #expect(try pack("0") == none, "before 1980 is 1980")
    let stamped = try pack("1764500001")
    #expect(stamped != none)
    #expect(try pack("1764500000") == stamped, "a ZIP counts every other second")
    // 2025-11-30 10:53:20, as MS-DOS writes it.
    #expect(Array(stamped[10..<14]) == [0xAA, 0x56, 0x7E, 0x5B])
  }

  #if canImport(Glibc)
    @Test(.enabled(if: geteuid() == 0 && tool("setpriv") != nil, "takes root and setpriv"))
    func theUserDoesNotMatter() throws {
      var random = SplitMix64(seed: 9)
      let mine = try pack(zone: "UTC", umask: "022", locale: "C", epoch: nil, &random)
      let others = try pack(
        zone: "UTC", umask: "022", locale: "C", epoch: nil,
        as: "setpriv --reuid 12345 --regid 54321 --clear-groups --", &random)
      #expect(others == mine)
    }
  #endif

  @Test(arguments: [
    "abc", "1e9", "1.5", "0x10", "4354819200", "99999999999999999999", "1 ", "-5", "+5",
  ])
  func aTimeThatIsNoneIsRefused(_ epoch: String) throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "sale")
    let finished = try inapp("pack", "sale", environment: ["SOURCE_DATE_EPOCH": epoch])
    #expect(finished.status == 2)
    #expect(finished.errors.contains("SOURCE_DATE_EPOCH is "))
    #expect(!FileManager.default.fileExists(atPath: inapp.folder["sale.zip"].path))
    try inapp("pack", "sale")
    let set = try inapp("set", "sale.zip", "title=x", environment: ["SOURCE_DATE_EPOCH": epoch])
    #expect(set.status == 2)
    #expect(try inapp("get", "sale.zip", "title.text").output != "x\n")
  }

  @Test func aZIPThatIsChangedIsThatOfItsChangedFolder() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "sale")
    let environment = ["SOURCE_DATE_EPOCH": "1764500001"]
    try inapp("pack", "sale", "-o", "a.zip")
    try inapp("set", "a.zip", "title=x", environment: environment)
    try inapp("set", "sale", "title=x")
    try inapp("pack", "sale", "-o", "b.zip", environment: environment)
    #expect(try inapp.bytes("a.zip") == inapp.bytes("b.zip"))
  }

  @Test func verboseTellsWhatTheBytesDependOn() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "sale")
    let finished = try inapp(
      "pack", "sale", "--verbose", environment: ["SOURCE_DATE_EPOCH": "1764500001"])
    let line = try Regex(
      #"libarchive [0-9.]+, zlib [0-9.]+\S*, deflate level 6, times 30 Nov 2025 10:53:20 UTC\n"#)
    #expect(finished.errors.contains(line))
  }
}
