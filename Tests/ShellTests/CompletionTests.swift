import Foundation
import Shell
import TestSupport
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

  /// A shell's script beside a folder of files to complete.
  private struct Desk {
    let folder: TemporaryFolder
    let script: URL
    var work: URL { folder["work"] }

    init(_ shell: CompletionShell) throws {
      let program = Toy.program.info
      folder = try TemporaryFolder()
      script = try folder.write(
        shell.script(for: program).map { $0 + "\n" }.joined().utf8,
        to: shell.fileName(for: program))
      for name in ["a.zip", "b.txt", "c.json", "sub dir/x"] {
        try folder.write([], to: "work/\(name)")
      }
    }

    func run(_ shell: CompletionShell, _ arguments: [String]) throws -> Finished {
      // Zsh types every line into a shell of its own, which takes a while.
      try TestSupport.run(
        try #require(tool(shell.rawValue)), arguments, environment: plainEnvironment, in: work,
        timeout: 120)
    }
  }

  private func check(_ question: Question, _ answers: [String]) {
    let words = Set(answers.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 })
    #expect(words.isSuperset(of: question.offered), "\(question.line): \(answers)")
    #expect(words.isDisjoint(with: question.others), "\(question.line): \(answers)")
  }

  @Test(arguments: CompletionShell.allCases.filter { tool($0.rawValue) != nil })
  func scriptsHaveNoSyntaxErrors(shell: CompletionShell) throws {
    let desk = try Desk(shell)
    let flag = shell == .fish ? "--no-execute" : "-n"
    let checked = try desk.run(shell, [flag, desk.script.path])
    #expect(checked.status == 0 && checked.everything == "", "\(checked.everything)")
  }

  @Test(.enabled(if: tool("bash") != nil, "bash is not installed"), arguments: questions)
  func bashCompletes(_ question: Question) throws {
    let desk = try Desk(.bash)
    // Readline passes "=" as a word of its own; a shell without it in COMP_WORDBREAKS does not.
    let words = question.line.split(separator: " ", omittingEmptySubsequences: false).map(
      String.init)
    let whole = try completeInBash(desk, words)
    let isValue = words.last?.contains("=") == true
    check(question, isValue ? whole.map { String($0.drop { $0 != "=" }.dropFirst()) } : whole)
    if isValue {
      let split = words.flatMap { word in
        word.replacing("=", with: " = ").split(separator: " ").map(String.init)
      }
      check(question, try completeInBash(desk, split))
    }
  }

  private func completeInBash(_ desk: Desk, _ words: [String]) throws -> [String] {
    let array = words.map { "'\($0)'" }.joined(separator: " ")
    let driver = """
      source '\(desk.script.path)'; COMP_WORDS=(\(array)); COMP_CWORD=\(words.count - 1); _toy
      [[ ${#COMPREPLY[@]} -eq 0 ]] || printf '%s\\n' "${COMPREPLY[@]}"
      """
    let completed = try desk.run(.bash, ["--norc", "-c", driver])
    #expect(completed.status == 0 && completed.errors == "", "\(completed.everything)")
    return completed.output.split(separator: "\n").map(String.init)
  }

  @Test(.enabled(if: tool("fish") != nil, "fish is not installed"), arguments: questions)
  func fishCompletes(_ question: Question) throws {
    let answers = try completeInFish(question.line).map { line in
      let word = String(line.prefix { $0 != "\t" }.replacing("\\ ", with: " "))
      return word.hasPrefix("--") && question.line.last == "j"
        ? String(word.drop { $0 != "=" }.dropFirst()) : word
    }
    check(question, answers)
  }

  @Test(.enabled(if: tool("fish") != nil, "fish is not installed"))
  func descriptionsAreShownInFish() throws {
    let boxes = try completeInFish("toy box ")
    #expect(boxes.contains("list\tLists the boxes: [all] of \"them\", isn't it."))
    let checks = try completeInFish("toy pack --ch")
    #expect(checks.contains { $0.hasPrefix("--check\tCompare with") })
  }

  /// What fish offers at the end of a line, each with a tab and its description.
  private func completeInFish(_ line: String) throws -> [String] {
    let desk = try Desk(.fish)
    let driver = "source '\(desk.script.path)'; complete -C '\(line)'"
    let completed = try desk.run(.fish, ["--no-config", "-c", driver])
    #expect(completed.status == 0 && completed.errors == "", "\(completed.everything)")
    return completed.output.split(separator: "\n").map(String.init)
  }

  @Test(.enabled(if: tool("zsh") != nil, "zsh is not installed"))
  func zshCompletes() throws {
    let answers = try completeInZsh("autoload", Self.questions.map(\.line))
    for (question, words) in zip(Self.questions, answers) { check(question, words) }
  }

  @Test(.enabled(if: tool("zsh") != nil, "zsh is not installed"))
  func descriptionsAreShownInZsh() throws {
    let answers = try completeInZsh("source", ["toy box ", "toy pack --ch", "toy make --"])
    try #require(answers.count == 3)
    let shown = answers.map { $0.joined(separator: "\n") }
    #expect(shown[0].contains("-- Lists the boxes: [all] of \"them\", isn't it."))
    #expect(shown[1].contains("--check"))
    #expect(shown[2].contains("-- How large it is."))
  }

  private func completeInZsh(_ way: String, _ lines: [String]) throws -> [[String]] {
    let desk = try Desk(.zsh)
    let driver = try desk.folder.write((zshDriver + "\n").utf8, to: "driver")
    let log = desk.folder["log"]
    let arguments = ["-f", driver.path, desk.script.path, way, log.path] + lines
    let completed = try desk.run(.zsh, arguments)
    let text = try String(contentsOf: log, encoding: .utf8)
    var answers: [[String]] = [[]]
    for line in text.split(separator: "\n") {
      if line == "END" {
        answers.append([])
      } else {
        answers[answers.count - 1].append(String(line).replacing("\\ ", with: " "))
      }
    }
    #expect(answers.count == lines.count + 1, "\(completed.everything)\(text)")
    return answers.dropLast()
  }
}
