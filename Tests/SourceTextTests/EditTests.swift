import SourceText
import TestSupport
import Testing

@Suite struct EditTests {
  private let file = SourceFile(name: "a.txt", bytes: Array("0123456789".utf8))

  @Test func appliesEditsInAnyOrder() throws {
    let edited = try file.applying([
      TextEdit(range: 8..<9, text: ""), TextEdit(range: 0..<0, text: "<"),
      TextEdit(range: 3..<5, text: "abc"),
    ])
    #expect(edited.text == "<012abc5679")
    #expect(edited.name == "a.txt")
  }

  @Test func insertionsAtOnePlaceKeepTheirOrder() throws {
    let edited = try file.applying([
      TextEdit(range: 4..<4, text: "a"), TextEdit(range: 4..<4, text: "b"),
      TextEdit(range: 4..<5, text: "c"),
    ])
    #expect(edited.text == "0123abc56789")
  }

  @Test func refusesOverlaps() {
    let conflict = #expect(throws: EditConflict.self) {
      try file.applying([TextEdit(range: 2..<5, text: ""), TextEdit(range: 4..<6, text: "")])
    }
    #expect(conflict?.code == .overlap)
    #expect(conflict?.edit.range == 4..<6)
  }

  @Test func refusesPlacesOutside() {
    let conflict = #expect(throws: EditConflict.self) {
      try file.applying([TextEdit(range: 9..<11, text: "")])
    }
    #expect(conflict?.code == .outOfBounds)
  }
}
