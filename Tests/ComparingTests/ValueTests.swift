import Comparing
import JSONTree
import Testing

/// Which values are equal.
@Suite struct ValueTests {
  @Test(arguments: [
    ("1.0", "1"), ("1e2", "100"), ("100", "1E+2"), ("0.5", "5e-1"), ("-0", "0.0"), ("0e999", "0"),
    ("123456789012345678901234567890", "12345678901234567890123456789e1"),
    ("1e-400", "0.1e-399"), ("\"\\u0041\"", "\"A\""), ("\"\\/\"", "\"/\""),
    ("\"\\ud83c\\udf55\"", "\"🍕\""), ("{}", "{ }"), ("\"\u{FFFD}\"", "\"\u{FFFD}\""),
    ("\"\\ufffd\"", "\"\u{FFFD}\""), ("\"\\ud800\"", "\"\\uD800\""),
  ]) func areEqual(_ one: String, _ other: String) {
    #expect(differences("[\(one)]", "[\(other)]").isEmpty)
  }

  @Test(arguments: [
    ("1", "1.0000000000000000000001"), ("9007199254740993", "9007199254740992"),
    ("123456789012345678901234567890", "123456789012345678901234567891"), ("1", "-1"),
    ("1", "\"1\""), ("1e-400", "0"), ("null", "false"), ("0", "false"), ("{}", "[]"),
    ("\"é\"", "\"e\u{301}\""), ("\"\\ud800\"", "\"\\ud801\""), ("\"a\"", "\"a \""),
    ("\"\\ud800\"", "\"\u{FFFD}\""),
    ("1e-99999999999999999999", "0"),
  ]) func differ(_ one: String, _ other: String) {
    #expect(differences("{\"a\":\(one)}", "{\"a\":\(other)}").map(\.kind) == [.changed])
  }

  @Test func keysDifferWhereTheirScalarsDo() {
    let changes = differences("{\"\u{E9}\":1}", "{\"e\u{301}\":1}")
    #expect(changes.map(\.kind) == [.removed, .added])
    #expect(
      differences(#"{"\ud800":1}"#, #"{"\ud801":1}"#).map(\.kind) == [.removed, .added])
    #expect(differences(#"{"a":1,"b":2}"#, #"{"b":2,"\u0061":1}"#).isEmpty)
  }

  @Test func nullIsNotAbsentInADocument() {
    #expect(differences(#"{"a":null}"#, "{}").lines == ["removed /a null"])
  }

  @Test func otherRootsAreOneChange() {
    #expect(differences("{}", "[]").lines == ["changed  {} []"])
  }

  @Test func onlyAContentBlockIsRenamed() {
    let lists = DocumentComparison(
      from: Document(parsing: "[1,2,3]"), to: Document(parsing: "[3,1,2]"))
    #expect(lists.changes.map(\.kind) == [.moved])
    #expect(lists.changes.map(lists.isBlockRenamed) == [false])
    #expect(lists.changes.map(lists.name) == ["$"])
    let types = DocumentComparison(
      from: Document(parsing: #"{"displayType":"modal","modal":{}}"#),
      to: Document(parsing: #"{"displayType":"sheet","sheet":{}}"#))
    #expect(types.changes.map(types.isBlockRenamed) == [false, true])
  }

  @Test func deepNestingIsCompared() {
    let deep = String(repeating: "[", count: 500) + "1" + String(repeating: "]", count: 500)
    let other = deep.replacing("1", with: "2")
    #expect(differences(deep, deep).isEmpty)
    #expect(differences(deep, other).count == 1)
  }
}
