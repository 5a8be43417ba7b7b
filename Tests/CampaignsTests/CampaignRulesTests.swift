import JSONTree
import Schema
import Testing

@testable import Campaigns

@Suite("From a campaign to its rules")
struct CampaignRulesTests {
  private func root(_ text: String) throws -> Node {
    try #require(Document(parsing: text).root)
  }

  private func campaign(_ change: (inout Campaign.Message) -> Void) -> Campaign {
    var campaign = Campaign()
    var message = Campaign.Message()
    change(&message)
    campaign.messages = [message]
    return campaign
  }

  private func rehearsal(_ campaign: Campaign, _ templates: [Node?] = []) -> Rehearsal {
    Rehearsal(campaign, templates: templates, zones: TimeZoneDatabase(), now: .init(seconds: 0)) {
      (_) throws(CampaignFault) in []
    }
  }

  private func app(_ campaign: Campaign, _ platform: Platform = .ios) -> App {
    var campaign = campaign
    campaign.platforms = [Campaign.Written(platform.rawValue)]
    return rehearsal(campaign).plan(on: .newest(platform)).app
  }

  @Test("what the campaign says comes before what the template says")
  func overrides() throws {
    let template = try root(
      """
      {"displayType": "banner", "inAppId": "own", "maxDisplays": "5", "cooldown": 60, "ttl": 9,
       "expireDate": 100, "banner": {"autoDismiss": 6.5}}
      """)
    let plain = rehearsal(campaign { _ in }, [template]).messages[0]
    #expect(
      plain.delivery
        == DeliverySettings(
          inAppID: "own", maxDisplays: 5, cooldown: 60, expireDate: 100, ttl: 9))
    #expect(plain.displayType == "banner" && plain.staysFor == 6500 && !plain.isStayAssumed)
    let other = campaign {
      $0.inAppID = "other"
      $0.displayType = "modal"
      $0.maxDisplays = 1
      $0.cooldown = .init("5s")
      $0.ttl = .init("1.5")
      $0.expireDate = .init("1970-01-04")
      $0.onScreen = .init("until-closed")
    }
    let changed = rehearsal(other, [template]).messages[0]
    #expect(
      changed.delivery
        == DeliverySettings(
          inAppID: "other", maxDisplays: 1, cooldown: 5, expireDate: 4 * 86_400 - 1, ttl: 1.5))
    #expect(changed.displayType == "modal" && changed.staysFor == nil && !changed.isStayAssumed)
  }

  @Test("without an id the name stands in, as the code of rich media does, unless the app presents")
  func ids() throws {
    let numbered = try root(#"{"displayType": "modal", "inAppId": 7}"#)
    for (template, isPresented, id) in [
      (nil, false, "sale"), (nil, true, nil), (numbered, false, "sale"), (numbered, true, "7"),
    ] as [(Node?, Bool, String?)] {
      let sale = campaign {
        $0.name = "sale"
        $0.isPresentedByApp = isPresented
      }
      let rules = rehearsal(sale, [template]).messages
      #expect(rules[0].name == "sale" && rules[0].delivery.inAppID == id)
    }
  }

  @Test("an empty name or id is none")
  func emptyNames() {
    var campaign = campaign {
      $0.name = ""
      $0.inAppID = ""
    }
    #expect(rehearsal(campaign).messages[0].delivery.inAppID == "message")
    campaign.messages[0].isPresentedByApp = true
    #expect(rehearsal(campaign).messages[0].delivery.inAppID == "")
  }

  @Test(
    "a template without a name is called by its folder or ZIP",
    arguments: [
      ("promo", "promo"), ("mail/promo/", "promo"), ("promo/native-config.json", "promo"),
      ("out/promo.ZIP", "promo"), (".", "message"), ("..", "message"),
      ("native-config.json", "message"),
    ])
  func folderNames(path: String, name: String) {
    #expect(campaign { $0.template = .init(path) }.names == [name])
  }

  @Test("a campaign's dates are those of each message that has none")
  func dates() {
    var campaign = campaign { _ in }
    campaign.messages.append(Campaign.Message())
    campaign.messages[1].start = .init("1970-01-03")
    campaign.messages[1].end = .init("1970-01-04")
    campaign.start = .init("1970-01-02")
    campaign.end = .init("1970-01-10")
    let rules = rehearsal(campaign).messages
    #expect(rules.map(\.start) == [Instant(seconds: 86_400), Instant(seconds: 2 * 86_400)])
    #expect(
      rules.map(\.end) == [Instant(seconds: 10 * 86_400 - 1), Instant(seconds: 4 * 86_400 - 1)])
    #expect(rules.map(\.name) == ["message", "message 2"])
  }

  @Test("nobody says how long people look: closed at once, told where another attempt is near")
  func attention() {
    let rules = rehearsal(campaign { _ in }).messages
    #expect(rules[0].staysFor == 0 && rules[0].isStayAssumed)
    let plan = Plan(rules, app: App(.newest(.ios)))
    func assumed(_ seconds: Int...) -> [Assumption] {
      Run(plan, seconds.map { Event(.open(message: nil), at: Instant(seconds: $0)) }).assumptions
    }
    #expect(assumed(0) == [])
    #expect(assumed(0, 59) == [.attention])
    #expect(assumed(0, 60) == [])
  }

  @Test("the call comes at each start, at the first, at a moment, or never")
  func optIn() {
    var campaign = Campaign()
    #expect(app(campaign).optIn == .never)
    campaign.capEnabled = true
    #expect(app(campaign).optIn == .eachStart)
    campaign.isCapEnabledOnce = true
    #expect(app(campaign).optIn == .firstStart)
    campaign.capEnabledAt = .init("1970-01-02")
    #expect(app(campaign).optIn == .at(Instant(seconds: 86_400)))
    campaign.capEnabled = false
    #expect(app(campaign).optIn == .never)
  }

  @Test("vetoes and the way to the screen are read")
  func vetoes() {
    var campaign = Campaign()
    var veto = Campaign.Veto()
    veto.message = 0
    veto.from = .init("1970-01-02")
    veto.until = .init("1970-01-02")
    campaign.vetoes = [veto, Campaign.Veto()]
    campaign.appearsAfter = .init("0.25")
    let app = self.app(campaign, .android)
    #expect(app.appearsAfter == 250)
    #expect(
      app.vetoes == [
        App.Veto(
          message: 0, from: Instant(seconds: 86_400), until: Instant(seconds: 2 * 86_400 - 1)),
        App.Veto(),
      ])
  }

  @Test("every text is read, also where another one is taken in its place")
  func unreadable() {
    for change in [
      { $0.cooldown = .init("soon") }, { $0.ttl = .init("soon") },
      { $0.expireDate = .init("soon") }, { $0.start = .init("soon") }, { $0.end = .init("soon") },
      { $0.onScreen = .init("soon") },
    ] as [(inout Campaign.Message) -> Void] {
      #expect(rehearsal(campaign(change)).faults.count == 1)
    }
    for change in [
      { $0.start = .init("soon") }, { $0.end = .init("soon") },
      {
        $0.capEnabled = false
        $0.capEnabledAt = .init("soon")
      },
    ] as [(inout Campaign) -> Void] {
      var campaign = campaign {
        $0.start = .init("1970-01-02")
        $0.end = .init("1970-01-03")
      }
      change(&campaign)
      #expect(rehearsal(campaign).faults.count == 1)
    }
  }

  @Test("a message that ends before it starts is a fault")
  func order() {
    var late = campaign {
      $0.start = .init("1970-01-05", at: 10..<22)
      $0.end = .init("1970-01-03", at: 30..<42)
    }
    let fault = CampaignFault(
      "it ends at 23:59:59 on 3 Jan 1970, before it starts at 00:00 on 5 Jan 1970",
      help: "write a later end", at: 30..<42)
    #expect(rehearsal(late).faults == [fault])
    late.messages[0].end = nil
    late.end = .init("1970-01-04")
    #expect(rehearsal(late).faults.map(\.place) == [10..<22])
  }

  @Test("an occurrence becomes an event at each of its moments")
  func occurrences() {
    for name in Event.Name.allCases {
      var occurrence = Campaign.Occurrence(name, at: .init("daily"))
      occurrence.install = 3
      let event = occurrence.event(at: Instant(seconds: 5), clockShift: -1000)
      #expect(event.kind.name == name && event.install == 3 && event.at == Instant(seconds: 5))
      if name == .clock { #expect(event.kind == .clock(by: -1000)) }
    }
  }
}
