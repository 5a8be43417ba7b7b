import Authoring
import Commands
import Schema
import Shell
import Testing

/// Field flags beside the options that commands list.
@Suite struct FieldFlagTableTests {
  private static let open = Inapp.program.info.commands.filter { command in
    command.arguments.contains { $0.kind == .openOptions }
  }

  /// Segments have a colour of their own, which add tells from when to colour by its value; set and new reach no
  /// element by a flag.
  private static let shared: [String: Set<String>] = [
    "add": ["--color"], "set": ["--color"], "new": ["--color"],
  ]

  @Test func commandsThatTakeThem() {
    #expect(Set(Self.open.map(\.name)).isSuperset(of: ["new", "set", "add"]))
  }

  @Test(arguments: open.map(\.name)) func noneHidesAnOption(_ name: String) throws {
    let command = try #require(Self.open.first { $0.name == name })
    let own = Set(command.arguments.flatMap(\.spellings) + ["--help", "--version"])
    let flags = FieldFlags.anywhere.flatMap { ["--\($0.name)", "--no-\($0.name)"] }
    #expect(flags.count > 150)
    #expect(own.intersection(flags) == Self.shared[name] ?? [])
  }

  @Test func theCommonOnesAreThoseOfEveryType() {
    let common = Set(FieldFlags.common.map(\.name))
    #expect(common.isSuperset(of: ["show-close", "in-app-id", "max-displays", "cooldown"]))
    #expect(!common.contains("title"))
    for type in Catalogue.displayTypes {
      #expect(common.isSubset(of: FieldFlags(of: type).all.map(\.name)))
    }
  }

  @Test(arguments: ["new", "set"]) func manualsListThem(_ name: String) throws {
    let command = try #require(Self.open.first { $0.name == name })
    let page = Manual(Inapp.program.info, date: "").page(command).joined(separator: "\n")
    #expect(page.contains("max\\-displays"))
    #expect(page.contains("\\-title\\-color"))
  }
}
