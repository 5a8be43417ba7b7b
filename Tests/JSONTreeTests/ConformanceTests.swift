import JSONTree
import SourceText
import Testing

/// What RFC 8259 says about small texts, section by section.
@Suite struct ConformanceTests {
  @Test(arguments: [
    "{}", "[]", " \t\r\n[] \t\r\n", "[[]   ]", "[\"\"]", "[\"a\"]", "[false]", "[true]", "[null]",
    "[1]", "1", "\"x\"", "true", "null",
    "-0", "[-0]", "[0]", "[-1]", "[10]", "[0.5]", "[1.0e10]", "[1E10]", "[1e+10]", "[1e-10]",
    "[0e1]", "[0E+1]", "[-0.0e-0]",
    "[1e-400]", "[1.7976931348623157e308]", "[123456789012345678901234567890]",
    "[0.00000000000000000000000000000000001]",
    "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]", "[\"\\u0041\\u00e9\\uD83D\\uDE00\"]", "[\"\\u0000\"]",
    "[\"\\uFFFF\"]", "[\"\\ud800\"]", "[\"\\udc00\\ud800\"]",
    "[\"\u{7F}\"]", "[\"é中👍\u{10FFFF}\"]", "[\"\u{2028}\u{2029}\"]", "[\"/*x*/\"]", "[\"a//b#c\"]",
    "[\"'\"]", "{\"\":0}", "{\"a\":1,\"a\":2}",
    "{\"a\":[],\"b\":{}}", "[1,null,\"2\",{}]", "[\"\u{FEFF}\"]", "\u{FEFF}{}", "{\"\\u0061\":1}",
    "[1\n]", "[ 1 , 2 ]",
  ])
  func accepts(text: String) {
    let document = Document(parsing: text)
    #expect(document.problems.isEmpty)
    #expect(document.isComplete)
    #expect(document.root != nil)
  }

  @Test(arguments: [
    "", " ", "[", "]", "{", "}", "[1", "[1,", "[,1]", "[1,,2]", "[1,]", "[\"a\",]", "[1}", "{1:1}",
    "{\"a\"}", "{\"a\":}", "{\"a\":1,}",
    "{\"a\" 1}", "{\"a\"::1}", "{\"a\":1 \"b\":2}", "{,}", "{a:1}", "{'a':1}", "['a']", "[tru]",
    "[nul]", "[True]", "[truee]", "[nulls]", "[NaN]",
    "[Infinity]", "[-Infinity]", "[+1]", "[-]", "[--1]", "[- 1]", "[01]", "[-01]", "[00]", "[1.]",
    "[.1]", "[-.1]", "[1.e1]", "[1e]", "[1e+]",
    "[1e1.5]", "[1.2.3]", "[0x1]", "[1_000]", "[1a]", "[1e1000]", "[\"]", "[\"a]", "[\"\\\"]",
    "[\"\\x\"]", "[\"\\u\"]", "[\"\\u12\"]",
    "[\"\\u123g\"]", "[\"\\U0041\"]", "[\"\\'\"]", "[\"\\ \"]", "[\"\t\"]", "[\"\n\"]",
    "[\"\u{1F}\"]", "[\"\0\"]", "[1]x", "[1]]", "{}{}", "[] []", "1 2",
    "// x\n[]", "[]// x", "[/* x */]", "[] #", "[\u{A0}]", "[\u{B}]", "[\u{C}1]",
    "\u{FEFF}\u{FEFF}[]", "[\u{FEFF}]", "[“a”]", "[1;2]", "{\"a\"=1}",
    "(1)", "<x>", "@", "*", "[*]", "[1:2]", "[\"a\" : 1]", "{\"a\":1]", "{[]:1}", "{null:1}", "\\",
    "[\\n]", "[\u{1}]",
  ])
  func refuses(text: String) {
    #expect(!Document(parsing: text).isValid)
  }

  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC3, 0x28], [0xE0, 0x80, 0x80],
      [0xE0, 0x9F, 0xBF], [0xE1, 0x80], [0xED, 0xA0, 0x80],
      [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF1, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFF], [0xFE],
    ] as [[UInt8]])
  func refusesWhatIsNotUTF8(sequence: [UInt8]) {
    for (before, after) in [
      ("[\"", "\"]"), ("{\"", "\":1}"), ("[", "]"), ("['", "']"), ("[x", "]"),
    ] {
      let bytes = Array(before.utf8) + sequence + Array(after.utf8)
      #expect(
        Document(parsing: SourceFile(name: "-", bytes: bytes)).problems.map(\.kind) == [
          .invalidUTF8
        ])
    }
  }

  @Test(arguments: [0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF] as [UInt32])
  func acceptsTheEdgesOfUTF8(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let document = Document(parsing: "[\"\(scalar)\"]")
    #expect(document.isValid)
    #expect(document.root?[0]?.string == String(scalar))
  }
}
