import JSONTree
import SourceText
import Testing

private func edited(_ text: String, _ edit: (Document, Node) -> TextEdit) throws -> String {
  let document = Document(parsing: text)
  let root = try #require(document.root)
  return try document.source.applying([edit(document, root)]).text
}

@Suite struct EditingTests {
  private let banner = """
    {
      "banner": {
        "showClose": true,
        "title": { "text": "Hi", "color": "#FFFFFFFF" },
        "buttons": [],
        "autoDismiss": 6
      }
    }

    """

  @Test func replacesOnlyTheValue() throws {
    let result = try edited(banner) { document, root in
      document.replacing(root["banner"]?["title"]?["text"] ?? root, with: "Say \"hé\"")
    }
    #expect(result == banner.replacing("\"Hi\"", with: "\"Say \\\"hé\\\"\""))
  }

  @Test func aOneLineObjectStaysOnOneLine() throws {
    let result = try edited(banner) { document, root in
      document.inserting(["a": [1, 2]], forKey: "extra", in: root["banner"]?["title"] ?? root)
    }
    #expect(
      result
        == banner.replacing(
          "\"#FFFFFFFF\" }", with: "\"#FFFFFFFF\", \"extra\": { \"a\": [1, 2] } }"))
  }

  @Test func aMemberGetsItsOwnLineAmongLines() throws {
    let text: Value = ["text": "Now", "color": "#000000FF"]
    let result = try edited(banner) { document, root in
      document.inserting(text, forKey: "message", in: root["banner"] ?? root, at: 2)
    }
    #expect(
      result
        == banner.replacing(
          "    \"buttons\"",
          with: "    \"message\": { \"text\": \"Now\", \"color\": \"#000000FF\" },\n    \"buttons\""
        ))
  }

  @Test func anEmptyArrayOpensUp() throws {
    let button: Value = [
      "text": ["text": "Go", "color": "#FFFFFFFF"], "background": "#000000FF",
      "action": ["type": "close"], "border": ["color": "#FFFFFFFF", "radius": 8],
    ]
    let result = try edited(banner) { document, root in
      document.inserting(button, in: root["banner"]?["buttons"] ?? root, at: 0)
    }
    #expect(
      result
        == banner.replacing(
          "[]",
          with: """
            [
                  {
                    "text": { "text": "Go", "color": "#FFFFFFFF" },
                    "background": "#000000FF",
                    "action": { "type": "close" },
                    "border": { "color": "#FFFFFFFF", "radius": 8 }
                  }
                ]
            """))
  }

  @Test(arguments: [
    ("{\"a\":1}", "{\"a\":1,\"b\":2}"), ("{ \"a\": 1 }", "{ \"a\": 1, \"b\": 2 }"),
    ("{}", "{\n  \"b\": 2\n}"),
    ("{\r\n\t\"a\" : 1\r\n}\r\n", "{\r\n\t\"a\" : 1,\r\n\t\"b\" : 2\r\n}\r\n"),
    ("{\n    \"x\": 0,\n\n    \"a\": 1\n}", "{\n    \"x\": 0,\n\n    \"a\": 1,\n    \"b\": 2\n}"),
    ("{ \"x\": 0\n, \"a\": 1\n}", "{ \"x\": 0\n, \"a\": 1\n, \"b\": 2\n}"),
    ("\u{FEFF}{\n\t\"a\": 1\n}", "\u{FEFF}{\n\t\"a\": 1,\n\t\"b\": 2\n}"),
  ])
  func appendsAsTheOthersAre(text: String, expected: String) throws {
    #expect(try edited(text) { $0.inserting(2, forKey: "b", in: $1) } == expected)
  }

  @Test(arguments: [
    (
      "{\n\t\"a\": {\n\t\t\"b\": {\n\t\t\t\"x\": 1\n\t\t}\n\t}\n}",
      "{\n\t\"a\": {\n\t\t\"b\": {\n\t\t\t\"x\": 1\n\t\t},\n\t\t\"c\": [\n\t\t\t{\n\t\t\t\t\"d\": 1\n\t\t\t}\n\t\t]\n\t}\n}"
    ),
    (
      "{\r\n  \"a\": {\r\n    \"b\": { \"x\": 1 }\r\n  }\r\n}",
      "{\r\n  \"a\": {\r\n    \"b\": { \"x\": 1 },\r\n    \"c\": [\r\n      { \"d\": 1 }\r\n    ]\r\n  }\r\n}"
    ),
    ("{\"a\":{\"b\":1}}", "{\"a\":{\"b\":1,\"c\":[{\"d\":1}]}}"),
    ("{\"a\": {\"b\": 1}}", "{\"a\": {\"b\": 1, \"c\": [{\"d\": 1}]}}"),
  ])
  func nestedValuesFollowTheDocument(text: String, expected: String) throws {
    let result = try edited(text) { $0.inserting([["d": 1]], forKey: "c", in: $1["a"] ?? $1) }
    #expect(result == expected)
  }

  @Test func aShortContentBlockIsNoHabit() throws {
    let text = "{\n  \"banner\": {\n    \"showClose\": true\n  }\n}"
    let result = try edited(text) {
      $0.inserting(["type": "close"], forKey: "action", in: $1["banner"] ?? $1)
    }
    #expect(
      result == text.replacing("true", with: "true,\n    \"action\": { \"type\": \"close\" }"))
  }

  @Test func elementsThatOpenOnTheBracketsLine() throws {
    let text = "{\n  \"list\": [{\n    \"a\": \"\(String(repeating: "x", count: 110))\"\n  }]\n}"
    let result = try edited(text) {
      $0.inserting(["a": .string(String(repeating: "y", count: 110))], in: $1["list"] ?? $1, at: 1)
    }
    #expect(
      result
        == text.replacing(
          "}]", with: "}, {\n    \"a\": \"\(String(repeating: "y", count: 110))\"\n  }]"))
  }

  @Test(arguments: [
    (0, "{\n  \"b\": 2,\n  \"c\": 3\n}"), (1, "{\n  \"a\": 1,\n  \"c\": 3\n}"),
    (2, "{\n  \"a\": 1,\n  \"b\": 2\n}"),
    (3, "{\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3\n}"),
  ])
  func removesAMemberWithItsLine(index: Int, expected: String) throws {
    let text = "{\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3\n}"
    #expect(try edited(text) { $0.removingMember(at: index, from: $1) } == expected)
  }

  @Test(arguments: [("[ 1 ]", "[]"), ("[1, 2]", "[2]"), ("[\n  1\n]", "[]"), ("[1,]", "[]")])
  func removesTheFirstElement(text: String, expected: String) throws {
    #expect(try edited(text) { $0.removingElement(at: 0, from: $1) } == expected)
  }

  @Test func movesBytesAsTheyAre() throws {
    let document = Document(parsing: "[\n  1.0,\n  { \"a\" :2 }, \"\\u0041\"\n]")
    let root = try #require(document.root)
    let moved = try document.source.applying(document.movingElement(from: 0, to: 2, in: root))
    #expect(moved.text == "[\n  { \"a\" :2 },\n  \"\\u0041\", 1.0\n]")
    #expect(document.movingElement(from: 0, to: 3, in: root).isEmpty)
  }

  @Test func theWrongKindOfNodeChangesNothing() throws {
    let text = "[{}]"
    #expect(try edited(text) { $0.inserting(1, forKey: "a", in: $1) } == text)
    #expect(try edited(text) { $0.inserting(1, in: $1[0] ?? $1, at: 0) } == text)
    #expect(try edited(text) { $0.removingMember(at: 0, from: $1) } == text)
    #expect(try edited(text) { $0.removingElement(at: 0, from: $1[0] ?? $1) } == text)
  }
}
