import Commands
import Shell
import TestSupport
import Testing
import Wording

/// What editing commands tell of a change, and what they answer to words that are nearly right.
@Suite struct EditAnswerTests {
  private func folder() throws -> BuiltProgram {
    let inapp = try BuiltProgram()
    for (type, name) in [
      ("sheet", "class"), ("modal", "promo"), ("banner", "cafe"), ("stories", "tour"),
      ("spinwheel", "s"),
    ] {
      #expect(try inapp("new", type, name).status == 0)
    }
    #expect(try inapp("new", "sheet", "trip", "--locales", "en,de").status == 0)
    return inapp
  }

  @Test(arguments: [
    ("title.color=#FFFFF0", "title.color=#FFF8EE", "[low-contrast]"),
    ("autoDismiss=-1", "autoDismiss=-2", "[number-out-of-range]"),
  ])
  func aFaultThatIsWrittenOverAnotherIsTold(_ first: String, _ second: String, _ rule: String)
    throws
  {
    let inapp = try folder()
    try inapp("set", "cafe", "background=#FFFFFF", first, "--force")
    #expect(try inapp("set", "cafe", second).errors.contains(rule))
    #expect(try inapp("set", "cafe", second, "-n").errors.contains(rule) == false)
  }

  @Test func aMessageThatStaysDroppedIsSaidToBe() throws {
    let inapp = try folder()
    let says = "still drop this message; inapp validate says why\n"
    #expect(try inapp("set", "cafe", "autoDismiss=-1", "--force").errors.contains(says) == false)
    #expect(try inapp("set", "cafe", "title=Hi").errors.hasSuffix(says))
    #expect(try inapp("set", "cafe", "autoDismiss=4").errors.isEmpty)
    // Android draws no wheel, whatever is in it.
    #expect(try inapp("set", "s", "title=Hi").errors.isEmpty)
  }

  @Test func aDryRunSaysTheRestBesideTheDiff() throws {
    let inapp = try folder()
    let poor = try inapp("set", "-n", "promo", "background=#FFFFFF", "title.color=#FFFFF0")
    #expect(poor.output.hasPrefix("--- ") && !poor.output.contains("warning"))
    #expect(poor.errors.contains("[low-contrast]") && poor.errors.contains("title.color  "))
    let lost = try inapp("set", "-n", "trip", "title=Hi")
    #expect(lost.errors.contains("title.text was a placeholder"))
    let nothing = try inapp("set", "-n", "promo", "showClose=true")
    #expect(nothing.output.isEmpty && nothing.errors == "Nothing would change.\n")
    #expect(try inapp("convert", "-n", "promo", "banner").errors.contains("lost"))
  }

  @Test func aListWhoseElementsAreGivenHoldsNoOthers() throws {
    let inapp = try folder()
    let done = try inapp("add", "tour", "items", "title=X", "buttons[+].text=A")
    #expect(done.status == 0, "\(done.errors)")
    #expect(try inapp("get", "tour", "items[-1].buttons[0].text.text").output == "A\n")
    #expect(try inapp("get", "tour", "items[-1].buttons[1]").status == 1)
    let refused = try inapp("add", "tour", "items", "title=X", "buttons[1].text=A")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("inapp: items[4].buttons has no elements"))
  }

  @Test func helpIsAboutTheOperandAndNoValue() throws {
    let inapp = try folder()
    let set = try inapp("set", "--title", "promo", "cafe", "--help").output
    #expect(set.contains("Fields of cafe (banner)"))
    let new = try inapp("new", "--title", "banner", "modal", "--help").output
    #expect(new.contains("Fields of modal,"))
  }

  @Test func aColourIsTakenFromWhatIsThereAfterRepairs() throws {
    let inapp = try folder()
    let done = try inapp("set", "s", "segments[+].message=A", "segments[+].message=B").output
    let colors = try [-2, -1].map { try inapp("get", "s", "segments[\($0)].message.color").output }
    #expect(done.contains("segments[5], made readable\n"))
    #expect(done.contains("taken from segments[6]\n"))
    #expect(colors[0] == colors[1])
  }

  @Test(arguments: ["new banner x --locales", "localize extract class --locales"])
  func localesAreJoined(_ words: String) throws {
    let inapp = try folder()
    let line = "inapp \(words) en --locales de --locales en,fr; cat */pushwoosh.json"
    let done = try inapp.bash(line)
    #expect(done.status == 0, "\(done.errors)")
    #expect(["\"en\": {", "\"de\": {", "\"fr\": {"].allSatisfy(done.output.contains))
  }

  @Test func aTextInNoTranslationIsTold() throws {
    let inapp = try folder()
    let added = try inapp("add", "trip", "buttons", "--text", "Later").errors
    #expect(added.contains("buttons[2].text is in no translation\n"))
    #expect(added.contains("inapp localize extract trip"))
    let status = try inapp("localize", "status", "trip").output
    #expect(status.hasSuffix("\n1 text is the same in every language: buttons[2].text\n"))
    #expect(try inapp("add", "class", "buttons", "--text", "Later").errors.isEmpty)
    try inapp("localize", "extract", "trip")
    #expect(try inapp("localize", "status", "trip").output.contains("in every") == false)
    #expect(try inapp("move", "trip", "buttons", "2", "0").output.hasSuffix("   \"Later\"\n"))
  }

  @Test func aNumberFromTheEndBecomesOneFromTheStart() throws {
    let inapp = try folder()
    let last = try inapp("set", "s", "--win-index", "-1").output
    #expect(last == "winIndex  1 → 5   the last of 6\n")
    #expect(try inapp("set", "s", "winIndex=-6").output == "winIndex  5 → 0   -6 from the end\n")
    let beyond = try inapp("set", "s", "winIndex=-7")
    #expect(beyond.status == 2 && beyond.errors.contains("6 elements, 0 to 5"))
  }

  @Test(arguments: [
    ("add class --text Hi", "no list of class is named. Name one: buttons."),
    ("add class/native-config.json", "no list of class/native-config.json is named"),
    ("move class 0 1", "no list of class is named. Name one: buttons."),
    ("remove class 1", "no list of class is named."),
    ("move class buttons 0", "TO is missing."),
    ("move class buttons", "FROM and TO are missing."),
    ("set class --buttons-1-text hi", "Write 'buttons[1].text=hi' for a field in a list."),
    ("set class --button-text hi", "Write 'buttons[0].text=hi' for a field in a list."),
    ("set class buttons.text=hi", "name an element by its number: buttons[0].text"),
    ("set class title-color=#fff", "did you mean title.color?"),
    ("set class titleColor=#fff", "did you mean title.color?"),
    ("set cafe action-url=a:b", "did you mean action.url?"),
    ("set class buttons[5].text=x", "inapp add adds one, and so does buttons[+]"),
    ("add class buttons --color red", "Did you mean --text-color or --border-color?"),
    ("add class buttons --url a:b", "Did you mean --action-url?"),
    ("new wheel", "did you mean spinwheel?"), ("describe wheel", "did you mean spinwheel?"),
    ("set class --show-close=no", "write false"),
    ("set class --qqqqqq", "Run inapp set class --help."),
  ])
  func aGuessIsAnswered(_ line: String, _ says: String) throws {
    let inapp = try folder()
    let refused = try inapp.bash("inapp \(line)")
    #expect(refused.status == 2)
    let words = refused.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(says), "\(refused.errors)")
    #expect(refused.errors.split(separator: "\n").allSatisfy { $0.displayWidth <= 80 })
  }

  @Test func moveTakesAnElementAsAWhole() throws {
    let inapp = try folder()
    #expect(
      try inapp("move", "s", "segments[0]", "2").output.hasPrefix("segments[0]  → segments[2]"))
    #expect(try inapp.bash("cd s; inapp move 'segments[2]' 0").status == 0)
  }

  @Test func tablesFit() throws {
    let inapp = try folder()
    let long = String(repeating: "https://example.com/", count: 8)
    let colors = "[\"#111111\", \"#222222\", \"#333333\", \"#444444\", \"#555555\", \"#666\"]"
    let dark = "dark={\"background\": \(colors), \"a\": "
    for words in [
      ["set", "s", "\(dark)1}"], ["set", "s", "\(dark)2}"],
      ["add", "tour", "items", "title=X", "buttons[+].text=A"], ["set", "cafe", "image=\(long)"],
      ["unset", "cafe", "image"], ["set", "promo", "image.nothing=\(long)"],
      ["set", "class", "message="],
    ] {
      let line = "inapp " + words.map { "'\($0)'" }.joined(separator: " ")
      let done = try inapp.bash(line)
      for line in done.output.split(separator: "\n") {
        #expect(line.displayWidth <= 80, "\(line)")
      }
    }
  }

  @Test(arguments: Inapp.program.info.commands.map(\.name)) func helpFitsANarrowTerminal(
    _ name: String
  ) throws {
    let inapp = try BuiltProgram()
    let page = try inapp.bash("inapp help \(name)", environment: ["COLUMNS": "60"]).output
    for line in page.split(separator: "\n") {
      #expect(line.displayWidth <= 60, "\(line)")
    }
  }

  @Test func manualsNameTheirSiblings() throws {
    let info = Inapp.program.info
    let set = try #require(info.commands.first { $0.name == "set" })
    let page = Manual(info, date: "").page(set)
    let end = page.suffix(while: { $0 != ".Sh SEE ALSO" })
    #expect(end.contains(".Xr inapp\\-add 1 ,") || end.contains(".Xr inapp-add 1 ,"))
    #expect(!end.contains { $0.hasSuffix("-set 1") || $0.contains("validate") })
  }
}

extension [String] {
  fileprivate func suffix(while isWanted: (String) -> Bool) -> [String] {
    Array(reversed().prefix(while: isWanted).reversed())
  }
}
