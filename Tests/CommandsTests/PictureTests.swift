import Foundation
import TestSupport
import Testing

/// `preview --png`, with scripts in the browser's place.
@Suite(.timeLimit(.minutes(5))) struct PictureTests {
  /// A browser that tells a size, and takes a picture of 4 letters; `body` runs before.
  private func standIn(_ inapp: BuiltProgram, _ body: String = "", size: String = "30x40") throws {
    let made = try inapp.bash(
      """
      mkdir tmp 'the browser'
      cat > 'the browser/chrome' <<'END'
      #!/bin/sh
      \(body)
      echo "$@" >> calls
      for word; do
        case $word in
          --dump-dom) echo '<html data-size="\(size)">' ;;
          --screenshot=*) printf '\\211PNG\\r\\n\\032\\n!IEND\\256B\\140\\202' > "${word#*=}" ;;
          file:///*) cp "${word#file://}" page.html; ls "${TMPDIR}" > scratch ;;
        esac
      done
      END
      chmod +x 'the browser/chrome'
      inapp new modal promo
      """)
    try #require(made.status == 0, "\(made.everything)")
  }

  private let environment = ["CHROME_PATH": "the browser/chrome", "TMPDIR": "tmp"]

  /// What the browser writes: how every PNG begins and ends.
  private let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + Array("!IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]

  private func run(_ inapp: BuiltProgram, _ words: String) throws -> Finished {
    try inapp.bash("inapp preview promo \(words)", environment: environment)
  }

  @Test func asksTheBrowserForAPictureOfTheSizeOfThePage() throws {
    let inapp = try BuiltProgram()
    try standIn(inapp)
    let finished = try run(inapp, "--png promo.png")
    #expect(finished.everything == "Created promo.png\n  iOS 7.2.7  shown\n")
    #expect(try inapp.bytes("promo.png") == png)
    let calls = try inapp.text("calls").split(separator: "\n")
    #expect(calls.count == 2)
    #expect(calls[1].contains("--window-size=30,40 "))
    #expect(calls.allSatisfy { $0.contains("--user-data-dir=tmp/inapp-") })
    #expect(calls.allSatisfy { $0.contains("--no-sandbox") == (geteuid() == 0) })
    #expect(try inapp.text("page.html").contains(#""layout":"picture""#))
    #expect(try inapp.text("scratch").contains("page.html"))
    #expect(try inapp.bash("ls -A tmp").output == "")
  }

  @Test func theGridIsOfAllPhones() throws {
    let inapp = try BuiltProgram()
    try standIn(inapp)
    let finished = try run(inapp, "--png promo.png --grid")
    #expect(
      finished.everything
        == "Created promo.png\n  iOS 7.2.7       shown\n  Android 6.13.0  shown\n")
    let page = try inapp.text("page.html")
    #expect(page.contains(#""layout":"grid""#) && page.contains("Android"))
  }

  @Test func printsThePictureAndKeepsItsTalkApart() throws {
    let inapp = try BuiltProgram()
    try standIn(inapp)
    let finished = try run(inapp, "--png - --dark")
    #expect([UInt8](finished.stdout) == png)
    #expect(finished.errors == "Created a picture\n  iOS 7.2.7, dark  shown\n")
  }

  @Test func nothingIsOverwrittenUnasked() throws {
    let inapp = try BuiltProgram()
    try standIn(inapp)
    try inapp.folder.write(Array("mine".utf8), to: "promo.png")
    let finished = try run(inapp, "--png promo.png")
    #expect(finished.status == 2)
    #expect(try inapp.text("promo.png") == "mine")
    #expect(throws: (any Error).self) { try inapp.text("calls") }
    #expect(try run(inapp, "--png promo.png --force").status == 0)
    #expect(try inapp.bytes("promo.png") == png)
  }

  @Test(arguments: [
    ("exit 3", "30x40", "ended with 3 and took no picture"),
    ("kill -9 $$", "30x40", "ended with 137 and took no picture"),
    ("exit 0", "30x40", "did not draw the page"),
    ("", "30", "did not draw the page"),
    ("", "30x0", "did not draw the page"),
    ("", "-5x40", "did not draw the page"),
    ("", "90000x40", "would be 90000 by 40 points, which no browser takes"),
    ("case $* in *dump*) ;; *) exit 0 ;; esac", "30x40", "took no picture"),
    (
      "for word; do case $word in --screenshot=*) echo rubbish > ${word#*=}; exit ;; esac; done",
      "30x40", "took no picture"
    ),
  ])
  func aBrowserThatDoesNotDrawIsAClearFault(
    _ body: String, _ size: String, _ words: String
  ) throws {
    let inapp = try BuiltProgram()
    try standIn(inapp, body, size: size)
    let finished = try run(inapp, "--png promo.png")
    #expect(finished.status == 2)
    #expect(
      finished.errors.replacing("\n  ", with: " ").contains(words), "\(finished.everything)")
    #expect(try inapp.bash("ls -A tmp").output == "")
    #expect(throws: (any Error).self) { try inapp.bytes("promo.png") }
  }

  /// Ctrl-C ends the browser and what it started, and takes its folder away.
  @Test func aStopEndsTheBrowserToo() throws {
    let inapp = try BuiltProgram()
    try standIn(inapp, "sleep 4321 & echo $! > child; touch started; wait")
    let finished = try inapp.bash(
      """
      set -m
      inapp preview promo --png promo.png 2>/dev/null &
      until [ -e started ]; do sleep 0.05; done
      kill -INT $!
      wait $! 2>/dev/null
      echo $?
      sleep 0.1
      # Where nobody takes note of orphans, a dead one stays as a zombie.
      ps -o stat= -p "$(cat child)" | grep -v Z
      ls -A tmp
      """, environment: environment)
    #expect(finished.output == "130\n")
  }

  @Test func imagesThatDoNotLoadAreCounted() throws {
    let inapp = try BuiltProgram()
    try standIn(inapp, size: "30x40\" data-failed=\"2")
    let finished = try run(inapp, "--png promo.png")
    #expect(finished.output.hasSuffix("\n2 images did not load: drawn as phones do then.\n"))
  }

  /// A language in which the message is dropped is not passed over.
  @Test func thePictureIsOfTheFirstLanguage() throws {
    let inapp = try BuiltProgram()
    try standIn(inapp)
    _ = try inapp.bash(
      """
      rm -r promo && inapp new modal promo --locales en,de
      sed -i '0,/Warm buns at eight/s///' promo/pushwoosh.json
      """)
    let finished = try run(inapp, "--png promo.png --locale en")
    #expect(finished.output.hasPrefix("Created promo.png\n  iOS 7.2.7, en  dropped  "))
    #expect(try inapp.text("page.html").contains(#""light":null"#))
  }

  @Test func theTemplateItselfIsNotOverwritten() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "promo")
    let before = try inapp.text("promo/native-config.json")
    for option in ["-o", "--png", "--watch -o"] {
      let finished = try inapp.bash(
        "cd promo && ln -sf native-config.json link && inapp preview --force \(option) link")
      #expect(finished.status == 2)
      #expect(finished.errors.contains("link is what is to be shown, and would be lost"))
    }
    #expect(try inapp.text("promo/native-config.json") == before)
  }

  @Test func withoutABrowserItSaysWhatToInstall() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "promo")
    let alone = try inapp("preview", "promo", "--png", "x.png", environment: ["PATH": "/nowhere"])
    #expect(alone.status == 2)
    #expect(alone.errors.contains("none is installed") && alone.errors.contains("CHROME_PATH"))
    let wrong = try inapp(
      "preview", "promo", "--png", "x.png", environment: ["CHROME_PATH": "no-such"])
    #expect(wrong.errors.contains(#"CHROME_PATH is "no-such", and no such program is installed"#))
  }
}

/// `preview --png` with the real browser.
@Suite(.enabled(if: tool("chromium") != nil, "chromium is not installed"))
struct RealPictureTests {
  /// The width and height that a PNG states.
  private func size(_ png: [UInt8]) -> [Int] {
    guard png.starts(with: [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]), png.count > 24 else {
      return []
    }
    return [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func theSameMessageHasTheSamePicture() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "spinwheel", "wheel, 50% #1")
    for name in ["first", "second"] {
      let finished = try inapp("preview", "wheel, 50% #1", "--png", "\(name).png")
      #expect(finished.status == 0, "\(finished.everything)")
    }
    let first = try inapp.bytes("first.png")
    #expect(try first == inapp.bytes("second.png"))
    // 393 × 852 points, a frame of 12 and a margin of 16 around them, two pixels a point.
    #expect(size(first) == [2 * (393 + 24 + 32), 2 * (852 + 24 + 32)])
    try inapp("new", "modal", "other")
    try inapp("preview", "other", "--png", "other.png")
    #expect(try inapp.bytes("other.png").count != first.count)
    try inapp("preview", "wheel, 50% #1", "--png", "in dark.png", "--dark")
    #expect(try inapp.bytes("in dark.png") != first)
    try inapp("preview", "wheel, 50% #1", "--png", "dark.png", "--dark", "--screen", "small")
    #expect(try size(inapp.bytes("dark.png")) == [2 * (375 + 24 + 32), 2 * (667 + 24 + 32)])
  }
}
