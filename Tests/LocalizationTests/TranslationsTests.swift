import JSONTree
import Localization
import Schema
import SourceText
import Testing

/// Which block of a pushwoosh.json a phone uses, and what it reads there.
@Suite struct TranslationsTests {
  private static let file = """
    {
      "default_language": "en",
      "localization": {
        "en": {"Hello": "Hello", "Only English": "yes"},
        "de": {"Hello": "Hallo"},
        "zh-Hans": {"Hello": "你好"},
        "zh-CN": {"Hello": "您好"},
        "pt-BR": {"Hello": "Olá"},
        "FR": {"Hello": "Bonjour"},
        "it": "Ciao"
      }
    }
    """

  private func read(_ text: String) -> Translations { Translations(Document(parsing: text)) }

  @Test(arguments: [
    ("de", "de", "de"), ("de-AT", "de", "de"), ("en-GB", "en", "en"), ("es", "en", "en"),
    ("zh-Hans-CN", "zh-Hans", "en"), ("zh-CN", "en", "zh-CN"), ("zh-hans", "zh-Hans", "zh-Hans"),
    ("pt-BR", "en", "en"), ("fr", "en", "en"), ("it", "en", "en"), ("zh_cn", "en", "zh-CN"),
  ])
  func thePhonesOwnLanguageElseTheDefault(tag: String, ios: String, android: String) {
    let translations = read(Self.file)
    let language = DeviceLanguage(tag)
    #expect(translations.block(for: language, on: .ios)?.language == ios)
    #expect(translations.block(for: language, on: .android)?.language == android)
  }

  @Test(arguments: Platform.allCases)
  func aKeyThatTheBlockLacksIsNotLookedForElsewhere(platform: Platform) {
    let resolver = Resolver(
      target: .newest(platform), translations: read(Self.file), language: DeviceLanguage("de"))
    let result = resolver.resolve("{{Only English|text|no}}")
    #expect(result.text == "no")
    #expect(result.missingKeys == ["Only English"])
  }

  @Test func entriesKnowTheirBytes() throws {
    let translations = read(Self.file)
    let entry = try #require(translations.block(named: "de")?["Hello"])
    let source = translations.document.source
    #expect(source.text(in: entry.range) == "\"Hallo\"")
    #expect(source.text(in: entry.keyRange) == "\"Hello\"")
    #expect(source.position(at: entry.range.lowerBound).line == 5)
    let used = Resolver(
      target: .ios, translations: translations, language: DeviceLanguage("de")
    ).resolve("{{Hello|text|x}}").usedEntries
    #expect(used == [entry])
    #expect(used.first?.language == "de")
  }

  enum Fault: Sendable { case notJSON, notAnObject, noLocalization, noDefaultLanguage }

  @Test(arguments: [
    (#"{"localization": {"en": {}}}"#, Fault?.none, Fault?.some(.noDefaultLanguage)),
    (#"{"default_language": "en"}"#, .noLocalization, .noLocalization),
    (#"{"default_language": "en", "localization": []}"#, .noLocalization, .noLocalization),
    (#"{"default_language": "en", "localization": null}"#, .noLocalization, .noLocalization),
    ("[]", .notAnObject, .notAnObject),
    ("", .notJSON, .notJSON),
    (#"{"default_language": "en", "localization": {},}"#, .notJSON, .notJSON),
    (#"{"default_language": "en", /* x */ "localization": {}}"#, .notJSON, nil),
    (#"{"default_language": "en", "localization": {}}"#, nil, nil),
    (#"{"default_language": null, "localization": {}}"#, nil, nil),
  ])
  func whatMakesAPlatformIgnoreTheFile(text: String, ios: Fault?, android: Fault?) {
    let translations = read(text)
    #expect(kind(translations.fault(on: .ios)) == ios)
    #expect(kind(translations.fault(on: .android)) == android)
  }

  private func kind(_ fault: TranslationsFault?) -> Fault? {
    switch fault {
    case .notJSON: .notJSON
    case .notAnObject: .notAnObject
    case .noLocalization: .noLocalization
    case .noDefaultLanguage: .noDefaultLanguage
    case nil: nil
    }
  }

  @Test func iOSNeedsNoDefaultWhereTheLanguageIsThere() {
    let translations = read(#"{"localization": {"en": {"Hello": "Hi"}}}"#)
    let german = DeviceLanguage("de")
    #expect(translations.block(for: DeviceLanguage("en"), on: .ios)?.language == "en")
    #expect(translations.block(for: german, on: .ios) == nil)
    #expect(translations.block(for: DeviceLanguage("en"), on: .android) == nil)
  }

  @Test func aDefaultThatIsNotThereGivesNothing() {
    let translations = read(#"{"default_language": "fr", "localization": {"en": {}}}"#)
    for platform in Platform.allCases {
      #expect(translations.block(for: DeviceLanguage("en"), on: platform) != nil)
      #expect(translations.block(for: DeviceLanguage("de"), on: platform) == nil)
    }
  }

  @Test func androidReadsADefaultThatIsNoString() {
    let translations = read(#"{"default_language": null, "localization": {"null": {"a": "b"}}}"#)
    #expect(translations.block(for: DeviceLanguage("de"), on: .android)?.language == "null")
    #expect(translations.block(for: DeviceLanguage("de"), on: .ios) == nil)
  }

  @Test(arguments: [
    ("1", "1", "1"), ("1.5", "1.5", "1.5"), ("2.0", "2.0", "2"), ("1e3", "1000.0", "1000"),
    ("true", "true", "1"), ("false", "false", "0"), ("null", "null", "<null>"),
    (#""text""#, "text", "text"), ("-12", "-12", "-12"),
  ])
  func valuesThatAreNoStrings(value: String, android: String, ios: String) {
    let file = #"{"default_language": "en", "localization": {"en": {"Name": \#(value)}}}"#
    for target in [Target.android, .ios] {
      let result = Resolver(
        target: target, translations: read(file), language: DeviceLanguage("en")
      ).resolve("{{Name|text|x}}")
      #expect(result.text == (target.platform == .ios ? ios : android))
      #expect(result.doubts.isEmpty)
    }
  }

  @Test(arguments: ["[1]", "{}", "1e30"])
  func valuesThatPhonesPrintInTheirOwnWay(value: String) {
    let file = #"{"default_language": "en", "localization": {"en": {"Name": \#(value)}}}"#
    for target in [Target.android, .ios] {
      let result = Resolver(
        target: target, translations: read(file), language: DeviceLanguage("en")
      ).resolve("{{Name|text|x}}")
      #expect(result.doubts == [.printing])
    }
  }

  @Test func modifiersOfANumberCountOnAndroidOnly() {
    let file = #"{"default_language": "en", "localization": {"en": {"Name": 1000}}}"#
    let resolvers = [Target.android, .ios].map {
      Resolver(target: $0, translations: read(file), language: DeviceLanguage("en"))
    }
    #expect(resolvers.map { $0.resolve("{{Name|dollar|x}}").text } == ["$1,000", "1000"])
  }

  @Test func ofAKeyWrittenTwiceTheLastCounts() {
    let translations = read(
      """
      {"default_language": "de", "localization": {"de": {"a": "1"}},
       "default_language": "en", "localization": {"en": {"b": "1"}, "en": {"a": "2", "a": "3"}}}
      """)
    for platform in Platform.allCases {
      let block = translations.block(for: DeviceLanguage("de"), on: platform)
      #expect(block?.language == "en")
      #expect(block?["a"]?.value.string == "3")
      #expect(block?["b"] == nil)
    }
  }

  @Test func languagesWorthAVerdict() {
    #expect(
      read(Self.file).languagesToCheck.map(\.tag)
        == ["en", "de", "zh-Hans", "zh-CN", "pt-BR", "fr", "es"])
    #expect(read("{}").languagesToCheck.map(\.tag) == ["en"])
  }

  @Test(arguments: [
    ("de", LanguageReach.byDefault, LanguageReach.byDefault),
    ("pt-BR", .never, .ifAppSetsIt), ("zh-Hans", .byDefault, .ifAppSetsIt),
    ("zh-Hans-CN", .never, .byDefault), ("zh-CN", .never, .byDefault),
    ("zh", .byDefault, .ifAppSetsIt), ("sr-Latn", .byDefault, .ifAppSetsIt),
    ("EN", .ifAppSetsIt, .ifAppSetsIt), ("en_US", .never, .ifAppSetsIt),
    ("English", .never, .ifAppSetsIt), ("", .never, .ifAppSetsIt),
    ("zh-cn", .never, .ifAppSetsIt), ("fil", .byDefault, .ifAppSetsIt),
  ])
  func whoLooksForABlock(name: String, ios: LanguageReach, android: LanguageReach) {
    #expect(Platform.ios.reach(ofLanguageNamed: name) == ios)
    #expect(Platform.android.reach(ofLanguageNamed: name) == android)
  }
}
