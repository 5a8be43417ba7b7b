import Schema
import Testing

@testable import Localization

/// However a text is made, resolving it takes steps in proportion to its length.
@Suite struct WorkTests {
  static let units = [
    "{", "|", "}", "{{", "{{||", "{{aa|bb|", "{aa|bb|", "{{aa|bb|cc}}", "{|||", "{{a|", "|}",
    "{{}}|",
    "{{{{aa|bb|cc}}", "{{aa|{{bb|cc}}", "}}|}}", "{{aa\n|\nbb|",
  ]

  private func steps(_ text: String, _ entries: [String: String] = [:], on platform: Platform) -> (
    count: Int, limit: Int, resolution: Resolution
  ) {
    let resolver = Resolver(
      target: .newest(platform), translations: translations(entries), language: DeviceLanguage("en")
    )
    var work = Work(for: text.utf8.count)
    let resolution = resolver.resolve(text, &work)
    return (work.steps, work.limit, resolution)
  }

  @Test(arguments: units, Platform.allCases)
  func twiceTheTextTakesTwiceTheSteps(unit: String, platform: Platform) {
    let text = String(repeating: unit, count: 6000 / unit.utf8.count)
    let once = steps(text, on: platform)
    let twice = steps(text + text, on: platform)
    #expect(once.count <= 24 * text.utf8.count)
    #expect(twice.count <= 2 * once.count + 100)
  }

  @Test(arguments: Platform.allCases)
  func aMegabyteOfBracesTakesAFewStepsForEachByte(platform: Platform) {
    for unit in ["{", "|"] {
      let text = String(repeating: unit, count: (1 << 20) / unit.utf8.count)
      #expect(steps(text, on: platform).count <= 20 << 20)
    }
  }

  @Test(arguments: Platform.allCases)
  func distinctOverlappingPlaceholdersEndAtTheLimit(platform: Platform) {
    let text = (0..<4000).map { "{{{\($0)a|bb|cc}}" }.joined()
    let result = steps(text, on: platform)
    #expect(result.resolution.doubts.contains(.tooLong))
    #expect(result.count <= result.limit)
  }

  @Test(arguments: Platform.allCases)
  func aTranslationThatNamesItselfEndsAtTheLimit(platform: Platform) {
    let entries = ["aa": "{{aa|bb|cc}}{{aa|bb|cc}}"]
    let text = String(repeating: "{{aa|bb|cc}}", count: 100)
    let result = steps(text, entries, on: platform)
    #expect(result.count <= result.limit)
    // Android replaces once for each occurrence, iOS once for all.
    #expect(result.resolution.doubts.contains(.tooLong) == (platform == .android))
  }

  @Test(arguments: Platform.allCases)
  func aLongTranslationUsedOftenEndsAtTheLimit(platform: Platform) {
    let entries = ["aa": String(repeating: "x", count: 20_000)]
    let often = String(repeating: "{{aa|bb|cc}}", count: 1000)
    let result = steps(often, entries, on: platform)
    #expect(result.resolution.doubts == [.tooLong])
    #expect(result.count <= result.limit)
    #expect(steps("{{aa|bb|cc}}", entries, on: platform).resolution.text.utf8.count == 20_000)
  }

  @Test(arguments: Platform.allCases)
  func textWithoutABraceTakesNoSteps(platform: Platform) {
    let resolver = Resolver(target: .newest(platform), language: DeviceLanguage("en"))
    #expect(resolver.resolve("plain | text }}").text == "plain | text }}")
  }
}
