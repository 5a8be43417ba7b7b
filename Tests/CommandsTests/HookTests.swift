import Foundation
import TestSupport
import Testing

/// The hooks that pre-commit reads from the top of the project.
@Suite struct HookTests {
  private func values(of key: String) throws -> [String] {
    let file = projectRoot.appending(path: ".pre-commit-hooks.yaml")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap {
      let line = $0.drop { " -".contains($0) }
      return line.hasPrefix("\(key): ") ? String(line.dropFirst(key.count + 2)) : nil
    }
  }

  @Test func eachHookRunsWhatTheProgramKnows() throws {
    let entries = try values(of: "entry")
    #expect(Set(entries) == ["inapp validate", "inapp fmt"])
    #expect(try values(of: "id").count == 4)
    for entry in Set(entries) {
      let inapp = try BuiltProgram()
      try inapp("new", "banner", "sale", "--locales", "en,de")
      let files = "sale/native-config.json sale/pushwoosh.json"
      #expect(try inapp.bash("\(entry) \(files)").status == 0)
      #expect(
        try inapp.bash("sed -i s/position/positoin/ sale/*; inapp validate \(files)").status == 1)
    }
  }

  /// pre-commit fails a hook that changes files, so the program need not.
  @Test func theLayoutHookChangesFiles() throws {
    let inapp = try BuiltProgram()
    try inapp("new", "banner", "sale", "--locales", "en,de")
    let laidOut = try inapp.text("sale/native-config.json")
    _ = try inapp.bash("tr -d '\\n' < sale/native-config.json > x; mv x sale/native-config.json")
    let files = "sale/native-config.json sale/pushwoosh.json"
    #expect(try inapp.bash("inapp fmt --check \(files)").status == 1)
    #expect(try inapp.bash("inapp fmt \(files)").status == 0)
    #expect(try inapp.text("sale/native-config.json") == laidOut)
    #expect(try inapp.bash("echo ] >> sale/pushwoosh.json; inapp fmt \(files)").status == 2)
  }

  @Test func hooksTakeTemplatesAndNothingElse() throws {
    for pattern in try values(of: "files") {
      let files = try Regex(pattern)
      #expect("sale/native-config.json".contains(files))
      #expect("pushwoosh.json".contains(files))
      #expect(!"sale/my-native-config.json".contains(files))
      #expect(!"sale/native-config.json.bak".contains(files))
    }
  }
}
