import TestSupport
import Testing

/// The hidden command that answers the scripts, asked as fish asks.
@Suite struct CompleteCommandTests {
  private let desk: CompletionDesk

  init() throws { desk = try CompletionDesk() }

  /// The words offered after some words, with their notes; an asterisk first where files may stand there too.
  private func offered(_ words: String...) throws -> [String] {
    let asked = words.map { "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " ")
    let answer = try desk.inapp.bash("inapp complete fish -- inapp \(asked)")
    #expect(answer.status == 0 && answer.errors == "", "\(answer.errors)")
    let lines = answer.output.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.first == "" ? [] : ["*"]) + lines.dropFirst(3).dropLast().map(String.init)
  }

  @Test func fieldsAreThoseThatTheTemplateHolds() throws {
    #expect(
      try offered("get", "my promo", "'rew") == [
        "reward.title.\tThe headline of the prize.", "reward.message.\tWhat the prize is.",
        "reward.code\tBRINA", "reward.button.\tThe button under the prize.",
      ])
    #expect(
      try offered("get", "my promo", "$.") == [
        "$.displayType\tspinwheel", "$.spinwheel.\tThe content of a spinwheel message.",
      ])
    #expect(try offered("get", "my promo", "nosuch.") == [])
    #expect(try offered("get", "my promo", "segments[99].") == [])
    #expect(try offered("get", "my promo", "title.text", "") == [])
    #expect(
      try offered("unset", "my promo", "mess") == [
        "message\t\"Wherever it stops, it’s yours today.\"",
        "message.\tThe words under the headline.",
      ])
    #expect(try offered("unset", "my promo", "segm") == [])
    #expect(
      try desk.inapp.bash("cd tour; inapp complete fish -- inapp get it").output
        .contains("items[0]."))
  }

  @Test func assignmentsLeadToValues() throws {
    #expect(try offered("set", "my promo", "winI") == ["winIndex=\t1"])
    #expect(try offered("set", "my promo", "winIndex=1") == ["winIndex=1\t\"Scoop\""])
    #expect(try offered("set", "my promo", "showClose=") == ["showClose=true", "showClose=false"])
    #expect(
      try offered("set", "tour", "items[1].buttons[0].action=cl")
        == ["items[1].buttons[0].action=close\tCloses the message."])
    let whole = try offered("set", "my promo", "'segments[")
    #expect(whole.count == 7 && whole.last == "segments[+].\ta new element at the end")
    #expect(try offered("set", "my promo", "$.displayT") == [])
    #expect(try offered("set", "my promo", "=") == [])
    #expect(try offered("set", "my promo", "nosuch=") == [])
  }

  @Test func targetsTellWhatIsNewInThem() throws {
    let targets = try offered("validate", "--target", "")
    #expect(targets.contains("ios\tthe newest known, 7.2.7"))
    #expect(
      targets.contains { $0.hasPrefix("ios@7.2.7\tfirst with ") && $0.contains("dark overlay") })
  }

  @Test func elementsOfALaterList() throws {
    #expect(try offered("move", "my promo", "segments", "1", "0") == ["0\t\"10% off\""])
    #expect(try offered("remove", "tour", "items[1].buttons", "") == ["0\t\"Bring it home\""])
    #expect(try offered("add", "my promo", "segments", "--at", "3") == ["3\t\"2 for 1\""])
    #expect(try offered("remove", "my promo", "nosuch", "") == [])
    #expect(try offered("add", "tour", "items[1].b") == ["items[1].buttons\t1 element"])
  }

  @Test func flagsGoByWhatTheLineNames() throws {
    let title = "--title\ttext, now \"Spin for a treat\""
    #expect(try offered("set", "my promo", "--tit").first == title)
    #expect(
      try offered("set", "my promo", "--title", "x", "--tit").map { $0.prefix(13) }
        == ["--title-color"])
    #expect(try offered("set", "my promo", "--auto-dis") == [])
    #expect(try offered("set", "--auto-dis").count == 1)
    #expect(
      try offered("add", "my promo", "segments", "--").contains { $0.hasPrefix("--weight\t") })
    #expect(
      try offered("set", "my promo", "--show-close=") == [
        "--show-close=true", "--show-close=false",
      ])
  }

  @Test func listsBetweenCommas() throws {
    let rules = try offered("validate", "--select", "empty-text,empty-te")
    #expect(rules == [])
    #expect(
      try offered("validate", "--ignore", "x,color-not") == [
        "x,color-not-hex\tA colour must be #RGB, #RGBA, #RRGGBB or #RRGGBBAA."
      ])
  }

  @Test func zonesPartByPart() throws {
    #expect(try offered("simulate", "--time-zone", "Europe/Berl") == ["Europe/Berlin"])
    #expect(try offered("simulate", "--time-zone", "Eu").contains("Europe/Berlin"))
    let areas = try offered("simulate", "--time-zone", "")
    #expect(areas.contains("Europe/") && !areas.contains("Europe/Berlin"))
    #expect(areas.allSatisfy { !$0.contains(".") && !$0.hasPrefix("posix") })
    #expect(try offered("simulate", "--time-zone", "../") == [])
    #expect(try offered("simulate", "--time-zone", "/etc/") == [])
    let none = try desk.inapp.bash(
      "TZDIR=/nowhere inapp complete fish -- inapp simulate --time-zone Eu")
    #expect(none.status == 0 && none.everything == "\n\n\n")
  }

  /// Each answers quickly with nothing of a template, in silence.
  @Test(arguments: [
    "nowhere", "b.txt", "broken", "list", "fifo", "piped", "huge", "-", "/dev/zero", "empty.zip",
    "deep", "twice", "loop", "'~/nowhere'", "''",
  ])
  func nothingIsSaidOfOddTemplates(_ word: String) throws {
    let made = try desk.inapp.bash(
      """
      mkfifo fifo; mkdir piped; mkfifo piped/native-config.json; echo '{"displayTy' > broken
      echo '[1]' > list; touch empty.zip; head -c 9000000 /dev/zero > huge; ln -s loop loop
      printf '%100000s' | tr ' ' '[' > deep
      echo '{"displayType": "banner", "displayType": 7, "banner": []}' > twice
      """)
    try #require(made.status == 0)
    for rest in [
      "get W ''", "set W --ti", "set W title=", "add W buttons --te", "remove W segments ''",
      "localize render W --locale ''", "simulate W --expect ''", "set W 'buttons[0].'",
    ] {
      let line = "inapp complete fish -- inapp \(rest.replacing("W", with: word))"
      let answer = try desk.inapp.bash(line)
      #expect(answer.status == 0 && answer.errors == "", "\(line): \(answer.errors)")
    }
  }

  @Test func theScriptsAreWhatIsPrinted() throws {
    let printed = try desk.inapp("completions", "fish")
    #expect(printed.status == 0 && printed.errors == "")
    #expect(printed.output.contains("command inapp complete fish -- "))
    for words in [["nosuch"], ["bash"], ["bash", "5", " "], ["zsh", "x"], ["fish"]] {
      let answer = try desk.inapp.bash("inapp complete \(words.joined(separator: " "))")
      #expect(answer.status == 0 && answer.everything == "")
    }
  }
}
