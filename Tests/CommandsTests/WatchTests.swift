import Foundation
import TestSupport
import Testing

/// `preview --watch` as people run it: started, edited under, and stopped.
@Suite("Watching", .timeLimit(.minutes(5)))
struct WatchTests {
  private func inappWithBanner() throws -> BuiltProgram {
    let inapp = try BuiltProgram()
    try inapp("new", "banner", "promo", "--locales", "en")
    _ = try inapp.bash("rm promo/pushwoosh.json; inapp set promo title=Hi message=There")
    return inapp
  }

  private func play(_ inapp: BuiltProgram, _ script: String) throws -> String {
    // On standard error bash says how its jobs end.
    try run(
      try #require(tool("bash")), ["-c", watchScript + script],
      environment: BuiltProgram.environment([:]), in: inapp.folder.url, timeout: 120
    ).output
  }

  private let start = """
    Serving promo at http://127.0.0.1:PORT/ until Ctrl-C
      iOS 7.2.7       shown
      Android 6.13.0  shown

    """

  @Test("A change by rename and one in place are told and shown")
  func changes() throws {
    let inapp = try inappWithBanner()
    let output = try play(
      inapp,
      #"""
      watch promo
      fetch / > first
      fetch /changes > feed &
      until_ '[ "$(grep -c ^data:.sha feed)" = 1 ]'
      inapp set promo title=Again > set.txt
      until_ '[ "$(grep -c ^data:.sha feed)" = 2 ]'
      fetch / > second
      touch promo/native-config.json
      sed s/Again/Anew/ promo/native-config.json > new.json
      cat new.json > promo/native-config.json
      until_ '[ "$(grep -c ^data:.sha feed)" = 3 ]'
      fetch / > third
      inapp set promo background=purple --force > set.txt 2>&1
      until_ 'grep -q dropped out'
      end
      wait
      """#)
    let line = "native-config.json changed; the verdicts stay.\n"
    let reason = "dropped  \"purple\" is not a hex colour"
    #expect(
      output == start + line + line
        + "native-config.json changed:\n  iOS 7.2.7       \(reason)\n  Android 6.13.0  \(reason)\n"
        + "status 130\n")
    let pages = try ["first", "second", "third"].map(inapp.text)
    #expect(pages[0].contains("\"Hi\"") && pages[0].hasPrefix("HTTP/1.1 200 OK"))
    #expect(pages[1].contains("\"Again\"") && pages[2].contains("\"Anew\""))
    #expect(pages.allSatisfy { $0.hasSuffix("</html>\n") })
  }

  @Test("What cannot be shown is said, and waited for")
  func troubles() throws {
    let inapp = try inappWithBanner()
    let output = try play(
      inapp,
      #"""
      cp promo/native-config.json whole.json
      watch promo
      fetch /changes > feed &
      until_ 'grep -q "^event: note" feed'
      mv promo/native-config.json away.json
      until_ 'grep -q "data: Not up to date: native-config.json is gone" feed'
      fetch / | tail -1
      mv away.json promo/native-config.json
      until_ 'grep -q "is there" out'
      printf '{ "displayType": "banner", ' > promo/native-config.json
      until_ 'grep -q invalid-json out'
      cp whole.json promo/native-config.json
      until_ '[ "$(tail -1 out)" = "  Android 6.13.0  shown" ]'
      echo '{}' > promo/pushwoosh.json
      until_ 'grep -q pushwoosh.json out'
      end TERM
      """#)
    #expect(output.hasPrefix("</html>\n" + start))
    for line in [
      "native-config.json is gone; waiting for it.",
      "native-config.json is there; the verdicts stay.",
      "native-config.json changed:", "pushwoosh.json is there",
    ] { #expect(output.contains("\n\(line)"), "\(output)") }
    #expect(output.contains("promo/native-config.json:1:"))
    #expect(output.hasSuffix("status 143\n"))
  }

  @Test("A ZIP that is refused for a moment keeps the last page")
  func archives() throws {
    let inapp = try inappWithBanner()
    let output = try play(
      inapp,
      #"""
      inapp pack promo > packed.txt 2>&1
      cp promo.zip whole.zip
      watch promo.zip
      head -c 100 whole.zip > promo.zip
      until_ '[ -s err ]'
      fetch / | tail -1
      cp whole.zip promo.zip
      until_ 'grep -q "verdicts stay" out'
      end
      """#)
    #expect(output.hasPrefix("</html>\n"))
    #expect(output.contains("promo.zip changed; the verdicts stay.\n"))
    #expect(output.contains("inapp: promo.zip: "))
    #expect(output.hasSuffix("status 130\n"))
  }

  @Test("With a file it is written anew")
  func files() throws {
    let inapp = try inappWithBanner()
    let output = try play(
      inapp,
      #"""
      touch look.html
      inapp preview promo --watch -o look.html 2>&1
      watch promo --force -o look.html
      until_ 'grep -q \"Hi\" look.html'
      inapp set promo title=Again > set.txt
      until_ 'grep -q \"Again\" look.html'
      ls -A
      end
      """#)
    #expect(
      output == """
        inapp: look.html exists already
          help: --force overwrites it
        err
        look.html
        out
        promo
        set.txt
        Created look.html
          iOS 7.2.7       shown
          Android 6.13.0  shown
        Watching promo until Ctrl-C
        native-config.json changed; the verdicts stay.
        status 130

        """)
    #expect(try !inapp.text("look.html").contains("EventSource"))
  }

  @Test("A pause, a closed pipe and 100 readers leave nothing open")
  func leaks() throws {
    let inapp = try inappWithBanner()
    let output = try play(
      inapp,
      #"""
      printf '#!/bin/sh\necho "$1" > seen\n' > viewer; chmod +x viewer
      BROWSER=./viewer watch promo --open
      until_ '[ -s seen ]'
      [ "$(cat seen)" = "http://127.0.0.1:$port/" ] && echo opened
      if [ -d /proc/$job ]; then
        until_ '[ -z "$(cat /proc/$job/task/$job/children)" ]'
        before=$(ls /proc/$job/fd | wc -l)
        for turn in $(seq 100); do fetch / | tail -1; done | uniq -c
        until_ '[ "$(ls /proc/$job/fd | wc -l)" = "$before" ]'
      else
        echo '    100 </html>'
      fi
      kill -TSTP $job; kill -CONT $job
      fetch / | tail -1
      end HUP
      inapp preview promo --watch | head -1 | cut -c 1-13 &
      job=$!
      until_ '! kill -0 %% 2> gone || { inapp set promo title=$RANDOM > set.txt; false; }'
      wait
      """#)
    #expect(
      output.replacing("    100", with: "100") == """
        opened
        100 </html>
        </html>
        \(start)status 129
        Serving promo

        """)
  }

  @Test("With few descriptors those who knock wait, and are let in later")
  func fewDescriptors() throws {
    let inapp = try inappWithBanner()
    let output = try play(
      inapp,
      #"""
      inapp() { ulimit -n 12; exec "$(type -P inapp)" "$@"; }
      watch promo
      for turn in $(seq 30); do exec {held}<>/dev/tcp/127.0.0.1/$port; all="$all $held"; done
      for held in $all; do exec {held}>&-; done
      fetch / | tail -1
      end
      """#)
    #expect(output == "</html>\n\(start)status 130\n")
  }

  @Test("A port can be chosen while it is free")
  func ports() throws {
    let inapp = try inappWithBanner()
    let output = try play(
      inapp,
      #"""
      watch promo
      inapp preview promo --watch --port $port 2>&1 | sed s/$port/PORT/
      taken=$port
      end > ended.txt
      watch promo --port $taken
      [ $port = $taken ] && echo the same
      end
      """#)
    #expect(
      output == """
        inapp: port PORT is taken by another program
          help: without --port, a free one is taken
        the same
        \(start)status 130

        """)
  }
}
