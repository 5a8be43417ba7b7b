import Foundation
import Inbox
import JSONTree
import Schema
import TestSupport
import Testing
import Wording

/// What transcripts do not show of `inbox-payload`: the published bodies, files and slides.
@Suite struct InboxPayloadTests {
  private let inapp: BuiltProgram

  init() throws {
    inapp = try BuiltProgram()
  }

  private func write(_ words: String...) throws -> Finished {
    try inapp.running(["inbox-payload"] + words)
  }

  private static let published: [(name: String, words: [String])] = [
    (
      "carousel",
      [
        "--type", "carousel", "--title", "New arrivals",
        "--content", "Swipe through this week's drops",
        "--slide", "image=https://cdn.example.com/inbox/1.jpg,title=New in,url=myapp://product/1",
        "--slide",
        #"{"image": "https://cdn.example.com/inbox/2.jpg", "title": "On sale", "url": "myapp://product/2"}"#,
        "--slide", "image=https://cdn.example.com/inbox/3.jpg",
      ]
    ),
    (
      "video",
      [
        "--type", "video", "--title", "Watch the reveal", "--content", "Tap to play",
        "--video", "https://cdn.example.com/inbox/clip.mp4",
        "--poster", "https://cdn.example.com/inbox/poster.jpg",
      ]
    ),
    (
      "wallet",
      [
        "--type", "wallet", "--title", "Your loyalty card is ready",
        "--content", "Add it to Apple Wallet in one tap",
        "--image", "https://cdn.example.com/inbox/loyalty.png", "--wallet",
        "https://passes.example.com/v1/passes/pass.com.example.loyalty/abc123?token=…",
      ]
    ),
    (
      "captioned",
      [
        "--type", "captioned", "--title", "Summer sale",
        "--content", "30% off everything — limited time only",
        "--image", "https://cdn.example.com/inbox/summer.png", "--inbox-days", "7",
        "--data", "promo_id=SUMMER2026", "--data", "screen=promo_details",
      ]
    ),
    (
      "buttons",
      [
        "--type", "captioned", "--title", "New promo card",
        "--content", "Tap a button to claim or save",
        "--image", "https://cdn.example.com/inbox/promo.png", "--inbox-days", "7",
        "--data", "promo_id=SUMMER2026",
        "--button", "title=Claim,url=https://example.com/promo/SUMMER2026",
        "--button", "title=Read,action=markRead", "--button",
        "title=Save,action=custom,tag=save_promo",
      ]
    ),
  ]

  @Test(arguments: published.map(\.name))
  func eachPublishedRequestIsWrittenFromFlags(_ name: String) throws {
    let words = try #require(Self.published.first { $0.name == name }).words
    let finished = try inapp.running(["inbox-payload"] + words)
    #expect(finished.status == 0)
    let file = projectRoot.appending(path: "Tests/Fixtures/inbox/\(name).json")
    let wanted = try value(Array(Data(contentsOf: file)))
    #expect(try value(finished.stdout) == wanted, "members stand in the published order, too")
    #expect(finished.output.hasSuffix("}\n") && !finished.output.hasSuffix("\n\n"))
    #expect(!finished.output.contains("\\u"))
    let isAdded = !words.contains("--inbox-days")
    #expect(finished.errors.isEmpty != isAdded)
  }

  @Test(arguments: published.map(\.name))
  func eachPublishedRequestDrawsItsCard(_ name: String) throws {
    let file = projectRoot.appending(path: "Tests/Fixtures/inbox/\(name).json").path
    let finished = try inapp("validate", file, "--format", "json")
    #expect(finished.status == 0)
    let report = try #require(try JSON(finished)["files"] as? [[String: Any]]).first
    #expect(report?["kind"] as? String == "create-message")
    #expect((report?["findings"] as? [Any])?.isEmpty == true)
    let verdicts = try #require(report?["verdicts"] as? [[String: Any]])
    let card = name == "buttons" ? "captioned" : name
    #expect(verdicts[0]["target"] as? String == "ios@7.2.7")
    #expect(verdicts[0]["card"] as? String == card && verdicts[0]["outcome"] as? String == "shown")
    #expect(verdicts[1]["card"] as? String == card)
    #expect(verdicts[3]["card"] is NSNull && verdicts[3]["outcome"] as? String == "dropped")
  }

  @Test(arguments: Catalogue.cardTypes.map(\.name))
  func startersAreWrittenAsTheyAre(_ card: String) throws {
    let finished = try write("--from", card)
    let file = projectRoot.appending(path: "Templates/inbox/inbox-\(card).json")
    #expect(try finished.stdout == Data(contentsOf: file))
    #expect(finished.errors.isEmpty && finished.status == 0)
    #expect(try inapp("validate", file.path, "--fail-on", "info").status == 0)
  }

  @Test func flagsChangeAStarter() throws {
    let finished = try write(
      "--from", "captioned", "--title-lang", "en=Brakes", "--title-lang", "de=Bremsen",
      "--inbox-date", "2026-12-24", "--platform", "android", "--platform", "ios", "--pinned",
      "--data", "seats=4", "--data", #"list=["a", 1]"#, "--data", "word=[]", "--data", "q=a=b")
    #expect(finished.errors.isEmpty && finished.status == 0)
    let request = try #require(try JSON(finished)["request"] as? [String: Any])
    let message = try #require((request["notifications"] as? [[String: Any]])?.first)
    #expect(message["title"] as? [String: String] == ["en": "Brakes", "de": "Bremsen"])
    #expect(message["ios_title"] == nil && message["inbox_days"] == nil)
    #expect(message["platforms"] as? [Int] == [3, 1])
    let data = try #require(message["data"] as? [String: Any])
    #expect(data["seats"] as? Int == 4 && data["pinned"] as? Bool == true)
    #expect(data["q"] as? String == "a=b" && (data["word"] as? [Any])?.isEmpty == true)
    let order = ["displayType", "pinned", "seats", "list", "word", "q", "buttons"]
    let places = order.compactMap { finished.output.range(of: "\"\($0)\"")?.lowerBound }
    #expect(places.count == order.count && places == places.sorted())
  }

  @Test func filesAreNotOverwrittenUnasked() throws {
    try inapp.folder.write(Data("mine".utf8), to: "body.json")
    let refused = try write("--from", "classic", "-o", "body.json")
    #expect(refused.status == 2 && refused.errors.contains("--force"))
    #expect(try inapp.text("body.json") == "mine")
    #expect(try write("--from", "classic", "-o", "body.json", "--force").status == 0)
    #expect(try inapp.text("body.json").hasPrefix("{\n"))
  }

  @Test(arguments: [
    ("image,title\nhttps://a.example/1,A\n", nil),
    ("title,image\r\n\"A, \"\"B\"\"\",https://a.example/1", nil),
    ("\u{FEFF}image\n\nhttps://a.example/1\n", nil), ("", "row 1: it is empty"),
    (
      "image,titel\n", #"row 1, column 2: "titel" is no column of slides help: did you mean title?"#
    ),
    ("image,image\n", #"row 1, column 2: "image" is named twice"#),
    ("title\nA\n", "row 1: there is no column image"),
    ("image,title\nhttps://a.example/1,A,B\n", "row 2: there are 3 columns, and row 1 names 2"),
    ("image,title\nhttps://a.example/1\n", "row 2: there is 1 column, and row 1 names 2"),
    ("image,title\n,A\n", "row 2, column 1: the slide has no image"),
    ("image,title\n\"a\"b,A\n", "row 2, column 1: something follows the closing quote"),
    ("image,title\n\"a\tb\",A\n", "row 2, column 1: there is a tab in the text"),
    ("image,title\na,b\u{1B}c\n", "row 2, column 2: there is a control character in the text"),
    ("image,title\na,b\"c\n", "row 2, column 2: a quote stands in the middle of a text"),
    ("image,title\n", "there is no slide below row 1"),
    ("image,title\n,,\n,\nhttps://a.example/1,A\n,\n", nil),
    ("image;title\na;b\n", "row 1: there is no comma help: write commas"),
    ("image,title\nhttps://a.example/1,A\u{2028}B\n", nil),
    ("image,title\na,b\u{B}c\n", "row 2, column 2: there is a control character in the text"),
    ("image,title\n\"a\nb\",c\n\"d", "row 4, column 1: the closing quote is missing"),
  ])
  func slidesComeFromATable(_ table: String, _ fault: String?) throws {
    try inapp.folder.write(Data(table.utf8), to: "s.csv")
    let finished = try write(
      "--type", "carousel", "--title", "T", "--content", "C", "--slides", "s.csv")
    let errors = finished.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let fault else {
      #expect(finished.status == 0, "\(errors)")
      #expect(finished.output.contains(#""image": "https://a.example/1""#))
      return
    }
    #expect(finished.status == 1 && finished.output.isEmpty)
    #expect(errors.contains("--slides: s.csv, \(fault)"), "\(errors)")
  }

  @Test func textThatIsNotUTF8HasAPlace() throws {
    try inapp.folder.write(
      Data("image,title\n\"a,b\nc\",".utf8) + [0xFF] + Data("\n".utf8), to: "s.csv")
    let finished = try write("--type", "carousel", "--slides", "s.csv")
    #expect(finished.errors.contains("--slides: s.csv, row 3, column 2: it is not UTF-8"))
  }

  @Test func ofManyMessagesTheFirstAreTold() throws {
    let messages = Array(repeating: #"{"inbox_days": 7, "content": "C"}"#, count: 1000)
    let text = """
      {"request": {"application": "ABCDE-12345", "auth": "t", "notifications": [
      \(messages.joined(separator: ","))]}}
      """
    let finished = try inapp("validate", "-", stdin: Array(text.utf8))
    #expect(finished.output.contains("notifications[99]"))
    #expect(!finished.output.contains("notifications[100]"))
    #expect(finished.output.contains("  and 900 messages more; --format json has all\n"))
    let json = try JSON(try inapp("validate", "-", "--format", "json", stdin: Array(text.utf8)))
    let file = try #require((json["files"] as? [[String: Any]])?.first)
    #expect((file["verdicts"] as? [Any])?.count == 4000)
  }

  @Test func slidesComeFromStandardInputToTheLetter() throws {
    let table =
      "title,image\n\" Boots, \"\"lined\"\" \", https://a.example/1 \n,https://a.example/2\n"
    let finished = try inapp(
      "inbox-payload", "--type", "carousel", "--title", "T", "--content", "C", "--slides", "-",
      stdin: Array(table.utf8))
    #expect(finished.status == 0, "\(finished.errors)")
    #expect(
      finished.output.contains(
        #"{ "image": "https://a.example/1", "title": " Boots, \"lined\" " }"#), "\(finished.output)"
    )
    #expect(finished.output.contains(#"{ "image": "https://a.example/2" }"#))
  }

  @Test func eachRowThatIsNoSlideIsNamed() throws {
    try inapp.folder.write(
      Data("image,title\n,A\nhttps://a.example/1,B\n,C\na.png,D\n".utf8), to: "s.csv")
    let finished = try write(
      "--type", "carousel", "--title", "T", "--content", "C", "--slides", "s.csv")
    #expect(finished.status == 1)
    let heads = finished.errors.split(separator: "\n").filter { $0.hasPrefix("inapp:") }
    #expect(
      heads == [
        "inapp: --slides: s.csv, row 2, column 1: the slide has no image",
        "inapp: --slides: s.csv, row 4, column 1: the slide has no image",
        "inapp: --slides s.csv, row 5: image is not an http or https URL",
      ])
  }

  @Test(arguments: [
    (#"title=A\,B"#, "A,B"), (#"title=A\\,tag=x"#, #"A\"#), (#"title=A\\\,B"#, #"A\,B"#),
    (#"title=C:\\x\y"#, #"C:\\x\y"#), (#"title=A\"#, #"A\"#),
  ])
  func commasAndBackslashesCanBeWritten(_ button: String, _ title: String) throws {
    let finished = try write("--type", "classic", "--button", "\(button),action=custom")
    // At the end, a backslash would take the comma with it.
    guard !button.hasSuffix(#"A\"#) else { return #expect(finished.status == 1) }
    let data = try value(finished.stdout)["request"]?["notifications"]
    guard case .array(let messages)? = data,
      case .array(let buttons)? = messages.first?["data"]?["buttons"]
    else { return #expect(Bool(false), "\(finished.output)\(finished.errors)") }
    #expect(buttons.first?["title"] == .string(title))
  }

  @Test func explanationsKeepTo80Columns() throws {
    let address = "https://example.com/" + String(repeating: "long-path/ü", count: 20)
    let finished = try write(
      "--type", "captioned", "--title", "T", "--content", "C", "--image", address, "--explain",
      "--button", "title=A,url=\(address)", "--button",
      "title=\(String(repeating: "語", count: 50)),action=custom,tag=\(address)")
    #expect(finished.status == 0 && finished.errors.contains("long-path"))
    for line in finished.errors.split(separator: "\n") {
      #expect(line.displayWidth <= 80, "\(line)")
    }
  }

  @Test func aClassicCardMayGoToAndroidAlone() throws {
    let finished = try write(
      "--type", "classic", "--title", "T", "--content", "C", "--platform", "android")
    #expect(finished.status == 0 && finished.output.contains(#""platforms": [3]"#))
    #expect(finished.output.contains(#""title": "T""#))
  }

  private func JSON(_ finished: Finished) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: finished.stdout) as? [String: Any])
  }
}

extension Finished {
  func expectSuccess() { #expect(status == 0, "\(errors)") }
}

extension BuiltProgram {
  /// Runs the program on words as they are.
  func running(_ words: [String]) throws -> Finished {
    let quoted = words.map { "'" + $0.replacingOccurrences(of: "'", with: #"'\''"#) + "'" }
    return try bash("inapp " + quoted.joined(separator: " "))
  }
}

/// The JSON value that bytes hold.
func value(_ bytes: some Sequence<UInt8>) throws -> Value {
  let document = Document(parsing: String(decoding: Array(bytes), as: UTF8.self))
  return try #require(document.root.flatMap(Value.init(node:)))
}
