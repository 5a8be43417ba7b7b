import TestSupport
import Testing

/// With what a terminal is drawn in, by its environment.
@Suite struct SketchDepthTests {
  enum Look: String, Sendable {
    case full, indexed, sixteen, outlines, ascii
  }

  static let cases: [(environment: [String: String], words: [String], look: Look)] = [
    ([:], [], .outlines),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], [], .outlines),
    ([:], ["--color", "always"], .full),
    (["NO_COLOR": "1"], ["--color", "always"], .full),
    (["TERM": "xterm"], ["--color", "always"], .full),
    (["TERM": "xterm-256color"], ["--color", "always"], .indexed),
    (["TERM": "screen-256color", "COLORTERM": "24bit"], ["--color", "always"], .full),
    (["FORCE_COLOR": "1", "COLORTERM": "truecolor"], [], .sixteen),
    (["FORCE_COLOR": "2"], [], .indexed), (["FORCE_COLOR": "3"], [], .full),
    (["FORCE_COLOR": "2"], ["--color", "always"], .indexed),
    (["FORCE_COLOR": "3"], ["--color", "never"], .outlines),
    (["FORCE_COLOR": "0"], [], .outlines),
    (["FORCE_COLOR": "true", "TERM": "xterm"], [], .sixteen),
    (["CLICOLOR_FORCE": "1", "TERM": "xterm-256color"], [], .indexed),
    (["CLICOLOR_FORCE": "1", "TERM": "xterm-kitty"], [], .full),
    (["CLICOLOR_FORCE": "1", "TERM": "xterm-direct"], [], .full),
    (["CLICOLOR_FORCE": "1", "COLORTERM": "truecolor"], [], .full),
    (["LC_ALL": "C"], [], .ascii), (["LC_ALL": "C"], ["--color", "always"], .ascii),
    (["LC_ALL": "", "LC_CTYPE": "", "LANG": "en_US.ISO-8859-1"], [], .ascii),
    (["LC_ALL": "", "LC_CTYPE": "POSIX", "LANG": "en_US.UTF-8"], [], .ascii),
    (["LC_ALL": "de_DE.utf8"], [], .outlines), (["LC_ALL": ""], [], .outlines),
  ]

  @Test(arguments: cases.indices) func isChosen(_ index: Int) throws {
    let (environment, words, look) = Self.cases[index]
    let inapp = try BuiltProgram()
    try inapp("new", "modal")
    let line = "inapp preview modal --terminal \(words.joined(separator: " "))"
    let finished = try inapp.bash(line, environment: environment)
    #expect(finished.status == 0)
    #expect(Look(of: finished.output) == look, "\(environment) \(words)")
  }
}

extension SketchDepthTests.Look {
  fileprivate init?(of output: String) {
    let found = [
      (Self.full, "[38;2;"), (.indexed, "[38;5;"), (.sixteen, "\u{1B}[107m"), (.outlines, "╭"),
      (.ascii, " +---"),
    ].filter { output.contains($0.1) }
    guard found.count == 1 || found[0].0 == .full && !output.contains("38;5;") else { return nil }
    self = found[0].0
  }
}
