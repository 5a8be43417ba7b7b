import Foundation
import TestSupport
import Testing

/// A served page in headless Chromium, which is asked about it through its pipe for such questions.
@Suite(
  .enabled(if: tool("chromium") != nil, "chromium is not installed"), .timeLimit(.minutes(5)))
struct WatchInBrowserTests {
  @Test func thePageReloadsAndKeepsWhatWasChosen() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "banner", "promo", "--locales", "en,de")
    let finished = try run(
      try #require(tool("bash")), ["-c", watchScript + browserScript + script],
      environment: BuiltProgram.environment([:]), in: inapp.folder.url, timeout: 200)
    #expect(
      finished.output == """
        chosen
        German (de)
        true,1,1
        Not up to date: native-config.json is gone; waiting for it
        No longer watching: inapp preview has ended.

        """, "\(finished.errors)")
  }

  /// Starts Chromium with its two pipes; `ask` prints what a script's value is on the page.
  private let browserScript = #"""
    mkfifo in answers
    chromium --headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run \
      --disable-background-networking --user-data-dir=profile --remote-debugging-pipe about:blank \
      3<in 4>answers > browser.txt 2>&1 &
    browser=$!
    trap 'kill -9 -- -$browser 2> /dev/null' EXIT
    exec 5>in 6<answers
    number=0
    call() {
      number=$((number + 1))
      printf '{"id":%d,%s}\0' $number "$1" >&5
      while IFS= read -r -d '' -t 90 answer <&6; do
        case $answer in '{"id":'$number,*) return ;; esac
      done
      echo 'no answer'; exit 8
    }
    field() { printf %s "$answer" | grep -o "\"$1\":\"[^\"]*\"" | head -1 | cut -d'"' -f4; }
    visit() {
      call '"method":"Target.createTarget","params":{"url":"'"$1"'"}'
      target=$(field targetId)
      call '"method":"Target.attachToTarget","params":{"flatten":true,"targetId":"'$target'"}'
      session=$(field sessionId)
    }
    ask() {
      call '"sessionId":"'"$session"'","method":"Runtime.evaluate","params":{"expression":"'"$1"'"}'
      field value
    }

    """#

  private let script = #"""
    watch promo
    visit "http://127.0.0.1:$port/"
    dark="document.querySelector('.controls input[value=dark]')"
    menu="[...document.querySelectorAll('.controls select')].pop()"
    said="document.querySelector('body > [role=status]').textContent"
    until_ '[ "$(ask "String(!!$dark && document.readyState)")" = complete ]'
    ask "$dark.click(); document.body.id = 'old'; $menu.selectedIndex = 1; 'chosen'"
    ask "$menu.dispatchEvent(new Event('change')); $menu.selectedOptions[0].textContent"
    inapp set promo autoDismiss=20 > set.txt
    until_ '[ "$(ask "String(!!$dark && document.body.id)")" = "" ]'
    ask "[$dark.checked, $menu.selectedIndex, document.querySelectorAll('.screen').length].join()"
    mv promo/native-config.json away.json
    until_ '[ -n "$(ask "$said")" ]'
    ask "$said"
    mv away.json promo/native-config.json
    until_ '[ -z "$(ask "$said")" ]'
    end > ended.txt
    until_ '[ -n "$(ask "$said")" ]'
    ask "$said"
    """#
}
