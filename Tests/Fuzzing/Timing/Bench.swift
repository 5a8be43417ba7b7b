import JSONTree
import SourceText

/// Times the reader on the sizes that matter: a template, a huge text, a huge file, a huge object.
///
/// With an argument, only the timings whose name contains it.
@main
struct Bench {
  static func main() throws {
    let template = makeTemplate(buttons: 34)
    time("parse a template of \(template.count) bytes", rounds: 2000) { parse(template) }
    let source = SourceFile(name: "-", bytes: template)
    time("the same without the line index", rounds: 2000) {
      Document(parsing: source).problems.count
    }
    time("build its values and print them", rounds: 200) {
      Document(parsing: source).root.flatMap(Value.init(node:))?.printed().utf8.count ?? 0
    }
    let document = Document(parsing: source)
    if let banner = document.root?["modal"] {
      time("plan an edit in it", rounds: 2000) {
        document.inserting("x", forKey: "new", in: banner).replacement.count
      }
    }
    let text =
      Array("[\"".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: 20_000_000)
      + Array("\"]".utf8)
    time("parse a text of 20 MB", rounds: 5) { parse(text) }
    let long = SourceFile(name: "-", bytes: text)
    time("excerpt and position at its end", rounds: 20) {
      Excerpt(of: text.count - 2..<text.count, in: long).line.count
        + long.position(at: text.count).column
    }
    let buttons = makeTemplate(buttons: 362_000)
    time("parse a file of \(buttons.count / 1_000_000) MB", rounds: 3) { parse(buttons) }
    let keys = Array("{\((0..<1_000_000).map { "\"key \($0)\":0" }.joined(separator: ","))}".utf8)
    time("parse an object of 1,000,000 keys", rounds: 3) { parse(keys) }
    let equal = Array("{\((0..<1_000_000).map { _ in "\"key\":0" }.joined(separator: ","))}".utf8)
    time("parse an object of 1,000,000 equal keys", rounds: 3) { parse(equal) }
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 200_000)
    time("refuse an array 200,000 deep", rounds: 5) { parse(deep) }
  }

  private static func parse(_ bytes: [UInt8]) -> Int {
    Document(parsing: SourceFile(name: "-", bytes: bytes)).problems.count
  }

  private static func time(_ name: String, rounds: Int, _ work: () -> Int) {
    if CommandLine.arguments.count > 1, !name.contains(CommandLine.arguments[1]) { return }
    let clock = ContinuousClock()
    var best = Duration.seconds(1000)
    var sum = 0
    for _ in 0..<rounds { best = min(best, clock.measure { sum &+= work() }) }
    print("\(name): \(best) (\(sum))")
  }

  private static func makeTemplate(buttons count: Int) -> [UInt8] {
    let button = """
          {
            "text": { "text": "Book a visit — now", "color": "#FFFFFFFF" },
            "background": "#0E72E5FF",
            "border": { "color": "#0E72E5FF", "radius": 12 },
            "action": { "type": "url", "url": "https://example.com/visit" }
          }
      """
    let head =
      "{\n  \"displayType\": \"modal\",\n  \"modal\": {\n    \"showClose\": true,\n    \"buttons\": [\n"
    let list = [String](repeating: button, count: count).joined(separator: ",\n")
    return Array((head + list + "\n    ]\n  }\n}\n").utf8)
  }
}
