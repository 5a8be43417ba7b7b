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
func room(
  _ name: String, imports: [Target.Dependency] = [], links: [LinkerSetting] = []
) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: settings, linkerSettings: links)
}

/// Rounding calls the C math library, which Linux does not link by itself.
let math = LinkerSetting.linkedLibrary("m", .when(platforms: [.linux]))

/// The tests of one room, which may use Foundation.
func tests(_ name: String, imports: [Target.Dependency], except: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: imports + ["TestSupport"], exclude: except, swiftSettings: settings)
}

/// A libFuzzer target, which has no main and so stays out of ordinary builds: see `make fuzz`.
func fuzz(_ name: String, path: String, imports: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: imports, path: path,
    swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])])
}

let fuzzing: [Target] =
  Context.environment["INAPP_FUZZ"] == nil
  ? []
  : [
    fuzz(
      "fuzz-json", path: "Tests/Fuzzing/JSON",
      imports: ["JSONTree", "SourceText", "Wording", "TestSupport"]),
    fuzz("fuzz-zip", path: "Tests/Fuzzing/ZIP", imports: ["Archives", "Wording"]),
    fuzz("fuzz-zones", path: "Tests/Fuzzing/Zones", imports: ["Campaigns"]),
    fuzz("time-json", path: "Tests/Fuzzing/Timing", imports: ["JSONTree", "SourceText"]),
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
    .systemLibrary(name: "CLinux"),
    room("Wording", links: [math]),
    // Rank 1
    room("SourceText", imports: ["Wording"]),
    room("Schema", imports: ["Wording"]),
    room("Host", imports: ["CLinux", "Wording"]),
    room("Shell", imports: ["Wording"]),
    .target(
      name: "Templates", path: "Templates",
      resources: [.embedInCode("native"), .embedInCode("inbox")], swiftSettings: settings),
    // Rank 2
    room("Diagnostics", imports: ["Wording", "SourceText"]),
    room("JSONTree", imports: ["Wording", "SourceText"]),
    room("Archives", imports: ["CArchive", "Wording", "Host"]),
    // Rank 3
    room("Localization", imports: ["Wording", "Schema", "JSONTree"]),
    room(
      "Checking",
      imports: [
        "Wording", "SourceText", "Schema", "Diagnostics", "JSONTree", "Archives", "Localization",
      ]),
    room(
      "Authoring",
      imports: [
        "Wording", "SourceText", "Schema", "Diagnostics", "JSONTree", "Templates", "Localization",
      ]),
    room("Comparing", imports: ["SourceText", "Schema", "JSONTree"]),
    room(
      "Campaigns",
      imports: ["Wording", "SourceText", "Schema", "Host", "Diagnostics", "JSONTree"]),
    room("Inbox", imports: ["Wording", "SourceText", "Schema", "Diagnostics", "JSONTree"]),
    .target(
      name: "Rendering",
      dependencies: ["Wording", "Schema", "JSONTree", "Archives", "Localization"],
      resources: [.embedInCode("Page")], swiftSettings: settings),
    // Rank 4
    room(
      "Commands",
      imports: [
        "Wording", "SourceText", "Schema", "Host", "Shell", "Templates", "Diagnostics",
        "JSONTree", "Archives", "Localization", "Checking", "Authoring", "Comparing", "Campaigns",
        "Inbox", "Rendering",
      ]),
    // Rank 5
    .executableTarget(name: "inapp", dependencies: ["Commands"], swiftSettings: settings),

    .target(
      name: "TestSupport", dependencies: ["JSONTree", "SourceText"], path: "Tests/TestSupport",
      swiftSettings: settings),
    tests("TestSupportTests", imports: []),
    tests("WordingTests", imports: ["Wording"]),
    tests("SourceTextTests", imports: ["SourceText", "Wording"]),
    tests("SchemaTests", imports: ["Schema"]),
    tests("HostTests", imports: ["Host"]),
    tests("ShellTests", imports: ["Shell", "Wording"]),
    tests("JSONTreeTests", imports: ["JSONTree", "SourceText"]),
    tests("ArchivesTests", imports: ["Archives", "Wording"]),
    tests("LocalizationTests", imports: ["Localization", "Schema", "JSONTree", "SourceText"]),
    tests(
      "CheckingTests",
      imports: [
        "Archives", "Authoring", "Checking", "Schema", "JSONTree", "SourceText", "Diagnostics",
        "Templates",
      ]),
    tests(
      "AuthoringTests",
      imports: [
        "Authoring", "Checking", "Schema", "Diagnostics", "JSONTree", "SourceText", "Templates",
        "Localization",
      ]),
    tests("ComparingTests", imports: ["Comparing", "Schema", "JSONTree", "SourceText"]),
    tests(
      "CampaignsTests",
      imports: [
        "Campaigns", "Schema", "Host", "Diagnostics", "JSONTree", "SourceText", "Wording",
      ]),
    tests(
      "InboxTests",
      imports: ["Inbox", "Schema", "Diagnostics", "JSONTree", "SourceText"]),
    tests(
      "RenderingTests",
      imports: [
        "Rendering", "Checking", "Schema", "JSONTree", "SourceText", "Templates", "Wording",
      ]),
    tests("TemplatesTests", imports: ["Templates"]),
    tests(
      "CommandsTests",
      imports: [
        "Commands", "Authoring", "Checking", "Diagnostics", "Inbox", "Shell", "Schema", "JSONTree",
        "SourceText", "Wording", "inapp",
      ],
      except: ["Transcripts"]),
  ] + fuzzing,
  swiftLanguageModes: [.v6]
)
