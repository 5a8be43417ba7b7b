import Testing
import Wording

@Suite struct NearestTests {
  static let commands = [
    "new", "set", "get", "unset", "add", "remove", "move", "validate", "fmt", "convert", "diff",
    "describe", "explain", "schema", "pack", "unpack", "inspect", "localize", "inbox-payload",
    "simulate", "preview", "completions", "help",
  ]
  static let fields = ["title", "message", "showClose", "winIndex", "backgroundColor", "position"]

  @Test(arguments: [
    ("vaildate", "validate"), ("validte", "validate"), ("PACK", "pack"), ("unpak", "unpack"),
    ("fm", "fmt"), ("fmtt", "fmt"), ("inboxPayload", "inbox-payload"), ("remvoe", "remove"),
    ("sect", "set"), ("desc", "describe"), ("completion", "completions"), ("simlate", "simulate"),
  ])
  func findsTheCommandThatWasMeant(typed: String, meant: String) {
    #expect(nearest(to: typed, in: Self.commands) == meant)
  }

  @Test(arguments: [
    ("show-close", "showClose"), ("show_close", "showClose"), ("SHOWCLOSE", "showClose"),
    ("ShowClose", "showClose"), ("showclsoe", "showClose"), ("win-idnex", "winIndex"),
    ("backgroundcolour", "backgroundColor"), ("tilte", "title"),
  ])
  func separatorsAndCaseDoNotCount(typed: String, meant: String) {
    #expect(nearest(to: typed, in: Self.fields) == meant)
  }

  @Test(arguments: ["", "-", "x", "zz", "launch", "cat", "campaigns", "☃️", "paint it black", "ok"])
  func suggestsNoNonsense(typed: String) {
    #expect(nearest(to: typed, in: Self.commands) == nil)
  }

  @Test func prefersTheSameLettersToTheSameWords() {
    #expect(nearest(to: "SHOW_CLOSE", in: ["showClose", "show_close"]) == "show_close")
    #expect(nearest(to: "showclose", in: ["shodclose", "show-close"]) == "show-close")
  }

  @Test func prefersTheSameFirstLetter() {
    #expect(nearest(to: "mave", in: ["save", "move"]) == "move")
  }

  @Test func prefersATypingErrorToAnAbbreviation() {
    #expect(nearest(to: "tile", in: ["tileSize", "title"]) == "title")
  }

  @Test func listsEquallyNearNamesInOrder() {
    #expect(nearestFew(to: "et", in: Self.commands) == ["set", "get"])
    #expect(nearestFew(to: "et", in: Self.commands, limit: 1) == ["set"])
    #expect(nearestFew(to: "set", in: ["set", "set", "get"]) == ["set"])
    #expect(nearestFew(to: "border-", in: ["border-radius", "border-color"]).count == 2)
    #expect(nearestFew(to: "set", in: Self.commands, limit: 0).isEmpty)
  }

  /// What is too long to be a name is not even found in itself: it is measured, never compared.
  @Test(arguments: [257, 20_000_000]) func longWordsAndNamesAreNotLookedAt(length: Int) {
    let long = String(repeating: "x", count: length)
    #expect(nearest(to: long, in: [long]) == nil)
    #expect(nearest(to: "pack", in: [long, "pack"]) == "pack")
    var looked = 0
    let names = Self.commands.lazy.map { name in
      looked += 1
      return name
    }
    #expect(nearest(to: long, in: names) == nil)
    #expect(looked == 0)
  }

  @Test func theLongestNameIsFound() {
    let longest = String(repeating: "x", count: 256)
    #expect(nearest(to: longest, in: [longest]) == longest)
  }
}
