import Authoring
import Foundation
import JSONTree
import Schema
import SourceText
import Testing

/// Elements that come, go and move, and what goes by their order.
@Suite struct ListTests {
  @Test func aNewElementTakesWhatItNeedsFromTheOneBefore() throws {
    let sheet = try starter("sheet")
    let result = try sheet.adding([("text", "Later"), ("action", "close")], to: "buttons")
    let buttons = try #require(result.template.root["sheet"]?["buttons"])
    #expect(buttons.count == 3)
    let last = try #require(buttons[2])
    #expect(last["text"]?["text"]?.string == "Later")
    #expect(last["text"]?["color"]?.string == buttons[1]?["text"]?["color"]?.string)
    #expect(last["border"]?.text == buttons[1]?["border"]?.text)
    #expect(last["action"]?["type"]?.string == "close")
    let lines = [result.change].flattened
    #expect(
      lines.map(\.name) == [
        "buttons[2]", "buttons[2].text.text", "buttons[2].action", "buttons[2].text.color",
        "buttons[2].background", "buttons[2].border",
      ])
    #expect(lines.filter(\.isInvented).allSatisfy { $0.note == "taken from buttons[1]" })
  }

  @Test func theFirstOneTakesItFromTheOneAfterUnderItsNewNumber() throws {
    let result = try starter("sheet").adding([("text", "First")], to: "buttons", at: 0)
    #expect([result.change].flattened.last?.note == "taken from buttons[1]")
    #expect(result.template.root["sheet"]?["buttons"]?[0]?["text"]?["text"]?.string == "First")
  }

  @Test(arguments: [(nil as Int?, 2), (-1, 2), (-2, 1), (-3, 0), (0, 0), (2, 2)])
  func aNewElementIsWhereItWasAskedFor(_ typed: Int?, _ index: Int) throws {
    let result = try starter("sheet").adding([("text", "New")], to: "buttons", at: typed)
    let words = result.template.root["sheet"]?["buttons"]?.elements.map {
      $0["text"]?["text"]?.string
    }
    #expect(words?.firstIndex(of: "New") == index)
  }

  @Test(arguments: ["[]", "null", "[null]"])
  func withoutNeighboursTheStarterIsTheModel(_ list: String) throws {
    let text = try starter("sheet").text(setting: "buttons", to: "[]")
      .replacingOccurrences(of: "\"buttons\": []", with: "\"buttons\": \(list)")
    let result = try template(text).adding([("text", "Hi")], to: "buttons")
    let button = try #require(result.template.root["sheet"]?["buttons"]?.elements.map { $0 }.last)
    #expect(button["background"]?.string == "#5B3FA0FF")
    #expect([result.change].flattened.last?.note == "taken from the starter")
  }

  @Test func aMissingListComesToBe() throws {
    let text = ##"{"displayType":"modal","modal":{"showClose":true}}"##
    let result = try template(text).adding([("text", "Hi")], to: "buttons")
    #expect(result.template.root["modal"]?["buttons"]?.count == 1)
    #expect(!result.template.document.source.text.contains("\n"))
  }

  @Test func optionalObjectsGivenTakeTheirColourFromTheNeighbour() throws {
    let tour = try starter("stories")
    let result = try tour.adding([("title", "Monstera")], to: "items")
    let items = try #require(result.template.root["stories"]?["items"])
    #expect(items[3]?["title"]?["color"]?.text == items[2]?["title"]?["color"]?.text)
    #expect(items[3]?["message"] == nil && items[3]?["image"] == nil)
    #expect(items[3]?["duration"]?.text == "6")
  }

  @Test func aColourBecomesAGradient() throws {
    let wheel = try starter("spinwheel")
    let plain = try template(wheel.text(setting: "background", to: "#111"))
    let two = try plain.adding([], to: "background", value: "#222").template
    #expect(two.root["spinwheel"]?["background"]?.text == "[\"#111\", \"#222\"]")
    let first = try plain.adding([], to: "background", at: 0, value: "#222").template
    #expect(first.root["spinwheel"]?["background"]?.text == "[\"#222\", \"#111\"]")
    let one = try two.removing(0, from: "background").template
    #expect(one.root["spinwheel"]?["background"]?.text == "[\"#222\"]")
  }

  /// The number of the winner before and after an edit, and what is said of it.
  static let winners: [(String, Step, String, String?)] = [
    ("1", .add(0), "2", "still \"Scoop\""), ("1", .add(1), "2", "still \"Scoop\""),
    ("1", .add(2), "1", nil), ("1", .remove(0), "0", "still \"Scoop\""),
    ("1", .remove(1), "1", "now \"Sauce\""), ("5", .remove(5), "4", "now \"Sorbet\""),
    ("5", .remove(2), "4", "still \"Cone\""), ("1", .remove(3), "1", nil),
    ("1", .move(1, 4), "4", "still \"Scoop\""), ("1", .move(0, 3), "0", "still \"Scoop\""),
    ("1", .move(4, 0), "2", "still \"Scoop\""), ("1", .move(2, 2), "1", nil),
    ("99", .remove(5), "4", "now \"Sorbet\""), ("99", .remove(0), "99", nil),
    ("99", .move(5, 0), "0", "still \"Cone\""), ("-3", .add(0), "1", "still \"10% off\""),
    ("1.0", .remove(1), "1.0", "now \"Sauce\""), ("1.9", .add(0), "2", "still \"Scoop\""),
    ("\"1\"", .add(0), "\"1\"", nil), ("null", .remove(0), "null", nil),
  ]

  @Test(arguments: winners)
  func theWinnerStaysTheSame(_ old: String, _ step: Step, _ new: String, _ says: String?) throws {
    let text = try starter("spinwheel").document.source.text
      .replacingOccurrences(of: "\"winIndex\": 1", with: "\"winIndex\": \(old)")
    let result = try step.apply(template(text), "segments")
    #expect(result.template.root["spinwheel"]?["winIndex"]?.text == new)
    let line = [result.change].flattened.first { $0.name == "winIndex" }
    #expect(line?.note == says.map { "the segment that wins is \($0)" })
  }

  @Test func theDarkOverlayStaysInStep() throws {
    let dark = ##"{"buttons": [{"background": "#010101"}, {"background": "#020202"}]}"##
    let sheet = try template(starter("sheet").text(setting: "dark", to: dark))
    func colours(_ step: Step) throws -> [String?]? {
      let root = try step.apply(sheet, "buttons").template.root
      return root["sheet"]?["dark"]?["buttons"]?.elements.map { $0["background"]?.string }
    }
    #expect(try colours(.add(0)) == [nil, "#010101", "#020202"])
    #expect(try colours(.add(2)) == ["#010101", "#020202", nil])
    #expect(try colours(.remove(0)) == ["#020202"])
    #expect(try colours(.move(0, 1)) == ["#020202", "#010101"])
    let removal = try sheet.removing(0, from: "buttons").change
    #expect([removal].flattened.map(\.name) == ["buttons[0]", "dark.buttons[0]"])
  }

  @Test func theDarkOverlayOfASlidesButtonsToo() throws {
    let dark = ##"{"items": [{}, {"buttons": [{"background": "#010101"}]}, {}]}"##
    let tour = try template(starter("stories").text(setting: "dark", to: dark))
    let edited = try tour.adding([("text", "Hi")], to: "items[1].buttons", at: 0).template
    let buttons = edited.root["stories"]?["dark"]?["items"]?[1]?["buttons"]
    #expect(buttons?.elements.map(\.count) == [0, 1])
  }

  @Test func aMovedElementKeepsTheListsLayout() throws {
    let text = ##"""
      {"displayType":"spinwheel","spinwheel":{"background":[ "#1" ,"#2",  "#3" ]}}
      """##
    let edited = try template(text).moving(from: 0, to: -1, in: "background").template
    #expect(
      edited.document.source.text
        == text.replacingOccurrences(
          of: ##"[ "#1" ,"#2",  "#3" ]"##, with: ##"[ "#2" ,"#3",  "#1" ]"##))
  }

  @Test(arguments: [
    ("buttons", 2, "buttons has 2 elements, 0 to 1"), ("buttons", -3, "2 elements, 0 to 1"),
    ("title", 0, "title is not a list"), ("butons", 0, "did you mean buttons?"),
    ("buttons[0]", 0, "is not a list"), ("background", 0, "is not a list"),
  ])
  func saysWhyNot(_ list: String, _ index: Int, _ says: String) throws {
    let sheet = try starter("sheet")
    let error = try #require(throws: EditError.self) { try sheet.removing(index, from: list) }
    #expect("\(error.message) \(error.help ?? "")".contains(says), "\(error)")
  }

  @Test func fieldsOfTheRootAreNone() throws {
    let sheet = try starter("sheet")
    #expect(throws: EditError.self) { try sheet.adding([("$.inAppId", "x")], to: "buttons") }
    #expect(throws: EditError.self) { try sheet.adding([("txet", "x")], to: "buttons") }
    #expect(throws: EditError.self) { try sheet.adding([], to: "buttons", at: 3) }
  }
}

/// An edit of the order of a list.
enum Step: Sendable, CustomTestStringConvertible {
  case add(Int)
  case remove(Int)
  case move(Int, Int)

  var testDescription: String {
    switch self {
    case .add(let index): "add \(index)"
    case .remove(let index): "remove \(index)"
    case .move(let origin, let destination): "move \(origin) \(destination)"
    }
  }

  func apply(_ template: Template, _ list: String) throws -> (template: Template, change: Change) {
    switch self {
    case .add(let index): try template.adding([], to: list, at: index)
    case .remove(let index): try template.removing(index, from: list)
    case .move(let origin, let destination):
      try template.moving(from: origin, to: destination, in: list)
    }
  }
}

extension Template {
  fileprivate func adding(
    _ given: [(String, String)], to list: String, at index: Int? = nil, value: String? = nil
  ) throws -> (template: Template, change: Change) {
    let given = try given.map { (field: try FieldPath(parsing: $0.0), value: $0.1) }
    return try adding(given, to: FieldPath(parsing: list), at: index, value: value)
  }

  fileprivate func removing(
    _ index: Int, from list: String
  ) throws -> (template: Template, change: Change) {
    try removing(index, from: FieldPath(parsing: list))
  }

  fileprivate func moving(
    from origin: Int, to destination: Int, in list: String
  ) throws -> (template: Template, change: Change) {
    try moving(from: origin, to: destination, in: FieldPath(parsing: list))
  }
}
