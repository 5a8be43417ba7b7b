import Foundation
import SourceText
import TestSupport
import Testing

private func file(_ text: String, _ name: String = "a") -> SourceFile {
  SourceFile(name: name, bytes: Array(text.utf8))
}

@Suite struct UnifiedDiffTests {
  @Test func equalFilesHaveNone() {
    #expect(unifiedDiff(from: file("a\n"), to: file("a\n")) == "")
  }

  @Test func showsTheChangeWithItsSurroundings() {
    let old = (1...9).map { "\($0)\n" }.joined()
    let diff = unifiedDiff(
      from: file(old), to: file(old.replacing("5", with: "five"), "b"), context: 1)
    #expect(diff == "--- a\n+++ b\n@@ -4,3 +4,3 @@\n 4\n-5\n+five\n 6\n")
  }

  @Test func splitsDistantChanges() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n2\n", with: "\n").replacing("19\n", with: "19\nx\n")
    let diff = unifiedDiff(from: file(old), to: file(new), context: 1)
    #expect(diff == "--- a\n+++ a\n@@ -1,3 +1,2 @@\n 1\n-2\n 3\n@@ -19,2 +18,3 @@\n 19\n+x\n 20\n")
  }

  @Test func marksAMissingFinalLineBreak() {
    #expect(
      unifiedDiff(from: file("a"), to: file("a\n"))
        == "--- a\n+++ a\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
  }

  @Test func anEmptyFile() {
    #expect(unifiedDiff(from: file(""), to: file("x\n")) == "--- a\n+++ a\n@@ -0,0 +1 @@\n+x\n")
  }

  @Test func namesThatNeedCare() {
    #expect(
      unifiedDiff(from: file("", "a b"), to: file("x\n", "c\n")).hasPrefix(
        "--- a b\t\n+++ \"c\\012\"\n"))
  }

  @Test(.enabled(if: tool("patch") != nil, "patch is not installed"))
  func patchMakesTheNewFile() throws {
    var random = SplitMix64(seed: 11)
    let folder = try TemporaryFolder()
    for _ in 0..<40 {
      let old = randomLines(&random)
      let new = randomlyChanged(old, &random)
      guard old != new, !new.isEmpty else { continue }
      let diff = unifiedDiff(
        from: file(old), to: file(new), context: Int.random(in: 0...4, using: &random))
      let target = try folder.write(old.utf8, to: "a")
      let patched = try run(
        try #require(tool("patch")),
        ["--silent", "--no-backup-if-mismatch", "--binary", target.path], stdin: Data(diff.utf8))
      #expect(patched.status == 0, "\(diff)\(patched.everything)")
      #expect(try Data(contentsOf: target) == Data(new.utf8), "\(diff)")
    }
  }

  @Test func manyChangesStayBounded() {
    let old = (0..<20_000).map { "\($0)\n" }.joined()
    let new = (0..<20_000).map { "\($0)x\n" }.joined()
    let diff = unifiedDiff(from: file(old), to: file(new))
    #expect(diff.utf8.count > 200_000)
    #expect(diff.hasPrefix("--- a\n+++ a\n@@ -1,20000 +1,20000 @@\n-0\n-1\n"))
  }

  private func randomLines(_ random: inout SplitMix64) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0..<30, using: &random) {
      text += random.pick(["a", "b", "", "{", "é", "x\r"]) + "\n"
    }
    return random.chance(0.3) ? text + "end" : text
  }

  private func randomlyChanged(_ text: String, _ random: inout SplitMix64) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for _ in 0..<Int.random(in: 1..<5, using: &random) {
      let place = Int.random(in: 0..<lines.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: lines[place] = "new"
      case 1: lines.insert("more", at: place)
      default: if lines.count > 1 { lines.remove(at: place) }
      }
    }
    return lines.joined(separator: "\n")
  }
}
