import Diagnostics
import JSONTree
import Localization
import Schema
import TestSupport
import Testing

@testable import Checking

/// Phones that find no key of a text share its resolution, and read what each would by itself.
@Suite struct PhoneGroupTests {
  private func phones(_ blocks: [String]) -> [Phone] {
    let document = Document(
      parsing:
        ##"{"default_language": "en", "localization": {\##(blocks.joined(separator: ","))}}"##)
    let translations = Translations(document)
    return Phone.all(
      Target.newestOfAll, asked: Target.newestOfAll,
      [nil] + translations.languagesToCheck.map(\.tag), translations)
  }

  @Test func emptyLanguagesCostOneResolutionAPlatform() {
    let phones = phones((0..<300).map { ##""l\##($0)": {}"## } + [##""en": {}"##])
    let shared = PhoneGroups(phones).resolve("{{Title|text|Hi}}", among: nil)
    #expect(phones.count > 600)
    #expect(shared.count == 4)
    #expect(shared.reduce(into: Set()) { $0.formUnion($1.phones) } == Set(phones.indices))
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func eachReadsWhatItWouldByItself(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let keys = ["Title", "aa", "b", "{{aa", "aa|text"]
    let values = ["Hi", "", "{{aa|text|x}}", "{b|text|y}", "5"]
    let pieces = [
      "{{Title|text|Hello}}", "{{aa|UPPERCASE|i}}", "{{b|text|d}}", "{{aa|text}}", "{aa|text|z}",
      "{{{{aa|text|x}}|text|q}}", " ", "{{",
    ]
    for _ in 0..<100 {
      let blocks = ["en", "de", "tr", "he", "zh-CN"].map { language in
        let members = keys.filter { _ in Bool.random(using: &random) }.map {
          "\(quotedJSON($0)): \(quotedJSON(random.pick(values)))"
        }
        return "\(quotedJSON(language)): {\(members.joined(separator: ","))}"
      }
      let phones = phones(blocks)
      let readers = Bool.random(using: &random) ? nil : Set(phones.indices.filter { $0 % 3 > 0 })
      let text = (0..<3).map { _ in random.pick(pieces) }.joined()
      var seen: Set<Int> = []
      for shared in PhoneGroups(phones).resolve(text, among: readers) {
        for phone in shared.phones {
          let own = phones[phone].resolver.resolve(text)
          #expect(own.text == shared.resolution.text)
          #expect(own.usedEntries == shared.resolution.usedEntries)
          #expect(own.missingKeys == shared.resolution.missingKeys)
          #expect(seen.insert(phone).inserted)
        }
      }
      #expect(seen == readers ?? Set(phones.indices))
    }
  }
}
