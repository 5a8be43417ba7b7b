import JSONTree
import SourceText
import Testing

@Suite struct NodeTests {
  private let document = Document(
    parsing: """
      {"title": {"text": "A\\u00e9\\n", "n": -1.50e1}, "list": [true, false, null, [], {}], "title": 2, "\\u0061/b": "x"}
      """)

  @Test func walksByKeyAndIndex() {
    #expect(document.root?["title"]?["text"]?.string == "Aé\n")
    #expect(document.root?["title"]?["n"]?.number == -15)
    #expect(document.root?["title"]?["n"]?.numberText == "-1.50e1")
    #expect(document.root?["list"]?[0]?.boolean == true)
    #expect(document.root?["list"]?[1]?.boolean == false)
    #expect(document.root?["list"]?[2]?.isNull == true)
    #expect(document.root?["list"]?[5] == nil)
    #expect(document.root?["list"]?[-1] == nil)
    #expect(document.root?["a/b"]?.string == "x")
    #expect(document.root?["none"] == nil)
    #expect(document.root?["list"]?.count == 5)
    #expect(document.node(at: [.key("list"), .index(3)])?.kind == .array)
    #expect(document.node(at: [.key("list"), .key("x")]) == nil)
    #expect(document.node(at: .root) == document.root)
  }

  @Test func kindsAnswerOnlyForThemselves() {
    let list = document.root?["list"]
    #expect(
      list?.string == nil && list?.number == nil && list?.boolean == nil
        && list?.members.isEmpty == true)
    #expect(document.root?.elements.isEmpty == true)
    #expect(document.root?["title"]?["text"]?.count == 0)
  }

  @Test func rangesCoverTheSpelling() throws {
    let member = try #require(document.root?.members.first)
    #expect(document.source.text(in: member.keyRange) == "\"title\"")
    #expect(member.value.text == "{\"text\": \"A\\u00e9\\n\", \"n\": -1.50e1}")
    #expect(document.root?.members.map(\.key) == ["title", "list", "title", "a/b"])
  }

  @Test func keysCompareByScalars() {
    let document = Document(parsing: "{\"e\u{301}\": 1}")
    #expect(document.root?["e\u{301}"] != nil)
    #expect(document.root?["é"] == nil)
  }

  @Test func halfSurrogatesAreKeptAndListed() {
    let document = Document(parsing: "[\"a\\ud83dx\", \"\\ud83d\\ude00\", \"\\ude00\"]")
    #expect(document.isValid)
    #expect(document.root?.elements.map(\.string) == ["a\u{FFFD}x", "😀", "\u{FFFD}"])
    #expect(document.loneSurrogates.map { document.source.text(in: $0) } == ["\\ud83d", "\\ude00"])
  }

  @Test func numbersAreCorrectlyRounded() {
    let spellings = [
      "0.1", "1e23", "9007199254740993", "2.2250738585072011e-308", "5e-324", "1e-400", "-0",
      "1e999", "-1e999",
    ]
    let document = Document(parsing: "[\(spellings.joined(separator: ","))]")
    #expect(document.root?.elements.map(\.number) == spellings.map(Double.init))
  }

  @Test func whatIsRepairedHasItsMeaning() {
    let document = Document(
      parsing: "{a: 'x', b: “y”, c: [True, +1, .5, 0x10, 1_0, NaN, Infinity, 007], d: top, }")
    #expect(document.isComplete)
    #expect(document.root?["a"]?.string == "x")
    #expect(document.root?["b"]?.string == "y")
    #expect(document.root?["d"]?.string == "top")
    #expect(document.root?["c"]?[0]?.boolean == true)
    #expect(
      document.root?["c"]?.elements.dropFirst().map(\.number) == [
        1, 0.5, 16, 10, nil, .infinity, 7,
      ])
  }

  @Test(arguments: [
    ("{\"a\": \"Hi,\n\"b\": 1}", "Hi"), ("{\"a\": \"say \"hi\" now\", \"b\": 1}", "say \"hi\" now"),
    ("{\"a\": \"one\ntwo\", \"b\": 1}", "one\ntwo"), ("{\"a\": it is, \"b\": 1}", "it is"),
    ("{\"a\": \"x\\yz\", \"b\": 1}", "xyz"),
    ("{\"a\": \"Hi {{name}}\n, \"b\": 1}", "Hi {{name}}"),
  ])
  func readingGoesOnAfterAFaultyText(text: String, expected: String) {
    let document = Document(parsing: text)
    #expect(document.problems.count == 1)
    #expect(document.root?["a"]?.string == expected)
    #expect(document.root?["b"]?.number == 1)
  }

  @Test func whatWasOpenAtTheEndIsClosed() {
    let document = Document(parsing: "{\"a\": [1, {\"b\": ")
    #expect(!document.isComplete)
    #expect(document.root?["a"]?.count == 2)
    #expect(document.root?["a"]?[1]?.count == 0)
  }
}

@Suite struct DuplicateTests {
  @Test func namesTheFirstAndEachLater() {
    let document = Document(parsing: "{\"a\":1,\"b\":{\"x\":1,\"x\":2},\"a\":3,\"\\u0061\":4}")
    #expect(document.isValid)
    #expect(
      document.duplicates == [
        DuplicateKey(key: "x", first: 12..<15, later: 18..<21),
        DuplicateKey(key: "a", first: 1..<4, later: 25..<28),
        DuplicateKey(key: "a", first: 1..<4, later: 31..<39),
      ])
  }

  @Test func equivalentTextsAreDifferentKeys() {
    #expect(Document(parsing: "{\"é\":1,\"e\u{301}\":2}").duplicates.isEmpty)
  }

  @Test(arguments: [16, 17, 1000])
  func findsOneAmongMany(count: Int) {
    let members = (0..<count).map { "\"key \($0)\":0" } + ["\"key 3\":1"]
    let document = Document(parsing: "{\(members.joined(separator: ","))}")
    #expect(document.duplicates.map(\.key) == ["key 3"])
    #expect(Document(parsing: "{\(members.dropLast().joined(separator: ","))}").duplicates.isEmpty)
  }

  @Test func theLastOfEqualKeysIsFound() {
    let root = Document(parsing: ##"{"a": 1, "b": 2, "\u0061": 3}"##).root
    #expect(root?["a"]?.number == 1)
    #expect(root?.last("a")?.number == 3)
    #expect(root?.lastMember("a")?.keyRange == 17..<25)
    #expect(root?.last("c") == nil)
  }

  @Test(
    arguments: [
      ("12", 12.0), (#""12""#, 12), (#"" -1.5e1\n""#, -15), (#""1e999""#, nil),
      (#""""#, nil), (#""+1""#, nil), (#""01""#, nil), (#""1 2""#, nil), (#""0x10""#, nil),
      (#""1,5""#, nil), ("true", nil), ("[1]", nil),
    ] as [(String, Double?)])
  func aStringSpellsANumberAsJSONDoes(_ text: String, _ number: Double?) {
    #expect(Document(parsing: text).root?.numberOrSpelled == number)
  }
}
