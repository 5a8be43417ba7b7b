internal import JSONTree
internal import Localization
internal import Schema

extension Walker {
  /// Takes a text once for each way in which phones read it, without a word on its placeholders.
  ///
  /// Their faults are reported where the field itself is checked.
  mutating func forEachQuietReading(of text: String, _ body: (inout Walker, Reading) -> Void) {
    guard text.utf8.contains(UInt8(ascii: "{")) else {
      return body(&self, Reading(text: text, entries: [], missingKeys: []))
    }
    let outer = group
    for (reading, members) in readings(of: text, outer) {
      group = members
      body(&self, reading)
    }
    group = outer
  }

  /// Blames a translation for what is reported.
  mutating func blaming(_ entry: TranslationEntry?, _ body: (inout Walker) -> Void) {
    let outer = self.entry
    self.entry = entry
    body(&self)
    self.entry = outer
  }

  /// Concerns only the releases with the support; nil for all.
  mutating func onlyWhere(_ support: Support?, _ body: (inout Walker) -> Void) {
    let outer = scope
    scope = support ?? scope
    body(&self)
    scope = outer
  }

  /// Reports about another place than the walker is at.
  mutating func at(_ path: Path, _ body: (inout Walker) -> Void) {
    let outer = steps
    steps = path.steps
    body(&self)
    steps = outer
  }
}

extension Support {
  /// Every release of the platforms on which something is so.
  static func everyRelease(where holds: PerPlatform<Bool>) -> Support {
    Support(
      documented: Availability(both: nil),
      observed: Availability(
        ios: holds.ios ? Platform.ios.firstRelease : nil,
        android: holds.android ? Platform.android.firstRelease : nil))
  }
}
