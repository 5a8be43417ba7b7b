// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
]

/// A library target: it may import only targets of a lower rank (see CONTRIBUTING.md).
func room(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: settings)
}

/// The tests of one room, which may use Foundation.
func tests(_ name: String, imports: [Target.Dependency], fixtures: [Resource] = []) -> Target {
  .testTarget(
    name: name, dependencies: imports + ["TestSupport"],
    exclude: [], resources: fixtures, swiftSettings: settings)
}

/// Fuzz targets, which need libFuzzer, and timings stay out of ordinary builds (see Fuzz/README.md).
let fuzzing: [Target] =
  Context.environment["INAPP_FUZZ"] == nil
  ? []
  : [
    .executableTarget(
      name: "fuzz-json", dependencies: ["JSONTree", "SourceText", "TestSupport"], path: "Fuzz/json",
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]),
    .executableTarget(
      name: "bench-json", dependencies: ["JSONTree", "SourceText"], path: "Fuzz/bench",
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]),
  ]

let package = Package(
  name: "inapp",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "inapp", targets: ["inapp"])],
  targets: [
    // Rank 0
    .systemLibrary(
      name: "CArchive", pkgConfig: "libarchive",
      providers: [.apt(["libarchive-dev"]), .brew(["libarchive"])]),
    room("Spelling"),
    // Rank 1
    room("SourceText"),
    room("Schema"),
    room("Shell", imports: ["Spelling"]),
    .target(
      name: "Templates", path: "Templates",
      resources: [.embedInCode("native")], swiftSettings: settings),
    // Rank 2
    room("Diagnostics", imports: ["SourceText"]),
    room("JSONTree", imports: ["SourceText"]),
    room("Archives", imports: ["CArchive"]),
    // Rank 3
    room("Checking", imports: ["Spelling", "SourceText", "Schema", "Diagnostics", "JSONTree"]),
    room("Authoring", imports: ["Spelling", "SourceText", "Schema", "JSONTree", "Templates"]),
    // Rank 4
    room(
      "Commands",
      imports: [
        "Spelling", "SourceText", "Schema", "Shell", "Templates", "Diagnostics", "JSONTree",
        "Archives", "Checking", "Authoring",
      ]),
    // Rank 5
    .executableTarget(name: "inapp", dependencies: ["Commands"], swiftSettings: settings),

    .target(
      name: "TestSupport", dependencies: ["JSONTree", "SourceText"], path: "Tests/TestSupport",
      swiftSettings: settings),
    tests("SpellingTests", imports: ["Spelling"]),
    tests("SourceTextTests", imports: ["SourceText"]),
    tests("SchemaTests", imports: ["Schema"]),
    tests("ShellTests", imports: ["Shell"]),
    tests("JSONTreeTests", imports: ["JSONTree", "SourceText"]),
    tests("ArchivesTests", imports: ["Archives"]),
    tests("CheckingTests", imports: ["Checking", "Schema", "JSONTree", "SourceText", "Diagnostics", "Templates"]),
    tests("AuthoringTests", imports: ["Authoring", "Schema", "JSONTree", "SourceText", "Templates"]),
    tests("TemplatesTests", imports: ["Templates"]),
    tests("CommandsTests", imports: ["Commands", "inapp"]),
  ] + fuzzing,
  swiftLanguageModes: [.v6]
)
