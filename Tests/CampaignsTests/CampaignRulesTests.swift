import Campaigns
import JSONTree
import Schema
import Testing

/// A text that a reader cannot read.
private struct Unreadable: Error, Equatable { let text: String }

@Suite("From a campaign to its rules")
struct CampaignRulesTests {
  /// Dates are `day 3`, from its first to its last second; durations are `5 s`.
  private let texts = CampaignTexts<Unreadable>(
    date: { (written, edge) throws(Unreadable) in
      guard written.text.hasPrefix("day "), let day = Int(written.text.dropFirst(4)) else {
        throw Unreadable(text: written.text)
      }
      return Instant(seconds: day * 86_400 + (edge == .end ? 86_399 : 0))
    },
    duration: { written throws(Unreadable) in
      guard written.text.hasSuffix(" s"), let seconds = Int(written.text.dropLast(2)) else {
        throw Unreadable(text: written.text)
      }
      return seconds * 1000
    })

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

  @Test("what the campaign says comes before what the template says")
  func overrides() throws {
    let template = try root(
      """
      {"displayType": "banner", "inAppId": "own", "maxDisplays": "5", "cooldown": 60, "ttl": 9,
       "expireDate": 100, "banner": {"autoDismiss": 6.5}}
      """)
    let plain = try campaign { _ in }.rules(templates: [template], texts)[0]
    #expect(
      plain.delivery
        == DeliverySettings(
          inAppID: "own", maxDisplays: 5, cooldown: 60, expireDate: 100, ttl: 9))
    #expect(plain.displayType == "banner" && plain.staysFor == 6500 && !plain.isStayAssumed)
    let changed = try campaign {
      $0.inAppID = "other"
      $0.displayType = "modal"
      $0.maxDisplays = 1
      $0.cooldown = .init("5 s")
      $0.ttl = .init("1.5")
      $0.expireDate = .init("day 3")
      $0.onScreen = .init("until-closed")
    }.rules(templates: [template], texts)[0]
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
      let rules = try campaign {
        $0.name = "sale"
        $0.isPresentedByApp = isPresented
      }.rules(templates: [template], texts)
      #expect(rules[0].name == "sale" && rules[0].delivery.inAppID == id)
    }
  }

  @Test("an empty name or id is none")
  func emptyNames() throws {
    var campaign = campaign {
      $0.name = ""
      $0.inAppID = ""
    }
    #expect(try campaign.rules(templates: [], texts)[0].delivery.inAppID == "message")
    campaign.messages[0].isPresentedByApp = true
    #expect(try campaign.rules(templates: [], texts)[0].delivery.inAppID == "")
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
  func dates() throws {
    var campaign = campaign { _ in }
    campaign.messages.append(Campaign.Message())
    campaign.messages[1].start = .init("day 2")
    campaign.messages[1].end = .init("day 3")
    campaign.start = .init("day 1")
    campaign.end = .init("day 9")
    let rules = try campaign.rules(templates: [], texts)
    #expect(rules.map(\.start) == [Instant(seconds: 86_400), Instant(seconds: 2 * 86_400)])
    #expect(
      rules.map(\.end) == [Instant(seconds: 10 * 86_400 - 1), Instant(seconds: 4 * 86_400 - 1)])
    #expect(rules.map(\.name) == ["message", "message 2"])
  }

  @Test("nobody says how long people look: closed at once, told where another attempt is near")
  func attention() throws {
    let rules = try campaign { _ in }.rules(templates: [], texts)
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
  func optIn() throws {
    var campaign = Campaign()
    #expect(try campaign.app(on: .newest(.ios), texts).optIn == .never)
    campaign.capEnabled = true
    #expect(try campaign.app(on: .newest(.ios), texts).optIn == .eachStart)
    campaign.isCapEnabledOnce = true
    #expect(try campaign.app(on: .newest(.ios), texts).optIn == .firstStart)
    campaign.capEnabledAt = .init("day 1")
    #expect(try campaign.app(on: .newest(.ios), texts).optIn == .at(Instant(seconds: 86_400)))
    campaign.capEnabled = false
    #expect(try campaign.app(on: .newest(.ios), texts).optIn == .never)
  }

  @Test("vetoes and the way to the screen are read")
  func app() throws {
    var campaign = Campaign()
    var veto = Campaign.Veto()
    veto.message = 0
    veto.from = .init("day 1")
    veto.until = .init("day 1")
    campaign.vetoes = [veto, Campaign.Veto()]
    campaign.appearsAfter = .init("0.25")
    let app = try campaign.app(on: .newest(.android), texts)
    #expect(app.appearsAfter == 250)
    #expect(
      app.vetoes == [
        App.Veto(
          message: 0, from: Instant(seconds: 86_400), until: Instant(seconds: 2 * 86_400 - 1)),
        App.Veto(),
      ])
  }

  @Test("what cannot be read is thrown as the reader throws it")
  func unreadable() {
    for change in [
      { $0.cooldown = .init("soon") }, { $0.ttl = .init("soon") },
      { $0.expireDate = .init("soon") }, { $0.start = .init("soon") }, { $0.end = .init("soon") },
      { $0.onScreen = .init("soon") },
    ] as [(inout Campaign.Message) -> Void] {
      #expect(throws: Unreadable(text: "soon")) {
        try campaign(change).rules(templates: [], texts)
      }
    }
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
