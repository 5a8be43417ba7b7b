internal import Diagnostics

extension Rule {
  static let placeholderNotPortable = Rule(
    "placeholder-not-portable", "A placeholder must read alike on every SDK release.",
    why: """
      iOS and Android look for placeholders with different patterns. Alike everywhere is only \
      {{key|type|default}}: two characters or more in the key and the type, a default that is not \
      empty, no bar or brace inside, no space at the edges. Values in single braces, from the user's \
      tags, are read by Android from 6.10.2 on and by some iOS release after 7.2.0; others show the \
      default.
      """,
    fails: [
      .block("modal", ##""title": {"text": «"{{N|text|Hello}}"», "color": "#FFF"}"##),
      .block("modal", ##""title": {"text": «"{{Name|t|Hello}}"», "color": "#FFF"}"##),
      .block("modal", ##""title": {"text": «"Hi {{Name|text|}}"», "color": "#FFF"}"##),
      .block("modal", ##""title": {"text": «"{{Name|text|a|b}}"», "color": "#FFF"}"##),
      .block("modal", ##""title": {"text": «"{{Name|text|a}b}}"», "color": "#FFF"}"##),
      .block(
        "modal", ##""title": {"text": «"{{Name|text|{{Other|text|you}}}}"», "color": "#FFF"}"##),
      .block("modal", ##""title": {"text": «"{{ Name | text | you }}"», "color": "#FFF"}"##),
      .block("modal", ##""title": {"text": «"Hi {{Name}}"», "color": "#FFF"}"##),
      .block("modal", ##""title": {"text": «"Hi {{Name|text|you}"», "color": "#FFF"}"##),
      .block(
        "modal", ##""title": {"text": «"Hi {Name|text|you}"», "color": "#FFF"}"##,
        on: "android@6.10.1"),
    ],
    passes: [
      .block("modal", ##""title": {"text": "{{Name|text|Hello}}", "color": "#FFF"}"##),
      .block("modal", ##""title": {"text": "Hi {you}", "color": "#FFF"}"##),
    ])

  static let placeholderReadsDifferently = Rule(
    "placeholder-reads-differently",
    "A type that changes the value should do so on both platforms.",
    why: """
      The types that change letters change a default too on iOS, but not on Android. CapitalizeFirst \
      and CapitalizeAllFirst write the other letters small on iOS only. With an empty default, Android \
      takes the type together with the bar after it for another type, which changes nothing.
      """,
    fails: [
      .block("modal", ##""title": {"text": «"{{Name|UPPERCASE|hello}}"», "color": "#FFF"}"##),
      .translations(
        ##"{"default_language": "en", "localization": {"en": {"Price": "1000"}}}"##,
        beside: ##""title": {"text": «"{{Price|dollar|}}"», "color": "#FFF"}"##),
    ],
    passes: [
      .block("modal", ##""title": {"text": "{{Name|UPPERCASE|HELLO}}", "color": "#FFF"}"##),
      .translations(
        ##"{"default_language": "en", "localization": {"en": {"Price": "1000"}}}"##,
        beside: ##""title": {"text": "{{Price|dollar|$1,000}}", "color": "#FFF"}"##),
    ])

  static let placeholderTypeUnknown = Rule(
    "placeholder-type-unknown", "A placeholder's type should be one that is known.",
    why: """
      No SDK checks the type, and one that it does not know changes nothing. Those that change how a \
      value is written are known only in the spelling given, in case too.
      """,
    fails: [
      .block("modal", ##""title": {"text": «"{{Name|uppercase|HELLO}}"», "color": "#FFF"}"##)
    ],
    passes: [
      .block("modal", ##""title": {"text": "{{Name|UPPERCASE|HELLO}}", "color": "#FFF"}"##)
    ])

  static let displayTypeVaries = Rule(
    "display-type-varies", "The displayType should be the same for every phone.",
    why: """
      Phones resolve placeholders in displayType as in any other string, so that translations, or a \
      placeholder that the platforms read differently, give phones messages of different types. Each \
      needs a content block of its own, and not every release draws every type.
      """,
    fails: [
      .document(
        ##"""
        {"displayType": «"{{banner|t|modal}}"»,
         "banner": {"showClose": true, "position": "top", "background": "#FFF",
           "action": {"type": "close"}},
         "modal": {"showClose": true, "dimBackground": true, "background": "#FFF", "buttons": []}}
        """##)
    ],
    passes: [
      .document(
        ##"""
        {"displayType": "modal",
         "modal": {"showClose": true, "dimBackground": true, "background": "#FFF", "buttons": []}}
        """##)
    ])

  static let placeholderInTranslation = Rule(
    "placeholder-in-translation", "A translation should hold no placeholder.",
    why: """
      Phones replace placeholders in several passes, so one that comes with a translation is replaced by \
      the passes still to come: single braces by tags, two parts in double braces by translations. \
      Three parts in double braces come too late and are cut to pieces.
      """,
    fails: [
      .translations(
        ##"{"default_language": "en", "localization": {"en": {"Title": «"Hi {Name|text|you}"»}}}"##),
      .translations(
        ##"""
        {"default_language": "en",
         "localization": {"en": {"Title": «"Hi {{Name|text|you}}"», "Name": "Ann"}}}
        """##),
    ],
    passes: [
      .translations(##"{"default_language": "en", "localization": {"en": {"Title": "Hi {you}"}}}"##)
    ])
}
