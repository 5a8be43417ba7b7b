import JSONTree
import Testing

@Suite struct PathTests {
  @Test func readsLikeAField() {
    let path: Path = [
      .key("items"), .index(0), .key("buttons"), .index(1), .key("action"), .key("url"),
    ]
    #expect(path.description == "items[0].buttons[1].action.url")
    #expect(path.pointer == "/items/0/buttons/1/action/url")
    #expect(path.parent?.description == "items[0].buttons[1].action")
    #expect(
      Path.root.appending(key: "odd key").appending(index: 2).description == "[\"odd key\"][2]")
    #expect(Path([.key("a"), .key("b\"c")]).description == "a[\"b\\\"c\"]")
  }

  @Test func pointersEscape() {
    #expect(Path([.key("a/b"), .key("m~n"), .key("")]).pointer == "/a~1b/m~0n/")
    #expect(Path.root.pointer == "")
    #expect(Path.root.description == "$")
  }
}

@Suite struct FieldPathTests {
  @Test(
    arguments: [
      ("title.text", .block, [.key("title"), .key("text")]),
      ("buttons[0].action.url", .block, [.key("buttons"), .index(0), .key("action"), .key("url")]),
      ("segments[-1].weight", .block, [.key("segments"), .index(-1), .key("weight")]),
      ("items[+]", .block, [.key("items"), .append]),
      ("$.inAppId", .root, [.key("inAppId")]), ("$", .root, []), ("$[0]", .root, [.index(0)]),
      ("$price", .block, [.key("$price")]),
      ("/spinwheel/winIndex", .root, [.key("spinwheel"), .key("winIndex")]),
      ("/a~1b/m~0n/0/-", .root, [.key("a/b"), .key("m~n"), .index(0), .append]),
      ("/01", .root, [.key("01")]), ("/", .root, [.key("")]),
      ("[\"odd key\"].x", .block, [.key("odd key"), .key("x")]),
      ("a['b.c'][\"d\\\"e\"]", .block, [.key("a"), .key("b.c"), .key("d\"e")]),
      ("überschrift", .block, [.key("überschrift")]),
    ] as [(String, FieldPath.Origin, [FieldPath.Step])])
  func reads(text: String, origin: FieldPath.Origin, steps: [FieldPath.Step]) throws {
    let path = try FieldPath(parsing: text)
    #expect(path == FieldPath(origin: origin, steps: steps))
    if !text.hasPrefix("/") { #expect(try FieldPath(parsing: path.description) == path) }
  }

  @Test(arguments: [
    ("", "the field has no name (at character 1)"),
    ("a..b", "a name is missing here (at character 3)"),
    ("a.", "a name is missing here (at character 3)"),
    (".a", "a name is missing here (at character 1)"),
    ("a[0", "\"[\" is not closed (at character 2)"), ("a[", "\"[\" is not closed (at character 2)"),
    (
      "a[x]",
      "\"[x]\" is not an index: write [0], [-1] for the last or [+] to append (at character 3)"
    ),
    (
      "a[]",
      "\"[]\" is not an index: write [0], [-1] for the last or [+] to append (at character 3)"
    ),
    (
      "a[99999999999999999999]",
      "\"[99999999999999999999]\" is not an index: write [0], [-1] for the last or [+] to append (at character 3)"
    ),
    (
      "a[+1]",
      "\"[+1]\" is not an index: write [0], [-1] for the last or [+] to append (at character 3)"
    ),
    ("a[0]b", "a dot or \"[\" is expected after \"]\" (at character 5)"),
    ("a]", "\"]\" has no \"[\" before it (at character 2)"),
    ("a[\"b]", "\"[\" is not closed (at character 2)"),
    ("/a~2", "\"~\" is written ~0 in a JSON Pointer (at character 3)"),
    ("/a~", "\"~\" is written ~0 in a JSON Pointer (at character 3)"),
    ("$.", "a name is missing here (at character 3)"),
  ])
  func saysWhatIsWrong(text: String, message: String) {
    let error = #expect(throws: FieldPathError.self) { try FieldPath(parsing: text) }
    #expect(error?.description == message)
  }
}
