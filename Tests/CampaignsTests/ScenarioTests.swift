import Campaigns
import Testing

/// A scenario worked out by hand from what the SDKs are known to do.
struct Scenario: Sendable, CustomTestStringConvertible {
  let title: String
  let messages: String
  let events: String
  let timeline: String
  var target = "ios"
  var optIn = App.OptIn.eachStart
  var vetoes: [App.Veto] = []
  var appearsAfter = 0

  init(
    _ title: String, _ messages: String, _ events: String, _ timeline: String,
    on target: String = "ios", optIn: App.OptIn = .eachStart, vetoes: [App.Veto] = [],
    appearsAfter: Int = 0
  ) {
    self.title = title
    self.messages = messages
    self.events = events
    self.timeline = timeline
    self.target = target
    self.optIn = optIn
    self.vetoes = vetoes
    self.appearsAfter = appearsAfter
  }

  var testDescription: String { title }
}

@Suite("Scenarios worked out by hand")
struct ScenarioTests {
  @Test("caps", arguments: Scenario.caps)
  func caps(_ scenario: Scenario) throws { try check(scenario) }

  @Test("clocks", arguments: Scenario.clocks)
  func clocks(_ scenario: Scenario) throws { try check(scenario) }

  @Test("dates", arguments: Scenario.dates)
  func dates(_ scenario: Scenario) throws { try check(scenario) }

  @Test("the app's call", arguments: Scenario.optIns)
  func optIns(_ scenario: Scenario) throws { try check(scenario) }

  @Test("the queue", arguments: Scenario.queues)
  func queues(_ scenario: Scenario) throws { try check(scenario) }

  @Test("the delegate", arguments: Scenario.vetoes)
  func vetoes(_ scenario: Scenario) throws { try check(scenario) }

  @Test("starts, installations and phones", arguments: Scenario.lives)
  func lives(_ scenario: Scenario) throws { try check(scenario) }

  private func check(_ scenario: Scenario) throws {
    let text = try ScenarioText(
      scenario.messages, scenario.events, on: scenario.target, optIn: scenario.optIn,
      vetoes: scenario.vetoes, appearsAfter: scenario.appearsAfter)
    #expect(ScenarioText.text(text.run()) == scenario.timeline)
  }
}

extension Scenario {
  static let caps: [Scenario] = [
    Scenario("without caps it always shows", "a", "0, 1, 2", "0 shown, 1 shown, 2 shown"),
    Scenario(
      "the third display reaches a cap of 3", "a max=3", "0, 1, 2, 3",
      "0 shown, 1 shown, 2 shown, 3 max-displays"),
    Scenario("a cap of 1 shows once", "a max=1", "0, 99999", "0 shown, 99999 max-displays"),
    Scenario("a cap of 0 never shows", "a max=0", "0", "0 max-displays"),
    Scenario("a cap below 0 never shows", "a max=-2", "0", "0 max-displays"),
    Scenario("a cap of 0.9 is cut to 0", "a max=0.9", "0", "0 max-displays"),
    Scenario("a cap of 1.9 is cut to 1", "a max=1.9", "0, 1", "0 shown, 1 max-displays"),
    Scenario("a cap no counter reaches is none", "a max=1e300", "0, 1", "0 shown, 1 shown"),
    Scenario(
      "a cap of 0 does nothing while counting is off", "a max=0", "0", "0 shown", optIn: .never),
    Scenario("without an id nothing is counted", "a id= max=1", "0, 1", "0 shown, 1 shown"),
    Scenario("without an id no cooldown runs", "a id= cooldown=60", "0, 1", "0 shown, 1 shown"),
    Scenario(
      "a second short of the cooldown blocks", "a cooldown=60", "0, 59", "0 shown, 59 cooldown"),
    Scenario("exactly the cooldown later shows", "a cooldown=60", "0, 60", "0 shown, 60 shown"),
    Scenario(
      "the cooldown runs from the last display, not from a blocked attempt", "a cooldown=60",
      "0, 50, 60, 110", "0 shown, 50 cooldown, 60 shown, 110 cooldown"),
    Scenario("a cooldown of 0 is none", "a cooldown=0", "0, 0", "0 shown, 0 shown"),
    Scenario("a cooldown below 0 is none", "a cooldown=-60", "0, 1", "0 shown, 1 shown"),
    Scenario(
      "the count is looked at before the cooldown", "a max=1 cooldown=60", "0, 1",
      "0 shown, 1 max-displays"),
    Scenario(
      "messages of one id share the count", "a id=x max=1; b id=x max=2", "0 a, 1 b, 2 b, 3 a",
      "0 a shown, 1 b shown, 2 b max-displays, 3 a max-displays"),
    Scenario(
      "messages of one id share the last display", "a id=x; b id=x cooldown=60", "0 a, 30 b, 60 b",
      "0 a shown, 30 b cooldown, 60 b shown"),
    Scenario(
      "ids count apart", "a max=1; b max=1", "0 a, 1 a, 2 b",
      "0 a shown, 1 a max-displays, 2 b shown"),
  ]

  static let clocks: [Scenario] = [
    Scenario(
      "iOS keeps half a second of a cooldown", "a cooldown=1.5", "0, 1.499, 1.5",
      "0 shown, 1.499 cooldown, 1.5 shown"),
    Scenario(
      "Android cuts a cooldown of 1.5 to 1", "a cooldown=1.5", "0, 0.999, 1",
      "0 shown, 0.999 cooldown, 1 shown", on: "android"),
    Scenario(
      "Android cuts a cooldown of 0.5 to none", "a cooldown=0.5", "0, 0.1", "0 shown, 0.1 shown",
      on: "android"),
    Scenario(
      "Android rounds both times down, so 0.9 to 60 is a whole cooldown", "a cooldown=60",
      "0.9, 60", "0.9 shown, 60 shown", on: "android"),
    Scenario(
      "iOS does not round: 0.9 to 60 is 59.1", "a cooldown=60", "0.9, 60",
      "0.9 shown, 60 cooldown"),
    Scenario(
      "a clock set back keeps a cooldown closed for longer", "a cooldown=60",
      "1000, 1010 clock-500, 1100, 1559.999, 1560",
      "1000 shown, 1100 cooldown, 1559.999 cooldown, 1560 shown"),
    Scenario(
      "a cooldown of 0 blocks where the clock was set back", "a cooldown=0",
      "1000, 1010 clock-500, 1499, 1500", "1000 shown, 1499 cooldown, 1500 shown"),
    Scenario(
      "a clock set forward opens a cooldown early", "a cooldown=3600", "0, 10 clock3600, 10",
      "0 shown, 10 shown"),
    Scenario(
      "a clock set forward ends a message early", "a expire=100", "0, 10 clock90, 10, 11",
      "0 shown, 10 shown, 11 expired"),
    Scenario(
      "a clock set back shows a message after its end", "a expire=100", "101, 102 clock-10, 103",
      "101 expired, 103 shown"),
    Scenario(
      "the server's start does not follow the phone's clock", "a start=100", "0 clock500, 50, 100",
      "50 before-start, 100 shown"),
  ]

  static let dates: [Scenario] = [
    Scenario("a second before the start is too early", "a start=10", "9", "9 before-start"),
    Scenario("exactly at the start shows", "a start=10", "10", "10 shown"),
    Scenario("exactly at expiry shows", "a expire=10", "10", "10 shown"),
    Scenario("iOS: a thousandth after expiry is late", "a expire=10", "10.001", "10.001 expired"),
    Scenario(
      "Android: the whole second of expiry shows", "a expire=10", "10.999, 11",
      "10.999 shown, 11 expired", on: "android"),
    Scenario(
      "iOS keeps half a second of expireDate", "a expire=10.5", "10.5, 10.501",
      "10.5 shown, 10.501 expired"),
    Scenario(
      "Android cuts expireDate to whole seconds", "a expire=10.5", "10.9, 11",
      "10.9 shown, 11 expired", on: "android"),
    Scenario(
      "expiry holds while counting is off", "a expire=10", "11", "11 expired", optIn: .never),
    Scenario("expiry holds without an id", "a id= expire=10", "11", "11 expired"),
    Scenario(
      "expiry is looked at before the caps", "a expire=10 max=0", "11", "11 expired"),
    Scenario(
      "the campaign's end counts to its very moment", "a end=10", "10, 11", "10 shown, 11 expired"),
    Scenario("the earlier of end and expireDate counts", "a end=20 expire=10", "15", "15 expired"),
    Scenario(
      "a start after the end never shows", "a start=20 end=10", "5, 15, 25",
      "5 before-start, 15 before-start, 25 expired"),
    Scenario(
      "a ttl never ends a message that is read anew", "a ttl=5", "0, 100", "0 shown, 100 shown"),
    Scenario(
      "a ttl ends a message that waits too long", "a stays=10; b ttl=5", "0, 20 a",
      "0 a shown, 0 b ~queue, 10 b expired, 20 a shown"),
    Scenario(
      "exactly the ttl later still shows", "a stays=10; b ttl=10", "0, 20 a",
      "0 a shown, 0 b ~queue, 10 b shown, 20 a shown"),
    Scenario(
      "a ttl beside expireDate is not used", "a stays=10; b ttl=5 expire=100", "0, 20 a",
      "0 a shown, 0 b ~queue, 10 b shown, 20 a shown"),
    Scenario(
      "a ttl of 0 is not used", "a stays=10; b ttl=0", "0, 20 a",
      "0 a shown, 0 b ~queue, 10 b shown, 20 a shown"),
    Scenario(
      "expiry is looked at again when the turn comes", "a stays=10; b expire=9", "0, 20 a",
      "0 a shown, 0 b ~queue, 10 b expired, 20 a shown"),
  ]
}
