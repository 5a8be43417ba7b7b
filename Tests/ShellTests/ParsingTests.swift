import Shell
import Testing

@Suite struct ParsingTests {
  func pack(_ words: String...) throws -> Toy.PackOptions { try Toy.parse(Toy.pack, words) }
  func make(_ words: String...) throws -> Toy.MakeOptions {
    try Toy.parse(Toy.make, words + ["--owner="])
  }
  func get(_ words: String...) throws -> Toy.GetOptions { try Toy.parse(Toy.get, words) }

  @Test func nothingGivenLeavesTheDefaults() throws {
    #expect(try pack() == Toy.PackOptions())
  }

  @Test(arguments: [
    ["--output=a.zip"], ["--output", "a.zip"], ["-o", "a.zip"], ["-oa.zip"], ["-o=a.zip"],
    ["--output", "b.zip", "-oa.zip"],
  ])
  func valuesCanBeWrittenInFiveWays(words: [String]) throws {
    #expect(try Toy.parse(Toy.pack, words) == Toy.PackOptions(output: "a.zip"))
  }

  @Test(arguments: [["-n", "-v"], ["-nv"], ["-vn"], ["-nvn"], ["--dry-run", "--verbose"]])
  func flagsCanBeBundled(words: [String]) throws {
    let options = try Toy.parse(Toy.pack, words, as: Toy.PackOptions.self)
    #expect(options.isDry && options.shared.isVerbose)
  }

  @Test func aBundleMayEndInAnOptionWithAValue() throws {
    #expect(try pack("-nvoa.zip", "d").output == "a.zip")
    #expect(
      try pack("-no", "a.zip", "d") == Toy.PackOptions(folder: "d", output: "a.zip", isDry: true))
  }

  @Test func optionsMayFollowOperands() throws {
    #expect(try pack("d", "--check") == pack("--check", "d"))
  }

  @Test func twoDashesEndTheOptions() throws {
    #expect(try pack("-n", "--", "--check") == Toy.PackOptions(folder: "--check", isDry: true))
    #expect(try pack("--", "--").folder == "--")
    #expect(try pack("--", "-h").folder == "-h")
  }

  @Test func aDashIsAnOperandAndAValue() throws {
    #expect(try pack("-").folder == "-")
    #expect(try pack("-o", "-").output == "-")
  }

  @Test func negativeNumbersAreValuesAndOperands() throws {
    #expect(try make("ball", "--size", "-5").size == -5)
    #expect(try make("ball", "-s-5").size == -5)
    #expect(try get("title", "-1", "-.5").more == ["-1", "-.5"])
  }

  @Test func negatableFlagsKnowThreeStates() throws {
    #expect(try pack().showClose == nil)
    #expect(try pack("--show-close").showClose == true)
    #expect(try pack("--no-show-close").showClose == false)
    #expect(try pack("--no-show-close", "--show-close").showClose == true)
  }

  @Test func repeatedOptionsCollectInOrder() throws {
    #expect(
      try make("-cred", "bear", "--color=blue", "-c", "red").colors == ["red", "blue", "red"])
  }

  @Test func anEmptyValueIsAValue() throws {
    #expect(try Toy.parse(Toy.make, ["bear", "--owner="]) == Toy.MakeOptions(kind: "bear"))
    #expect(try Toy.parse(Toy.make, ["bear", "--owner", ""]) == Toy.MakeOptions(kind: "bear"))
  }

  @Test func valuesKeepEqualsSignsAndSpaces() throws {
    let options = try Toy.parse(Toy.make, ["bear", "--owner=a=b c"], as: Toy.MakeOptions.self)
    #expect(options.owner == "a=b c")
  }

  @Test func optionalOperandsAreServedAfterRequiredOnes() throws {
    #expect(try get("title") == Toy.GetOptions(field: "title"))
    #expect(try get("bear/", "title") == Toy.GetOptions(template: "bear/", field: "title"))
    #expect(try get("title", "text") == Toy.GetOptions(field: "title", more: ["text"]))
    #expect(
      try get("bear/", "title", "a", "b")
        == Toy.GetOptions(template: "bear/", field: "title", more: ["a", "b"]))
    #expect(throws: UsageError.self) { try get("bear/") }
  }

  @Test func unlistedOptionsAreCollectedAsData() throws {
    let options = try get(
      "--title", "Hi", "text", "--no-show-close", "--show-close=true", "--title=")
    #expect(options.field == "text")
    #expect(
      options.open == [
        OpenOption(name: "title", value: "Hi"), OpenOption(name: "no-show-close", value: nil),
        OpenOption(name: "show-close", value: "true"), OpenOption(name: "title", value: ""),
      ])
  }

  @Test(arguments: [
    ["-h"], ["--help"], ["d", "--help"], ["--bogus", "-h"], ["-nh"], ["-o", "--help"],
  ])
  func helpIsFoundAnywhere(words: [String]) throws {
    guard case .help = try Toy.pack.parse(words) else {
      Issue.record("no help")
      return
    }
  }

  @Test func argumentsOfAnInnerTypeReachTheOuterOptions() throws {
    #expect(try pack("--format", "json", "-v").shared == Toy.Shared(format: .json, isVerbose: true))
  }

  @Test func runningReachesTheContext() throws {
    let output = Toy.Output()
    guard case .parsed(let invocation) = try Toy.pack.parse(["bears", "--check"]) else { return }
    #expect(try invocation.run(output) == 1)
    #expect(output.lines == ["pack bears"])
    #expect(invocation.command == "pack")
  }

  @Test func aUsageErrorOfTheWorkNamesItsCommand() throws {
    guard case .parsed(let invocation) = try Toy.pack.parse(["--check", "-n"]) else { return }
    let expected = UsageError(command: "pack", "--check and -n exclude each other")
    #expect(throws: expected) { try invocation.run(Toy.Output()) }
  }
}
