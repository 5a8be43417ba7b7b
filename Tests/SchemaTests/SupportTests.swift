import Schema
import Testing

/// The two support tables, written out once more as the vendor's page and the observations give them.
@Suite struct SupportTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let type: String
    let documentedIOS: String?
    let documentedAndroid: String?
    let observedIOS: String?
    let observedAndroid: String?
    var testDescription: String { type }
  }

  static let rows = [
    Row("modal", "7.2.0", "6.10.0", "7.2.0", "6.10.0"),
    Row("fullscreen", "7.2.0", "6.10.0", "7.2.0", "6.10.0"),
    Row("stories", "7.2.0", "6.10.0", "7.2.0", "6.10.0"),
    Row("banner", "7.2.1", "6.10.1", "7.2.0", "6.10.0"),
    Row("carousel", "7.2.1", "6.10.1", "7.2.0", "6.10.0"),
    Row("sheet", "7.2.1", "6.10.1", "7.2.0", "6.10.1"),
    Row("video", "7.2.0", nil, "7.2.0", "6.11.0"),
    Row("pip", "7.2.0", nil, "7.2.0", nil),
    Row("scratchcard", "7.2.0", nil, "7.2.0", nil),
    Row("spinwheel", "7.2.0", nil, "7.2.0", nil),
  ]

  @Test(arguments: rows) func tableSays(_ row: Row) throws {
    let support = try #require(Catalogue.displayType(named: row.type)).support
    #expect(support.documented.ios?.description == row.documentedIOS)
    #expect(support.documented.android?.description == row.documentedAndroid)
    #expect(support.observed.ios?.description == row.observedIOS)
    #expect(support.observed.android?.description == row.observedAndroid)
  }

  @Test func typesAreFoundInAnyLetterCase() {
    #expect(Catalogue.displayType(named: "SpinWheel")?.name == "spinwheel")
    #expect(Catalogue.displayType(named: "spinwheels") == nil)
  }

  @Test func supportBeginsWithItsRelease() throws {
    let sheet = try #require(Catalogue.displayType(named: "sheet")).support
    #expect(!sheet.isObserved(on: Target(.android, .init(6, 10, 0))))
    #expect(sheet.isObserved(on: Target(.android, .init(6, 10, 1))))
    #expect(sheet.isObserved(on: Target(.android, .init(99, 0, 0))))
    #expect(!sheet.isDocumented(on: Target(.ios, .init(7, 2, 0))))
    #expect(sheet.isObserved(on: Target(.ios, .init(7, 2, 0))))
  }
}

extension SupportTests.Row {
  init(
    _ type: String, _ documentedIOS: String?, _ documentedAndroid: String?,
    _ observedIOS: String?, _ observedAndroid: String?
  ) {
    self.init(
      type: type, documentedIOS: documentedIOS, documentedAndroid: documentedAndroid,
      observedIOS: observedIOS, observedAndroid: observedAndroid)
  }
}

@Suite struct CapabilityTests {
  @Test func everyTypeAndEveryLaterAdditionIsListed() {
    let names = Capability.all.map(\.name)
    #expect(names.starts(with: Catalogue.displayTypes.map(\.name)))
    #expect(Set(names).count == names.count)
  }

  @Test func aBeginningThatNobodyDocumentedIsNoNever() {
    for capability in Capability.all {
      for platform in capability.beganUnnoticedOn {
        #expect(capability.support.observed[platform] == nil)
      }
    }
    #expect(Capability.tagValues.beganUnnoticedOn == [.ios])
  }

  @Test func whatCameLaterBeginsWithItsRelease() {
    let encoded = Capability.encodedAddresses.support
    #expect(!encoded.isObserved(on: Target(.ios, .init(7, 2, 3))))
    #expect(encoded.isObserved(on: Target(.ios, .init(7, 2, 4))))
    let tags = Capability.tagValues.support
    #expect(!tags.isObserved(on: Target(.android, .init(6, 10, 1))))
    #expect(tags.isObserved(on: Target(.android, .init(6, 10, 2))))
    let dark = Capability.darkOverlay.support
    #expect(!dark.isObserved(on: Target(.android, .init(6, 11, 0))))
    #expect(dark.isObserved(on: Target(.ios, .init(7, 2, 7))))
    #expect(!dark.isDocumentedAnywhere)
  }
}
