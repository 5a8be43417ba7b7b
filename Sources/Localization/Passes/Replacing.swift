internal import Schema

/// What a match becomes.
struct Replacement {
  let match: Match
  /// The key's value or the default.
  let value: [UInt8]
  /// What Android writes where the same text stands again after it was replaced; nil for the same value.
  var again: [UInt8]?
}

/// Replaces each match's whole text everywhere it occurs, and notes what is doubtful.
func replace(
  _ replacements: [Replacement], in text: [UInt8], _ pass: Pass, on platform: Platform,
  _ work: inout Work, _ doubts: inout Set<Resolution.Doubt>
) -> [UInt8] {
  if areApart(replacements, in: text, pass) {
    return splice(replacements, into: text, &work)
  }
  let steps = platform == .ios ? distinct(replacements, in: text) : replacements
  guard let result = replaceInTurn(steps, in: text, &work) else {
    doubts.insert(.tooLong)
    return text
  }
  if platform == .ios, steps.count > 1, replaceInTurn(steps.reversed(), in: text, &work) != result {
    doubts.insert(.replacementOrder)
  }
  return result
}

/// Whether all replacements can be made at once with the same result as one after the other.
///
/// They can when every opening brace in the text opens a match and no value has one: then no matched text
/// stands anywhere but where it was matched, now or later, since it begins with a brace.
private func areApart(_ replacements: [Replacement], in text: [UInt8], _ pass: Pass) -> Bool {
  text.count { $0 == .open } == replacements.count * pass.braces
    && !replacements.contains { $0.value.contains(.open) }
}

private func splice(_ replacements: [Replacement], into text: [UInt8], _ work: inout Work)
  -> [UInt8]
{
  var result: [UInt8] = []
  var end = 0
  for replacement in replacements {
    let whole = replacement.match.whole
    result += text[end..<whole.lowerBound]
    result += replacement.value
    work.step(whole.upperBound - end + replacement.value.count)
    end = whole.upperBound
  }
  return result + text[end...]
}

/// The first of the replacements for each matched text.
private func distinct(_ replacements: [Replacement], in text: [UInt8]) -> [Replacement] {
  var seen: Set<ArraySlice<UInt8>> = []
  return replacements.filter { seen.insert(text[$0.match.whole]).inserted }
}

/// Makes replacements one after the other; nil when that takes too much work.
private func replaceInTurn(
  _ replacements: [Replacement], in text: [UInt8], _ work: inout Work
) -> [UInt8]? {
  var result = text
  /// What was looked for in the text as it is now, and is not there.
  var absent: Set<ArraySlice<UInt8>> = []
  for replacement in replacements {
    let old = text[replacement.match.whole]
    for value in [replacement.value, replacement.again].compactMap({ $0 })
    where !absent.contains(old) {
      guard let (replaced, count) = replaceAll(old, by: value, in: result, &work) else {
        return nil
      }
      result = replaced
      if count > 0 { absent.removeAll() } else { absent.insert(old) }
    }
  }
  return result
}

/// Replaces a text everywhere, from left to right; nil when that takes too much work.
private func replaceAll(
  _ old: ArraySlice<UInt8>, by new: [UInt8], in text: [UInt8], _ work: inout Work
) -> (text: [UInt8], count: Int)? {
  var result: [UInt8] = []
  var count = 0
  var end = 0
  var place = 0
  while place + old.count <= text.count {
    guard work.allows(old.count + new.count) else { return nil }
    var same = 0
    while same < old.count, text[place + same] == old[old.startIndex + same] { same += 1 }
    work.step(same + 1)
    guard same == old.count else {
      place += 1
      continue
    }
    result += text[end..<place]
    result += new
    work.step(new.count)
    count += 1
    place += old.count
    end = place
  }
  return (result + text[end...], count)
}
