internal import Diagnostics

extension RuleFamily {
  static let addresses = RuleFamily(
    "Addresses",
    [
      .urlUnparsable,
      .urlNeedsEncoding,
      .urlSurroundingSpace,
      .urlWithoutScheme,
      .urlWithoutHost,
      .urlSchemeCase,
      .urlDangerousScheme,
    ])
}

extension Rule {
  static let urlUnparsable = Rule(
    "url-unparsable", "An address must be a valid URL (RFC 3986).",
    why: """
      iOS cannot read an address with a stray percent sign, an impossible port or a host with a space. \
      It leaves an optional picture out, and drops the whole message when the address is a video's or \
      a tap's. Android takes any text, and fails only when it loads or opens it. Percent-encoding mends \
      none of these. What iOS does with an underscore in a scheme is not documented.
      """,
    fails: [
      .block("banner", ##""action": {"type": "url", "url": «"https://example.com/100%"»}"##),
      .block("modal", ##""image": «"https://exa mple.com/a.png"»"##),
      .block("modal", ##""image": «"https://example.com:8o8o/a.png"»"##, on: "ios@7.2.0"),
      .block("banner", ##""action": {"type": "url", "url": «"my_app://sale"»}"##),
    ],
    passes: [
      .block("banner", ##""action": {"type": "url", "url": "https://example.com/100%25"}"##),
      .block("banner", ##""action": {"type": "url", "url": "my-app://sale"}"##),
      .block("modal", ##""image": "https://[2001:db8::1]:8080/a.png""##),
    ])

  static let urlNeedsEncoding = Rule(
    "url-needs-encoding", "What an address cannot hold must be percent-encoded.",
    why: """
      Before iOS 7.2.4 the SDK cannot read such an address: an optional picture is left out, and a video \
      or a tap takes the whole message with it. From 7.2.4 on the SDK encodes spaces and letters such as ü \
      itself. What Android does is not documented.
      """,
    fails: [
      .block("modal", ##""image": «"https://example.com/summer sale.png"»"##, on: "ios@7.2.0"),
      .block("modal", ##""image": «"https://example.com/über.png"»"##),
      .block("banner", ##""action": {"type": "url", "url": «"https://example.com/?a[]=1"»}"##),
    ],
    passes: [
      .block("modal", ##""image": "https://example.com/summer%20sale.png""##, on: "ios@7.2.0"),
      .block("banner", ##""action": {"type": "url", "url": "https://example.com/?a%5B%5D=1"}"##),
    ])

  static let urlSurroundingSpace = Rule(
    "url-surrounding-space", "An address must not have blanks round it.",
    why: """
      No phone takes them off. In front they make an address that iOS cannot read; behind they become \
      %20, part of a name that the server does not know.
      """,
    fails: [
      .block("modal", ##""image": «"https://example.com/a.png "»"##),
      .block("banner", ##""action": {"type": "url", "url": «"\thttps://example.com"»}"##),
    ],
    passes: [.block("modal", ##""image": "https://example.com/a.png""##)])

  static let urlWithoutScheme = Rule(
    "url-without-scheme", "An address must begin with a scheme such as https:.",
    why: """
      Browsers guess the scheme, phones do not. Such an address names a place beside the current page, \
      and a message has no page: nothing loads, and a tap opens nothing. A plain http:// address does open.
      """,
    fails: [
      .block("banner", ##""action": {"type": "url", "url": «"www.example.com"»}"##),
      .block("banner", ##""action": {"type": "url", "url": «"/sale"»}"##),
      .block("modal", ##""image": «"cdn.example.com/a.png"»"##),
    ],
    passes: [
      .block("banner", ##""action": {"type": "url", "url": "http://www.example.com"}"##),
      .block("banner", ##""action": {"type": "url", "url": "pushwoosh://sale"}"##),
      .block("banner", ##""action": {"type": "url", "url": "tel:+4930123456"}"##),
    ])

  static let urlWithoutHost = Rule(
    "url-without-host", "A web address must name a host.",
    why: """
      With a slash too few or too many, what was meant as the host is read as a path. Such an address is \
      well-formed, so phones show the message, but it leads nowhere.
      """,
    fails: [
      .block("banner", ##""action": {"type": "url", "url": «"https:/example.com/sale"»}"##),
      .block("modal", ##""image": «"https:///a.png"»"##),
    ],
    passes: [
      .block("banner", ##""action": {"type": "url", "url": "https://example.com/sale"}"##),
      .block("banner", ##""action": {"type": "url", "url": "shop:/sale"}"##),
    ])

  static let urlSchemeCase = Rule(
    "url-scheme-case", "A scheme should be in lower case.",
    why: """
      Schemes are the same in either case by RFC 3986, but Android compares them letter by letter when it \
      looks for an app that opens the address.
      """,
    fails: [.block("banner", ##""action": {"type": "url", "url": «"HTTPS://example.com"»}"##)],
    passes: [.block("banner", ##""action": {"type": "url", "url": "https://EXAMPLE.com"}"##)])

  static let urlDangerousScheme = Rule(
    "url-dangerous-scheme", "An address must not run code or read files.",
    why: """
      javascript:, vbscript:, data:, file: and about: are for browsers. What a phone does with them is not \
      documented, they are often blocked, and an app that does follow them can be attacked through them.
      """,
    fails: [
      .block("banner", ##""action": {"type": "url", "url": «"javascript:alert(1)"»}"##),
      .block("modal", ##""image": «"data:image/png;base64,iVBORw0KGgo="»"##),
      .block("modal", ##""image": «"file:///images/a.png"»"##),
    ],
    passes: [.block("banner", ##""action": {"type": "url", "url": "dataroom://open"}"##)])
}
