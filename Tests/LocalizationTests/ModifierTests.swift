import Foundation
import Schema
import TestSupport
import Testing

@testable import Localization

/// What a type makes of a value on each platform.
@Suite struct ModifierTests {
  private func written(_ value: String, _ type: String, on target: Target) -> String {
    shown("{{Name|\(type)|Def}}", ["Name": value], on: target)
  }

  @Test(arguments: [
    ("lowercase", "ÀB c", "àb c", "àb c"), ("UPPERCASE", "straße", "STRASSE", "STRASSE"),
    ("lowercase", "ΟΔΟΣ ΣΑΣ", "οδος σας", "οδος σας"),
    ("CapitalizeFirst", "hELLO wORLD", "HELLO wORLD", "Hello world"),
    ("CapitalizeFirst", "ßa", "ßa", "SSa"), ("CapitalizeFirst", "🎉Ab", "🎉Ab", "🎉ab"),
    ("CapitalizeAllFirst", "hELLO wORLD", "HELLO WORLD", "Hello World"),
    ("CapitalizeAllFirst", "it's half-price", "It's Half-price", "It's Half-Price"),
    ("cent", "1999", "$19.99", "$19.99"), ("cent", "99", "$.99", "$.99"),
    ("cent", "5", "$.05", "$.05"), ("cent", "", "$.00", "$.00"),
    ("dollar", "1234567", "$1,234,567", "$1,234,567"), ("dollar", "", "$0", "$0"),
    ("euro", "1000", "€1,000", "€1,000"), ("jpy", "100", "¥100", "¥100"),
    ("lira", "1000", "₤1,000", "₤1,000"), ("comma", "1234.5", "123,4.5", "123,4.5"),
    ("comma", "", "", ""), ("comma", "-100", "-,100", "-,100"), ("text", "aB", "aB", "aB"),
    ("uppercase", "aB", "aB", "aB"),
    ("M-d-y", "0", "Jan-01-70", "Jan-01-70"), ("m-d-y", "1798761599", "12-31-26", "12-31-26"),
    ("M d y", "951782400", "Feb 29 00", "Feb 29 00"),
    ("M d Y", "-1", "Dec 31 1969", "Dec 31 1969"), ("M d", "1798761599", "Dec 31", "Dec 31"),
    ("H:i", "0", "12:00", "12:00"), ("H:i", "1798761599", "11:59", "11:59"),
    ("H:i", "3600", "01:00", "01:00"), ("m-d-y H:i", "46800", "01-01-70 01:00", "01-01-70 01:00"),
    ("H:i", "12.5", "12.5", "12.5"), ("H:i", "", "", ""), ("H:i", " 0", " 0", "12:00"),
    ("H:i", "99999999999999999999", "99999999999999999999", "99999999999999999999"),
  ])
  func everyType(type: String, value: String, android: String, ios: String) {
    #expect(written(value, type, on: .android) == android)
    #expect(written(value, type, on: .ios) == ios)
  }

  @Test func aWeekdayIsAOneCharacterType() {
    // Android does not see it behind double braces as it is meant, nor behind single ones.
    #expect(written("0", "l", on: .ios) == "Thursday")
    #expect(written("0", "l", on: .android) == "0")
    #expect(resolution("{{Name|l|x}}", ["Name": "0"], on: .ios).doubts == [.deviceLanguage])
  }

  @Test(arguments: ["M-d-y", "M d y", "M d Y", "M d"])
  func namesOfMonthsDependOnTheLanguage(type: String) {
    #expect(resolution("{{Name|\(type)|x}}", ["Name": "0"], on: .ios).doubts == [.deviceLanguage])
    #expect(resolution("{{Name|\(type)|x}}", ["Name": "x"], on: .ios).doubts == [])
  }

  @Test func aTurkishIIsDoubtfulOnAndroid() {
    for (target, doubts) in [(Target.android, Set([Resolution.Doubt.deviceLanguage])), (.ios, [])] {
      let resolver = Resolver(
        target: target, translations: translations(["Name": "mavi"]),
        language: DeviceLanguage("tr"))
      #expect(resolver.resolve("{{Name|UPPERCASE|x}}").doubts == doubts)
    }
  }

  @Test(arguments: [
    "lowercase", "UPPERCASE", "CapitalizeFirst", "CapitalizeAllFirst", "dollar", "m-d-y",
  ])
  func defaultsChangeTheirCaseOnIOSOnly(type: String) {
    let iOS = [
      "lowercase": "ab cd", "UPPERCASE": "AB CD", "CapitalizeFirst": "Ab cd",
      "CapitalizeAllFirst": "Ab Cd",
    ]
    #expect(shown("{{Gone|\(type)|aB cD}}", on: .android) == "aB cD")
    #expect(shown("{{Gone|\(type)|aB cD}}", on: .ios) == iOS[type] ?? "aB cD")
    #expect(shown("{Gone|\(type)|aB cD}", on: .ios) == iOS[type] ?? "aB cD")
  }

  @Test func datesAgreeWithFoundation() {
    let formats: [(Modifier, String)] = [
      (.monthNameDayYear, "MMM-dd-yy"), (.monthDayYear, "MM-dd-yy"), (.weekday, "EEEE"),
      (.spacedMonthNameDayLongYear, "MMM dd yyyy"), (.monthDayYearTime, "MM-dd-yy hh:mm"),
    ]
    var random = SplitMix64(seed: 3)
    for (modifier, format) in formats {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.dateFormat = format
      for round in 0..<500 {
        let range: Range<Int64> =
          round < 100 ? -12_212_553_600..<253_402_300_800 : -4_000_000_000..<9_000_000_000
        let seconds = round == 0 ? range.lowerBound : Int64.random(in: range, using: &random)
        let date = Date(timeIntervalSince1970: TimeInterval(seconds))
        #expect(modifier.date("\(seconds)", on: .ios).text == formatter.string(from: date))
      }
    }
  }

  @Test func caseAgreesWithFoundation() {
    let pieces = [
      "a", "B", "é", "É", " ", "\t", "\n", "-", "'", "’", ".", ",", "1", "_", "ß", "Σ", "ο", "İ",
      "🎉", "я",
    ]
    var random = SplitMix64(seed: 4)
    for _ in 0..<2000 {
      let text = "1" + (0..<8).map { _ in random.pick(pieces) }.joined()
      #expect(capitalizingWords(text, on: .ios) == (text as NSString).capitalized)
      #expect(lowercased(text, on: .ios) == (text as NSString).lowercased)
    }
  }
}
