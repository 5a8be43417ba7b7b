internal import JSONTree
internal import Localization
internal import Schema

extension Walker {
  /// Checks a text once for each way in which phones read it.
  mutating func forEachReading(
    of text: String, at node: Node, _ body: (inout Walker, String) -> Void
  ) {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return body(&self, text) }
    let outer = group
    let readings = readings(of: text, outer)
    if outer == readers {
      notePlaceholders(in: text, at: node)
      if readings.count > 1 { noteDifference(in: text, at: node, outer) }
    }
    noteMissing(readings, in: text, at: node)
    for (reading, members) in readings {
      group = members
      entry = reading.entries.last
      body(&self, reading.text)
      entry = nil
    }
    group = outer
  }

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

  /// The ways in which phones read a text, in the order of the phones.
  func readings(of text: String, _ among: Set<Int>?) -> [(Reading, Set<Int>)] {
    var found: [Reading: Int] = [:]
    var readings: [(Reading, Set<Int>)] = []
    for shared in phoneGroups.resolve(text, among: among) {
      let reading = Reading(
        text: shared.resolution.text, entries: shared.resolution.usedEntries,
        missingKeys: shared.hasTranslations ? shared.resolution.missingKeys : [])
      if let known = found[reading] {
        readings[known].1.formUnion(shared.phones)
      } else {
        found[reading] = readings.count
        readings.append((reading, shared.phones))
      }
    }
    return readings
  }
}
