import Schema
import Testing

/// The cards of the inbox and their rules, said a second time.
@Suite struct InboxTests {
  @Test func theSixCardsAreThereOnce() {
    #expect(
      Catalogue.cardTypes.map(\.name) == [
        "banner", "captioned", "classic", "carousel", "video", "wallet",
      ])
    #expect(Catalogue.cardType(named: "WALLET")?.name == "wallet")
    #expect(Catalogue.cardType(named: "default") == nil)
  }

  @Test func eachCardNeedsWhatThePagesSay() {
    func needs(_ rules: InboxRules) -> [[CardPart]] {
      Catalogue.cardTypes.map { $0.needs(under: rules) }
    }
    #expect(needs(.rich) == [[.image], [.image], [], [.slides], [.video], [.pass]])
    #expect(
      needs(.strict) == [
        [.image], [.image, .title, .content], [], [.slides, .title, .content], [.video], [.pass],
      ])
    #expect(Catalogue.cardTypes.filter(\.showsButtons).map(\.name) == ["captioned", "classic"])
    let first = Catalogue.cardTypes.filter { $0.isKnown(to: .first) }
    #expect(first.map(\.name) == ["banner", "captioned", "classic"])
  }

  @Test func releasesWhoseInboxIsKnown() {
    #expect(
      Platform.ios.knownInboxReleases.map(\.description) == ["7.0.40", "7.1.2", "7.1.3", "7.2.7"])
    #expect(InboxRules.all.map(\.since) == InboxRules.all.map(\.since).sorted())
    #expect(Platform.ios.knownInboxReleases.last == Platform.ios.newestRelease)
  }

  @Test func platformsHaveTheirNumbers() {
    let codes = MessagePlatform.all.map(\.code)
    #expect(codes == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 17])
    #expect(Set(MessagePlatform.all.map(\.name)).count == codes.count)
    #expect(MessagePlatform.named("iOS")?.code == 1 && MessagePlatform.named("huawei")?.code == 17)
    for platform in Platform.allCases {
      #expect(MessagePlatform.named(platform.rawValue)?.code == platform.messageCode)
    }
  }

  @Test func pathsLeadThroughValuesOfSeveralShapes() {
    let path = SchemaPath("request.notifications[].data.wallet.pass")
    #expect(path.flatMap(Model.createMessage.field(at:))?.name == "pass")
    #expect(Model.createMessage.childNames(at: SchemaPath("request") ?? SchemaPath()).count == 4)
  }
}
