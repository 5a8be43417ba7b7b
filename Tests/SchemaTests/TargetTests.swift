import Schema
import Testing

@Suite struct TargetTests {
  @Test(arguments: [
    ("ios@7.2.1", "ios@7.2.1"), ("android@6.11", "android@6.11.0"), ("ios", "ios@7.2.7"),
    ("Android", "android@6.13.0"), ("ios@8", "ios@8.0.0"),
  ])
  func reads(_ text: String, _ canonical: String) {
    #expect(Target(text)?.description == canonical)
  }

  @Test(arguments: [
    "", "ios@", "ios@7.2.1.0", "ios@7..1", "ios@-7", "ios@٧.٢", "windows", "ios 7.2", "ios@+7",
    "ios@99999999999999999999",
  ])
  func refuses(_ text: String) {
    #expect(Target(text) == nil)
  }

  @Test func ordersByPlatformThenAge() {
    let targets = ["android@6.13.0", "ios@7.2.7", "ios@7.2.0", "android@6.9.9"].compactMap {
      Target($0)
    }
    #expect(
      targets.sorted().map(\.description)
        == ["ios@7.2.0", "ios@7.2.7", "android@6.9.9", "android@6.13.0"])
  }

  @Test(arguments: Platform.allCases) func knownReleasesBeginAndEndTheTable(_ platform: Platform) {
    let ends = platform == .ios ? ["7.2.0", "7.2.7"] : ["6.10.0", "6.13.0"]
    #expect([platform.firstRelease, platform.newestRelease].map(\.description) == ends)
    #expect(platform.knownReleases == platform.knownReleases.sorted())
  }
}
