import Campaigns
import JSONTree
import Schema
import Testing

@Suite("What phones read in native-config.json")
struct DeliveryReadingTests {
  private func read(_ members: String) throws -> DeliverySettings {
    DeliverySettings(nativeConfig: try #require(Document(parsing: "{\(members)}").root))
  }

  @Test(
    "numbers, and strings that spell one, are read; anything else is as if it were not there",
    arguments: [
      ("60", 60), ("\"60\"", 60), ("1.5", 1.5), ("\"1.5\"", 1.5), ("-1", -1), ("6e1", 60),
      ("true", nil), ("null", nil), ("\"soon\"", nil), ("\"\"", nil), ("[60]", nil), ("{}", nil),
      ("1e999", nil), ("\"1e999\"", nil), ("\"60 s\"", nil),
    ] as [(String, Double?)])
  func numbers(value: String, number: Double?) throws {
    for name in ["maxDisplays", "cooldown", "expireDate", "ttl"] {
      let settings = try read("\"\(name)\": \(value)")
      let all = [
        settings.maxDisplays, settings.cooldown, settings.expireDate, settings.ttl,
      ]
      #expect(all.compactMap { $0 } == [number].compactMap { $0 }, "\(name)")
    }
  }

  @Test("of equal keys the last one counts")
  func duplicates() throws {
    #expect(try read("\"cooldown\": 1, \"cooldown\": 2").cooldown == 2)
  }

  @Test(
    "a message shown by the app has its own id, rich media the code where that is no string",
    arguments: [
      ("\"inAppId\": \"sale\"", "sale", "sale"), ("\"inAppId\": 7", "7", "code"),
      ("\"inAppId\": \"\"", "", "code"), ("\"inAppId\": true", nil, "code"), ("", nil, "code"),
    ] as [(String, String?, String)])
  func ids(members: String, own: String?, richMedia: String) throws {
    #expect(try read(members).inAppID == own)
    let root = try #require(Document(parsing: "{\(members)}").root)
    #expect(DeliverySettings.richMediaID(nativeConfig: root, code: "code") == richMedia)
  }

  @Test("a banner says how long it stays")
  func secondsOnScreen() throws {
    func seconds(_ text: String) throws -> Double? {
      try #require(Document(parsing: text).root).secondsOnScreen
    }
    #expect(try seconds(#"{"displayType": "Banner", "banner": {"autoDismiss": 6}}"#) == 6)
    #expect(try seconds(#"{"displayType": "banner", "banner": {}}"#) == nil)
    #expect(try seconds(#"{"displayType": "modal", "modal": {"autoDismiss": 6}}"#) == nil)
  }

  @Test("decimals of a second that no binary number holds stay exact")
  func decimals() throws {
    for tenths in 1...500 {
      let pause = Double(tenths) / 10
      let text = try ScenarioText("a cooldown=\(pause)", "0, \(pause)")
      #expect(ScenarioText.text(text.run()) == "0 shown, \(pause.described) shown")
    }
  }

  @Test("numbers beyond all calendars do no harm")
  func extremes() {
    let far = Double.greatestFiniteMagnitude
    for number in [far, -far, 0, .leastNonzeroMagnitude] {
      for target in Target.newestOfAll {
        let delivery = DeliverySettings(
          inAppID: "a", maxDisplays: number, cooldown: number, expireDate: number, ttl: number)
        let messages = [
          MessageRules("a", delivery: delivery, staysFor: .max),
          MessageRules("b", delivery: delivery, start: Instant(milliseconds: .min), staysFor: .min),
        ]
        let app = App(target, optIn: .eachStart, appearsAfter: .max)
        let events = [Int.min, -1, 0, 1, .max].flatMap { milliseconds in
          [
            Event.Kind.trigger(message: nil), .clock(by: milliseconds), .background,
            .open(message: 9),
          ]
          .map { Event($0, at: Instant(milliseconds: milliseconds)) }
        }
        let run = Run(Plan(messages, app: app), events)
        #expect(run.totals().attempts == 10)
      }
    }
  }
}

extension Double {
  fileprivate var described: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}

@Suite("What is not documented")
struct AssumptionTests {
  @Test("is told only where it mattered")
  func mattering() throws {
    func assumed(
      _ messages: String, _ events: String, on target: String = "ios"
    ) throws -> [Assumption] {
      try ScenarioText(messages, events, on: target).run().assumptions
    }
    #expect(try assumed("a end=10", "10") == [])
    #expect(try assumed("a end=10", "11") == [.campaignEnd])
    #expect(try assumed("a end=10 expire=5", "11") == [])
    #expect(try assumed("a stays=9; b", "0") == [.messageOrder])
    #expect(try assumed("a stays=9; b", "0 a, 1 b") == [])
    #expect(try assumed("a stays=9; b", "0 a, 1 b, 2 start") == [.restartForgets])
    #expect(try assumed("a", "0 pause, 2 start") == [.restartResumes])
    #expect(try assumed("a", "0 pause, 1 resume, 2 start") == [])
    #expect(try assumed("a ttl=1.5", "0", on: "android") == [.decimalTTL])
    #expect(try assumed("a ttl=1.5", "0") == [])
    #expect(try assumed("a stays=9", "0, 1 background") == [.backgroundKeeps])
    #expect(try assumed("a stays=9", "0, 10 background") == [])
    #expect(try assumed("p type=pip", "0 background, 1") == [.floatingInBackground])
    #expect(try assumed("p type=pip stays=9", "0, 1") == [.floatingAgain])
    #expect(try assumed("p type=pip stays=9", "0, 1 close, 2, 12") == [])
    #expect(try assumed("a", "0", on: "ios@99.0.0") == [.newerRelease])
  }

  @Test("is one short sentence", arguments: Assumption.allCases)
  func sentences(_ assumption: Assumption) {
    #expect(assumption.sentence.hasSuffix("."))
    #expect(assumption.sentence.contains("; simulated as "))
    #expect(assumption.sentence.count <= 100)
  }
}

@Suite("Why, in words")
struct ExplanationTests {
  private func words(
    _ messages: String, _ events: String, optIn: App.OptIn = .eachStart, on target: String = "ios"
  ) throws -> String? {
    let run = try ScenarioText(messages, events, on: target, optIn: optIn).run()
    return run.timeline.last.map(run.plan.words)
  }

  @Test("each line says what decided it")
  func lines() throws {
    #expect(try words("a", "0") == "display 1")
    #expect(try words("a max=3", "0, 1") == "display 2 of 3")
    #expect(try words("a id=", "0") == "no inAppId, so not counted")
    #expect(try words("a max=1", "0, 1") == "shown 1 of at most 1 time")
    #expect(try words("a max=-5", "0") == "shown 0 of at most 0 times")
    #expect(
      try words("a cooldown=86400", "0, 86399") == "23 h 59 min after the last, not 1 d")
    #expect(
      try words("a cooldown=90.5", "0, 90")
        == "1 min 30 s after the last, not 1 min 30 s 500 ms")
    #expect(
      try words("a cooldown=1.5", "0, 1.25") == "1 s 250 ms after the last, not 1 s 500 ms")
    #expect(
      try words("a cooldown=60", "1000, 1001 clock-500, 1002")
        == "the clock was set back before the last display")
    #expect(
      try words("a max=1", "0, 1", optIn: .never)
        == "caps off: shown 1 of at most 1 time")
    #expect(try words("a expire=1", "2") == "the message has ended")
    #expect(try words("a stays=9; b ttl=5", "0, 9 pause") == "it waited longer than its ttl")
    #expect(
      try words("p type=pip", "0", on: "android")
        == "Android 6.13.0 does not draw this display type")
  }
}
