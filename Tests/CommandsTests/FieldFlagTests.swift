import Authoring
import Schema
import TestSupport
import Testing
import Wording

/// Field flags on the command line of `set` and `new`.
@Suite struct FieldFlagCommandTests {
  private static let types = Catalogue.displayTypes.map(\.name)

  @Test("a flag sets what FIELD=VALUE sets", arguments: types)
  func everyFlag(_ type: String) throws {
    let inapp = try BuiltProgram()
    try inapp("new", type)
    let path = "\(type)/native-config.json"
    let start = try inapp.bytes(path)
    for flag in FieldFlags(of: try #require(Catalogue.displayType(named: type))).all {
      guard let value = flag.field.sample else { continue }
      let flags = [flag.isSwitch ? "--no-\(flag.name)" : "--\(flag.name)=\(value)"]
      let first = try inapp.typed(["set", type, "--force"] + flags)
      #expect(first.status == 0, "\(flags): \(first.errors)")
      let byFlag = try inapp.bytes(path)
      try inapp.folder.write(start, to: path)
      #expect(try inapp("set", type, "--force", "\(flag.path)=\(value)").status == 0)
      #expect(try inapp.bytes(path) == byFlag, "\(flags)")
      try inapp.folder.write(start, to: path)
    }
  }

  @Test func flagsStandAnywhere() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "sheet", "--title", "One", "out", "--no-show-close", "--max-displays=3")
    #expect(try inapp("get", "out", "title.text").output == "One\n")
    #expect(try inapp("get", "out", "showClose").output == "false\n")
    #expect(try inapp("get", "out", "$.maxDisplays").output == "3\n")
    try inapp("set", "--title", "Two", "out", "--message=-x-", "title.color=#222", "--show-close")
    #expect(try inapp("get", "out", "title").output.contains("\"Two\", \"color\": \"#222\""))
    #expect(try inapp("get", "out", "message.text").output == "-x-\n")
    #expect(try inapp("get", "out", "showClose").output == "true\n")
  }

  @Test func flagsComeBeforeAssignments() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "sheet")
    let done = try inapp("set", "sheet", "title.color=#111", "--message", "A", "--title", "B")
    let names = done.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(names == ["message.text", "title.text", "title.color"])
  }

  @Test(arguments: [
    ["--title", "A", "--title", "B"], ["--title", "A", "title=B"],
    ["--title", "A", "title.text=B"],
    ["--title", "A", "$.sheet.title.text=B"], ["/sheet/title/text=A", "--title", "B"],
    ["buttons[1].text=A", "buttons[-1].text=B"], ["--show-close", "--no-show-close"],
  ])
  func twoValuesForOneFieldAreRefused(_ words: [String]) throws {
    let inapp = try BuiltProgram()
    try inapp("new", "sheet")
    let before = try inapp.bytes("sheet/native-config.json")
    let refused = try inapp.typed(
      ["set", "sheet", "--image", "https://a.example/b.png"] + words)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("same field") || refused.errors.contains("given twice"))
    #expect(try inapp.bytes("sheet/native-config.json") == before)
    let forNew = words.flatMap { $0.contains("=") ? ["--set", $0] : [$0] }
    #expect(try inapp.typed(["new", "sheet", "other"] + forNew).status == 2)
    #expect(try inapp.bash("ls").output.contains("other") == false)
  }

  @Test func everyElementAppendedIsAnother() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "spinwheel")
    let two = try inapp("set", "spinwheel", "segments[+].message=A", "segments[+].message=B")
    #expect(two.status == 0)
    #expect(try inapp("get", "spinwheel", "segments[-2].message.text").output == "A\n")
  }

  /// What is typed after `inapp`, and what the answer must say.
  @Test(arguments: [
    ("set sheet --win-index 2", "sheet has no --win-index. --win-index is a field of spinwheel."),
    ("set sheet --no-loop", "sheet has no --loop."),
    ("set sheet --titel X", "sheet has no --titel. Did you mean --title?"),
    ("set sheet --titel", "Did you mean --title?"),
    ("set --titel X sheet", "Did you mean --title?"),
    ("set sheet --no-show-closs", "Did you mean --no-show-close?"),
    ("set sheet --show-closs false", "Did you mean --show-close?"),
    ("set sheet --titel X stray", "Did you mean --title?"),
    ("set nowhere --titel X", "nowhere: no such file or folder"),
    ("set sheet --forse --title X", "Did you mean --force?"),
    ("set sheet --qqqqqqqqq X", "unknown option --qqqqqqqqq"),
    ("set sheet --weight 2", "written 'segments[0].weight=...'"),
    ("set sheet --no-title", "inapp unset sheet title removes the field."),
    ("set sheet --no-titel", "inapp unset sheet title removes the field."),
    ("set sheet --no-background", "The message needs background"),
    ("set sheet --no-show-close=true", "--no-show-close takes no value"),
    ("set sheet --show-close false", "--show-close=false"),
    ("set sheet --show-close=maybe", "showClose must be true or false"),
    ("set sheet --title", "--title needs a value"),
    ("set sheet", "no field to set is named"),
    ("set shet", "\"shet\" is neither a template nor FIELD=VALUE"),
    ("set sheet $.displayType=banner", "inapp convert changes the type"),
    ("set sheet buttons[-0].text=A", "\"[-0]\" is not an index"),
    ("set sheet buttons[00].text=A", "\"[00]\" is not an index"),
    ("set sheet buttons[01].text=A", "\"[01]\" is not an index"),
    ("new sheet two --win-index 2", "sheet has no --win-index."),
    ("new shet two --win-index 2", "did you mean sheet?"),
    ("new sheet two --no-title", "inapp unset two title removes the field."),
  ])
  func saysWhatIsWrong(_ line: String, _ says: String) throws {
    let inapp = try BuiltProgram()
    try inapp("new", "sheet")
    let before = try inapp.bytes("sheet/native-config.json")
    let refused = try inapp.typed(line.split(separator: " ").map(String.init))
    #expect(refused.status == 2)
    let words = refused.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(says), "\(refused.errors)")
    #expect(refused.errors.split(separator: "\n").allSatisfy { $0.displayWidth <= 80 })
    #expect(try inapp.bytes("sheet/native-config.json") == before)
    #expect(try inapp.bash("ls").output == "sheet\n")
  }
}

extension BuiltProgram {
  fileprivate func typed(_ words: [String]) throws -> Finished {
    try bash("inapp " + words.map { "'\($0)'" }.joined(separator: " "))
  }
}

extension Field {
  /// A value as it is typed; nil where that is JSON.
  fileprivate var sample: String? {
    switch shape {
    case .boolean: "false"
    case .number, .index: "3"
    case .words, .code, .identifier: "Abc"
    case .color, .gradient: "#123456"
    case .url: "https://example.com/a.png"
    case .choice(let choices): choices.last?.name
    case .union: "https://example.com"
    case .object(let model): model.name == "Text" ? "Abc" : nil
    case .list, .row, .map, .either, .anything: nil
    }
  }
}
