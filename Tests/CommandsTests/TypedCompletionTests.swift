import TestSupport
import Testing

/// Types lines into shells on a terminal of their own, presses Tab, goes on typing, and runs what is on the line then.
@Suite(.enabled(if: tool("zsh") != nil, "zsh, which makes the terminal, is not installed"))
struct TypedCompletionTests {
  /// What is typed before Tab and after it, and the words that the program is then called with.
  struct Typed: Sendable {
    let line: String
    let after: String
    let words: String

    init(_ line: String, _ after: String = "", runs words: String) {
      self.line = line
      self.after = after
      self.words = words
    }
  }

  static let typed = [
    Typed("inapp va", "x", runs: "validate|x"),
    Typed("inapp get my", "native-config.json x", runs: "get|my promo/native-config.json|x"),
    Typed("inapp get 'my", "native-config.json' x", runs: "get|my promo/native-config.json|x"),
    Typed("inapp get it", "n x", runs: "get|it's \"5$\"/n|x"),
    Typed("inapp get \"it", "n\" x", runs: "get|it's \"5$\"/n|x"),
    Typed("inapp get my\\ promo title.te", "x", runs: "get|my promo|title.text|x"),
    // Bash 3.2 closes the quote and leaves the space to the user.
    Typed("inapp get my\\ promo 'title.te", " x", runs: "get|my promo|title.text|x"),
    Typed("inapp set my\\ promo title.text=", runs: "set|my promo|title.text=Spin for a treat"),
    Typed("inapp set 'my promo' \"title.text=", runs: "set|my promo|title.text=Spin for a treat"),
    Typed(
      "inapp set \"my promo\" segments\\[1\\].wei", "2", runs: "set|my promo|segments[1].weight=2"),
    Typed("inapp set 'my promo' 'segments[1].wei", "2'", runs: "set|my promo|segments[1].weight=2"),
    Typed("inapp set 'my promo' segments[1].wei", "2", runs: "set|my promo|segments[1].weight=2"),
    Typed("inapp set my\\ promo '$.in", "x'", runs: "set|my promo|$.inAppId=x"),
    Typed("inapp validate -t ios@7.2.4", "x", runs: "validate|-t|ios@7.2.4|x"),
    Typed("inapp validate --target ios@7.2.", "4", runs: "validate|--target|ios@7.2.4"),
    Typed("inapp validate --target=ios@7.2.4", "x", runs: "validate|--target=ios@7.2.4|x"),
    Typed(
      "inapp simulate --time-zone Europe/Berl", "x", runs: "simulate|--time-zone|Europe/Berlin|x"),
    Typed("inapp simulate --expect sho", "=3", runs: "simulate|--expect|shown=3"),
    Typed("inapp new banner --position=t", "x", runs: "new|banner|--position=top|x"),
    Typed("inapp pack tour --output=a", "x", runs: "pack|tour|--output=a.zip|x"),
    Typed("inapp pack tour -oa", "x", runs: "pack|tour|-oa.zip|x"),
    Typed("inapp new 'ban", runs: "new|banner"),
    Typed("inapp new banner su", "x", runs: "new|banner|sub dir/x"),
    Typed("inapp set 'my promo' --no-sh", "x", runs: "set|my promo|--no-show-close|x"),
  ]

  /// The lines of standard input come in pairs: what is typed before Tab, and what is typed after it.
  private static let driver = #"""
    zmodload zsh/zpty
    log=$PWD/.log
    zpty shell $=SHELL_TO_TYPE_IN
    zpty -w shell "source ./.init"
    integer row=0
    while IFS= read -r line && IFS= read -r after; do
      (( row++ ))
      zpty -n -w shell "$line"$'\t'"$after"$'\n'
      for attempt in {1..500}; do
        zpty -r -t shell output
        [[ -e $log ]] && (( $(wc -l < $log) >= row )) && break
        sleep 0.02
      done
      if (( attempt == 500 )); then
        zpty -n -w shell $'\x03'
        print -r -- "nothing was run" >> $log
      fi
    done
    zpty -d shell
    cat $log
    """#

  private func check(_ command: String, _ initial: String) throws {
    let desk = try CompletionDesk()
    try desk.inapp.folder.write(initial.utf8, to: ".init")
    let ran = try desk.run(
      "zsh", ["-f"], "SHELL_TO_TYPE_IN='\(command)'\n" + Self.driver,
      lines: Self.typed.flatMap { [$0.line, $0.after] })
    #expect(ran.count == Self.typed.count + 1)
    for (typed, words) in zip(Self.typed, ran) {
      #expect(words == typed.words, "\(typed.line)")
    }
  }

  @Test(.enabled(if: tool("bash") != nil, "bash is not installed")) func bash() throws {
    try check(
      "bash --norc --noprofile -i",
      """
      PS1=; bind 'set bell-style none'
      source '\(CompletionDesk.script("inapp.bash"))'
      inapp() { local IFS='|'; printf '%s\\n' "$*" >> .log; }
      """)
  }

  @Test func zsh() throws {
    try check(
      "zsh -f -i",
      """
      PS1=; setopt no_beep
      autoload -Uz compinit; compinit -u -D
      source '\(CompletionDesk.script("_inapp"))'
      inapp() { print -r -- "${(j:|:)@}" >> .log }
      """)
  }
}
