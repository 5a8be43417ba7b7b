import Foundation
import TestSupport
import Testing
import Wording

@testable import Archives

@Suite struct SmallPartsTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]) func digests(_ text: String, _ digest: String) {
    #expect(sha256(Array(text.utf8)) == digest)
  }

  @Test(.enabled(if: tool("sha256sum") != nil, "sha256sum is not installed"))
  func digestsAgreeWithSha256sum() throws {
    for count in [1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000, 70_001] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ count) }
      let summed = try run(try #require(tool("sha256sum")), stdin: Data(bytes))
      #expect(summed.output.hasPrefix(sha256(bytes)), "\(count) bytes")
    }
  }

  @Test func checksum() {
    #expect(crc32(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(crc32([UInt8]()) == 0)
  }

  @Test(arguments: [
    (0, "0 B"), (1023, "1023 B"), (1024, "1 KiB"), (1536, "1.5 KiB"),
    (16 << 20, "16 MiB"), (200_000_000, "190 MiB"), (5 << 30, "5 GiB"),
  ]) func sizes(_ bytes: Int, _ text: String) {
    #expect(byteCount(bytes) == text)
  }

  @Test(arguments: [
    (".DS_Store", "a Mac's folder settings"), ("a/.ds_store", "a Mac's folder settings"),
    ("__MACOSX/a/._b", "a Mac's file attributes"), ("._a", "a Mac's file attributes"),
    ("Thumbs.db", "Windows' picture cache"), ("d/desktop.ini", "Windows' folder settings"),
    ("notes.md~", "an editor's lock or backup"), (".#a.json", "an editor's lock or backup"),
    (".native-config.json.swp", "an editor's lock or backup"), (".git/config", "version control"),
    (".inappignore", "pack's list of what to leave out"),
    ("d/.inappignore", "a list that pack reads only at the root"),
    (".svn/entries", "version control"), (".env", "a secret"), (".env.local", "a secret"),
    ("cert.PEM", "a secret"), ("AuthKey_1.p8", "a secret"), ("x.mobileprovision", "a secret"),
    ("id_rsa", "a secret"), ("keys/id_ed25519", "a secret"), ("Secrets.json", "a secret"),
    ("release.keystore", "a secret"), ("google-services.json", "an app's settings"),
    ("old.zip", "another archive"), ("d/.inapp-0123456789abc.new/a", "an unfinished write"),
    (".inapp-0123456789abc.old", "an unfinished write"),
  ]) func junk(_ name: String, _ kind: String) {
    #expect(junkKind(name) == kind)
    #expect(isJunk(name))
  }

  @Test(arguments: [
    "native-config.json", "pushwoosh.json", "a/b.png", "environment", "zip", "git/a", "a.swp.txt",
    ".inapp-notes", ".inapp-0123456789abc", ".inapp-0123.new",
  ]) func noJunk(_ name: String) {
    #expect(!isJunk(name))
  }

  @Test(arguments: [
    "native-config.json", "a b/c.png", "日本語/ネイティブ.json", "👩‍👩‍👧.png", ".hidden", "com10", "console",
    "nul1", "a..b", "...a", String(repeating: "n", count: 255),
  ]) func goodNames(_ name: String) {
    #expect(fault(inName: name, budget: .standard) == nil)
  }

  @Test func libraryVersions() {
    #expect(ArchiveLibrary.version.split(separator: ".").count == 3)
    #expect(ArchiveLibrary.zlibVersion?.isEmpty == false)
  }
}
