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
    let inapp = try BuiltProgram()
    try inapp("new", "banner", "sale", "--locales", "en,de")
    let entries = try values(of: "entry")
    #expect(entries.count == 2)
    for entry in entries {
      let files = "sale/native-config.json sale/pushwoosh.json"
      #expect(try inapp.bash("\(entry) \(files)").status == 0)
      #expect(try inapp.bash("sed -i s/position/positoin/ sale/*; \(entry) \(files)").status == 1)
      _ = try inapp.bash("sed -i s/positoin/position/ sale/*")
    }
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
