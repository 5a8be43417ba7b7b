internal import Diagnostics

extension RuleFamily {
  static let delivery = RuleFamily(
    "When and how often a message shows",
    [
      .alreadyExpired,
      .timeInMilliseconds,
      .ttlUnused,
      .neverShown,
      .cooldownUnused,
      .capNeedsOptIn,
      .capWithoutID,
      .idReplaced,
    ])
}

extension Rule {
  static let alreadyExpired = Rule(
    "already-expired", "The expireDate must lie ahead.",
    why: """
      Both SDKs always compare expireDate, in seconds since 1970, with the phone's clock, and show \
      nothing after it; the very second still counts. It is a point in time, so no time zone matters. \
      The date is judged by this machine's clock, or by --now.
      """,
    fails: [
      .root("modal", ##""expireDate": «1577836800»"##),
      .root("modal", ##""expireDate": «"1577836800"»"##),
    ],
    passes: [.root("modal", ##""expireDate": 4102444799"##)])

  static let timeInMilliseconds = Rule(
    "time-in-milliseconds", "Times are in seconds.",
    why: """
      The SDKs read expireDate, cooldown and ttl in seconds. Many languages give milliseconds, a \
      thousand times as many: then the message never ends, or is never shown a second time.
      """,
    fails: [
      .root("modal", ##""expireDate": «4102444799000»"##),
      .root("modal", ##""cooldown": «864000000»"##),
      .root("modal", ##""ttl": «604800000»"##),
    ],
    passes: [
      .root("modal", ##""expireDate": 4102444799"##), .root("modal", ##""cooldown": 864000"##),
    ])

  static let ttlUnused = Rule(
    "ttl-unused", "A ttl must be more than 0, and stand without expireDate.",
    why: """
      The SDKs look at ttl only where there is no expireDate that they can read, and only if it is \
      more than 0. It runs anew from each time the message is read, so it limits the wait in the queue.
      """,
    fails: [
      .root("modal", ##""expireDate": 4102444799, «"ttl"»: 3600"##),
      .root("modal", ##"«"ttl"»: 0"##),
    ],
    passes: [
      .root("modal", ##""ttl": 3600"##), .root("modal", ##""expireDate": false, "ttl": 3600"##),
    ])

  static let neverShown = Rule(
    "never-shown", "A message must be allowed to show at least once.",
    why: """
      Decimals are cut, and a maxDisplays of 0 or less is reached before the first display. Where the \
      app has switched caps on, the message never shows; elsewhere maxDisplays has no effect.
      """,
    fails: [
      .root("modal", ##""inAppId": "sale", "maxDisplays": «0»"##),
      .root("modal", ##""inAppId": "sale", "maxDisplays": «0.5»"##),
    ],
    passes: [.root("modal", ##""inAppId": "sale", "maxDisplays": 1"##)])

  static let cooldownUnused = Rule(
    "cooldown-unused", "A cooldown should be more than 0.",
    why: "Phones wait that many seconds after a display; none or fewer is no wait at all.",
    fails: [
      .root("modal", ##""cooldown": «0»"##), .root("modal", ##""cooldown": «-60»"##),
    ],
    passes: [.root("modal", ##""cooldown": 60"##)])

  static let capNeedsOptIn = Rule(
    "cap-needs-opt-in", "The app must switch caps on.",
    why: """
      Counting is off until the app calls setFrequencyCapEnabled(true), and off again after each start \
      of the app. Displays are recorded all the same, so those from before count once it is on. \
      Counts belong to one installation: another phone of the same user, or a reinstall, begins at 0.
      """,
    fails: [
      .root("modal", ##""inAppId": "sale", «"maxDisplays"»: 3"##),
      .root("modal", ##""inAppId": "sale", «"cooldown"»: "86400""##),
    ],
    passes: [.root("modal", ##""inAppId": "sale""##), .root("modal", ##""maxDisplays": true"##)])

  static let capWithoutID = Rule(
    "cap-without-id", "Displays are counted under an inAppId.",
    why: """
      Without an inAppId nothing is counted. A template that comes as rich media gets the code of the \
      rich media as its inAppId, so it counts after all.
      """,
    fails: [
      .root("modal", ##"«"maxDisplays"»: 3"##),
      .root("modal", ##""inAppId": "", «"cooldown"»: 60"##),
    ],
    passes: [.root("modal", ##""inAppId": "sale", "maxDisplays": 3"##)])

  static let idReplaced = Rule(
    "id-replaced", "An inAppId should be a string that is not empty.",
    why: """
      Before the message is read, its inAppId is replaced by the code of the rich media unless it is a \
      string with something in it. A number that comes another way is read as its digits.
      """,
    fails: [.root("modal", ##""inAppId": «7»"##), .root("modal", ##""inAppId": «""»"##)],
    passes: [.root("modal", ##""inAppId": "7""##)])
}
