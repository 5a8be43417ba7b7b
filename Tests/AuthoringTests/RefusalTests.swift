import Authoring
import Foundation
import JSONTree
import Schema
import Testing

/// What cannot be set, and what the user is told.
@Suite struct RefusalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let path: String
    let value: String
    let code: EditError.Code
    let says: String
    var testDescription: String { "\(path)=\(value)" }

    init(_ path: String, _ value: String, _ code: EditError.Code, _ says: String) {
      self.path = path
      self.value = value
      self.code = code
      self.says = says
    }
  }

  static let cases = [
    Case("titel", "x", .unknownField, "did you mean title?"),
    Case("title.colour", "x", .unknownField, "did you mean color?"),
    Case("buttons[0].text", "x", .unknownField, "\"buttons\" is not a field of \"banner\""),
    Case("$.banana", "x", .unknownField, "is not a field of the root"),
    Case("title.text.more", "x", .unknownField, "has no fields"),
    Case("title[0]", "x", .unknownField, "is not a list"),
    Case("showClose", "yes", .wrongValue, "must be true or false"),
    Case("autoDismiss", "soon", .wrongValue, "a number of seconds"),
    Case("autoDismiss", "1e999", .wrongValue, "a number of seconds"),
    Case("autoDismiss", "", .wrongValue, "a number of seconds"),
    Case("autoDismiss", "1e999", .wrongValue, "more than phones can count"),
    Case("autoDismiss", "NaN", .wrongValue, "write it in digits, such as"),
    Case("autoDismiss", "Infinity", .wrongValue, "write it in digits, such as"),
    Case("position", "topp", .wrongValue, "must be top or bottom, not \"topp\" did you mean top?"),
    Case("position", "", .wrongValue, "must be top or bottom"),
    Case("action.type", "clsoe", .wrongValue, "did you mean close?"),
    Case("title", "{", .wrongValue, "takes a JSON object, and this is not JSON"),
    Case("dark", "", .wrongValue, "takes a JSON object, and nothing is given"),
    Case("action", "open", .wrongValue, "close, or an address"),
    Case("action", "{type: close", .wrongValue, "takes a JSON object, and this is not JSON"),
  ]

  @Test(arguments: cases) func saysWhy(_ refused: Case) throws {
    let banner = try template(banner)
    let error = try #require(throws: EditError.self) {
      try banner.setting(FieldPath(parsing: refused.path), to: refused.value)
    }
    #expect(error.code == refused.code)
    #expect("\(error.message) \(error.help ?? "")".contains(refused.says), "\(error)")
  }

  @Test func aListGivenNothingSaysHowItsElementsAreNamed() throws {
    let wheel = try starter("spinwheel")
    let error = try #require(throws: EditError.self) {
      try wheel.setting(FieldPath(parsing: "segments"), to: " ")
    }
    #expect(error.message == "segments takes a JSON list, and nothing is given")
    #expect(error.help?.contains("segments[0].message=") == true)
  }

  @Test(arguments: ["top", "TOP", "{{edge|text|top}}"]) func wordsOfAChoice(_ word: String) throws {
    let result = try template(banner).setting(FieldPath(parsing: "position"), to: word)
    #expect(result.change.new == word)
  }

  @Test func elementsBeyondTheListAreNamedAbsent() throws {
    let wheel = try starter("spinwheel")
    let error = try #require(throws: EditError.self) {
      try wheel.setting(FieldPath(parsing: "segments[99].weight"), to: "1")
    }
    #expect(error.code == .absent)
    #expect(error.message.contains("elements, 0 to"))
  }

  @Test func anElementIsNoField() throws {
    let wheel = try starter("spinwheel")
    let error = try #require(throws: EditError.self) {
      try wheel.unsetting(FieldPath(parsing: "segments[0]"), evenIfRequired: true)
    }
    #expect(error.message.contains("is an element of a list"))
    #expect(error.help?.contains("inapp remove") == true)
  }

  @Test func aListTakesNumbersOnly() throws {
    let wheel = try starter("spinwheel")
    let error = try #require(throws: EditError.self) {
      try wheel.setting(FieldPath(parsing: "segments.0.weight"), to: "1")
    }
    #expect(error.message.contains("is a list"))
  }

  @Test func requiredFieldsStayUnlessForced() throws {
    let banner = try template(banner)
    let path = try FieldPath(parsing: "position")
    let error = try #require(throws: EditError.self) { try banner.unsetting(path) }
    #expect(error.code == .required)
    let forced = try banner.unsetting(path, evenIfRequired: true)
    #expect(forced.template.root["banner"]?["position"] == nil)
  }

  @Test func optionalFieldsGoWithTheirLine() throws {
    let without = banner.replacingOccurrences(of: ",\n    \"autoDismiss\": 6.0", with: "")
    #expect(try template(banner).text(unsetting: "autoDismiss") == without)
  }

  @Test func aKeyThatAppearsTwiceIsRefusedNamingBothPlaces() throws {
    let twice = banner.replacingOccurrences(
      of: #""showClose": true,"#, with: #""showClose": true, "showClose": false,"#)
    let banner = try template(twice)
    let error = try #require(throws: EditError.self) {
      try banner.setting(FieldPath(parsing: "title.text"), to: "x")
    }
    #expect(error.message.contains("4:5") && error.message.contains("4:24"), "\(error.message)")
  }

  @Test(arguments: ["", "[]", "{}", #"{"displayType": 1}"#, #"{"displayType": "modl"}"#, "{,}"])
  func documentsThatNameNoTypeCannotBeEdited(_ text: String) throws {
    let error = try #require(throws: EditError.self) { try template(text) }
    #expect(error.code == .unreadable)
  }

  @Test func anUnknownFieldOfTheDocumentCanBeFoundAndRemoved() throws {
    let odd = try template(
      banner.replacingOccurrences(
        of: #""showClose""#, with: #""titel": { "text": "x", "1": [5] }, "showClose""#))
    #expect(try odd.find(FieldPath(parsing: "titel.text"))?.node.string == "x")
    #expect(try odd.find(FieldPath(parsing: "/banner/titel/1/0"))?.node.text == "5")
    #expect(try odd.text(unsetting: "titel") == banner)
    let error = try #require(throws: EditError.self) { try odd.find(FieldPath(parsing: "titl")) }
    #expect(error.help == "did you mean title?")
    #expect(try odd.find(FieldPath(parsing: "image"))?.node == nil)
  }
}
