import Shell
import TestSupport
import Testing

@Suite struct ParsingPropertyTests {
  /// Whatever the words are, the answer is a resolution or a message of one line.
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func randomWordsNeverCrash(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let parts = [
      "toy", "pack", "make", "get", "box", "add", "help", "-", "--", "=", "-o", "n", "h", "-s",
      "--output", "--no-", "show-close", "--title", "--owner", "1", ".5", " ", "\u{1B}", "é", "🧸",
      "\n", "",
    ]
    for _ in 0..<2000 {
      var words = random.pick([[], ["pack"], ["make"], ["get"], ["box", "add"], ["help"]])
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let count = Int.random(in: 0...3, using: &random)
        words.append((0..<count).map { _ in random.pick(parts) }.joined())
      }
      do throws(UsageError) {
        _ = try Toy.program.resolve(words)
      } catch {
        let text = error.text(program: "toy")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") }, "\(words)")
        #expect(!text.contains("\u{1B}") && lines.count <= 4, "\(words)")
        #expect([".", "?"].contains(text.last), "\(words): \(text)")
      }
    }
  }

  /// Options written in any permitted way are read back as they were.
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func optionsSurviveBeingWritten(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let texts = [
      "a", "", "-", "-7", "x y", "a=b", "--check", "-n", "--", "é🧸", "pack", "-.5", "=", "- x",
    ]
    for _ in 0..<1000 {
      var options = Toy.PackOptions()
      options.isCheck = Bool.random(using: &random)
      options.isDry = Bool.random(using: &random)
      options.shared.isVerbose = Bool.random(using: &random)
      options.showClose = random.pick([nil, true, false])
      options.shared.format = random.pick([.text, .json])
      options.output = random.pick([nil] + texts.filter { !$0.isEmpty })
      options.folder = random.pick([nil] + texts.filter { !$0.isEmpty })
      let words = write(options, &random)
      #expect(try Toy.parse(Toy.pack, words) == options, "\(words)")
    }
  }

  /// Writes options in one of the permitted ways.
  private func write(_ options: Toy.PackOptions, _ random: inout SplitMix64) -> [String] {
    var groups: [[String]] = []
    if options.isCheck { groups.append(["--check"]) }
    if options.isDry, options.shared.isVerbose {
      groups.append(random.pick([["-nv"], ["-v", "-n"], ["--dry-run", "-v"]]))
    } else if options.isDry {
      groups.append([random.pick(["-n", "--dry-run"])])
    } else if options.shared.isVerbose {
      groups.append([random.pick(["-v", "--verbose"])])
    }
    if let show = options.showClose { groups.append([show ? "--show-close" : "--no-show-close"]) }
    if options.shared.format == .json {
      groups.append(random.pick([["--format=json"], ["--format", "json"]]))
    }
    if let output = options.output {
      var ways = [["--output=\(output)"], ["-o=\(output)"]]
      if !output.hasPrefix("=") { ways.append(["-o\(output)"]) }
      if !["--check", "-n", "--"].contains(output) {
        ways += [["--output", output], ["-o", output]]
      }
      groups.append(random.pick(ways))
    }
    groups.shuffle(using: &random)
    guard let folder = options.folder else { return groups.flatMap(\.self) }
    let isPlain = !folder.hasPrefix("-") || ["-", "-7", "-.5"].contains(folder)
    if isPlain, Bool.random(using: &random) {
      groups.insert([folder], at: Int.random(in: 0...groups.count, using: &random))
    } else {
      groups.append(["--", folder])
    }
    return groups.flatMap(\.self)
  }

  /// Work that grows with the square of a word's length would never end here.
  @Test(.timeLimit(.minutes(1))) func hugeWordsAreReadWhole() throws {
    let huge = String(repeating: "x", count: 2_000_000)
    #expect(try Toy.parse(Toy.pack, [huge]) == Toy.PackOptions(folder: huge))
    for words in [["--output=" + huge], ["-o" + huge], ["-o", huge]] {
      #expect(try Toy.parse(Toy.pack, words) == Toy.PackOptions(output: huge))
    }
    for words in [["pack", "--" + huge], ["pack", "-" + huge], [huge], ["help", huge]] {
      let error = #expect(throws: UsageError.self) { try Toy.program.resolve(words) }
      #expect(error?.message.count ?? .max < 120)
    }
  }
}
