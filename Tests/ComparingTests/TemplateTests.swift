import Comparing
import JSONTree
import Testing

/// What the schema adds to a comparison.
@Suite struct TemplateTests {
  private func comparison(_ old: String, _ new: String) -> DocumentComparison {
    DocumentComparison(from: Document(parsing: old), to: Document(parsing: new))
  }

  private func names(_ old: String, _ new: String) -> [String] {
    let comparison = comparison(old, new)
    return comparison.changes.map { "\($0.kind) \(comparison.name(of: $0))" }
  }

  @Test func fieldsAreNamedFromTheContentBlock() {
    let old = #"{"displayType":"banner","banner":{"title":{"text":"a"}},"pip":{"a":1}}"#
    let new = #"{"displayType":"banner","banner":{"title":{"text":"b"}},"pip":{"a":2},"ttl":1}"#
    #expect(names(old, new) == ["changed title.text", "changed $.pip.a", "added $.ttl"])
  }

  @Test func anotherTypeComesFirstAndItsFieldsAreCompared() {
    let old = #"{"banner":{"title":{"text":"a"},"position":"top"},"displayType":"banner"}"#
    let new = #"{"displayType":"modal","modal":{"title":{"text":"b"},"buttons":[]}}"#
    #expect(
      names(old, new) == [
        "changed $.displayType", "moved $", "changed title.text", "removed position",
        "added buttons",
      ])
    let changes = comparison(old, new).changes
    #expect(changes.filter(comparison(old, new).isBlockRenamed).map(\.path.pointer) == ["/modal"])
    #expect(changes[2].oldPath?.pointer == "/banner/title/text")
    #expect(changes[2].newPath?.pointer == "/modal/title/text")
  }

  @Test func theChangesLeadFromOneTypeToTheOther() throws {
    let old = #"{"displayType":"banner","banner":{"title":{"text":"a"},"position":"top"}}"#
    let new = #"{"displayType":"modal","modal":{"title":{"text":"b"},"buttons":[]}}"#
    let root = try #require(Document(parsing: old).root.flatMap { Value(node: $0) })
    let made = comparison(old, new).changes.applied(to: root)
    #expect(differences(made.compact, new).isEmpty)
  }

  @Test func aTypeThatWasThereAlreadyIsNotRenamed() {
    let old = #"{"displayType":"banner","banner":{"a":1},"modal":{"b":1}}"#
    let new = #"{"displayType":"modal","banner":{"a":1},"modal":{"b":1}}"#
    #expect(names(old, new) == ["changed $.displayType"])
  }

  @Test func whatShowsNothingIsSaid() {
    let old = #"{"displayType":"spinwheel","spinwheel":{"segments":[{"weight":1}],"title":null}}"#
    let new = #"{"displayType":"spinwheel","spinwheel":{"segments":[{"weight":2}]}}"#
    let comparison = comparison(old, new)
    let reasons = comparison.changes.map { comparison.inertBecause($0) }
    #expect(reasons[0]?.contains("equal slices") == true)
    #expect(reasons[1] == "Phones take null for absent.")
  }

  @Test func nullInTranslationsIsNoAbsence() {
    let comparison = DocumentComparison(
      fromTranslations: Document(parsing: #"{"localization":{"de":{"a b":null}}}"#),
      to: Document(parsing: #"{"localization":{"de":{}}}"#))
    #expect(comparison.changes.map { comparison.name(of: $0) } == [#"de["a b"]"#])
    #expect(comparison.changes.map { comparison.inertBecause($0) } == [nil])
  }

  @Test func aMovedElementIsKnownByItsLabel() {
    func wheel(_ labels: [String]) -> String {
      let segments = labels.map { #"{"message":{"text":"\#($0)"},"weight":1}"# }
      return
        #"{"displayType":"spinwheel","spinwheel":{"segments":[\#(segments.joined(separator: ","))]}}"#
    }
    let comparison = comparison(wheel(["a", "b", "c"]), wheel(["c", "a", "b"]))
    #expect(comparison.changes.map { comparison.label(of: $0) } == ["c"])
    #expect(comparison.changes.map { comparison.name(of: $0) } == ["segments"])
  }
}
