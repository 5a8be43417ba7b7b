import Foundation
import TestSupport
import Testing

@testable import Archives

@Suite struct IgnoreRulesTests {
  private func ignores(_ lines: String, _ path: String, isFolder: Bool = false) -> Bool {
    IgnoreRules(Array(lines.utf8)).line(ignoring: path, isFolder: isFolder) != nil
  }

  @Test(arguments: [
    ("*.md", "a.md"), ("*.md", "a/b.md"), ("/*.md", "a.md"), ("a/", "a/b"), ("a", "x/a/b"),
    ("a/b", "a/b"), ("**/b", "b"), ("**/b", "x/y/b"), ("a/**", "a/x/y"), ("a/**/b", "a/b"),
    ("a/**/b", "a/x/y/b"), ("?.md", "e.md"), ("[a-c].md", "b.md"),
    ("[!a-c].md", "d.md"), ("[^a-c].md", "d.md"), ("[[:digit:]]", "7"), ("[]]", "]"),
    ("[]-]", "-"), ("[a[b]", "["), ("[a-\\c]", "b"), ("\\!a", "!a"), ("\\#a", "#a"), ("a\\ ", "a "),
    ("a  ", "a"), ("a\r\nb", "a"),
    ("\u{FEFF}a", "a"), ("*\n!b", "a"), ("a/\n!a/b", "a/b"), ("grüße", "grüße"), ("a\\*", "a*"),
  ]) func isIgnored(_ lines: String, _ path: String) {
    #expect(ignores(lines, path))
  }

  @Test(arguments: [
    ("", "a"), ("#a", "#a"), ("/*.md", "a/b.md"), ("a/", "a"), ("a/b", "x/a/b"), ("*\n!b", "b"),
    ("?", "é"), ("[/]", "/"), ("[a", "[a"),
    ("a\\", "a"), ("a*c", "a/c"), ("a/*", "a"), ("a/**", "a"), ("!a", "a"), ("\\*", "a"),
    ("[z-a]", "m"), ("[[:nonsense:]]", "n"), ("A", "a"),
  ]) func isNotIgnored(_ lines: String, _ path: String) {
    #expect(!ignores(lines, path))
  }

  @Test func theLineIsTold() {
    let rules = IgnoreRules(Array("# none\n\n*.md\n!a.md\nb.*\n".utf8))
    #expect(rules.line(ignoring: "c.md") == 3)
    #expect(rules.line(ignoring: "a.md") == nil)
    #expect(rules.line(ignoring: "b.md") == 5)
  }

  @Test func aFolderIsNoFile() {
    #expect(ignores("a/", "a", isFolder: true))
    #expect(!ignores("a/", "a"))
  }

  /// Backtracking would take longer than the sun has left.
  @Test func manyStarsTakeNoTime() {
    let stars = String(repeating: "*a", count: 60) + "b"
    #expect(!ignores(stars, String(repeating: "a", count: 250)))
  }

  @Test func manyStarsInManyPartsTakeNoTime() {
    let stars = String(repeating: "**/*a", count: 60) + "b"
    #expect(!ignores(stars, String(repeating: "aaaa/", count: 250) + "a"))
  }

  @Test(arguments: [
    ("**/*b/c", "a/ab/x/bb/c"), ("a/**/b/**/c", "a/b/b/x/c"), ("**/**/a*c", "x/abc"),
  ])
  func starsAreTriedAgain(_ line: String, _ path: String) {
    #expect(ignores(line, path))
    #expect(!ignores(line, path + "x"))
  }

  @Test func aPathNeedNotBeText() {
    let rules = IgnoreRules(Array("a??\n*/\n".utf8))
    #expect(rules.line(ignoring: [0x61, 0xFF, 0xFE], isFolder: false) == 1)
    #expect(rules.line(ignoring: [0x62, 0xFF], isFolder: false) == nil)
    #expect(rules.line(ignoring: [0x62, 0xFF], isFolder: true) == 2)
  }

  /// What `git check-ignore` says of random paths under random patterns.
  @Test(.enabled(if: tool("git") != nil, "git is not installed"), arguments: 0..<8)
  func gitAgrees(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let folder = try TemporaryFolder()
    let git = try #require(tool("git"))
    let made = try run(git, ["init", "-q"], environment: plainEnvironment, in: folder.url)
    try #require(made.status == 0)
    for _ in 0..<12 {
      let lines = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        Self.word(Self.pieces, 1...7, &random)
      }
      let text = lines.joined(separator: "\n")
      let paths = (0..<60).map { _ in Self.path(&random) }
      try folder.write(text.utf8, to: ".gitignore")
      let finished = try run(
        git, ["check-ignore", "--no-index", "--stdin", "-z"],
        environment: plainEnvironment.merging(["GIT_CONFIG_GLOBAL": "/dev/null"]) { $1 },
        stdin: Data(paths.joined(separator: "\0").utf8), in: folder.url)
      let ignored = Set(finished.output.split(separator: "\0").map(String.init))
      let rules = IgnoreRules(Array(text.utf8))
      for path in paths {
        #expect(
          (rules.line(ignoring: path) != nil) == ignored.contains(path),
          "\(text.debugDescription) \(path.debugDescription)")
      }
    }
  }

  private static let pieces = [
    "a", "b", "ab", "/", "/", "*", "*", "**", "**/", "/**", "?", "[ab]", "[!a]", "[^b-z]", "[a-",
    "]", "\\", "\\*", "\\a", "!", "#", " ", "\\ ", "[[:alpha:]]", "[]a]", "-", "é", "[\\]b]",
  ]

  private static func word(
    _ pieces: [String], _ length: ClosedRange<Int>, _ random: inout SplitMix64
  ) -> String {
    (0..<Int.random(in: length, using: &random))
      .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
  }

  /// A path whose parts are neither empty nor dots, which git would not take.
  private static func path(_ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 1...4, using: &random))
      .map { _ in word(["a", "b", "ab", "!", "#", "*", "-", "]", "é", "a "], 1...3, &random) }
      .joined(separator: "/")
  }
}
