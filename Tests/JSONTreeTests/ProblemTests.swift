import JSONTree
import SourceText
import Testing

/// One text and the problems it has, as `line:column kind: message`.
struct ProblemCase: CustomTestStringConvertible {
  let text: String
  let expected: [String]
  let fixed: String?

  init(_ text: String, _ expected: String..., fixed: String? = nil) {
    self.text = text
    self.expected = expected
    self.fixed = fixed
  }

  var testDescription: String { String(text.prefix(40)) }
}

private func listing(_ document: Document) -> [String] {
  document.problems.map {
    let position = document.source.position(at: $0.range.lowerBound)
    return "\(position) \($0.kind.rawValue): \($0.message)"
  }
}

private let allCases =
  commaCases + quoteCases + lostQuoteCases + wordCases + spaceCases + structureCases

@Suite struct ProblemTests {
  @Test(arguments: allCases)
  func names(_ example: ProblemCase) throws {
    let document = Document(parsing: example.text)
    #expect(listing(document) == example.expected)
    #expect(document.problems.allSatisfy { $0.help != nil || $0.kind == .unexpectedCharacter })
    if let fixed = example.fixed {
      let repaired = try document.source.applying(document.problems.compactMap(\.fix))
      #expect(repaired.text == fixed)
      #expect(Document(parsing: repaired).isValid)
    }
  }

  @Test func everyKindHasACase() {
    var seen: Set<SyntaxProblem.Kind> = [.tooLarge]
    for example in allCases {
      seen.formUnion(Document(parsing: example.text).problems.map(\.kind))
    }
    for bytes in encodingCases.map(\.bytes) {
      seen.formUnion(Document(parsing: SourceFile(name: "-", bytes: bytes)).problems.map(\.kind))
    }
    seen.formUnion(Document(parsing: String(repeating: "[", count: 600)).problems.map(\.kind))
    #expect(Set(SyntaxProblem.Kind.allCases).subtracting(seen).isEmpty)
  }

  @Test(arguments: encodingCases)
  func refusesOtherEncodings(_ example: EncodingCase) {
    let document = Document(parsing: SourceFile(name: "-", bytes: example.bytes))
    #expect(listing(document) == [example.expected])
    #expect(!document.isComplete)
  }

  @Test func listsAtMostAHundred() {
    let document = Document(parsing: "[" + String(repeating: "1,,", count: 5000) + "2]")
    #expect(document.problems.count == 100)
    #expect(document.root?.count == 5001)
  }

  @Test(arguments: [511, 512, 513, 200_000])
  func limitsDepth(depth: Int) throws {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let document = Document(parsing: text)
    if depth <= 512 {
      #expect(document.isValid)
    } else {
      #expect(
        listing(document) == ["1:513 tooDeep: objects and arrays are nested more than 512 deep"])
      #expect(!document.isComplete)
    }
  }

  @Test func aDeepUnclosedFileEndsAtOnce() {
    #expect(
      Document(parsing: String(repeating: "{\"a\":[", count: 200_000)).problems.map(\.kind) == [
        .tooDeep
      ])
  }
}

let commaCases: [ProblemCase] = [
  .init("[1, 2,]", "1:6 trailingComma: a comma follows the last element", fixed: "[1, 2]"),
  .init(
    "{\"a\": 1,\n}", "1:8 trailingComma: a comma follows the last member", fixed: "{\"a\": 1\n}"),
  .init("[,]", "1:2 extraComma: a comma stands before the first value", fixed: "[]"),
  .init("[1,, 2]", "1:4 extraComma: two commas follow each other", fixed: "[1, 2]"),
  .init(
    "[1,,]", "1:3 trailingComma: a comma follows the last element",
    "1:4 extraComma: two commas follow each other",
    fixed: "[1]"),
  .init(
    "{\"a\": 1,, \"b\": 2}", "1:9 extraComma: two commas follow each other",
    fixed: "{\"a\": 1, \"b\": 2}"),
  .init("[1 2]", "1:3 missingComma: a comma is missing between two elements", fixed: "[1, 2]"),
  .init(
    "[\"a\" \"b\"]", "1:5 missingComma: a comma is missing between two elements",
    fixed: "[\"a\", \"b\"]"),
  .init(
    "{\n  \"a\": {}\n  \"b\": 2\n}", "2:10 missingComma: a comma is missing between two members",
    fixed: "{\n  \"a\": {},\n  \"b\": 2\n}"),
  .init(
    "{\"a\": 1; \"b\": 2}", "1:8 wrongSeparator: a semicolon stands where a comma is expected",
    fixed: "{\"a\": 1, \"b\": 2}"),
  .init("[1;]", "1:3 wrongSeparator: a semicolon follows the last element", fixed: "[1]"),
  .init(
    "{\"a\" = 1}", "1:6 wrongSeparator: an equals sign stands where a colon is expected",
    fixed: "{\"a\" : 1}"),
  .init(
    "{\"a\" => 1}", "1:6 wrongSeparator: an equals sign stands where a colon is expected",
    fixed: "{\"a\" : 1}"),
  .init(
    "{\"a\" 1}", "1:5 missingColon: a colon is missing between the key and its value",
    fixed: "{\"a\": 1}"),
  .init("{\"a\": , \"b\": 2}", "1:6 missingValue: the key \"a\" has no value"),
  .init("{\"a\"}", "1:5 missingValue: the key \"a\" has no value"),
  .init("{\"a\":}", "1:6 missingValue: the key \"a\" has no value"),
]

let quoteCases: [ProblemCase] = [
  .init(
    "{'a': 'it\\'s'}", "1:2 singleQuotes: the key is in single quotes",
    "1:7 singleQuotes: the text is in single quotes", fixed: "{\"a\": \"it's\"}"),
  .init("['it's']", "1:2 singleQuotes: the text is in single quotes", fixed: "[\"it's\"]"),
  .init(
    "{“a”: “Hi”}", "1:2 curlyQuotes: the key is in typographic quotes",
    "1:7 curlyQuotes: the text is in typographic quotes", fixed: "{\"a\": \"Hi\"}"),
  .init(
    "[“say \"hi\"”]", "1:2 curlyQuotes: the text is in typographic quotes",
    fixed: "[\"say \\\"hi\\\"\"]"),
  .init("[`a`]", "1:2 singleQuotes: the text is in back quotes", fixed: "[\"a\"]"),
  .init("{\n  \"a\": \"Hi”\n}", "2:8 curlyQuotes: the text ends with a typographic quotation mark"),
  .init(
    "{a: 1, $b_c-d: 2}", "1:2 unquotedKey: the key \"a\" is not in quotes",
    "1:8 unquotedKey: the key \"$b_c-d\" is not in quotes", fixed: "{\"a\": 1, \"$b_c-d\": 2}"),
  .init("{\"a\": bottom}", "1:7 unquotedText: \"bottom\" is not in quotes"),
  .init(
    "{\"a\": https://example.com/x?y=1, \"b\": 2}",
    "1:7 unquotedText: \"https://example.com/x?y…\" is not in quotes"),
  .init(
    "{\"a\": #FFF, \"b\": #11223344}", "1:7 unquotedText: \"#FFF\" is not in quotes",
    "1:18 unquotedText: \"#11223344\" is not in quotes",
    fixed: "{\"a\": \"#FFF\", \"b\": \"#11223344\"}"),
  .init("[\"a\tb\"]", "1:4 controlCharacter: a tab stands inside the text", fixed: "[\"a\\tb\"]"),
  .init(
    "[\"a\u{1}b\"]", "1:4 controlCharacter: a control character (U+0001) stands inside the text",
    fixed: "[\"a\\u0001b\"]"),
  .init(
    "[\"a\nb\", 1]", "1:4 lineBreakInString: the text goes on after the end of its line",
    fixed: "[\"a\\nb\", 1]"),
  .init(
    "[\"a\\\nb\"]", "1:5 lineBreakInString: the text goes on after the end of its line",
    fixed: "[\"a\\nb\"]"),
  .init(
    "[\"a\\\r\nb\"]", "1:5 lineBreakInString: the text goes on after the end of its line",
    fixed: "[\"a\\nb\"]"),
  .init(
    "[\"a\\\\\nb\"]", "1:6 lineBreakInString: the text goes on after the end of its line",
    fixed: "[\"a\\\\\\nb\"]"),
  .init(
    "[\"a\\\tb\"]", "1:5 controlCharacter: a tab stands inside the text", fixed: "[\"a\\tb\"]"),
  .init(
    "[\"a\r\nb\"]", "1:4 lineBreakInString: the text goes on after the end of its line",
    fixed: "[\"a\\nb\"]"),
  .init(
    "{\n  \"a\": \"Hi,\n  \"b\": 1\n}", "2:8 unclosedString: the text has no closing quotation mark"
  ),
  .init("{ \"a\": \"Hi }", "1:8 unclosedString: the text has no closing quotation mark"),
  .init("{ \"a: 1\n}", "1:3 unclosedString: the key has no closing quotation mark"),
  .init(
    "[\"say \"hi\" now\", 1]", "1:7 unescapedQuote: a quotation mark inside the text ends it early"),
  .init("[\"C:\\dir\"]", "1:5 badEscape: \"d\" cannot follow a backslash"),
  .init("[\"it\\'s\"]", "1:5 badEscape: an apostrophe needs no backslash", fixed: "[\"it's\"]"),
  .init("[\"\\u12g4\"]", "1:3 badEscape: \\u needs four hexadecimal digits"),
]

let lostQuoteCases: [ProblemCase] = [
  .init(
    "{ \"title: \"x\", \"b\": 1 }", "1:3 unclosedString: the key has no closing quotation mark"),
  .init(
    "{\"title\": \"x, \"b\": 1 }", "1:11 unclosedString: the text has no closing quotation mark"),
  .init(
    "{\"a\": \"x\"\" }", "1:10 unescapedQuote: there is a quotation mark too many",
    fixed: "{\"a\": \"x\" }"),
  .init(
    "{\"a\": \"\"x\"\" }", "1:8 unescapedQuote: a quotation mark inside the text ends it early"),
  .init(
    "{\"a\": \"x\" + \"y\"}",
    "1:11 unexpectedCharacter: \"+\" stands where a comma or \"}\" is expected"),
  .init(
    "\"a\": 1, \"b\": 2", "1:4 contentAfterEnd: the braces around the document are missing"),
]

let wordCases: [ProblemCase] = [
  .init(
    "[True, FALSE, None, NULL, undefined]", "1:2 misspelledLiteral: \"True\" is not JSON",
    "1:8 misspelledLiteral: \"FALSE\" is not JSON", "1:15 misspelledLiteral: \"None\" is not JSON",
    "1:21 misspelledLiteral: \"NULL\" is not JSON",
    "1:27 misspelledLiteral: \"undefined\" is not JSON"),
  .init(
    "[True, None]", "1:2 misspelledLiteral: \"True\" is not JSON",
    "1:8 misspelledLiteral: \"None\" is not JSON", fixed: "[true, null]"),
  .init(
    "[NaN, -Infinity]", "1:2 notANumber: \"NaN\" is not a number JSON can hold",
    "1:7 notANumber: \"-Infinity\" is not a number JSON can hold"),
  .init(
    "[+1, .5, 1.]", "1:2 malformedNumber: the number starts with a plus sign",
    "1:6 malformedNumber: the number has no digit before its point",
    "1:10 malformedNumber: the number has no digit after its point", fixed: "[1, 0.5, 1.0]"),
  .init(
    "[0x10, 1_000]", "1:2 malformedNumber: the number is hexadecimal",
    "1:8 malformedNumber: the number has an underscore", fixed: "[16, 1000]"),
  .init("[01]", "1:2 malformedNumber: the number starts with a zero too many"),
  .init("[50%]", "1:2 unquotedText: \"50%\" is not in quotes"),
  .init("[1.2.3]", "1:2 unquotedText: \"1.2.3\" is not in quotes"),
  .init(
    "[1e999, -1e999, 0e999]", "1:2 numberTooLarge: the number is too large",
    "1:9 numberTooLarge: the number is too large"),
]

let spaceCases: [ProblemCase] = [
  .init(
    "{\n  // one\n  \"a\": 1 // two\n}", "2:3 comment: JSON has no comments",
    "3:10 comment: JSON has no comments", fixed: "{\n  \"a\": 1\n}"),
  .init("[1, /* two */ 2]", "1:5 comment: JSON has no comments", fixed: "[1,   2]"),
  .init("# note\n[]", "1:1 comment: JSON has no comments", fixed: "[]"),
  .init("[] /* open", "1:4 comment: the comment opened here is not closed"),
  .init(
    "[1,\u{A0}2]", "1:4 oddSpace: a non-breaking space stands between the values", fixed: "[1, 2]"),
]

let structureCases: [ProblemCase] = [
  .init("", "1:1 emptyFile: the file is empty"),
  .init(" \n", "2:1 emptyFile: the file has no content"),
  .init("\u{FEFF}", "1:1 emptyFile: the file is empty"),
  .init(
    "{\n  \"a\": [\n    1,\n",
    "3:7 unexpectedEnd: the file ends, but the array opened at line 2 is not closed"),
  .init(
    "{\"a\": 1\n\n",
    "1:8 unexpectedEnd: the file ends, but the object opened at line 1 is not closed"),
  .init(
    "{\"a\"", "1:5 unexpectedEnd: the file ends, but the object opened at line 1 is not closed"),
  .init("{\n\"a\": [1}", "2:8 mismatchedBracket: \"}\" cannot close the array opened at line 2"),
  .init("[\"a\": 1]", "1:5 unexpectedCharacter: a key and value stand directly in an array"),
  .init("<html>", "1:1 unexpectedCharacter: \"<\" stands where \"{\" is expected"),
  .init("{\"a\": @}", "1:7 unexpectedCharacter: \"@\" stands where a value is expected"),
  .init("{{}}", "1:2 unexpectedCharacter: \"{\" stands where a key in double quotes is expected"),
  .init("{} {}", "1:4 contentAfterEnd: a second document follows the first"),
  .init("{}}", "1:3 contentAfterEnd: \"}\" closes nothing"),
  .init("[],", "1:3 contentAfterEnd: \",\" follows the end of the document"),
  .init("[1, \0]", "1:5 nulByte: there is a zero byte"),
  .init("[\"a\0\"]", "1:4 nulByte: there is a zero byte"),
]

/// Bytes that are not UTF-8, and what is said about them.
struct EncodingCase: CustomTestStringConvertible {
  let bytes: [UInt8]
  let expected: String
  var testDescription: String { expected }
}

let encodingCases: [EncodingCase] = [
  .init(
    bytes: [0xFF, 0xFE, 0x7B, 0, 0x7D, 0], expected: "1:1 notUTF8: the file is UTF-16, not UTF-8"),
  .init(
    bytes: [0xFE, 0xFF, 0, 0x7B, 0, 0x7D], expected: "1:1 notUTF8: the file is UTF-16, not UTF-8"),
  .init(bytes: [0x7B, 0, 0x7D, 0], expected: "1:1 notUTF8: the file is UTF-16, not UTF-8"),
  .init(bytes: [0, 0x7B, 0, 0x7D], expected: "1:1 notUTF8: the file is UTF-16, not UTF-8"),
  .init(
    bytes: [0x7B, 0, 0, 0, 0x7D, 0, 0, 0], expected: "1:1 notUTF8: the file is UTF-32, not UTF-8"),
  .init(
    bytes: [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x7B], expected: "1:1 notUTF8: the file is UTF-32, not UTF-8"
  ),
  .init(
    bytes: Array("[\"a".utf8) + [0xE9] + Array("\"]".utf8),
    expected: "1:4 invalidUTF8: the byte 0xE9 is not valid UTF-8"),
  .init(
    bytes: Array("[\"".utf8) + [0xC0, 0xAF] + Array("\"]".utf8),
    expected: "1:3 invalidUTF8: the byte 0xC0 is not valid UTF-8"),
  .init(
    bytes: Array("[\"".utf8) + [0xED, 0xA0, 0x80] + Array("\"]".utf8),
    expected: "1:3 invalidUTF8: the byte 0xED is not valid UTF-8"),
  .init(
    bytes: Array("[\"".utf8) + [0xF4, 0x90, 0x80, 0x80] + Array("\"]".utf8),
    expected: "1:3 invalidUTF8: the byte 0xF4 is not valid UTF-8"),
  .init(
    bytes: Array("[".utf8) + [0x80] + Array("]".utf8),
    expected: "1:2 invalidUTF8: the byte 0x80 is not valid UTF-8"),
]
