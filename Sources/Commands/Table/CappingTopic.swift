internal import Campaigns
internal import Shell
internal import Wording

extension Topic {
  static let capping = Topic(
    "capping", summary: "When phones show a message, and what keeps it back.",
    body: [
      "Phones know no start: the server holds a message until its campaign starts. From then on each "
        + "trigger, such as an open, asks the phone to show it. The phone asks itself, in this order:",
      """
        Has it ended?        Not shown after expireDate; that second counts.
        Are caps on?         Only if the app called setFrequencyCapEnabled(true)
                             since it started, and for a message with an id. If
                             they are off, it is shown.
        Shown often enough?  After maxDisplays displays it is kept back for good.
        Shown just now?      Kept back for cooldown seconds after a display;
                             at the end of them, to the second, it shows again.
      """,
      "Once a day is not a calendar day: a cooldown of 24h counts from the last display. Shown at "
        + "18:00, it is kept back at 09:00 the next morning. Where clocks are set forward, 24 hours are "
        + "more than the same time on the next day.",
      "Displays are counted on each installation and for each inAppId by itself, also while caps are "
        + "off: an app that switches them on later counts the earlier ones. A new installation starts "
        + "from nothing; two devices of a user do not know of each other; messages of one id share "
        + "their count. The app has to switch caps on at each of its starts.",
      "One message is on screen at a time, the others wait in their order. When its turn comes, the "
        + "app's delegate is asked first, and may throw a message away; then dates and caps are checked "
        + "again. A message whose id is on screen or waiting already is thrown away, too. While messages "
        + "are paused or the app is in the background, the queue holds. On iOS a pip shows beside the queue.",
      "Android counts whole seconds and a display once the view is on screen; iOS counts fractions, "
        + "and a display when it presents. A clock that is set back keeps a cooldown closed.",
      "Why a message is not shown, or waits, by the names that inapp simulate gives:",
      Reason.allCases.map { "  \($0.key.padded(to: 14))\($0.sentence)" }.joined(separator: "\n"),
      "inapp simulate runs all this on a simulated clock; where the vendor documents nothing, it says "
        + "what it takes for granted.",
    ])
}
