import Checking
import Diagnostics
import Schema
import SourceText
import Testing

/// What each release does with an address, in a picture's field, a video's and a tap's.
@Suite struct AddressTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let address: String
    let rules: [String]
    let outcomes: [Outcome]
    var testDescription: String { address }

    /// The rules broken, and the outcomes on iOS 7.2.0, iOS 7.2.4 and Android.
    init(_ address: String, _ rules: String..., on outcomes: [Outcome]) {
      self.address = address
      self.rules = rules
      self.outcomes = outcomes
    }
  }

  private static let targets = [
    Target(.ios, .init(7, 2, 0)), Target(.ios, .init(7, 2, 4)), Target(.android, .init(6, 11, 0)),
  ]
  private static let shown: [Outcome] = [.shown, .shown, .shown]
  private static let changed: [Outcome] = [.changed, .changed, .changed]

  static let links = [
    Case("https://example.com", on: shown),
    Case("http://example.com/sale", on: shown),
    Case("https://example.com:8443/a?b=c&d=%20#e", on: shown),
    Case("https://user:secret@example.com/", on: shown),
    Case("https://[2001:db8::1]:80/", on: shown),
    Case("https://xn--mnchen-3ya.de/", on: shown),
    Case("pushwoosh://sale/x6f?a=1", on: shown),
    Case("my-app.v2+x:sale", on: shown),
    Case("mailto:shop@example.com?subject=Hi", on: shown),
    Case("tel:+4930123456", on: shown),
    Case("https://example.com:/", on: shown),
    Case("tel:+49 30 123", "url-needs-encoding", on: [.dropped, .shown, .shown]),
    Case("https://example.com/a b", "url-needs-encoding", on: [.dropped, .shown, .shown]),
    Case("https://example.com/straße", "url-needs-encoding", on: [.dropped, .shown, .shown]),
    Case("https://example.com/?q=\"x\"", "url-needs-encoding", on: [.dropped, .shown, .shown]),
    Case("https://example.com/a\\b", "url-needs-encoding", on: [.dropped, .shown, .shown]),
    Case("https://example.com/a|b^c`d", "url-needs-encoding", on: [.dropped, .shown, .shown]),
    Case("https://example.com/{name}", "url-needs-encoding", on: [.dropped, .shown, .shown]),
    Case("https://example.com/#a#b", "url-needs-encoding", on: [.dropped, .shown, .shown]),
    Case("https://example.com/?a[]=1", "url-needs-encoding", on: shown),
    Case("https://example.com/100%", "url-unparsable", on: [.dropped, .dropped, .changed]),
    Case("https://example.com/%zz?a b", "url-unparsable", on: [.dropped, .dropped, .changed]),
    Case("https://example.com/%4", "url-unparsable", on: [.dropped, .dropped, .changed]),
    Case("https://example.com:port/", "url-unparsable", on: [.dropped, .dropped, .changed]),
    Case("https://example.com:80:80/", "url-unparsable", on: [.dropped, .dropped, .changed]),
    Case("https://[::1/", "url-unparsable", on: [.dropped, .dropped, .changed]),
    Case("https://[::1]x/", "url-unparsable", on: [.dropped, .dropped, .changed]),
    Case("https://a[b].com/", "url-unparsable", on: [.dropped, .dropped, .changed]),
    Case("my_app://sale", "url-unparsable", on: shown),
    Case("_app://sale", "url-unparsable", on: [.dropped, .dropped, .changed]),
    Case("my app_x://sale", "url-unparsable", on: [.dropped, .dropped, .changed]),
    Case("1app://sale", "url-unparsable", on: [.dropped, .dropped, .changed]),
    Case("shop@example.com:sale", "url-unparsable", on: [.shown, .shown, .changed]),
    Case("ht tps://example.com", "url-unparsable", on: [.dropped, .dropped, .changed]),
    Case("https://exa mple.com", "url-unparsable", on: [.dropped, .changed, .changed]),
    Case("https://münchen.de/", "url-unparsable", on: [.dropped, .shown, .shown]),
    Case("www.example.com", "url-without-scheme", on: changed),
    Case("example.com:8080/sale", "url-without-scheme", on: changed),
    Case("localhost:3000", "url-without-scheme", on: changed),
    Case("//example.com/sale", "url-without-scheme", on: changed),
    Case("/sale", "url-without-scheme", on: changed),
    Case("#", "url-without-scheme", on: changed),
    Case("sale", "url-without-scheme", on: changed),
    Case(
      "www.example.com/a b", "url-needs-encoding", "url-without-scheme",
      on: [.dropped, .changed, .changed]),
    Case("https://", "url-without-host", on: changed),
    Case("https:example.com", "url-without-host", on: changed),
    Case("https:///sale", "url-without-host", on: changed),
    Case("HTTPS://example.com", "url-scheme-case", on: shown),
    Case("javascript:alert(1)", "url-dangerous-scheme", on: shown),
    Case("JavaScript:alert(1)", "url-dangerous-scheme", on: shown),
    Case("about:blank", "url-dangerous-scheme", on: shown),
    Case("https://example.com ", "url-surrounding-space", on: [.dropped, .changed, .shown]),
    Case("https://example.com/a ", "url-surrounding-space", on: [.dropped, .shown, .shown]),
    Case(" https://example.com", "url-surrounding-space", on: [.dropped, .dropped, .shown]),
    Case("\n", "url-surrounding-space", on: [.dropped, .shown, .shown]),
    Case("", "empty-text", on: [.dropped, .dropped, .dropped]),
  ]

  static let pictures = [
    Case("https://example.com/a.png", on: shown),
    Case("HTTPS://example.com/a.png", on: shown),
    Case("https://example.com/picture?file=a.mp4", on: shown),
    Case("https://example.com/a%20b.png", on: shown),
    Case("https://example.com/a b.png", "url-needs-encoding", on: [.changed, .shown, .shown]),
    Case("https://example.com/100%.png", "url-unparsable", on: changed),
    Case("https://exa mple.com/a.png", "url-unparsable", on: changed),
    Case("https://münchen.de/a.png", "url-unparsable", on: [.changed, .shown, .shown]),
    Case("http://example.com/a.png", "media-not-https", on: shown),
    Case("//example.com/a.png", "media-not-https", on: changed),
    Case("ftp://example.com/a.png", "media-not-https", on: shown),
    Case("images/a.png", "media-in-archive", on: changed),
    Case("./a.png", "media-in-archive", on: changed),
    Case("a.png", "media-in-archive", on: changed),
    Case("C:/images/a.png", "media-in-archive", on: changed),
    Case("cdn.example.com/a.png", "url-without-scheme", on: changed),
    Case("https:/example.com/a.png", "url-without-host", on: changed),
    Case("data:image/png;base64,AAAA", "url-dangerous-scheme", on: shown),
    Case("file:///a.png", "url-dangerous-scheme", on: shown),
    Case("https://example.com/a.mp4", "media-kind", on: changed),
    Case("https://example.com/a.M3U8?x", "media-kind", on: changed),
    Case("https://example.com/a.html#top", "media-kind", on: changed),
    Case("https://example.com/a.svg", "media-kind", on: shown),
    Case("http://example.com/a.mp4", "media-not-https", "media-kind", on: changed),
    Case("https://example.com/a.png\t", "url-surrounding-space", on: [.changed, .shown, .shown]),
    Case("", "empty-text", on: [.dropped, .dropped, .dropped]),
  ]

  static let videos = [
    Case("https://example.com/a.mp4", on: shown),
    Case("https://example.com/live/a.m3u8?token=1", on: shown),
    Case("https://example.com/watch", on: shown),
    Case("https://example.com/a b.mp4", "url-needs-encoding", on: [.dropped, .shown, .shown]),
    Case("https://example.com/100%.mp4", "url-unparsable", on: [.dropped, .dropped, .changed]),
    Case("https://example.com/a.png", "media-kind", on: changed),
    Case("https://example.com/a.webm", "media-kind", on: shown),
    Case("clips/a.mp4", "media-in-archive", on: changed),
  ]

  @Test(arguments: [
    (#"https:\\a.b\x"#, "https://a.b/x"), (#"https://a.b/x\y z"#, "https://a.b/x/y%20z"),
    (#"https:\\a b\x"#, nil), (#"https:/a.b\x"#, nil),
  ])
  func aBackslashIsTakenForASlashOnRequestOnly(_ address: String, _ mended: String?) throws {
    #expect(try remedy(address)?.isSafe == mended.map { _ in false })
    #expect(
      try remedy(address)?.edits.map(\.replacement)
        == mended.map { [quotedJSON($0).utf8.map(\.self)] })
  }

  @Test(arguments: [
    ("webm", "url must be an HLS or MP4 video, not .webm"),
    ("png", "url must be an HLS or MP4 video, not a picture (.png)"),
  ])
  func anotherKindOfVideoIsNamedByItsEnding(_ name: String, _ message: String) throws {
    let config = try BuiltExample(.block("video", #""url": "https://example.com/a.\#(name)""#))
      .config
    let found = Checker(targets: Self.targets).check(nativeConfig: config).diagnostics
    #expect(found.first { $0.rule.id == "media-kind" }?.message == message)
  }

  @Test func noHostIsLostToARepair() throws {
    #expect(try remedy("https:/a.b/x y") == nil)
    #expect(try remedy("https://a.b/x y")?.isSafe == true)
  }

  private func remedy(_ address: String) throws -> Fix? {
    let text = ##""action": {"type": "url", "url": \##(quotedJSON(address))}"##
    let config = try BuiltExample(.block("banner", text)).config
    let found = Checker(targets: Self.targets).check(nativeConfig: config).diagnostics
    return try #require(found.first { $0.rule.id == "url-needs-encoding" }).fix
  }

  @Test(arguments: links) func addressOfATap(_ fault: Case) throws {
    try check(fault, "banner", ##""action": {"type": "url", "url": «"##)
  }

  @Test(arguments: pictures) func addressOfAPicture(_ fault: Case) throws {
    try check(fault, "banner", ##""image": «"##)
  }

  @Test(arguments: videos) func addressOfAVideo(_ fault: Case) throws {
    try check(fault, "video", ##""url": «"##)
  }

  private func check(_ fault: Case, _ type: String, _ before: String) throws {
    let after = before.contains("{") ? "}" : ""
    let text = "\(before)\(quotedJSON(fault.address))»\(after)"
    let built = try BuiltExample(.block(type, text))
    let report = Checker(targets: Self.targets).check(nativeConfig: built.config)
    let found = report.diagnostics.besidesLooks.filter {
      $0.rule.id != "undocumented-support"
    }
    #expect(found.map(\.rule.id) == fault.rules, "\(found.map(\.message))")
    #expect(found.allSatisfy { $0.range == built.mark })
    #expect(report.verdicts.map(\.outcome) == fault.outcomes)
  }
}
