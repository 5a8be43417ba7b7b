import TestSupport
import Testing

/// Several programs that edit one template at the same time.
@Suite struct ConcurrencyTests {
  @Test(arguments: ["sheet", "sheet.zip"])
  func noEditIsLost(_ template: String) throws {
    let inapp = try BuiltProgram()
    try inapp("new", "stories", "sheet")
    let finished = try inapp.bash(
      """
      inapp pack sheet >/dev/null
      for number in $(seq 20); do
        inapp set \(template) "items[+].duration=$number" >/dev/null &
      done
      failed=0
      for job in $(jobs -p); do wait "$job" || failed=1; done
      exit $failed
      """)
    #expect(finished.status == 0, "\(finished.errors)")
    let durations = try inapp("get", template, "items", "--json").output
    for number in 1...20 {
      #expect(durations.contains("\"duration\": \(number)"), "\(number) was lost")
    }
  }
}
