internal import Wording

/// Why an entry, or the archive as a whole, is refused, before it is known by what name to call it.
struct ArchiveFault: Error {
  let reason: Refusal.Reason
  let sentence: String
  /// The entry at fault where that is known: its printable name, and its place in the directory.
  var entry: (name: String, index: Int)?

  init(_ reason: Refusal.Reason, _ sentence: String) {
    self.reason = reason
    self.sentence = sentence
  }

  /// The fault as a refusal of its entry, or of an archive with a name.
  func refusal(of name: String) -> Refusal {
    Refusal(
      entry: entry?.name ?? printable(name), indices: entry.map { [$0.index] } ?? [],
      reason: reason, sentence: sentence)
  }

  /// The fault as an error about its entry, or about something with a name.
  func error(about name: String) -> ArchiveError { ArchiveError(refusal(of: name)) }
}
