import Foundation
import TestSupport
import Testing
import Wording

/// What transcripts do not show of `simulate`: the shape of JSON, pages, widths, and what must not matter.
@Suite struct SimulateTests {
  private static let advent = [
    "simulate", "--start", "2026-12-01", "--end", "2026-12-24", "--time-zone", "Europe/Berlin",
    "--max-displays", "3", "--cooldown", "24h", "--open", "daily 09:00,18:00", "--cap-enabled",
  ]

  /// Runs the words as they are, without a shell.
  private func run(
    _ words: [String], in inapp: BuiltProgram, environment: [String: String] = [:]
  ) throws -> Finished {
    let line = "inapp " + words.map { "'\($0)'" }.joined(separator: " ")
    return try inapp.bash(line, environment: environment)
  }

  @Test func jsonHasThePublishedShape() throws {
    let inapp = try BuiltProgram()
    let finished = try run(
      Self.advent + ["--format", "json", "--expect", "shown=3", "--expect", "shown>3"], in: inapp)
    #expect(finished.status == 1 && finished.errors.isEmpty)
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(finished.output.utf8)) as? [String: Any])
    #expect(json["version"] as? Int == 1)
    #expect(
      json["rule"] as? String == "count + seconds since last display, per install and id")
    let campaign = try #require(json["campaign"] as? [String: Any])
    #expect(campaign["timeZone"] as? String == "Europe/Berlin")
    let timeline = try #require(json["timeline"] as? [[String: Any]])
    #expect(timeline.count == 48)
    let (first, second) = (timeline[0], timeline[1])
    #expect(first["at"] as? String == "2026-12-01T09:00:00+01:00")
    #expect(first["event"] as? String == "open" && first["outcome"] as? String == "shown")
    #expect(first["why"] is NSNull)
    #expect(first["next"] as? String == "2026-12-02T09:00:00+01:00")
    #expect(second["outcome"] as? String == "blocked" && second["why"] as? String == "cooldown")
    let totals = try #require(json["totals"] as? [String: Any])
    #expect(totals["shown"] as? Int == 3)
    let blocked = try #require(totals["blocked"] as? [String: Int])
    #expect(blocked["cooldown"] == 2 && blocked["max-displays"] == 43)
    for key in ["before-start", "expired", "duplicate", "paused", "vetoed"] {
      #expect(blocked[key] == 0, "\(key)")
    }
    let expectations = try #require(json["expectations"] as? [[String: Any]])
    #expect(expectations.map { $0["met"] as? Bool } == [true, false])
    #expect(expectations[1]["difference"] as? String == "shown 3 times")
  }

  @Test func whatDiffersIsAmongTheOthers() throws {
    let inapp = try BuiltProgram()
    let words = ["simulate", "--from", "2026-12-01", "--until", "2026-12-02", "--format", "json"]
    try inapp.folder.write(
      #"{"messages": [{"name": "clip", "displayType": "pip"}]}"#.utf8.map { $0 }, to: "c.json")
    let finished = try run(words + ["c.json"], in: inapp)
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(finished.output.utf8)) as? [String: Any])
    #expect((json["targets"] as? [String])?.first?.hasPrefix("ios@") == true)
    let others = try #require(json["others"] as? [[String: Any]])
    #expect((others.first?["targets"] as? [String])?.first?.hasPrefix("android@") == true)
    #expect(((others.first?["totals"] as? [String: Any])?["shown"] as? Int) == 0)
  }

  /// The campaign in the JSON is a campaign file with which the same comes out.
  @Test func theCampaignInTheJSONIsAFile() throws {
    let inapp = try BuiltProgram()
    let words =
      Self.advent + [
        "--event", "clock -2h 2026-12-02 12:00", "--event", "open@2 2026-12-03 10:00",
        "--event", "pause 2026-12-04 12:00", "--on-screen", "10s", "--platform", "android",
        "--target", "ios@7.2.1", "--expect", "shown=4", "--until", "2026-12-20", "--from",
        "2026-11-30", "--format", "json",
      ]
    let first = try run(words, in: inapp)
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(first.output.utf8)) as? [String: Any])
    let campaign = try JSONSerialization.data(withJSONObject: try #require(json["campaign"]))
    try inapp.folder.write(campaign, to: "campaign.json")
    let second = try run(["simulate", "campaign.json", "--format", "json"], in: inapp)
    #expect(first.output == second.output && first.status == second.status)
    let checked = try run(["validate", "campaign.json"], in: inapp)
    #expect(checked.status == 0, "\(checked.output)")
  }

  @Test func aPageShowsTextsAndRunsNone() throws {
    let inapp = try BuiltProgram()
    let campaign = """
      {"messages": [{"name": "</title></script><script>alert('1')</script>&\\u0007"}],
       "start": "2026-12-01", "end": "2026-12-03", "expect": ["</li>=1"]}
      """
    try inapp.folder.write(Array(campaign.utf8), to: "c.json")
    #expect(try run(["simulate", "c.json", "--format", "html"], in: inapp).status == 2)
    try inapp.folder.write(
      Array(campaign.replacingOccurrences(of: "</li>=1", with: "shown<1").utf8), to: "c.json")
    let finished = try run(["simulate", "c.json", "--format", "html"], in: inapp)
    #expect(finished.status == 1)
    let page = finished.output
    #expect(!page.contains("<script") && !page.contains("</script>"))
    #expect(page.contains("&lt;/title&gt;&lt;/script&gt;&lt;script&gt;alert(&#39;1&#39;)"))
    #expect(page.contains("not met") && page.contains("shown&lt;1"))
    #expect(page.contains("default-src 'none'; style-src 'unsafe-inline'"))
    #expect(page.contains("<svg ") && page.contains("prefers-color-scheme: dark"))
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("\u{7}"))
    #expect(page.split(separator: "<title>").count == 3)
    for tag in ["section", "svg", "table", "details", "ul", "p", "title", "text", "tr", "td"] {
      let opened = page.matches(of: try Regex("<\(tag)[ >]")).count
      let closed = page.components(separatedBy: "</\(tag)>").count - 1
      #expect(opened == closed && opened > 0, "\(tag)")
    }
  }

  @Test func nothingIsWiderThan80Columns() throws {
    let inapp = try BuiltProgram()
    let name = String(repeating: "雪", count: 60)
    let campaign = """
      {"messages": [{"name": "\(name)", "maxDisplays": 20, "cooldown": "36h"},
         {"name": "clip", "displayType": "pip", "onScreen": "until-closed"}],
       "timeZone": "America/Argentina/ComodRivadavia", "from": "2026-12-20", "capEnabled": true,
       "events": [{"type": "open", "at": "every 3h"}, {"type": "background", "at": "daily 12:00"},
         {"type": "open", "at": "daily 12:00", "device": 2}], "expect": ["shown=1", "first=2026-01-01"]}
      """
    try inapp.folder.write(Array(campaign.utf8), to: "c.json")
    for words in [["c.json"], ["c.json", "--until", "2027-12-20"], ["c.json", "--all"]] {
      let finished = try run(["simulate"] + words, in: inapp)
      #expect(finished.status == 1, "\(finished.errors)")
      for line in finished.output.split(separator: "\n") where line.displayWidth > 80 {
        Issue.record("\(line.displayWidth) columns: \(line)")
      }
    }
  }

  @Test(arguments: ["text", "json", "csv", "html"]) func placeAndLanguageDoNotMatter(
    _ format: String
  ) throws {
    let inapp = try BuiltProgram()
    let words = Self.advent + ["--format", format]
    let plain = try run(words, in: inapp)
    let elsewhere = try run(
      words, in: inapp,
      environment: ["TZ": "Pacific/Chatham", "LANG": "ar_EG.UTF-8", "LC_ALL": "tr_TR.UTF-8"])
    #expect(plain.output == elsewhere.output && plain.status == 0)
    #expect(plain.output.count > 1000)
  }

  @Test func aHundredThousandOpens() throws {
    let inapp = try BuiltProgram()
    let seconds = (0..<100_000).map { "\(1_796_079_600 + $0 * 25)" }
    try inapp.folder.write(
      Array(("at\n" + seconds.joined(separator: "\n")).utf8), to: "opens.csv")
    let finished = try run(
      [
        "simulate", "--from", "2026-12-01", "--open", "opens.csv", "--cooldown", "6h",
        "--cap-enabled",
      ], in: inapp)
    #expect(finished.status == 0)
    #expect(finished.output.hasPrefix("Shown 116 times: 1 to 29 December."), "\(finished.output)")
  }

  @Test func csvFieldsAreQuotedAsTheRFCSays() throws {
    let inapp = try BuiltProgram()
    try inapp.folder.write(
      Array(#"{"messages": [{"name": "a, \"b\"\nc"}], "start": "2026-12-01"}"#.utf8), to: "c.json")
    let finished = try run(
      ["simulate", "c.json", "--until", "2026-12-01", "--format", "csv"], in: inapp)
    let text = "open,1,\"a, \"\"b\"\"\nc\",shown,"
    #expect(finished.output.contains(text), "\(finished.output)")
    #expect(finished.output.hasSuffix("\r\n"))
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let words: [String]
    let says: String
    var testDescription: String { words.joined(separator: " ") }
  }

  private static func from(_ words: String...) -> [String] { ["--from", "2026-12-01"] + words }

  @Test(arguments: [
    Case(words: ["--from", "2026-13-01"], says: "there is no month 13"),
    Case(words: ["--from", ""], says: "--from"),
    Case(words: from("--time-zone", "../../etc/passwd"), says: "there is no time zone"),
    Case(words: from("--time-zone", "localtime"), says: "own zone is never used"),
    Case(words: from("--cooldown", "-1h"), says: "cannot be negative"),
    Case(words: from("--cooldown", "99999999999999999999d"), says: "longer than 10,000 years"),
    Case(words: from("--max-displays", "many"), says: "not a whole number"),
    Case(words: from("--open", "every 0s"), says: "shorter than a second"),
    Case(words: from("--event", ""), says: "the event is empty"),
    Case(words: from("--event", "clock"), says: "how far the clock is set is missing"),
    Case(words: from("--event", "clock -2h"), says: "when the clock is set is missing"),
    Case(words: from("--event", "open@0 daily 09:00"), says: "not the number of a device"),
    Case(words: from("--platform", "windows"), says: "not a target"),
    Case(words: from("--expect", "promo:shown=1"), says: "not a message"),
    Case(words: from("--until", "9999-12-31"), says: "longer than 100 years"),
    Case(words: from("missing.json"), says: "no such file"),
  ]) func badInputIsNamed(_ bad: Case) throws {
    let inapp = try BuiltProgram()
    let finished = try run(["simulate"] + bad.words, in: inapp)
    #expect(finished.status == 2 && finished.output.isEmpty)
    #expect(finished.errors.contains(bad.says), "\(finished.errors)")
  }

  @Test(arguments: [
    ("", "the file is empty"), ("[]", "must be an object"), ("{\"messages\": []}", "no message"),
    ("{\"messages\": [{}], \"messages\": [{}], \"start\": \"2026-12-01\"}", "appears again"),
    ("{\"messages\": [{\"template\": \"gone\"}], \"start\": \"2026-12-01\"}", "no such file"),
    ("{\"messages\": [{}], \"start\": 2026}", "start must be"),
    ("{\"messages\": [{}]", "invalid-json"),
    ("{\"messages\": [{}], \"start\": \"2026-12-01\", \"events\": [{\"type\": \"nap\"}]}", "nap"),
  ]) func faultyFilesAreNotRun(_ text: String, _ says: String) throws {
    let inapp = try BuiltProgram()
    try inapp.folder.write(Array(text.utf8), to: "c.json")
    let finished = try run(["simulate", "c.json"], in: inapp)
    #expect(finished.status == 2 && finished.output.isEmpty)
    #expect(finished.errors.contains(says), "\(finished.errors)")
    #expect(finished.errors.contains("c.json"))
  }

  /// What simulate refuses, validate finds, with a place.
  @Test func validateNamesThePlaces() throws {
    let inapp = try BuiltProgram()
    let text = """
      {
        "messages": [{ "name": "promo", "cooldown": "soon" }],
        "start": "2026-02-30",
        "events": [{ "type": "open", "at": "sometimes" }]
      }
      """
    try inapp.folder.write(Array(text.utf8), to: "c.json")
    let finished = try run(["validate", "c.json", "--format", "json"], in: inapp)
    #expect(finished.status == 1)
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(finished.output.utf8)) as? [String: Any])
    let file = try #require((json["files"] as? [[String: Any]])?.first)
    #expect(file["kind"] as? String == "campaign")
    let findings = try #require(file["findings"] as? [[String: Any]])
    #expect(findings.map { $0["rule"] as? String } == Array(repeating: "unusable-value", count: 3))
    #expect(
      findings.map { $0["pointer"] as? String } == [
        "/messages/0/cooldown", "/start", "/events/0/at",
      ])
    #expect(findings.map { $0["line"] as? Int } == [2, 3, 4])
  }

  @Test func theRuleIsExplained() throws {
    let inapp = try BuiltProgram()
    let finished = try run(["explain", "unusable-value"], in: inapp)
    #expect(finished.status == 0)
    #expect(finished.output.components(separatedBy: "error: ").count == 6, "\(finished.output)")
    let listed = try run(["explain", "--list"], in: inapp)
    #expect(listed.output.contains("Campaign files\n"))
  }

  @Test func aTemplateThatPhonesDropIsNamed() throws {
    let inapp = try BuiltProgram()
    try inapp.folder.write(
      Array(#"{"displayType": "banner", "banner": {"showClose": true}}"#.utf8),
      to: "sale/native-config.json")
    let finished = try run(["simulate", "sale", "--from", "2026-12-01"], in: inapp)
    #expect(finished.status == 0)
    #expect(finished.errors.contains("drop sale, whatever its dates and caps say"))
  }
}
