import Authoring
import Schema
import TestSupport
import Testing
import Wording

/// The flags that help lists where it is asked for.
@Suite struct FieldFlagHelpTests {
  private static let types = Catalogue.displayTypes.map(\.name)

  @Test(arguments: types) func aTemplatesFlags(_ type: String) throws {
    let inapp = try BuiltProgram()
    try inapp("new", type, "promo")
    let flags = FieldFlags(of: try #require(Catalogue.displayType(named: type))).all
    for line in ["inapp set promo --help", "cd promo; inapp set -h", "inapp new \(type) --help"] {
      for columns in [80, 100] {
        let page = try inapp.bash(line, environment: ["COLUMNS": "\(columns)"])
        #expect(page.status == 0 && page.errors.isEmpty)
        let lines = page.output.split(separator: "\n")
        #expect(lines.allSatisfy { $0.displayWidth <= columns })
        let listed = lines.compactMap { $0.split(separator: " ").first.map(String.init) }
        for flag in flags where !flag.isAround {
          let label = flag.isSwitch ? "--[no-]\(flag.name)" : "--\(flag.name)"
          #expect(listed.contains(label), "\(line): \(label)")
        }
      }
    }
  }

  @Test func valuesAreThoseOfTheTemplate() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "promo", "--title", "Hello  you", "--title-color", "#12345678")
    let page = try inapp("set", "promo", "--help").output
    #expect(page.contains("Fields of promo (modal), and what they hold:"))
    #expect(page.contains("Hello  you") && page.contains("#12345678"))
    try inapp("pack", "promo")
    #expect(try inapp("set", "promo.zip", "--help").output.contains("#12345678"))
    #expect(try inapp("set", "--title", "x", "promo", "a=b", "--help").output == page)
  }

  /// Ends in the page as it is outside any template.
  @Test(arguments: [
    "inapp help set", "cd promo; inapp help set", "inapp set --help", "inapp set nowhere --help",
    "echo '{' > promo/native-config.json; inapp set promo --help",
    "echo '[]' > promo/native-config.json; cd promo; inapp set --help",
    "echo '{\"displayType\": \"nosuch\"}' > promo/native-config.json; inapp set promo --help",
    "echo '{\"displayType\": \"modal\", \"modal\": 7}' > a.json; inapp set b.json --help",
    "rm promo/*; mkdir promo/native-config.json; inapp set promo --help",
    "touch empty.zip; inapp set empty.zip --help", "mkfifo p; inapp set p --help",
    "inapp set - --help",
  ])
  func theGeneralPage(_ line: String) throws {
    let inapp = try BuiltProgram()
    try inapp("new", "modal", "promo")
    let page = try inapp.bash(line)
    #expect(page.status == 0 && page.errors.isEmpty, "\(page.errors)")
    #expect(page.output.contains("\nFields of every display type:\n"))
    #expect(page.output.hasSuffix("inapp set TEMPLATE --help lists the rest, with values.\n"))
    #expect(!page.output.contains("--title  "))
  }

  @Test func aTemplateOfOddValuesIsListed() throws {
    let inapp = try BuiltProgram()
    let odd = #"{"displayType":"modal","modal":{"title":7,"background":[1],"buttons":{}}}"#
    try inapp.folder.write(Array(odd.utf8), to: "native-config.json")
    let page = try inapp("set", "--help")
    #expect(page.status == 0)
    #expect(page.output.contains("Fields of this template (modal), and what they hold:"))
  }
}
