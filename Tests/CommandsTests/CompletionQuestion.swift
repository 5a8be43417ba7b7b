/// A line up to the cursor, and what each shell must and must not offer there.
struct CompletionQuestion: Sendable {
  let line: String
  let offered: [String]
  let others: [String]

  init(_ line: String, _ offered: [String], not others: [String] = []) {
    self.line = line
    self.offered = offered
    self.others = others
  }

  static let all: [CompletionQuestion] = [
    CompletionQuestion(
      "inapp ", ["new", "set", "validate", "localize", "help"], not: ["complete", "a.zip"]),
    CompletionQuestion("inapp va", ["validate"], not: ["set"]),
    CompletionQuestion("inapp --v", ["--version"]),
    CompletionQuestion("inapp localize ", ["extract", "add", "status", "render"]),
    CompletionQuestion("inapp simulate mer", ["merge"]),
    CompletionQuestion("inapp help exit", ["exit-codes"]),
    CompletionQuestion("inapp help localize a", ["add"]),
    CompletionQuestion("inapp completions ", ["bash", "zsh", "fish"]),
    CompletionQuestion("inapp new ban", ["banner"], not: ["spinwheel"]),
    CompletionQuestion("inapp new banner su", ["sub dir"], not: ["b.txt"]),
    CompletionQuestion("inapp new banner --title-c", ["--title-color"]),
    CompletionQuestion(
      "inapp new banner --position=t", ["--position=top"], not: ["--position=bottom"]),
    CompletionQuestion(
      "inapp new banner --set position=b", ["position=bottom"], not: ["position=top"]),
    CompletionQuestion("inapp new banner --locales en,d", ["en,de", "en,da"], not: ["en,fr"]),
    CompletionQuestion(
      "inapp validate --fix --", ["--target", "--select"], not: ["--fix", "a.zip"]),
    CompletionQuestion("inapp validate --target ios@7.2.", ["ios@7.2.1", "ios@7.2.4"]),
    CompletionQuestion("inapp validate -tios@7.2.", ["-tios@7.2.1", "-tios@7.2.4"]),
    CompletionQuestion("inapp validate --select color", ["color-not-hex"]),
    CompletionQuestion(
      "inapp validate --ignore color-not-hex,empty-te", ["color-not-hex,empty-text"]),
    CompletionQuestion("inapp validate --format=j", ["--format=json"]),
    CompletionQuestion(
      "inapp validate -- ", ["my promo", "a.zip", "c.json"], not: ["b.txt", "--fix"]),
    CompletionQuestion("inapp get my", ["my promo"]),
    CompletionQuestion("inapp get my\\ promo ti", ["title.text", "title.color"], not: ["a.zip"]),
    CompletionQuestion("inapp get 'my promo' ti", ["title.text", "title.color"]),
    CompletionQuestion("inapp get \"my promo\" 'title.t", ["title.text"], not: ["title.color"]),
    CompletionQuestion("inapp get a.zip re", ["reward.title.", "reward.code"]),
    CompletionQuestion("inapp get 'my promo' segments\\[0].m", ["segments[0].message.text"]),
    CompletionQuestion("inapp get 'my promo' 'segments[", ["segments[0].", "segments[5]."]),
    CompletionQuestion("inapp get it\\'s\\ \\\"5\\$\\\" ti", ["title.text"]),
    CompletionQuestion("inapp set \"it's \\\"5\\$\\\"\" --action=cl", ["--action=close"]),
    CompletionQuestion("inapp set 'my promo' --title-", ["--title-color"], not: ["--title"]),
    CompletionQuestion("inapp set 'my promo' --no-sh", ["--no-show-close"]),
    CompletionQuestion("inapp set 'my promo' --win-index ", ["0", "5"]),
    CompletionQuestion("inapp set 'my promo' winIndex=", ["winIndex=0", "winIndex=5"]),
    CompletionQuestion("inapp set 'my promo' title.text=", ["title.text=Spin for a treat"]),
    CompletionQuestion("inapp set 'my promo' '$.in", ["$.inAppId="]),
    CompletionQuestion("inapp set 'my promo' \"showClose=", ["showClose=true", "showClose=false"]),
    CompletionQuestion("inapp add tour items --du", ["--duration"]),
    CompletionQuestion("inapp remove 'my promo' segments ", ["0", "5"]),
    CompletionQuestion("inapp move 'my promo' seg", ["segments"]),
    CompletionQuestion(
      "inapp inbox-payload --button title=a,action=m", ["title=a,action=markRead"],
      not: ["title=a,action=custom"]),
    CompletionQuestion("inapp pack tour 2>&1 --ch", ["--check"]),
    CompletionQuestion("inapp inbox-payload --title-lang d", ["de=", "da="], not: ["en="]),
    CompletionQuestion("inapp inbox-payload --content-lang=f", ["--content-lang=fr="]),
    CompletionQuestion("inapp localize add tour d", ["da"], not: ["de"]),
    CompletionQuestion(
      "inapp localize render tour --locale=d", ["--locale=de"], not: ["--locale=da"]),
    CompletionQuestion("inapp convert tour ban", ["banner"]),
    CompletionQuestion("inapp describe spinwheel.seg", ["spinwheel.segments"]),
    CompletionQuestion("inapp describe campaign.mess", ["campaign.messages"]),
    CompletionQuestion("inapp explain color", ["color-not-hex"]),
    CompletionQuestion("inapp schema n", ["native-config"]),
    CompletionQuestion(
      "inapp simulate --time-zone Europe/B", ["Europe/Berlin"], not: ["Europe/Paris"]),
    CompletionQuestion("inapp simulate advent.json --expect sh", ["shown=", "shown<="]),
    CompletionQuestion("inapp simulate advent.json --expect 'new year:f", ["new year:first="]),
    CompletionQuestion("inapp pack tour -o a", ["a.zip"], not: ["advent.json"]),
    CompletionQuestion("inapp pack tour --output=a", ["--output=a.zip"]),
    CompletionQuestion("inapp schema campaign > b", ["b.txt"]),
  ]

  /// What is left to be wished for of the answers of a shell.
  func lacking(_ answers: [String], isSame: (String, String) -> Bool = { $0 == $1 }) -> [String] {
    func isThere(_ word: String) -> Bool {
      answers.contains { isSame(word, $0.hasSuffix("/") ? String($0.dropLast()) : $0) }
    }
    return offered.filter { !isThere($0) } + others.filter(isThere).map { "not \($0)" }
  }
}
