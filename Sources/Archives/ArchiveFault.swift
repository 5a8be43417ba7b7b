internal import Wording

/// Why an entry, or the archive as a whole, is refused, before it is known by what name to call it.
struct ArchiveFault: Error, Equatable {
  let reason: Refusal.Reason
  let sentence: String

  init(_ reason: Refusal.Reason, _ sentence: String) {
    self.reason = reason
    self.sentence = sentence
  }

  /// The fault as an error about something with a name.
  func error(about name: String) -> ArchiveError {
    ArchiveError(.refused, sentence, entry: printable(name), reason: reason)
  }
}
