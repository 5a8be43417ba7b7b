import TestSupport
import Testing

/// What an adversary found that edits did, and should not.
@Suite struct EditOddityTests {
  @Test(arguments: [
    ##"set b 'title={"text":"J","text":"K","color":"#abc"}'"##,
    #"set b 'x={"a":1,"a":2}'"#,
    ##"new banner c --dark '{"background":"#111","background":"#222"}'"##,
    ##"add s buttons --text A 'border={"color":"#fff","color":"#000","radius":1}'"##,
  ])
  func aValueWithAKeyTwiceIsRefused(_ line: String) throws {
    let inapp = try BuiltProgram()
    try inapp("new", "banner", "b")
    try inapp("new", "sheet", "s")
    let finished = try inapp.bash("inapp \(line)")
    #expect(finished.status == 2)
    #expect(finished.errors.contains("twice") || line.contains("x={"), "\(finished.errors)")
    #expect(try inapp("get", "b", "$").status == 0)
    #expect(try inapp("get", "s", "$").status == 0)
  }

  @Test func coloursOfOtherElementsStay() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "m")
    try inapp(
      "set", "m",
      ##"dark={"buttons":[{"background":"#111"},{"background":"#FFD500","text":{"color":"#ffffff"}}]}"##
    )
    for line in ["move m buttons 0 1", "remove m buttons 1"] {
      #expect(try inapp.bash("inapp \(line)").status == 0)
      #expect(try inapp("get", "m", "dark.buttons[0].text.color").output == "#ffffff\n")
    }
  }

  @Test func aTargetThatDrawsNothingChecksNothing() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "banner", "b")
    let before = try inapp.bytes("b/native-config.json")
    let finished = try inapp("set", "b", "title=", "-t", "android@5")
    #expect(finished.status == 2)
    #expect(finished.errors.contains("nothing could be checked"), "\(finished.errors)")
    #expect(try inapp.bytes("b/native-config.json") == before)
    #expect(try inapp("set", "b", "title=Hi", "-t", "android@5", "--force").status == 0)
  }

  @Test func aDisplayTypeMayBeAPlaceholder() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "banner", "b")
    let made = try inapp.bash(
      "sed -i 's/\"displayType\": \"banner\"/\"displayType\": \"{{dt|text|banner}}\"/' b/native-config.json"
    )
    #expect(made.status == 0)
    #expect(try inapp("get", "b", "showClose").output == "true\n")
    #expect(try inapp("set", "b", "title=Hi").status == 0)
  }

  @Test func anAppendedElementKeepsTheDarkOverlayInStep() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "m")
    try inapp("set", "m", ##"dark={"buttons":[{"background":"#111"},{}]}"##)
    let finished = try inapp("set", "m", "buttons[+].text=More")
    #expect(finished.output.contains("dark.buttons[2]"), "\(finished.everything)")
    #expect(try inapp("get", "m", "dark.buttons[2]").output == "{}\n")
  }

  @Test func toTheTypeItIsAlreadyChangesNothing() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "banner", "b")
    for line in ["convert b banner -n", "convert - banner -n < b/native-config.json"] {
      let finished = try inapp.bash("inapp \(line)")
      #expect(finished.status == 0 && finished.output.isEmpty, "\(finished.everything)")
      #expect(finished.errors.contains("is a banner already"))
    }
    let printed = try inapp.bash("inapp convert - banner < b/native-config.json")
    #expect(try Array(printed.stdout) == inapp.bytes("b/native-config.json"))
  }

  @Test(.timeLimit(.minutes(1))) func manySlidesAreConvertedInOneGo() throws {
    let inapp = try BuiltProgram()
    let items = (0..<4000).map { ##"{"title":{"text":"\##($0)","color":"#FFF"}}"## }
    let block = #"{"showClose":true,"items":[\#(items.joined(separator: ","))]}"#
    let text = #"{"displayType":"carousel","carousel":\#(block)}"#
    try inapp.folder.write(Array(text.utf8), to: "c.json")
    #expect(try inapp("convert", "c.json", "stories").status == 0)
    #expect(try inapp("get", "c.json", "items[3999].title.text").output == "3999\n")
  }

  @Test func pathsAreTakenAsTheyArePrinted() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "banner", "b")
    #expect(try inapp.bash(#"sed -i '0,/{/s//{ "x y": 7,/' b/native-config.json"#).status == 0)
    #expect(try inapp("get", "b", #"$.["x y"]"#).output == "7\n")
    #expect(try inapp("get", "b", #"$["x y"]"#).output == "7\n")
  }

  @Test func hintsLeadToWhatWorks() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "spinwheel", "s")
    try inapp("set", "s", "background=#000")
    #expect(try inapp("set", "s", "background[+]=#fff").errors.contains("inapp add"))
    #expect(try inapp("add", "s", "background", "--value", "#fff").status == 0)
    #expect(try inapp("set", "s", "maxDisplays=3").errors.contains("$.maxDisplays"))
    #expect(try inapp("set", "s", "$.inAppId=").output.contains(#"→ """#))
  }

  @Test func languagesAreAddedAtTheSameTime() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "banner", "b", "--locales", "en")
    let finished = try inapp.bash(
      """
      for language in de fr es it pt nl; do inapp localize add b $language >/dev/null & done
      failed=0
      for job in $(jobs -p); do wait "$job" || failed=1; done
      exit $failed
      """)
    #expect(finished.status == 0, "\(finished.errors)")
    for language in ["de", "fr", "es", "it", "pt", "nl"] {
      #expect(try inapp.text("b/pushwoosh.json").contains("\"\(language)\": {"))
    }
  }
}
