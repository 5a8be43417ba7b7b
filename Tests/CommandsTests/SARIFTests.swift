import Foundation
import JSONTree
import SourceText
import TestSupport
import Testing

/// The SARIF log against what SARIF 2.1.0 asks of one, and against the JSON format.
@Suite struct SARIFTests {
  private static let folder = "50% off, a:b/é"
  private static let config = """
    {
      "displayType": "modal",
      "modal": {
        "👨‍👩‍👧 e\u{301}": 1, "background": "4B5057",
        "showClose": "true",
        "dimBackground": true,
        "title": {"text": "{{k|text|Hello}}", "color": "{{Color|color|#FFF}}"},
        "buttons": [],
      }
    }
    """
  private static let strings = """
    {"default_language": "en", "localization": {"en": {"Color": "#000"}, "de": {"Color": "🟥red"}}}
    """

  private func inappWithFaults(_ text: String = config) throws -> BuiltProgram {
    let inapp = try BuiltProgram()
    try inapp.folder.write(text.utf8, to: "\(Self.folder)/native-config.json")
    try inapp.folder.write(Self.strings.utf8, to: "\(Self.folder)/pushwoosh.json")
    return inapp
  }

  private func run(of inapp: BuiltProgram, _ words: String...) throws -> Node {
    let finished = try inapp.bash(
      "inapp validate \(words.joined(separator: " ")) --format sarif")
    #expect(finished.output.hasSuffix("}\n"))
    let document = Document(parsing: finished.output)
    #expect(document.isValid)
    #expect(document.root?["version"]?.string == "2.1.0")
    #expect(document.root?["runs"]?.count == 1)
    return try #require(document.root?["runs"]?[0])
  }

  @Test func everyResultNamesARuleAndAPlace() throws {
    let inapp = try inappWithFaults()
    let run = try run(of: inapp, "'\(Self.folder)'")
    #expect(run["columnKind"]?.string == "unicodeCodePoints")
    let driver = try #require(run["tool"]?["driver"])
    #expect(driver["name"]?.string == "inapp")
    let rules = try #require(driver["rules"])
    for rule in rules.elements {
      for key in ["shortDescription", "fullDescription", "help"] {
        #expect(rule[key]?["text"]?.string?.isEmpty == false)
      }
    }
    let results = try #require(run["results"])
    #expect(results.count >= 6)
    for result in results.elements {
      let index = try #require(result["ruleIndex"]?.number)
      #expect(rules[Int(index)]?["id"]?.string == result["ruleId"]?.string)
      #expect(["error", "warning", "note"].contains(result["level"]?.string))
      let place = try #require(result["locations"]?[0]?["physicalLocation"])
      let uri = try #require(place["artifactLocation"]?["uri"]?.string)
      #expect(uri.hasPrefix("50%25%20off,%20a%3Ab/%C3%A9/"))
      let file = try #require(uri.removingPercentEncoding)
      try expectThatWaysOfNamingAgree(
        try #require(place["region"]), SourceFile(name: file, bytes: inapp.bytes(file)))
    }
  }

  /// Lines and columns in code points name the same bytes as offset and length.
  private func expectThatWaysOfNamingAgree(_ region: Node, _ source: SourceFile) throws {
    func number(_ key: String) throws -> Int { Int(try #require(region[key]?.number)) }
    func offset(_ line: Int, _ column: Int) -> Int {
      let range = source.lineRange(line)
      let before = source.text(in: range).unicodeScalars.prefix(column - 1)
      return range.lowerBound + String(String.UnicodeScalarView(before)).utf8.count
    }
    let start = offset(try number("startLine"), try number("startColumn"))
    let end = offset(try number("endLine"), try number("endColumn"))
    #expect(start == (try number("byteOffset")))
    #expect(end - start == (try number("byteLength")))
  }

  @Test func findingsVerdictsAndLevelsAreThoseOfTheJSONFormat() throws {
    let inapp = try inappWithFaults()
    let run = try run(of: inapp, "'\(Self.folder)'")
    let json = try inapp("validate", Self.folder, "--format", "json")
    let files = try #require(Document(parsing: json.output).root?["files"])
    let findings = files.elements.flatMap { $0["findings"].map { Array($0.elements) } ?? [] }
    let results = try #require(run["results"]).elements
    #expect(results.map { $0["ruleId"]?.string } == findings.map { $0["rule"]?.string })
    #expect(
      results.map { $0["level"]?.string?.replacingOccurrences(of: "note", with: "info") }
        == findings.map { $0["severity"]?.string })
    let bags = try #require(run["properties"]?["files"]).elements
    #expect(
      bags.map { $0["verdicts"]?.text }.map(compact)
        == files.elements.map { $0["verdicts"]?.text }.map(compact))
  }

  private func compact(_ text: String?) -> String? { text?.filter { !$0.isWhitespace } }

  @Test func aTranslationsFaultAlsoNamesTheTemplatesPlace() throws {
    let run = try run(of: inappWithFaults(), "'\(Self.folder)'")
    let result = try #require(
      run["results"]?.elements.first { $0["relatedLocations"] != nil })
    let blamed = result["locations"]?[0]?["physicalLocation"]?["artifactLocation"]?["uri"]?.string
    #expect(blamed?.hasSuffix("pushwoosh.json") == true)
    let related = try #require(result["relatedLocations"]?[0])
    let uri = related["physicalLocation"]?["artifactLocation"]?["uri"]?.string
    #expect(uri?.hasSuffix("native-config.json") == true)
    #expect(
      related["logicalLocations"]?[0]?["fullyQualifiedName"]?.string == "/modal/title/color")
  }

  @Test func bracesAreDoubledBecauseSARIFReadsThemAsPlaceholders() throws {
    let run = try run(
      of: inappWithFaults(), "'\(Self.folder)'", "--select placeholder-not-portable")
    let text = try #require(run["results"]?[0]?["message"]?["text"]?.string)
    #expect(text.contains("\"{{{{k|text|Hello}}}}\""))
  }

  @Test func itsRepairsAreThoseOfFix() throws {
    let inapp = try inappWithFaults()
    let run = try run(of: inapp, "'\(Self.folder)'")
    let path = "\(Self.folder)/native-config.json"
    let fixes = try #require(run["results"]).elements.compactMap { $0["fixes"]?[0] }
      .filter { $0["properties"]?["safe"]?.boolean == true }
    #expect(fixes.count == 3)
    let edits = try fixes.flatMap {
      try #require($0["artifactChanges"]?[0]?["replacements"]).elements
    }
    .map { replacement in
      let region = try #require(replacement["deletedRegion"])
      let start = Int(try #require(region["byteOffset"]?.number))
      let length = Int(try #require(region["byteLength"]?.number))
      let text = try #require(replacement["insertedContent"]?["text"]?.string)
      return TextEdit(range: start..<start + length, text: text)
    }
    let repaired = try SourceFile(name: path, bytes: inapp.bytes(path)).applying(edits)
    try inapp("validate", Self.folder, "--fix")
    #expect(try inapp.bytes(path) == repaired.bytes)
  }

  @Test func fingerprintsOutliveLinesAddedBefore() throws {
    func prints(_ text: String) throws -> [String: String] {
      let run = try run(of: inappWithFaults(text), "'\(Self.folder)'")
      return Dictionary(
        try #require(run["results"]).elements.map {
          ($0["partialFingerprints"]?["ruleAndPlace/v1"]?.string ?? "", $0["ruleId"]?.string ?? "")
        }, uniquingKeysWith: { first, _ in first })
    }
    let before = try prints(Self.config)
    let results = try #require(run(of: inappWithFaults(), "'\(Self.folder)'")["results"])
    #expect(before.count == results.count)
    #expect(try prints("\n\n" + Self.config.replacingOccurrences(of: "    ", with: "\t")) == before)
  }

  @Test func ofAZIPOnlyTheZIPIsNamedAndNothingIsRepaired() throws {
    let inapp = try inappWithFaults()
    _ = try inapp.bash("cd '\(Self.folder)' && zip -qX ../../promo.zip *.json")
    let run = try run(of: inapp, "promo.zip")
    let results = try #require(run["results"])
    #expect(results.count >= 6)
    for result in results.elements {
      let place = try #require(result["locations"]?[0]?["physicalLocation"])
      #expect(place.members.map(\.key) == ["artifactLocation"])
      #expect(place["artifactLocation"]?["uri"]?.string == "promo.zip")
      #expect(result["fixes"] == nil)
      #expect(result["message"]?["text"]?.string?.contains(".json:") == true)
    }
  }

  @Test func aWindowsFileWithAMarkHasTheSameColumns() throws {
    let text = "\u{FEFF}" + Self.config.replacingOccurrences(of: "\n", with: "\r\n")
    let inapp = try inappWithFaults(text)
    let marked = try run(of: inapp, "'\(Self.folder)'", "--ignore byte-order-mark")
    let plain = try run(of: inappWithFaults(), "'\(Self.folder)'")
    func places(_ run: Node) -> [[Double?]] {
      (run["results"].map { Array($0.elements) } ?? []).map { result in
        let region = result["locations"]?[0]?["physicalLocation"]?["region"]
        return ["startLine", "startColumn", "endLine", "endColumn"].map { region?[$0]?.number }
      }
    }
    #expect(places(marked) == places(plain))
  }
}
