import Localization
import Schema
import Testing

/// What phones show for each form of placeholder, with its key among the translations and without.
@Suite struct ResolverTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let present: PerPlatform<String>
    let absent: PerPlatform<String>
    var value = "value"
    var testDescription: String { text }

    init(
      _ text: String, present: (android: String, ios: String),
      absent: (android: String, ios: String),
      value: String = "value"
    ) {
      self.text = text
      self.present = PerPlatform(ios: present.ios, android: present.android)
      self.absent = PerPlatform(ios: absent.ios, android: absent.android)
      self.value = value
    }
  }

  static let rows = [
    Row("{{Name|text|Def}}", present: ("value", "value"), absent: ("Def", "Def")),
    Row("{{Name|text|}}", present: ("value", "value"), absent: ("Name", "")),
    Row("{{Name|text}}", present: ("value", "value"), absent: ("Name", "Name")),
    Row("{{N|text|Def}}", present: ("N|text", "value"), absent: ("N|text", "Def")),
    Row("{{Name|t|Def}}", present: ("value", "value"), absent: ("Name", "Def")),
    Row("{{Name|UPPERCASE|def}}", present: ("VALUE", "VALUE"), absent: ("def", "DEF")),
    Row(
      "{{Name|dollar|}}", present: ("1000", "$1,000"), absent: ("Name", ""), value: "1000"),
    Row(
      "{{Name|text|a|b}}", present: ("value", "{{Name|text|a|b}}"),
      absent: ("a|b", "{{Name|text|a|b}}")),
    Row("{{Name||Def}}", present: ("value", "{{Name||Def}}"), absent: ("Name", "{{Name||Def}}")),
    Row("{{a|text|x}}", present: ("x}", "value"), absent: ("x}", "x")),
    Row("{{Name|text|a}b}}", present: ("ab}}", "ab}}"), absent: ("ab}}", "ab}}")),
    Row(
      "{{Name|text|{{Other|text|x}}}}", present: ("value}}", "x}"), absent: ("x", "x}")),
    Row("{{ Name | text | Def }}", present: (" Def ", " Def "), absent: (" Def ", " Def ")),
    Row("{{Name}}", present: ("{{Name}}", "{{Name}}"), absent: ("{{Name}}", "{{Name}}")),
    Row("{{name|text|Def}}", present: ("Def", "Def"), absent: ("Def", "Def")),
    Row("{{Name|text|one\ntwo}}", present: ("value", "value"), absent: ("one\ntwo", "one\ntwo")),
    Row(
      "{{Name|text|Def}}, {{Name|text|Def}}", present: ("value, value", "value, value"),
      absent: ("Def, Def", "Def, Def")),
    Row("{{Name|lowercase}}", present: ("value", "value"), absent: ("Name", "name")),
  ]

  @Test(arguments: rows, Platform.allCases)
  func everyForm(row: Row, platform: Platform) {
    let target = Target.newest(platform)
    // Each row's key is what stands before the first bar.
    let key = row.text.hasPrefix("{{N|") ? "N" : row.text.hasPrefix("{{a|") ? "a" : "Name"
    #expect(shown(row.text, [key: row.value], on: target) == row.present[platform])
    #expect(shown(row.text, on: target) == row.absent[platform])
  }

  @Test(arguments: Platform.allCases)
  func keysMayHaveSpacesAndDots(platform: Platform) {
    let entries = ["Header text": "Hello", "Z4JXQGaoND.text": "Buy"]
    let text = "{{Header text|text|x1}} {{Z4JXQGaoND.text|text|}}"
    #expect(shown(text, entries, on: .newest(platform)) == "Hello Buy")
  }

  @Test(arguments: Platform.allCases)
  func aTranslationMayHoldATag(platform: Platform) {
    let entries = ["Hello": "Hi {Name|text|friend}!"]
    #expect(shown("{{Hello|text|x}}", entries, on: .newest(platform)) == "Hi friend!")
    #expect(shown("{Name|text|}", on: .newest(platform)) == "")
  }

  @Test func tagsAreReadFromTheReleaseThatHasThem() {
    let tags = ["Name": "Ada"]
    let text = "{Name|UPPERCASE|friend} {City|text|}"
    let new = resolution(text, on: Target(.android, .init(6, 10, 2)), tags: tags)
    #expect(new.text == "ADA ")
    #expect(new.usedTags == ["Name"])
    #expect(new.missingTags == ["City"])
    #expect(new.doubts == [.tags])

    let old = resolution(text, on: Target(.android, .init(6, 10, 1)), tags: tags)
    #expect(old.text == "friend ")
    #expect(old.doubts.isEmpty)

    #expect(shown(text, on: Target(.ios, .init(7, 2, 0)), tags: tags) == "FRIEND ")
    #expect(resolution(text, on: Target(.ios, .init(7, 2, 0)), tags: tags).doubts.isEmpty)
    #expect(resolution(text, on: Target(.ios, .init(7, 2, 4)), tags: tags).doubts == [.tags])
  }

  @Test(arguments: Platform.allCases)
  func doubleBracesNeverReadTags(platform: Platform) {
    #expect(shown("{{Name|text|x1}}", on: .newest(platform), tags: ["Name": "Ada"]) == "x1")
  }

  @Test func theSecondAndroidPassReadsTagsInATranslation() {
    let entries = ["Outer": "{{Name|text|friend}}"]
    #expect(shown("{{Outer|text|x}}", entries, on: .android, tags: ["Name": "Ada"]) == "Ada")
    #expect(shown("{{Outer|text|x}}", entries, on: .ios) == "friend}")
  }

  @Test func whatHappenedIsTold() {
    let entries = ["Hello": "Hallo", "Unused": "x"]
    let text = "{{Hello|text|x1}} {{Gone|text|x2}} {{Hello|text|x3}} {{Gone|text|x4}} {{odd}}"
    for target in [Target.android, .ios] {
      let result = resolution(text, entries, on: target)
      #expect(result.text == "Hallo x2 Hallo x4 {{odd}}")
      #expect(result.usedEntries.map(\.key) == ["Hello"])
      #expect(result.missingKeys == ["Gone"])
    }
  }

  @Test func oneCharacterIsACodePoint() {
    // An emoji takes two UTF-16 units and four bytes, yet is one character to the SDKs' expressions.
    #expect(shown("{{🎉|text|Def}}", ["🎉": "value"], on: .android) == "🎉|text")
    #expect(shown("{{🎉🎉|text|Def}}", ["🎉🎉": "value"], on: .android) == "value")
    #expect(shown("{{e\u{301}|text|Def}}", ["e\u{301}": "value"], on: .android) == "value")
    #expect(shown("{{🎉|text|Def}}", ["🎉": "value"], on: .ios) == "value")
  }

  @Test(arguments: Platform.allCases)
  func keysAreComparedCharacterByCharacter(platform: Platform) {
    // Swift's strings take both spellings of é for equal; phones do not.
    let text = "{{caf\u{E9}|text|Def}}"
    #expect(shown(text, ["cafe\u{301}": "value"], on: .newest(platform)) == "Def")
    #expect(shown(text, ["caf\u{E9}": "value"], on: .newest(platform)) == "value")
  }

  @Test func androidWritesTheKeyWhereAnEmptyTagStandsAgain() {
    let text = "{ab|cd|} {a{ab|cd|}b|cd|}"
    #expect(shown(text, on: .android) == " ab")
  }

  @Test func overlappingPlaceholdersHaveNoFixedOrderOnIOS() {
    let text = "{{ab|cd|x}} {{y{{ab|cd|x}}"
    #expect(resolution(text, on: .ios).doubts.contains(.replacementOrder))
    #expect(!resolution(text, on: .android).doubts.contains(.replacementOrder))
    #expect(!resolution("{{ab|cd|x}} {{ef|cd|x}}", on: .ios).doubts.contains(.replacementOrder))
  }
}
