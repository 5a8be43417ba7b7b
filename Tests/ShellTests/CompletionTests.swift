import Shell
import TestSupport
import Testing

/// What the engine finds for toy command lines.
@Suite struct CompletionTests {
  /// The words before the cursor, that in which it is, and what can and what cannot stand there.
  struct Question: Sendable, CustomTestStringConvertible {
    let words: [String]
    let word: String
    let offered: [String]
    let others: [String]
    let extensions: [String]?
    let isFile: Bool

    init(
      _ words: String, _ word: String, _ offered: [String] = [], not others: [String] = [],
      files extensions: [String]? = nil, isFile: Bool = false
    ) {
      self.words = words.split(separator: " ").map(String.init)
      self.word = word
      self.offered = offered
      self.others = others
      self.extensions = extensions
      self.isFile = isFile || extensions != nil
    }

    var testDescription: String { (words + [word]).joined(separator: " ") }
  }

  static let questions = [
    Question("", "", ["pack", "make", "get", "box", "help"], not: ["complete-fields", "--help"]),
    Question("", "pa", ["pack"], not: ["make"]),
    Question("", "--", ["--version", "--help"]),
    Question("", "-", ["--version", "--help"]),
    Question("box", "", ["add", "list"], not: ["pack"]),
    Question("help", "ex", ["exit-codes"]),
    Question("help box", "l", ["list"], not: ["add"]),
    Question("help box list", ""),
    Question("nosuch", ""),
    Question("nosuch x", ""),
    Question("--version", ""),
    Question(
      "pack", "--",
      ["--output", "--check", "--show-close", "--no-show-close", "--format", "--help"]),
    Question("pack --check --no-show-close", "--", ["--output"], not: ["--check", "--show-close"]),
    Question("pack -o a.zip -v", "--", ["--check"], not: ["--output", "--verbose"]),
    Question("pack -vo a.zip", "--", ["--check"], not: ["--output", "--verbose"]),
    Question("make -cred", "--c", ["--color"]),
    Question("make", "-c", ["-c"], not: ["--color"]),
    Question("pack", "--format=j", ["--format=json"], not: ["--format=text"]),
    Question("pack --format", "", ["text", "json"]),
    Question("pack --format", "--c", ["--check"]),
    Question("make", "-cr", ["-cred"]),
    Question("make", "-c=b", ["-c=blue"]),
    Question("make --color", "b", ["blue"], not: ["bear"]),
    Question("make --size 3", "b", ["bear", "ball"], not: ["blue"]),
    Question("make --size=3", "b", ["bear", "ball"]),
    Question("make", "-3"),
    Question("make bear", "", isFile: true),
    Question("make bear house", ""),
    Question("make -c red", "d", ["doll"]),
    Question("pack", "", isFile: true),
    Question("pack --output", "", files: ["zip"]),
    Question("pack", "--output=a", files: ["zip"]),
    Question("pack", "-oa", files: ["zip"]),
    Question("pack --", "--ch", isFile: true),
    Question("get", "", ["title", "text"], files: ["zip", "json"]),
    Question("get bear/", "t", ["title", "text"]),
    Question("get title", ""),
    Question("get bear/ title", ""),
    Question("get title", "--sh", ["--show-close"], not: ["--no-show-close"]),
    Question(
      "get title --show-close", "--", ["--title"], not: ["--show-close", "--no-show-close"]),
    Question(
      "get title --no-show-close", "--", ["--title"], not: ["--show-close", "--no-show-close"]),
    Question("get title --title", "H", ["Hello"]),
    Question("get title", "--title=", ["--title=Hello"]),
    Question("box add", "", files: ["zip", "json"]),
    Question("box add a.zip", "", files: ["zip", "json"]),
    Question("box list", ""),
    Question("make --mood", "calm,s", ["calm,sunny"]),
    Question("make --mood", "calm,", ["calm,sunny", "calm,sad"], not: ["calm,calm"]),
    Question("make --part", "", ["leg=", "arm="]),
    Question("make --part", "leg=2,", ["leg=2,arm="], not: ["leg=2,leg="]),
    Question(#"make --part"#, #"arm=a\,"#),
    Question("make --part", "arm="),
    Question("make --part", "leg=t", ["leg=two"], not: ["leg=one"]),
  ]

  static func source(_ request: WordRequest) -> [Candidate] {
    switch (request.kind, request.openOption) {
    case ("fields", nil): ["title", "show-close", "no-show-close"].map { Candidate($0) }
    case ("fields", "title"): [Candidate("Hello"), Candidate("two\nlines")]
    case ("steps", _):
      switch request.word {
      case "": [Candidate("a.", ending: .step)]
      case "a.": [Candidate("a.b[", ending: .step)]
      case "a.b[": [Candidate("a.b[0]"), Candidate("a.b[1]")]
      default: []
      }
    default: []
    }
  }

  private let completer = Completer(Toy.program.info, source: source)

  @Test(arguments: questions) func offers(_ question: Question) {
    let found = completer.completion(of: question.word, after: question.words)
    let words = found.candidates.map(\.word)
    #expect(Set(words).isSuperset(of: question.offered), "\(words)")
    #expect(Set(words).isDisjoint(with: question.others), "\(words)")
    #expect(question.offered.isEmpty == words.isEmpty, "\(words)")
    #expect((found.files != nil) == question.isFile)
    if let files = found.files { #expect(files.extensions == question.extensions) }
  }

  @Test func whatStandsBeforeAFile() {
    func start(_ word: String) -> String {
      completer.completion(of: word, after: ["pack"]).beforeFile
    }
    #expect(start("--output=a") == "--output=")
    #expect(start("-oa") == "-o" && start("-vo=a") == "-vo=")
    #expect(start("") == "")
  }

  @Test func aLoneStepIsTaken() {
    func words(_ word: String) -> [String] {
      completer.completion(of: word, after: ["make", "--steps"]).candidates.map(\.word)
    }
    #expect(words("") == ["a.b[0]", "a.b[1]"])
    #expect(words("a.b[1") == ["a.b[1]"] || words("a.b[1") == [])
    #expect(words("x") == [])
  }

  @Test func notesAreThoseOfTheTable() {
    let boxes = completer.completion(of: "", after: ["box"]).candidates
    #expect(
      boxes.contains(Candidate("list", "Lists the boxes: [all] of \"them\", isn't it.")))
    let moods = completer.completion(of: "", after: ["make", "--mood"]).candidates
    #expect(moods.first == Candidate("calm", "No noise."))
  }

  /// Whatever stands on a line, all that is offered begins as the word does and fits in a line of text.
  @Test func anyLine() {
    let pool = [
      "pack", "make", "get", "box", "add", "help", "-", "--", "-o", "-cred", "-vn", "--output",
      "--output=a", "--format=", "--color", "--title", "--title=x", "-3", "", "=", "a.zip", "bear/",
      "title", "--nosuch", "-x", "ö", "a b", "--steps", "--mood", "calm,", ",", "--part", "leg=,",
    ]
    var generator = SplitMix64(seed: 7)
    for _ in 0..<5_000 {
      let words = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        pool.randomElement(using: &generator) ?? ""
      }
      let word = pool.randomElement(using: &generator) ?? ""
      for candidate in completer.completion(of: word, after: words).candidates {
        #expect(candidate.word.hasPrefix(word), "\(words) \(word): \(candidate.word)")
        #expect(!candidate.word.contains("\n"))
      }
    }
  }
}
