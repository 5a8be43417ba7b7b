internal import Diagnostics

extension RuleFamily {
  static let media = RuleFamily(
    "Pictures and videos",
    [
      .mediaNotHTTPS,
      .mediaInArchive,
      .mediaKind,
    ])
}

extension Rule {
  static let mediaNotHTTPS = Rule(
    "media-not-https", "A picture or video must have an absolute HTTPS address.",
    why: """
      The vendor's page promises nothing else. Both systems block plain HTTP unless the app allows it, so \
      the picture may show in one app and stay grey in the next.
      """,
    fails: [
      .block("modal", ##""image": «"http://example.com/a.png"»"##),
      .block("modal", ##""image": «"//example.com/a.png"»"##),
      .block("pip", ##""url": «"ftp://example.com/a.mp4"»"##, on: "ios"),
    ],
    passes: [
      .block("modal", ##""image": "https://example.com/a.png""##),
      .block("modal", ##""image": "HTTPS://example.com/a.png""##),
      .block("banner", ##""action": {"type": "url", "url": "http://example.com"}"##),
    ])

  static let mediaInArchive = Rule(
    "media-in-archive", "A picture or video must not be a file of the ZIP.",
    why: """
      Phones load media from the network only. A path that would work on a web page leads nowhere, and \
      the file in the archive is never read.
      """,
    fails: [
      .block("modal", ##""image": «"images/a.png"»"##),
      .block("modal", ##""image": «"./a.png"»"##),
      .block("modal", ##""image": «"a.png"»"##),
    ],
    passes: [.block("modal", ##""image": "https://cdn.example.com/images/a.png""##)])

  static let mediaKind = Rule(
    "media-kind", "An address must lead to the kind of file that its field shows.",
    why: """
      A picture's field loads a picture and nothing else, a video's an MP4 file or an HLS playlist. Anything \
      else fails to load as if it were not there. The extension in the path tells, whatever follows a \
      question mark.
      """,
    fails: [
      .block("modal", ##""image": «"https://example.com/a.mp4?size=large"»"##),
      .block("modal", ##""image": «"https://example.com/card.html"»"##),
      .block("pip", ##""url": «"https://example.com/a.gif"»"##, on: "ios"),
    ],
    passes: [
      .block("modal", ##""image": "https://example.com/image?from=a.mp4""##),
      .block("modal", ##""image": "https://example.com/a.gif""##),
      .block("pip", ##""url": "https://example.com/a.M3U8""##, on: "ios"),
    ])
}
