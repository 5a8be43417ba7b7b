import Authoring
import JSONTree
import Schema
import Testing

/// What is told of a field, whatever one calls it.
@Suite struct DescriptionTests {
  private func facts(_ subject: String) throws -> [String: String] {
    let rows = try Description(of: subject).tables.first?.rows ?? []
    return Dictionary(rows.map { ($0[0], $0[1]) }) { first, _ in first }
  }

  @Test(arguments: Catalogue.displayTypes.map(\.name))
  func everyFlagIsNamedWithItsField(_ name: String) throws {
    let type = try #require(Catalogue.displayType(named: name))
    for flag in FieldFlags(of: type).all {
      let subject = flag.origin == .root ? "\(flag.path)" : "\(name).\(flag.path)"
      let usage = flag.isSwitch ? "--[no-]\(flag.name)" : "--\(flag.name) VALUE"
      #expect(try facts(subject)["flag"] == usage, "\(subject)")
    }
  }

  @Test func wordsGoByTheirText() throws {
    #expect(try facts("banner.title.text")["flag"] == "--title VALUE")
    #expect(try facts("$.banner.title.text")["flag"] == "--title VALUE")
    #expect(try facts("$.displayType")["flag"] == nil)
  }

  @Test func fieldsInListsAreAddedOrSetByNumber() throws {
    let weight = try facts("spinwheel.segments[].weight")
    #expect(weight["flag"] == nil)
    #expect(weight["add"] == "inapp add TEMPLATE segments --weight VALUE")
    #expect(weight["set"] == "inapp set TEMPLATE 'segments[0].weight=VALUE'")
    let button = try facts("stories.items[].buttons[].text.color")
    #expect(button["add"] == "inapp add TEMPLATE items[0].buttons --text-color VALUE")
  }

  @Test func aBareFieldIsDescribedForEachTypeThatHasIt() throws {
    let one = try Description(of: "winIndex")
    #expect(one.title.hasPrefix("winIndex, a field of spinwheel:"))
    let alike = try Description(of: "title.color")
    #expect(alike.tables.count == 1 && alike.title.contains("banner, sheet, video, scratchcard"))
    let unlike = try Description(of: "showClose")
    #expect(unlike.title == "showClose is a field of all 10 display types.")
    #expect(unlike.tables.map(\.heading).contains("carousel"))
    #expect(try Description(of: "inAppId").title.hasPrefix("$.inAppId:"))
  }

  @Test(arguments: [
    ("banner.nosuch", "the fields are showClose, position"),
    ("banner.title.nosuch", "the fields are text, color"),
    ("stories.items[].nosuch", "the fields are title, message"),
    ("banner.postion", "did you mean banner.position?"),
    ("weight", "did you mean segments[].weight?"),
    ("titel", "did you mean title?"),
    ("bannner.title", "did you mean banner?"),
    ("nosuch", "the types are modal"),
    ("[", "the types are modal"),
    ("", "the types are modal"),
  ])
  func namesThatLeadNowhere(_ subject: String, _ help: String) throws {
    let error = try #require(throws: EditError.self) { try Description(of: subject) }
    #expect(error.help?.hasPrefix(help) == true, "\(error)")
  }
}
