internal import JSONTree

/// The keys that come again further on in their object.
///
/// Android takes the last of several equal keys and iOS is not documented, so only the last is judged.
struct SupersededKeys {
  private var starts: Set<Int> = []

  init(of document: Document) {
    var lastOf: [Int: Int] = [:]
    for duplicate in document.duplicates {
      let first = duplicate.first.lowerBound
      starts.insert(lastOf.updateValue(duplicate.later.lowerBound, forKey: first) ?? first)
    }
  }

  func contains(_ member: Member) -> Bool {
    !starts.isEmpty && starts.contains(member.keyRange.lowerBound)
  }
}
