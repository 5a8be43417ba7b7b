import JSONTree
import Testing

@Suite struct PrinterTests {
  private let wheel = """
    {
      "displayType": "spinwheel",
      "spinwheel": {
        "showClose": true,
        "background": ["#1B1B46FF", "#5B2B8FFF", "#B0338AFF"],
        "winIndex": 1,
        "spinButton": {
          "text": { "text": "Drehen", "color": "#1B1B46FF" },
          "background": "#F2C94CFF",
          "border": { "color": "#D9A02BFF", "radius": 36 }
        },
        "buttons": [],
        "extra": {},
        "segments": [
          { "message": { "text": "5 %", "color": "#FFFFFFFF" }, "color": "#5856D6FF", "weight": 1 },
          {
            "message": { "text": "20 %", "color": "#FFFFFFFF" },
            "color": "#30B0C7FF",
            "weight": 1.50,
            "reward": {
              "title": { "text": "Ein Fünftel günstiger beim nächsten Besuch", "color": "#FFFFFFFF" },
              "message": { "text": "Bis Ende des Monats", "color": "#FFFFFFFF" },
              "code": "SPIN20"
            }
          }
        ]
      }
    }
    """

  @Test func theCanonicalLayoutStaysAsItIs() throws {
    let root = try #require(Document(parsing: wheel).root)
    let value = try #require(Value(node: root))
    #expect(value.printed() == wheel)
    let again = try #require(Document(parsing: value.compact).root.flatMap(Value.init(node:)))
    #expect(again.printed() == wheel)
  }

  @Test func theOutermostBreaksOnRequest() {
    let value: Value = ["a": 1, "b": [true, .null]]
    #expect(value.printed() == "{ \"a\": 1, \"b\": [true, null] }")
    #expect(value.printed(breaksOutermost: true) == "{\n  \"a\": 1,\n  \"b\": [true, null]\n}")
    #expect(Value.object([]).printed(breaksOutermost: true) == "{}")
  }

  @Test func oneLineForms() {
    let value: Value = ["a": [["b": ["c": ["d": 1]]], [2, 3]], "e": [:]]
    #expect(value.compact == "{\"a\":[{\"b\":{\"c\":{\"d\":1}}},[2,3]],\"e\":{}}")
    #expect(
      value.printed(layout: .oneLine)
        == "{ \"a\": [{ \"b\": { \"c\": { \"d\": 1 } } }, [2, 3]], \"e\": {} }")
  }

  @Test func breaksAtTheLineLength() {
    let fits: Value = ["k": .string(String(repeating: "x", count: 109))]
    let fitsNot: Value = ["k": .string(String(repeating: "x", count: 110))]
    #expect(fits.printed().utf8.count == 120)
    #expect(!fits.printed().contains("\n"))
    #expect(fitsNot.printed().contains("\n"))
    #expect(fits.printed(indent: 1).contains("\n    \"k\""))
  }

  @Test func onlyRequiredEscapes() {
    let value: Value = .string("\"\\/\u{8}\u{C}\n\r\t\u{1}\u{1F}\u{7F}é\u{2028}👍\r\n")
    #expect(value.printed() == "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u001f\u{7F}é\u{2028}👍\\r\\n\"")
  }

  @Test(arguments: [
    (1.0, "1"), (-0.5, "-0.5"), (1e21, "1e+21"), (0.1, "0.1"), (.leastNonzeroMagnitude, "5e-324"),
    (-0.0, "-0"), (.infinity, "null"),
  ])
  func shortestNumbers(number: Double, spelling: String) {
    #expect(Value(number).printed() == spelling)
  }
}
