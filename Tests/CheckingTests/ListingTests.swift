import Archives
import Checking
import Diagnostics
import Testing

/// What is said about a template's files by their names.
@Suite struct ListingTests {
  private func rules(_ names: String..., isArchive: Bool = true) -> [String] {
    TemplateListing(of: names, in: "sale.zip", isArchive: isArchive).findings.map(\.rule.id)
  }

  @Test func aTemplateOfItsTwoFilesIsFine() {
    #expect(rules("native-config.json", "pushwoosh.json", "notes.txt") == [])
  }

  @Test func whatNoPhoneReadsIsTold() {
    #expect(rules("native-config.json", "index.html") == ["html-beside-native"])
    #expect(rules("native-config.json", "img/Hero.PNG") == ["unread-media"])
    #expect(rules("native-config.json", "clip.mp4", isArchive: false) == ["unread-media"])
    #expect(rules("native-config.json", "clip.mpg", "scan.TIFF").count == 2)
    #expect(rules("native-config.json", "old/native-config.json") == ["second-config"])
    #expect(rules("index.html", "hero.png", isArchive: false) == [])
  }

  @Test func theNamesMustMatchToTheLetter() {
    #expect(rules("Native-Config.json") == ["name-case"])
    #expect(rules("native-config.json", "Pushwoosh.json") == ["name-case"])
    #expect(rules("native-config.json", "Native-Config.json") == ["second-config"])
    let wrong = TemplateListing(of: ["Native-Config.json"], in: "a.zip", isArchive: true).findings
    #expect(wrong.map(\.severity) == [.error])
    #expect(wrong.map(\.help) == ["rename Native-Config.json to native-config.json"])
  }

  @Test func aWrappingFolderIsNamed() {
    let listing = TemplateListing(
      of: ["sale/native-config.json"], in: "sale.zip", isArchive: true, isWrapped: true)
    #expect(listing.findings.map(\.rule.id) == ["config-not-at-root"])
    #expect(
      listing.helpWithoutConfig
        == "it is at sale/native-config.json: inapp unpack sale.zip --strip drops the folder")
    func help(in place: String, isWrapped: Bool = true) -> String? {
      TemplateListing(
        of: ["a/native-config.json"], in: place, isArchive: true, isWrapped: isWrapped
      ).helpWithoutConfig
    }
    #expect(help(in: "my sale.zip")?.contains("unpack 'my sale.zip' --strip") == true)
    #expect(help(in: "<stdin>")?.contains("unpack - DIR --strip") == true)
    #expect(
      help(in: "a.zip", isWrapped: false)?.hasSuffix(": zip the folder's contents, not the folder")
        == true)
  }

  @Test func theStatedSeverityIsTheUsualOne() {
    let names = ["native-config.json", "index.html", "hero.png", "old/native-config.json"]
    let listings = [names, ["Native-Config.json"], ["sale/native-config.json"]].map {
      TemplateListing(of: $0, in: "sale.zip", isArchive: true)
    }
    let found = listings.flatMap(\.findings)
    #expect(Set(found.map(\.rule)).count == 5)
    for finding in found { #expect(finding.severity == finding.rule.severity) }
  }

  @Test(arguments: Refusal.Reason.allCases) func everyRefusalIsARule(_ reason: Refusal.Reason) {
    let rule = RuleFamily.all.flatMap(\.rules).first { $0.id == reason.rawValue }
    #expect(rule?.summary.hasSuffix(".") == true)
    #expect(rule?.why.hasSuffix(".") == true)
    #expect(rule?.severity == .error)
  }

  @Test(arguments: Obstacle.Reason.allCases) func everyObstacleIsARule(_ reason: Obstacle.Reason) {
    let rule = RuleFamily.all.flatMap(\.rules).first { $0.id == reason.rawValue }
    #expect(rule?.why.hasSuffix(".") == true)
    #expect(rule?.severity == .error)
  }
}
