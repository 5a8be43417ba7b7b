import Foundation
import TestSupport
import Testing

/// git with `inapp diff` as its diff driver, its difftool and its textconv.
@Suite struct DiffInGitTests {
  private let inapp: BuiltProgram

  /// A repository with a template, its ZIP, and a template that is deleted, moved on or added later.
  init() throws {
    inapp = try BuiltProgram()
    try bash(
      """
      git init --quiet --initial-branch=main .
      git config user.name A; git config user.email a@example.com
      git config diff.inapp.command 'inapp diff'
      printf '%s\\n' '*.zip diff=inapp' '*.json diff=inapp' > .gitattributes
      inapp new banner sale --locales en,de; inapp pack sale; inapp new modal old
      inapp pack old; git add .; git commit --quiet -m first
      """)
  }

  @discardableResult
  private func bash(_ script: String) throws -> String {
    let finished = try inapp.bash("set -e\n\(script)")
    #expect(finished.status == 0, "\(script)\n\(finished.everything)")
    return finished.output
  }

  @Test func changesInConfigurationsTranslationsAndZIPsAreTold() throws {
    try bash(
      """
      inapp set sale autoDismiss=20; sed -i '9s/Free/Frei/' sale/pushwoosh.json
      inapp pack sale --force
      """)
    #expect(
      try bash("git diff") == """
        sale.zip: 1 field and 1 translation differ.
        native-config.json
          autoDismiss  8 → 20
        pushwoosh.json
          de.title  Free brake check this week → Frei brake check this week
        sale/native-config.json: 1 field differs.
          autoDismiss  8 → 20
        sale/pushwoosh.json: 1 translation differs.
          de.title  Free brake check this week → Frei brake check this week

        """)
    try bash("git commit --quiet -am second; git checkout --quiet --detach")
    #expect(try bash("git diff HEAD~ HEAD -- sale.zip").contains("autoDismiss  8 → 20"))
  }

  @Test func addedAndDeletedFilesAreTold() throws {
    try bash("git rm --quiet -r old old.zip; inapp new pip fresh; inapp pack fresh; git add .")
    let lines = try bash("git diff --cached").split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      lines == [
        "fresh.zip: added.", "fresh/native-config.json: added.", "old.zip: removed.",
        "old/native-config.json: removed.",
      ])
  }

  @Test func aRenamedFileIsComparedWithItself() throws {
    try bash("git mv old new; inapp set new title=Hi; git add .")
    #expect(
      try bash("git diff --cached -M30")
        == "new/native-config.json: 1 field differs.\n  title.text  Warm buns at eight → Hi\n")
  }

  @Test func aFileThatCannotBeReadDoesNotEndTheRun() throws {
    try bash("echo '{' > old/native-config.json; echo PK > old.zip; inapp set sale autoDismiss=20")
    let output = try bash("git diff")
    #expect(output.contains("old.zip: cannot be compared\n"))
    let broken = "old/native-config.json: cannot be compared\nb/old/native-config.json:"
    #expect(output.contains(broken))
    #expect(output.contains("autoDismiss  8 → 20"))
  }

  @Test func aFileThatIsNotMergedDoesNotEndTheRun() throws {
    try bash(
      """
      git checkout --quiet -b other; inapp set sale autoDismiss=9; git commit --quiet -am other
      git checkout --quiet main; inapp set sale autoDismiss=7; git commit --quiet -am main
      git merge other >/dev/null || true
      """)
    let output = try bash("git diff --cached; git diff HEAD")
    #expect(output.hasPrefix("sale/native-config.json: not merged yet\n"))
    #expect(output.contains("sale/native-config.json: cannot be compared\n"))
  }

  @Test func aDifftoolComparesTheSame() throws {
    try bash("inapp set sale autoDismiss=20; inapp pack sale --force; rm old.zip")
    let output = try bash("git difftool -y --extcmd 'inapp diff' 2>&1")
    #expect(output.components(separatedBy: "autoDismiss  8 → 20").count == 3)
    #expect(output.contains("native-config.json  removed, was "))
  }

  @Test func textsAreComparedWhereNoDriverIsCalled() throws {
    try bash(
      #"""
      git config diff.inapp.textconv 'sh -c "inapp get \"\$0\" \$ || :"'
      inapp set sale autoDismiss=20; inapp pack sale --force
      git commit --quiet -m second sale.zip
      """#)
    let output = try bash("git show -- sale.zip")
    #expect(output.contains("-    \"autoDismiss\": 8\n+    \"autoDismiss\": 20\n"))
  }

  @Test func aHistoryWithBrokenFilesIsReadToItsEnd() throws {
    try bash(
      #"""
      git config diff.inapp.textconv 'sh -c "inapp get \"\$0\" \$"'
      echo '{ "displayType":' > sale/native-config.json; git commit --quiet -am broken
      echo '{ "displayType": "ticker" }' > sale/native-config.json; git commit --quiet -am unknown
      echo '[]' > sale/native-config.json; git commit --quiet -am list
      """#)
    let output = try bash("git log -p -- sale/native-config.json")
    #expect(output.contains("+{ \"displayType\":\n"))
    #expect(output.contains("+  \"displayType\": \"ticker\"\n"))
    #expect(output.components(separatedBy: "\ndiff --git").count == 5)
  }

  @Test func aBrokenZIPDoesNotEndTheLogEither() throws {
    try bash(
      #"""
      git config diff.inapp.textconv 'sh -c "inapp get \"\$0\" \$ || :"'
      echo PK > sale.zip; git commit --quiet -am broken
      """#)
    #expect(try bash("git log -p -- sale.zip").components(separatedBy: "\ndiff --git").count == 3)
  }
}
