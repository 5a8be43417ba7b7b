import Foundation
import Shell
import Testing

/// Completes toy command lines in real shells, where they are installed.
@Suite struct CompletionTests {
  /// What stands before the cursor, and what the shells must and must not offer there.
  struct Question: Sendable, CustomTestStringConvertible {
    let line: String
    let offered: [String]
    let others: [String]

    init(_ line: String, _ offered: [String], not others: [String] = []) {
      self.line = line
      self.offered = offered
      self.others = others
    }

    var testDescription: String { line }
  }

  /// The folder holds a.zip, b.txt, c.json and "sub dir".
  static let questions = [
    Question("toy ", ["pack", "make", "get", "box", "help"], not: ["complete-fields", "a.zip"]),
    Question("toy pa", ["pack"], not: ["make"]),
    Question("toy --v", ["--version"]),
    Question("toy pack --", ["--output", "--check", "--no-show-close", "--format", "--help"]),
    Question("toy pack --format ", ["text", "json"], not: ["a.zip"]),
    Question("toy pack --format=j", ["json"], not: ["text"]),
    Question("toy pack --output ", ["a.zip", "sub dir"], not: ["b.txt", "c.json"]),
    Question("toy pack -o a", ["a.zip"]),
    Question("toy pack ", ["sub dir"], not: ["a.zip", "b.txt"]),
    Question("toy make ", ["bear", "ball", "doll"]),
    Question("toy make b", ["bear", "ball"], not: ["doll"]),
    Question("toy make --color ", ["red", "blue"], not: ["bear"]),
    Question("toy make -c red --color b", ["blue"], not: ["red"]),
    Question("toy make --size 3 b", ["bear", "ball"]),
    Question("toy make bear ", ["sub dir"], not: ["bear"]),
    Question("toy get ", ["a.zip", "c.json", "title", "text"], not: ["b.txt"]),
    Question("toy get a.zip t", ["title", "text"], not: ["a.zip"]),
    Question("toy box ", ["add", "list"], not: ["pack"]),
    Question("toy box add ", ["a.zip", "c.json"], not: ["b.txt", "add"]),
    Question("toy box add a.zip c", ["c.json"]),
    Question("toy help ex", ["exit-codes"]),
  ]

  private func withScript<Result>(
    _ shell: CompletionShell, _ body: (URL, URL) throws -> Result
  ) throws -> Result {
    try withTemporaryFolder { folder in
      let program = Toy.program.info
      let script = try folder.write(shell.script(for: program), as: shell.fileName(for: program))
      let work = folder.appendingPathComponent("work")
      try FileManager.default.createDirectory(
        at: work.appendingPathComponent("sub dir"), withIntermediateDirectories: true)
      for name in ["a.zip", "b.txt", "c.json"] { _ = try work.write([], as: name) }
      return try body(script, work)
    }
  }

  private func check(_ question: Question, _ answers: [String]) {
    let words = Set(answers.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 })
    #expect(words.isSuperset(of: question.offered), "\(question.line): \(answers)")
    #expect(words.isDisjoint(with: question.others), "\(question.line): \(answers)")
  }

  @Test(arguments: CompletionShell.allCases.filter { Tool($0.rawValue) != nil })
  func scriptsHaveNoSyntaxErrors(shell: CompletionShell) throws {
    let tool = try #require(Tool(shell.rawValue))
    try withScript(shell) { script, _ in
      let flag = shell == .fish ? "--no-execute" : "-n"
      let (code, output) = try tool.run([flag, script.path])
      #expect(code == 0 && output == "", "\(output)")
    }
  }

  @Test(.enabled(if: Tool("bash") != nil), arguments: questions)
  func bashCompletes(_ question: Question) throws {
    let bash = try #require(Tool("bash"))
    try withScript(.bash) { script, work in
      // Readline passes "=" as a word of its own; a shell without it in COMP_WORDBREAKS does not.
      let words = question.line.split(separator: " ", omittingEmptySubsequences: false).map(
        String.init)
      let whole = try completeInBash(bash, script, work, words)
      let isValue = words.last?.contains("=") == true
      check(question, isValue ? whole.map { String($0.drop { $0 != "=" }.dropFirst()) } : whole)
      if isValue {
        let split = words.flatMap { word in
          word.replacing("=", with: " = ").split(separator: " ").map(String.init)
        }
        check(question, try completeInBash(bash, script, work, split))
      }
    }
  }

  private func completeInBash(
    _ bash: Tool, _ script: URL, _ work: URL, _ words: [String]
  ) throws -> [String] {
    let array = words.map { "'\($0)'" }.joined(separator: " ")
    let driver = """
      source '\(script.path)'; COMP_WORDS=(\(array)); COMP_CWORD=\(words.count - 1); _toy
      [[ ${#COMPREPLY[@]} -eq 0 ]] || printf '%s\\n' "${COMPREPLY[@]}"
      """
    let (code, output) = try bash.run(["--norc", "-c", driver], in: work)
    #expect(code == 0 || output == "", "\(output)")
    return output.split(separator: "\n").map(String.init)
  }

  @Test(.enabled(if: Tool("fish") != nil), arguments: questions)
  func fishCompletes(_ question: Question) throws {
    let fish = try #require(Tool("fish"))
    try withScript(.fish) { script, work in
      let driver = "source '\(script.path)'; complete -C '\(question.line)'"
      let (code, output) = try fish.run(["--no-config", "-c", driver], in: work)
      #expect(code == 0, "\(output)")
      let answers = output.split(separator: "\n").map { line in
        let word = String(line.prefix { $0 != "\t" }.replacing("\\ ", with: " "))
        return word.hasPrefix("--") && question.line.last == "j"
          ? String(word.drop { $0 != "=" }.dropFirst()) : word
      }
      check(question, answers)
    }
  }

  @Test(.enabled(if: Tool("fish") != nil))
  func descriptionsAreShownInFish() throws {
    let fish = try #require(Tool("fish"))
    try withScript(.fish) { script, work in
      let driver = "source '\(script.path)'; complete -C 'toy box '; complete -C 'toy pack --ch'"
      let output = try fish.run(["--no-config", "-c", driver], in: work).output
      #expect(output.contains("list\tLists the boxes: [all] of \"them\", isn't it."))
      #expect(output.contains("--check\tCompare with"))
    }
  }

  @Test(.enabled(if: Tool("zsh") != nil))
  func zshCompletes() throws {
    let answers = try completeInZsh("autoload", Self.questions.map(\.line))
    for (question, words) in zip(Self.questions, answers) { check(question, words) }
  }

  @Test(.enabled(if: Tool("zsh") != nil))
  func descriptionsAreShownInZsh() throws {
    let answers = try completeInZsh("source", ["toy box ", "toy pack --ch", "toy make --"])
    try #require(answers.count == 3)
    let shown = answers.map { $0.joined(separator: "\n") }
    #expect(shown[0].contains("-- Lists the boxes: [all] of \"them\", isn't it."))
    #expect(shown[1].contains("--check"))
    #expect(shown[2].contains("-- How large it is."))
  }

  private func completeInZsh(_ way: String, _ lines: [String]) throws -> [[String]] {
    let zsh = try #require(Tool("zsh"))
    return try withScript(.zsh) { script, work in
      let driver = try script.deletingLastPathComponent().write([zshDriver], as: "driver")
      let log = script.deletingLastPathComponent().appendingPathComponent("log")
      let arguments = ["-f", driver.path, script.path, way, log.path] + lines
      let output = try zsh.run(arguments, in: work).output
      let text = try String(contentsOf: log, encoding: .utf8)
      var answers: [[String]] = [[]]
      for line in text.split(separator: "\n") {
        if line == "END" {
          answers.append([])
        } else {
          answers[answers.count - 1].append(String(line).replacing("\\ ", with: " "))
        }
      }
      #expect(answers.count == lines.count + 1, "\(output)\(text)")
      return answers.dropLast()
    }
  }
}
