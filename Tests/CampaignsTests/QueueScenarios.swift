import Campaigns

extension Scenario {
  static let optIns: [Scenario] = [
    Scenario(
      "without the call no cap counts", "a max=1", "0, 1", "0 shown, 1 shown", optIn: .never),
    Scenario(
      "the call at each start holds after a start", "a max=1", "0, 5 start, 6",
      "0 shown, 6 max-displays"),
    Scenario(
      "the call at the first start is lost at the next", "a max=1", "0, 1, 5 start, 6",
      "0 shown, 1 max-displays, 6 shown", optIn: .firstStart),
    Scenario(
      "after a reinstall the first start comes again", "a max=1",
      "0, 5 start, 6, 10 reinstall, 11, 12", "0 shown, 6 shown, 11 shown, 12 max-displays",
      optIn: .firstStart),
    Scenario(
      "displays from before the call count", "a max=2", "0, 1, 2, 10",
      "0 shown, 1 shown, 2 shown, 10 max-displays", optIn: .at(Instant(seconds: 10))),
    Scenario(
      "the last display from before the call starts the cooldown", "a cooldown=60", "0, 9, 68, 69",
      "0 shown, 9 shown, 68 cooldown, 69 shown", optIn: .at(Instant(seconds: 10))),
    Scenario(
      "a call in a past run of the app is lost", "a max=1", "0, 10, 15 start, 16",
      "0 shown, 10 max-displays, 16 shown", optIn: .at(Instant(seconds: 10))),
    Scenario(
      "a call at the moment of a start comes after it", "a max=1", "0, 10 start, 10",
      "0 shown, 10 max-displays", optIn: .at(Instant(seconds: 10))),
    Scenario(
      "a phone that starts after the call never got it", "a max=1", "11, 12",
      "11 shown, 12 shown", optIn: .at(Instant(seconds: 10))),
  ]

  static let queues: [Scenario] = [
    Scenario(
      "one at a time, first in first out", "a stays=10; b stays=10; c", "0, 30 a",
      "0 a shown, 0 b ~queue, 0 c ~queue, 10 b shown, 20 c shown, 30 a shown"),
    Scenario(
      "a message that is closed at the moment of a trigger makes room for it", "a stays=10; b",
      "0 a, 10 b", "0 a shown, 10 b shown"),
    Scenario(
      "the same id on screen is dropped", "a stays=10", "0, 9.999, 10",
      "0 shown, 9.999 duplicate, 10 shown"),
    Scenario(
      "the same id in the queue is dropped", "a stays=10; b", "0 a, 1 b, 2 b, 20 a",
      "0 a shown, 1 b ~queue, 2 b duplicate, 10 b shown, 20 a shown"),
    Scenario(
      "two messages of one id are duplicates of each other", "a id=x stays=10; b id=x", "0 a, 1 b",
      "0 a shown, 1 b duplicate"),
    Scenario(
      "without an id nothing is a duplicate", "a id= stays=10", "0, 1, 30",
      "0 shown, 1 ~queue, 10 shown, 30 shown"),
    Scenario(
      "caps come before duplicates", "a max=1 stays=10", "0, 1", "0 shown, 1 max-displays"),
    Scenario(
      "a message stays until it is closed", "a stays=open; b", "0 a, 1 b, 99 close",
      "0 a shown, 1 b ~queue, 99 b shown"),
    Scenario(
      "closing another message does nothing", "a stays=open; b", "0 a, 1 b, 2 close b",
      "0 a shown, 1 b ~queue"),
    Scenario(
      "a pause holds what is triggered", "a", "0 pause, 1, 2 resume, 3",
      "1 ~paused, 2 shown, 3 shown"),
    Scenario(
      "a pause leaves what is on screen, and holds what follows", "a stays=10; b",
      "0 a, 1 pause, 2 b, 15 resume", "0 a shown, 2 b ~paused, 15 b shown"),
    Scenario(
      "while paused the caps already refuse", "a max=0", "0 pause, 1", "1 max-displays"),
    Scenario(
      "caps are looked at again when the turn comes", "a max=1; b",
      "0 pause, 1 a, 5 clock3600, 6 resume, 7 pause, 8 a, 9 resume",
      "1 a ~paused, 6 a shown, 8 a max-displays"),
    Scenario(
      "a cooldown begun by a sibling blocks at the turn", "p type=pip id=x; a id=x cooldown=60",
      "0 background, 1 a, 2 p, 3 foreground", "1 a ~background, 2 p shown, 3 a cooldown"),
    Scenario(
      "the background holds the queue", "a", "0 background, 1, 9 foreground",
      "1 ~background, 9 shown"),
    Scenario(
      "opening the app ends the background", "a; b", "0 background, 1 a, 9 open b",
      "1 a ~background, 9 a shown, 9 b shown"),
    Scenario(
      "a message whose time ends in the background leaves, and the next waits", "a stays=10; b",
      "0, 5 background, 30 foreground", "0 a shown, 0 b ~queue, 30 b shown"),
    Scenario(
      "iOS: pip shows beside another message", "a stays=open; p type=pip stays=open", "0",
      "0 a shown, 0 p shown"),
    Scenario(
      "iOS: a message shows beside pip", "p type=pip stays=open; a", "0", "0 p shown, 0 a shown"),
    Scenario(
      "iOS: pip is no duplicate of what is on screen, nor the other way round",
      "a id=x stays=open; p type=pip id=x", "0, 1 p, 2 close, 3 a",
      "0 a shown, 0 p shown, 1 p shown, 3 a shown"),
    Scenario(
      "iOS: pip shows in the background", "p type=pip", "0 background, 1", "1 shown"),
    Scenario(
      "iOS: pip counts", "p type=pip max=1", "0, 1", "0 shown, 1 max-displays"),
    Scenario(
      "iOS: pip waits for the end of a pause, before the queue", "a; p type=pip",
      "0 pause, 1, 2 resume", "1 a ~paused, 1 p ~paused, 2 p shown, 2 a shown"),
    Scenario(
      "iOS: pip's caps are looked at again after a pause", "p type=pip max=1",
      "0 pause, 1, 2, 3 resume", "1 ~paused, 2 ~paused, 3 shown, 3 max-displays"),
    Scenario(
      "Android does not draw pip", "p type=pip", "0", "0 unsupported", on: "android"),
    Scenario(
      "Android draws video from 6.11.0 on", "v type=video", "0", "0 unsupported",
      on: "android@6.10.2"),
    Scenario("Android 6.11.0 draws video", "v type=video", "0", "0 shown", on: "android@6.11.0"),
    Scenario(
      "a release that reads no delivery fields knows no caps", "a max=0 expire=5", "9", "9 shown",
      on: "ios@7.1.3"),
    Scenario(
      "iOS 7.1.3 draws nothing", "a type=modal", "0", "0 unsupported", on: "ios@7.1.3"),
  ]

  static let vetoes: [Scenario] = [
    Scenario(
      "a veto drops for good", "a", "0, 5", "0 vetoed, 5 shown",
      vetoes: [App.Veto(until: Instant(seconds: 4))]),
    Scenario(
      "a vetoed message is not counted", "a max=1", "0, 5, 6", "0 vetoed, 5 shown, 6 max-displays",
      vetoes: [App.Veto(until: Instant(seconds: 0))]),
    Scenario(
      "a veto of one message lets others show", "a; b", "0", "0 a vetoed, 0 b shown",
      vetoes: [App.Veto(message: 0)]),
    Scenario(
      "the delegate is asked when the turn comes, not before", "a stays=10; b",
      "0 a, 1 b, 20 a", "0 a shown, 1 b ~queue, 10 b shown, 20 a shown",
      vetoes: [App.Veto(from: Instant(seconds: 1), until: Instant(seconds: 9))]),
    Scenario(
      "at the turn the delegate comes before the caps", "a stays=10; b expire=9", "0, 20 a",
      "0 a shown, 0 b ~queue, 10 b vetoed, 20 a shown", vetoes: [App.Veto(message: 1)]),
    Scenario(
      "what the caps refuse at once never reaches the delegate", "a max=0", "0",
      "0 max-displays", vetoes: [App.Veto()]),
    Scenario(
      "iOS: pip is vetoed too", "p type=pip", "0, 1", "0 vetoed, 1 shown",
      vetoes: [App.Veto(from: Instant(seconds: 0), until: Instant(seconds: 0))]),
  ]

  static let lives: [Scenario] = [
    Scenario(
      "a start keeps the count", "a max=1", "0, 1 start, 2", "0 shown, 2 max-displays"),
    Scenario("a reinstall forgets the count", "a max=1", "0, 1 reinstall, 2", "0 shown, 2 shown"),
    Scenario(
      "a reinstall forgets the cooldown", "a cooldown=60", "0, 1 reinstall, 2", "0 shown, 2 shown"),
    Scenario(
      "two phones of one user count apart", "a max=1", "0, 1 #1, 2, 3 #1",
      "0 shown, 1 #1 shown, 2 max-displays, 3 #1 max-displays"),
    Scenario(
      "a start forgets what waits", "a stays=open; b", "0, 1 start, 2 b",
      "0 a shown, 0 b ~queue, 1 b lost, 2 b shown"),
    Scenario(
      "a start closes what is on screen", "a stays=open; b", "0 a, 1 start, 2 b",
      "0 a shown, 2 b shown"),
    Scenario("a start ends a pause", "a", "0 pause, 1 start, 2", "2 shown"),
    Scenario(
      "Android counts once the view is on screen", "a max=1 cooldown=60", "0, 3",
      "2 shown, 3 max-displays", on: "android", appearsAfter: 2000),
    Scenario(
      "Android does not count what was closed before", "a max=1", "0, 1 close, 3, 9",
      "1 lost, 5 shown, 9 max-displays", on: "android", appearsAfter: 2000),
    Scenario(
      "Android does not count what ended with the app before", "a max=1", "0, 1 start, 3, 9",
      "1 lost, 5 shown, 9 max-displays", on: "android", appearsAfter: 2000),
    Scenario(
      "Android presents anew what the background kept from the screen", "a",
      "0, 1 background, 60 foreground, 70, 80 pause", "62 shown, 72 shown", on: "android",
      appearsAfter: 2000),
    Scenario(
      "iOS counts just before the view is there", "a max=1", "0, 1", "0 shown, 1 max-displays",
      appearsAfter: 2000),
  ]
}
