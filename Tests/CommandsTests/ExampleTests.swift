import Commands
import Foundation
import Shell
import TestSupport
import Testing

/// Every example of every page of help, run as it is printed, in a folder with the files that it names.
@Suite struct ExampleTests {
  static let examples: [String] = {
    let program = Inapp.program.info
    let all = program.examples + program.commands.flatMap(\.examples)
    return all.map(\.command).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }()

  /// The examples that end with 1, as they show a difference, or work that is left.
  static let findings: Set<String> = [
    "inapp diff spring-sale summer-sale", "inapp diff released campaigns",
    "inapp diff old.zip new.zip --format json", "inapp fmt --check campaigns",
    "inapp localize status spring-sale --check", "inapp pack spring-sale --check",
  ]

  @Test(arguments: examples) func runs(_ example: String) throws {
    let inapp = try BuiltProgram()
    let made = try inapp.bash(
      "cp -R '\(Self.workshop.get().url.path)/.' .; \(preparation(example))")
    #expect(made.status == 0, "\(made.everything)")
    let finished = try inapp.bash(
      example,
      environment: [
        "HOME": inapp.folder.url.path, "PUSHWOOSH_API_TOKEN": "token",
        "PATH": "\(inapp.folder.url.path)/bin:\(BuiltProgram.environment([:])["PATH"] ?? "")",
      ])
    // The browser of the workshop ends what would stay.
    let expected: Int32 =
      example.contains("--watch") ? 128 + SIGTERM : Self.findings.contains(example) ? 1 : 0
    #expect(finished.status == expected, "\(finished.everything)")
  }

  @Test func whatEndsWithOneIsThere() {
    #expect(Self.findings.subtracting(Self.examples) == [])
  }

  /// What has to be so before the example, in words of the shell.
  private func preparation(_ example: String) -> String {
    var lines: [String] = []
    if let type = Self.types.first(where: { example.contains($0.word) })?.type {
      lines.append("rm -r spring-sale; cp -R types/\(type) spring-sale")
    }
    if Self.translated.contains(where: example.contains) {
      let languages = example.contains("add spring-sale de") ? "en" : "en,de"
      lines.append("inapp localize extract spring-sale --locales \(languages) > /dev/null")
      if example.contains(" --") {
        lines.append("inapp localize add spring-sale de > /dev/null 2>&1 || true")
        lines.append("sed -i '0,/title/! {/title/d}' spring-sale/pushwoosh.json")
      }
    }
    if example.contains("spring-sale.zip") || example.contains("--check") {
      lines.append("inapp pack spring-sale > /dev/null")
    }
    if example.hasSuffix("pack spring-sale --check") {
      lines.append("inapp set spring-sale --title Later > /dev/null")
    }
    if example.hasSuffix("--strip") { lines.append("rm agency.zip; zip -qr agency.zip sale") }
    if example.contains("titel") {
      lines.append("sed -i 's/\"modal\": {/&\"titel\": 1,/' spring-sale/native-config.json")
    }
    if Self.newFolder.contains(where: example.hasPrefix), !example.contains("--force") {
      lines.append("rm -rf spring-sale spinwheel sheet")
    }
    return lines.joined(separator: "\n")
  }

  private static let types: [(word: String, type: String)] = [
    ("segments", "spinwheel"), ("reward", "scratchcard"), ("autoDismiss", "banner"),
    ("unset spring-sale message", "banner"), ("image", "banner"),
  ]
  private static let translated = [
    "localize add", "localize status", "localize render", "--locale de",
  ]
  private static let newFolder = ["inapp new", "inapp unpack"]

  /// The files that examples name, made once.
  private static let workshop = Result {
    let inapp = try BuiltProgram()
    let made = try inapp.bash(
      """
      set -e
      exec > /dev/null
      mkdir types released campaigns upload drafts bin .zfunc
      printf '#!/bin/sh\nkill -TERM $PPID\n' > bin/xdg-open; chmod +x bin/xdg-open
      cp bin/xdg-open bin/open
      mkdir -p .config/fish/completions .local/share/bash-completion/completions
      for type in modal spinwheel scratchcard banner stories; do
        inapp new $type types/$type; inapp set types/$type '$.inAppId=sale' '$.maxDisplays=3'
      done
      inapp set types/banner autoDismiss=5
      for name in spring-sale summer-sale sale released/sale campaigns/sale; do
        cp -R types/modal $name; inapp set $name --title "$name"
      done
      inapp add spring-sale buttons
      cp -R types/spinwheel wheel; inapp set wheel 'background=#111,#222'
      cp -R types/stories tour; inapp add tour 'items[2].buttons'; inapp add tour 'items[-1].buttons'
      inapp new video -o video.json; inapp new modal -o native-config.json
      sed -i 's/: /:/' campaigns/sale/native-config.json
      inapp pack summer-sale -o old.zip; inapp pack sale -o new.zip
      zip -qj agency.zip sale/native-config.json
      inapp inbox-payload --from classic -o request.json
      printf 'image,title,url\\nhttps://example.com/1.png,One,app://1\\n' > new.csv
      printf '2026-12-01 09:00\\n2026-12-02 18:00\\n' > opens.csv
      printf 'user,at,event,platform\\nanna,2026-12-01T09:00:00+01:00,open,ios\\n' > log.csv
      printf '%s' '{ "messages": [{ "name": "advent", "displayType": "modal" }], "start": "2026-12-01",
        "end": "2026-12-24", "timeZone": "Europe/Berlin",
        "events": [{ "type": "open", "at": "daily 09:00" }] }' > advent.json
      cp advent.json campaign.json
      inapp simulate advent.json --events log.csv --summary part-1.json
      sed s/anna/ben/ log.csv > other.csv
      inapp simulate advent.json --events other.csv --summary part-2.json
      printf '#!/bin/sh\\ncat > /dev/null\\n' > bin/curl; chmod +x bin/curl
      """)
    try #require(made.status == 0, "\(made.everything)")
    return inapp.folder
  }
}
