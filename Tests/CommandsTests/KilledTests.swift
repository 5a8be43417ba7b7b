import Foundation
import TestSupport
import Testing

/// The built program, killed at random moments while it edits.
///
/// `INAPP_KILLS` sets how often; the default keeps the test short.
@Suite("Killed", .timeLimit(.minutes(10)))
struct KilledTests {
  private static let kills =
    ProcessInfo.processInfo.environment["INAPP_KILLS"].flatMap(Int.init) ?? 100

  @Test("a killed edit leaves the old file or the new one, and the next edit no litter")
  func edit() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "stories", "a", "--locales", "en,de")
    try inapp("pack", "a")
    try inapp("get", "a", "items")
    var killed = 0
    for round in 0..<max(2, Self.kills / 50) {
      killed += try kill(inapp, round.isMultiple(of: 2) ? "a" : "a.zip", times: 50)
    }
    #expect(killed > 0)
    // Two values, as one may be there already: then nothing is written, and litter stays.
    for target in ["a", "a.zip"] {
      for value in [false, true] {
        try #expect(inapp("set", target, "loop=\(value)").status == 0)
      }
    }
    let names = try Listing.names(below: inapp.folder.url)
    #expect(names == ["a", "a.zip", "a/native-config.json", "a/pushwoosh.json"])
  }

  /// Each file is the old one or the new one; the next run puts all in place, and keeps at most old files.
  @Test("a killed unpack leaves whole files, and the next one no unfinished ones")
  func unpack() throws {
    let inapp = try BuiltProgram()
    let made = try inapp.bash(
      """
      for word in old new; do
        inapp new modal $word >/dev/null 2>&1
        for number in $(seq 200); do echo $word > $word/$number; done
        inapp pack $word >/dev/null 2>&1 && rm -r $word
      done
      inapp unpack old.zip out >/dev/null
      """)
    #expect(made.status == 0, "\(made.everything)")
    let finished = try inapp.bash(
      """
      killed=0
      for number in $(seq \(max(20, Self.kills / 4))); do
        [ $((number % 2)) = 0 ] && zip=old || zip=new
        inapp unpack $zip.zip out --force >/dev/null 2>&1 &
        sleep 0.0$((RANDOM % 6))$((RANDOM % 10))
        kill -9 $! 2>/dev/null
        wait $! 2>/dev/null
        [ $? = 137 ] && killed=$((killed + 1))
        [ -z "$(grep -Lxe old -e new out/[0-9]*)" ] || exit 3
        [ $(ls out | wc -l) = 201 ] || exit 4
      done
      inapp unpack new.zip out --force >/dev/null 2>&1 || exit 5
      [ -z "$(grep -Lxe new out/[0-9]*)" ] || exit 6
      echo $killed
      """)
    #expect(finished.status == 0, "\(finished.everything)")
    #expect(try #require(Int(finished.output.filter(\.isNumber))) > 0)
    let unfinished = try Listing.names(below: inapp.folder.url).filter {
      $0.contains(".inapp-") && !$0.hasSuffix(".new") && !$0.hasSuffix(".old")
    }
    #expect(unfinished.prefix(3) == [])
  }
}

private enum Listing {
  static func names(below folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }
}

/// Starts edits and kills them after up to 59 ms; answers how many had not ended by then.
private func kill(_ inapp: BuiltProgram, _ template: String, times: Int) throws -> Int {
  let finished = try inapp.bash(
    """
    killed=0
    for number in $(seq \(times)); do
      if [ $((number % 2)) = 0 ]; then value=true; else value=false; fi
      inapp set \(template) loop=$value >/dev/null 2>&1 &
      sleep 0.0$((RANDOM % 6))$((RANDOM % 10))
      kill -9 $! 2>/dev/null
      wait $! 2>/dev/null
      [ $? = 137 ] && killed=$((killed + 1))
      case $(inapp get \(template) loop) in true|false) ;; *) exit 3 ;; esac
      inapp validate \(template) >/dev/null || exit 4
    done
    echo $killed
    """)
  #expect(finished.status == 0, "\(finished.output)\(finished.errors)")
  return try #require(Int(finished.output.filter(\.isNumber)))
}
