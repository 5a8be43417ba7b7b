import Foundation
import Schema
import TestSupport
import Testing

/// What `inbox-payload` refuses, with the flag to blame, and what it only warns of.
@Suite struct InboxRefusalTests {
  private static let captioned = [
    "--type", "captioned", "--title", "T", "--content", "C", "--image", "https://a.example/1.png",
  ]
  private static let carousel = [
    "--type", "carousel", "--title", "T", "--content", "C", "--slide", "image=https://a.example/1",
  ]

  private static let refused: [(words: [String], message: String, help: String)] = [
    (
      ["--type", "banner"], "--image is missing: a banner card needs an image",
      "add --image https://…"
    ),
    (
      ["--type", "captioned", "--title", "T", "--content", "C"],
      "--image is missing: a captioned card needs an image", "add --image https://…"
    ),
    (
      ["--type", "captioned", "--title", "T", "--image", "https://a.example/1.png"],
      "--content is missing: a captioned card needs content", "add --content TEXT"
    ),
    (
      ["--type", "captioned", "--content", "C", "--image", "https://a.example/1.png"],
      "--title is missing: a captioned card needs a title", "add --title TEXT"
    ),
    (
      ["--type", "carousel", "--slide", "image=https://a.example/1"],
      "--title and --content are missing: a carousel card needs a title and content",
      "add --title TEXT and --content TEXT"
    ),
    (
      ["--type", "carousel", "--title", "T", "--content", "C"],
      "--slide is missing: a carousel card needs a slide with an image",
      "add --slide image=https://…"
    ),
    (
      ["--type", "carousel", "--title", "T", "--content", "C", "--slide", "title=A"],
      "--slide: no slide has an image", "give each slide an image"
    ),
    (
      carousel + ["--slide", "title=A"], "--slide 2 has no image",
      "give it an image"
    ),
    (
      carousel + ["--slide", "image=https://a.example/2,url=example.com"],
      "--slide 2: url has no scheme, such as https: or myapp:",
      "write the whole address"
    ),
    (
      carousel + ["--slide", "image=2.png"],
      "--slide 2: image is not an http or https URL", "begins with https://"
    ),
    (
      carousel + ["--button", "title=A,url=a:b"], "--button: a carousel card shows no buttons",
      "captioned"
    ),
    (
      ["--type", "video"], "--video is missing: a video card needs a video", "add --video https://…"
    ),
    (
      ["--type", "video", "--video", "ftp://a.example/c.mp4"],
      "--video is not an http or https URL", "begins with https://"
    ),
    (
      ["--type", "video", "--poster", "https://a.example/p.png"],
      "--video is missing: a video card needs a video", "add --video https://…"
    ),
    (
      ["--type", "wallet"], "--wallet is missing: a wallet card needs a pass",
      "add --wallet https://…"
    ),
    (
      ["--type", "wallet", "--wallet", "pass.pkpass"],
      "--wallet is not an http or https URL", "begins with https://"
    ),
    (
      ["--type", "banner", "--image", "sale.png"],
      "--image is not an http or https URL", "begins with https://"
    ),
    (
      captioned + ["--button", "title=A,url=example.com"],
      "--button does nothing by itself", "give it a url with a scheme"
    ),
    (
      captioned + ["--button", "title=A,action=open"],
      #"--button does nothing by itself: "open" is no action"#, "markRead"
    ),
    (
      captioned + ["--button", "url=a:b"], "--button has no title",
      "give it a title"
    ),
    (
      captioned + ["--button", "title=A,action=custom,url=a:b"],
      "--button is custom and has a url", "leave out the action"
    ),
    (
      captioned + ["--button", "title=A,url=javascript:x"],
      "--button: url has a scheme that no tap opens", "write an address"
    ),
    (
      captioned + ["--button", "title=A,url=a:b", "--button", "title=B,url=a b"],
      #"--button 2 does nothing by itself: it has no action, and its url "a b" holds a space"#,
      "write %20 for it"
    ),
    (
      captioned + ["--button", "title=A,action=dismis,url=a:b"],
      #"--button: "dismis" is no action iOS 7.2.7 ignores it, and opens the url."#,
      #"did you mean "dismiss"?"#
    ),
    (
      ["--type", "wallet", "--wallet", "https:a"],
      "--wallet names no host iOS 7.2.7 draws a wallet card, and has nothing to open.",
      "https://example.com"
    ),
    (
      ["--type", "video", "--video", "https://a.example/c", "--poster", "p q"],
      "--poster holds a space", "write %20 for it"
    ),
    (
      ["--type", "captioned", "--title", "", "--content", "C", "--image", "https://a.example/1"],
      "--title is empty: a captioned card needs a title", "write --title TEXT"
    ),
    (
      captioned + ["--inbox-date", "2026-12-24 09:00"], "--inbox-date has a time of day",
      "write 2026-12-24"
    ),
    (
      captioned + ["--send-date", "2027-03-28 02:30", "--timezone", "Europe/Berlin"],
      #"--send-date: clocks in "Europe/Berlin" skip this time, and go on at 03:00"#,
      "write a time that there is"
    ),
    (
      captioned + ["--condition", #"["City", "IS", "Bonn"]"#],
      #"--condition: "IS" is no operator that is known"#, "EQ, NOTEQ, IN"
    ),
    (
      ["--type", "classic", "--platform", "chrome"],
      "--platform leaves out ios, and only iOS draws classic cards",
      "add --platform ios or --platform android"
    ),
    (
      captioned + ["--inbox-days", "0"],
      "--inbox-days must be a whole number from 1 to 30, not 0", "write 1 to 30"
    ),
    (
      captioned + ["--inbox-days", "31"], "--inbox-days must be", "or an --inbox-date in its place"
    ),
    (
      captioned + ["--inbox-date", "2026-02-30"], #"--inbox-date: "2026-02-30" is no date"#,
      "YYYY-MM-DD"
    ),
    (
      captioned + ["--inbox-date", "2026-12-24", "--inbox-days", "7"],
      "--inbox-days stands beside --inbox-date", "keep one of the two"
    ),
    (
      captioned + ["--send-date", "2026-11-31 09:00"],
      #"--send-date: "2026-11-31 09:00" is no date and time"#, "write now, or"
    ),
    (
      captioned + ["--send-date", "2026-12-24 09:00", "--inbox-date", "2026-12-23"],
      "--inbox-date lies before --send-date", "write a later date"
    ),
    (
      captioned + ["--timezone", "Europe/Berln"], "--timezone: there is no time zone",
      "Europe/Berlin"
    ),
    (
      captioned + ["--timezone", "Foo/Bar"], "--timezone: there is no time zone",
      "write such as Europe/Berlin"
    ),
    (
      ["--type", "captioned", "--title", "T", "--content", " ", "--image", "https://a.example/1"],
      "--content is empty: a captioned card needs content", "write --content TEXT"
    ),
    (
      ["--type", "banner", "--image", "https://[bad/"],
      "--image names a host or port that cannot be", "https://example.com"
    ),
    (
      captioned + ["--button", "title=A,action=dismiss,url=a:b"],
      "--button takes the message away, and has url besides", "take it out"
    ),
    (captioned + ["--timezone", "+01:00"], "--timezone: \"+01:00\" is no name", "Europe/Berlin"),
    (
      captioned + ["--platform", "iso"], #"--platform: there is no platform "iso""#,
      "did you mean ios?"
    ),
    (captioned + ["--platform", "android"], "--platform leaves out ios", "add --platform ios"),
    (
      captioned + ["--application", "ABC"], #"--application: "ABC" is no application code"#,
      "two groups"
    ),
    (
      captioned + ["--filter", "Regulars", "--condition", #"["City", "EQ", "Bonn"]"#],
      "--condition stands beside --filter", "keep one of the two"
    ),
    (
      captioned + ["--user", "a", "--device", "b"], "--user stands beside --device",
      "keep one"
    ),
    (
      [
        "--from", "captioned", "--title-lang", "de=", "--title-lang", "en=New", "--content-lang",
        "en=Words", "--content-lang", "de=Worte",
      ], "--title-lang is empty in de: a captioned card needs a title", "write --title-lang de=TEXT"
    ),
    (
      captioned + ["--title-lang", "de=Neu"],
      "--title is for all languages, and --title-lang for one",
      "--title-lang en=…"
    ),
  ]

  @Test(arguments: refused.indices)
  func whatCannotWorkIsRefused(_ index: Int) throws {
    let (words, message, help) = Self.refused[index]
    let inapp = try BuiltProgram()
    let finished = try inapp.running(["inbox-payload"] + words)
    #expect(finished.status == 1 && finished.output.isEmpty, "\(words)")
    let errors = finished.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(errors.contains("inapp: " + message) || errors.contains(": " + message), "\(errors)")
    let afterHelp = errors.components(separatedBy: "help: ").dropFirst().joined()
    #expect(afterHelp.contains(help), "\(errors)")
    #expect(errors.hasSuffix("Nothing was written."))
  }

  @Test(arguments: [
    (["--type", "bannr"], "Did you mean banner?"), ([], "--type is missing"),
    (["--from", "video", "--type", "banner"], "--from video is no banner card"),
    (["--type", "banner", "--slide", "image=a"], "--slide is for a carousel card, not banner"),
    (["--type", "banner", "--wallet", "a"], "--wallet is for a wallet card, not banner"),
    (["--type", "carousel", "--slide", "imge=a"], #"a slide has no "imge". Did you mean image?"#),
    (["--type", "carousel", "--slide", "image"], #""image" is not KEY=VALUE"#),
    (["--type", "carousel", "--slide", "image=a,image=b"], #""image" is given twice"#),
    (["--type", "carousel", "--slide", "{"], "is not a JSON object"),
    (["--type", "carousel", "--slide", #"{"image": "a", "image": "b"}"#], "is given twice"),
    (["--type", "classic", "--data", #"a={"b": 1, "b": 2}"#], #"--data: "b" is given twice"#),
    (["--type", "classic", "--data", "a=1", "--data", "a=2"], #"--data: "a" is given twice"#),
    (
      ["--type", "classic", "--title-lang", "de=A", "--title-lang", "de=B"],
      #"--title-lang: "de" is given twice"#
    ),
    (
      ["--type", "classic", "--title-lang", "de=A", "--title-lang", "DE=B"],
      #"--title-lang: "de" is given twice"#
    ),
    (["--type", "classic", "--type", "banner"], "--type is given twice"),
    (["--type", "classic", "--title", "A", "--title", "B"], "--title is given twice"),
    (["--type", "carousel", "--slides", "a", "--slides", "b"], "--slides is given twice"),
    (["--type", "classic", "--filter", "A", "--filter", "B"], "--filter is given twice"),
    (["--from", "classic", "-o", "a", "--output", "b"], "--output is given twice"),
    (["--type", "banner", "--image", ""], "--image: there is nothing in it"),
    (["--type", "classic", "--token-file", "t"], "--token-file is for --curl and --reveal-token"),
    (["--type", "classic", "--data", "x"], "is not KEY=VALUE"),
    (["--type", "classic", "--data", "buttons=[]"], "has a flag of its own"),
    (["--type", "classic", "--data", "a={"], "is not JSON"),
    (["--type", "classic", "--content-lang", "german=x"], "is not a language"),
    (["--type", "classic", "--inbox-days", "x"], "is not a whole number"),
    (["--type", "classic", "--condition", "City"], "is not a tag, an operator and an operand"),
    (["--type", "classic", "--curl", "--reveal-token"], "--curl never holds the token"),
  ])
  func whatIsNotUnderstoodIsAUsageError(_ words: [String], _ message: String) throws {
    let finished = try BuiltProgram().running(["inbox-payload"] + words)
    #expect(finished.status == 2 && finished.output.isEmpty)
    let errors = finished.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(errors.contains(message), "\(errors)")
  }

  @Test(arguments: [
    (["--type", "classic"], "The message has no words: add --title and --content."),
    (["--type", "classic", "--content", " "], "The message has no words"),
    (
      carousel + ["--image", "https://a.example/1"],
      "A carousel card does not show --image: only Android and older releases do."
    ),
    (
      ["--type", "video", "--video", "https://a.example/1", "--image", "https://a.example/1"],
      "A video card does not show --image"
    ),
  ])
  func whatIsWrittenAllTheSameIsWarnedOf(_ words: [String], _ warning: String) throws {
    let finished = try BuiltProgram().running(["inbox-payload"] + words)
    #expect(finished.status == 0 && !finished.output.isEmpty)
    #expect(finished.errors.contains(warning), "\(finished.errors)")
  }

  @Test func limitsOfTheVendorAreWarnings() throws {
    let inapp = try BuiltProgram()
    let six = (1...6).flatMap { ["--slide", "image=https://a.example/\($0)"] }
    let slides = try inapp.running(
      ["inbox-payload", "--type", "carousel", "--title", "T", "--content", "C"] + six)
    #expect(slides.status == 0 && !slides.output.isEmpty)
    #expect(slides.errors.contains("6 slides, and the vendor's page allows 5"))
    #expect(slides.errors.contains("iOS 7.2.7 leaves out those after the fifth."))
    #expect(slides.errors.contains("iOS 7.1.3 shows all of them."))
    let four = (1...4).flatMap { ["--button", "title=\($0),action=dismiss"] }
    let buttons = try inapp.running(["inbox-payload"] + Self.captioned + four)
    #expect(
      buttons.status == 0 && buttons.errors.contains("4 buttons, and the vendor's page allows 3"))
    let long = "text=" + String(repeating: "x", count: 4200)
    let large = try inapp.running(["inbox-payload"] + Self.captioned + ["--data", long])
    #expect(large.status == 0 && large.errors.contains("likely larger than 4096 bytes"))
  }
}
