import Foundation
import TestSupport
import Testing

/// A folder of templates, some of odd names, in which command lines are completed.
struct CompletionDesk {
  let inapp: BuiltProgram
  private var folder: TemporaryFolder { inapp.folder }

  init() throws {
    inapp = try BuiltProgram()
    let made = try inapp.bash(
      """
      inapp new spinwheel 'my promo' && inapp new banner $'it\\'s "5$"' &&
      inapp new stories tour --locales en,de && inapp pack 'my promo' -o a.zip
      touch b.txt c.json; mkdir 'sub dir'; touch 'sub dir/x.json'
      echo '{"messages": [{"name": "advent"}, {"name": "new year"}]}' > advent.json
      """)
    try #require(made.status == 0, "\(made.everything)")
  }

  /// The committed script of a shell.
  static func script(_ name: String) -> String {
    projectRoot.appending(path: "completions/\(name)").path
  }

  /// Runs a script of a shell on lines and returns what it wrote, line by line.
  func run(_ shell: String, _ flags: [String], _ driver: String, lines: [String]) throws
    -> [String]
  {
    let script = try folder.write(driver.utf8, to: ".driver")
    var environment = try BuiltProgram.environment(["TERM": "dumb"])
    environment["LC_ALL"] = "C.UTF-8"
    let ran = try TestSupport.run(
      try #require(tool(shell)), flags + [script.path], environment: environment,
      stdin: Data((lines.joined(separator: "\n") + "\n").utf8), in: folder.url, timeout: 120)
    #expect(ran.status == 0 && ran.errors == "", "\(ran.everything)")
    return ran.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The answers to each line, where `END` stands behind those of one.
  func answers(
    _ shell: String, _ flags: [String], _ driver: String, lines: [String]
  ) throws -> [[String]] {
    let all = try run(shell, flags, driver, lines: lines)
    var answers: [[String]] = [[]]
    for line in all {
      if line == "END" { answers.append([]) } else { answers[answers.count - 1].append(line) }
    }
    try #require(answers.count == lines.count + 1, "\(all)")
    return answers.dropLast()
  }
}
