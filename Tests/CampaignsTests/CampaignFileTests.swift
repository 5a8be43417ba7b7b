import Campaigns
import Diagnostics
import JSONTree
import Schema
import SourceText
import TestSupport
import Testing

@Suite("Campaign files")
struct CampaignFileTests {
  private let whole = """
    {
      "$schema": "campaign.schema.json",
      "messages": [
        {"template": "mail/promo/native-config.json", "maxDisplays": 3, "cooldown": "24h"},
        {"name": "news", "inAppId": 7, "displayType": "Banner", "cooldown": 1.5, "ttl": "1h",
         "expireDate": 1798761599, "start": "2026-12-10", "end": "2026-12-20", "onScreen": "10s",
         "presentedByApp": true}
      ],
      "start": "2026-12-01", "end": "2026-12-24", "timeZone": "Europe/Berlin",
      "from": "2026-12-02", "until": "2026-12-31", "platforms": ["ios", "android@6.11.0"],
      "capEnabled": true, "capEnabledOnce": false, "capEnabledAt": null, "appearsAfter": 2,
      "vetoes": [{"message": "news", "from": "2026-12-02 18:00", "until": "2026-12-02 18:10"}],
      "events": [
        {"type": "open", "at": "daily 09:00,18:00", "message": "promo"},
        {"type": "CLOCK", "at": "2026-12-05 12:00", "by": "-2h", "device": 2}
      ],
      "expect": ["shown=3", "news:shown<=1/day"]
    }
    """

  private func read(_ text: String) -> CampaignFile { CampaignFile(Document(parsing: text)) }

  @Test("every field is read, with its place")
  func everything() throws {
    let file = read(whole)
    #expect(file.diagnostics.map(\.message) == [])
    let campaign = file.campaign
    #expect(campaign.names == ["promo", "news"])
    let (promo, news) = (campaign.messages[0], campaign.messages[1])
    #expect(promo.template?.text == "mail/promo/native-config.json")
    #expect(promo.maxDisplays == 3 && promo.cooldown?.text == "24h")
    #expect(!promo.isPresentedByApp && news.isPresentedByApp)
    #expect(news.inAppID == "7" && news.displayType == "banner" && news.cooldown?.text == "1.5")
    #expect(news.ttl?.text == "1h" && news.expireDate?.text == "1798761599")
    #expect(news.start?.text == "2026-12-10" && news.end?.text == "2026-12-20")
    #expect(news.onScreen?.text == "10s")
    #expect(campaign.start?.text == "2026-12-01" && campaign.end?.text == "2026-12-24")
    #expect(campaign.from?.text == "2026-12-02" && campaign.until?.text == "2026-12-31")
    #expect(campaign.timeZone?.text == "Europe/Berlin")
    #expect(campaign.platforms.map(\.text) == ["ios", "android@6.11.0"])
    #expect(campaign.capEnabled == true && !campaign.isCapEnabledOnce)
    #expect(campaign.capEnabledAt == nil && campaign.appearsAfter?.text == "2")
    #expect(campaign.vetoes.map(\.message) == [1])
    #expect(campaign.vetoes[0].from?.text == "2026-12-02 18:00")
    #expect(campaign.vetoes[0].until?.text == "2026-12-02 18:10")
    #expect(campaign.events.map(\.name) == [.open, .clock])
    #expect(campaign.events.map(\.message) == [0, nil])
    #expect(campaign.events.map(\.install) == [0, 1] && campaign.events[1].by?.text == "-2h")
    #expect(campaign.expect.map(\.text) == ["shown=3", "news:shown<=1/day"])
    let place = try #require(campaign.timeZone?.place)
    #expect(Document(parsing: whole).source.text(in: place) == "\"Europe/Berlin\"")
  }

  @Test(
    "faults are told at their place",
    arguments: [
      ("[]", "a campaign file must be an object", ""),
      ("{}", "messages is missing from this campaign", ""),
      (#"{"messages": []}"#, "there is no message", "/messages"),
      (#"{"messages": [{}], "start": 5}"#, "start must be a string", "/start"),
      (#"{"messages": {}}"#, "messages must be a list", "/messages"),
      (#"{"messages": [7]}"#, "messages[0] must be an object", "/messages/0"),
      (#"{"messages": [{}], "capEnabled": 1}"#, "capEnabled must be true or false", "/capEnabled"),
      (
        #"{"messages": [{"maxDisplays": "3"}]}"#, "maxDisplays must be a number",
        "/messages/0/maxDisplays"
      ),
      (
        #"{"messages": [{"cooldown": true}]}"#, "cooldown must be a string or a number",
        "/messages/0/cooldown"
      ),
      (
        #"{"messages": [{"maxDisplay": 3}]}"#,
        "\"maxDisplay\" is not a field of a campaign message", "/messages/0/maxDisplay"
      ),
      (#"{"messages": [{}], "zone": "x"}"#, "\"zone\" is not a field of a campaign", "/zone"),
      (
        #"{"messages": [{"displayType": "baner"}]}"#, "\"baner\" is not a displayType",
        "/messages/0/displayType"
      ),
      (
        #"{"messages": [{}], "events": [{"at": "x"}]}"#, "type is missing from this event",
        "/events/0"
      ),
      (
        #"{"messages": [{}], "events": [{"type": "opne", "at": "x"}]}"#,
        "\"opne\" is not a type", "/events/0/type"
      ),
      (
        #"{"messages": [{}], "events": [{"type": "open"}]}"#, "at is missing from this open",
        "/events/0"
      ),
      (
        #"{"messages": [{}], "events": [{"type": "pause", "at": "x", "by": "1h"}]}"#,
        "\"by\" is not a field of a pause", "/events/0/by"
      ),
      (
        #"{"messages": [{}], "events": [{"type": "open", "at": "x", "message": "b"}]}"#,
        "\"b\" is not a message of this campaign", "/events/0/message"
      ),
      (
        #"{"messages": [{}], "vetoes": [{"message": "b"}]}"#,
        "\"b\" is not a message of this campaign", "/vetoes/0/message"
      ),
      (
        #"{"messages": [{}], "events": [{"type": "open", "at": "x", "device": 0}]}"#,
        "device must be at least 1", "/events/0/device"
      ),
      (
        #"{"messages": [{"maxDisplays": 1.5}]}"#, "maxDisplays must be a whole number",
        "/messages/0/maxDisplays"
      ),
      (
        #"{"messages": [{"maxDisplays": -1}]}"#, "maxDisplays must be at least 0",
        "/messages/0/maxDisplays"
      ),
      (
        #"{"messages": [{"name": "a"}, {"name": "a"}]}"#, "another message is called \"a\", too",
        "/messages/1/name"
      ),
      (
        #"{"messages": [{}], "capEnabled": true, "capEnabledOnce": true}"#,
        "capEnabledOnce and capEnabled both say when caps are on", "/capEnabledOnce"
      ),
      (
        #"{"messages": [{}], "capEnabled": false, "capEnabledAt": "2026-12-01"}"#,
        "capEnabledAt and capEnabled both say when caps are on", "/capEnabledAt"
      ),
      (#"{"messages": [{}], "expect": [3]}"#, "expect[0] must be a string", "/expect/0"),
    ])
  func faults(_ text: String, _ message: String, _ pointer: String) throws {
    let diagnostics = read(text).diagnostics
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.first?.pointer == pointer)
    #expect(diagnostics.first?.severity == .error)
  }

  @Test("a mistyped name gets the nearest one")
  func nearest() {
    let help = read(
      #"{"messages": [{"maxDisplay": 3}], "star": "x", "events": [{"type": "opne"}]}"#
    )
    .diagnostics.map(\.help)
    #expect(
      help == [
        "did you mean \"maxDisplays\"?", "did you mean \"start\"?", "did you mean \"open\"?",
      ])
  }

  @Test("every event has a kind in the schema, and no other")
  func kinds() throws {
    guard case .list(.union(let union), _)? = Model.campaign.field(named: "events")?.shape else {
      Issue.record("events are no list of kinds")
      return
    }
    #expect(union.kinds.map(\.name) == Event.Name.allCases.map(\.rawValue))
  }

  @Test("the schema's rows are complete")
  func rows() {
    for (path, field) in Model.campaign.fieldsByPath {
      #expect(field.summary.hasSuffix(".") && field.summary.count <= 100, "\(path)")
      #expect(SchemaPath(path.description) == path)
    }
  }

  @Test("damaged files never do harm, and a fault lies in the text")
  func damage() {
    var random = SplitMix64(seed: 7)
    let bytes = Array(whole.utf8)
    for _ in 0..<2000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<damaged.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: damaged.remove(at: place)
        case 1: damaged[place] = random.pick(Array("{}[]\",:0a-\\".utf8))
        default: damaged.insert(contentsOf: "null".utf8, at: place)
        }
      }
      let text = String(decoding: damaged, as: UTF8.self)
      let document = Document(parsing: text)
      for diagnostic in CampaignFile(document).diagnostics {
        #expect(diagnostic.range.upperBound <= max(document.source.bytes.count, 1))
      }
    }
  }
}
