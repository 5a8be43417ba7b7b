internal import Campaigns
internal import Host
internal import JSONTree
internal import Shell

/// The time zones of the system, one part of the name after the other.
func zoneWords(_ word: String) -> [Candidate] {
  guard let folder = TimeZoneDatabase().folder else { return [Candidate("UTC")] }
  let area = word.lastIndex(of: "/").map { String(word[...$0]) } ?? ""
  guard !area.hasPrefix("/"), !area.split(separator: "/").contains("..") else { return [] }
  let below = Files.joining(folder, area)
  return Files.names(in: below).filter(\.isZonePart).sorted().compactMap { name in
    switch Files.kind(of: Files.joining(below, name)) {
    case .folder: Candidate("\(area)\(name)/", ending: .step)
    case .file: Candidate(area + name)
    case .other, nil: nil
    }
  }
}

extension String {
  /// Whether a file or folder of the database may be a part of a zone's name.
  fileprivate var isZonePart: Bool {
    first.map { ("A"..."Z").contains($0) } == true && !contains(".") && self != "Factory"
  }
}

/// What can be expected of a campaign: counts, and the days of displays, of each message that the line names.
func expectationWords(_ question: WordQuestion) -> [Candidate] {
  let reasons = Reason.allCases.map { ($0.key, $0.sentence) }
  let subjects =
    [
      Candidate("shown=", "how often it is shown", ending: .value),
      Candidate("shown<=", "how often at most", ending: .value),
      Candidate("blocked=", "how often it is not shown", ending: .value),
    ] + reasons.map { Candidate("blocked.\($0)=", $1, ending: .value) } + [
      Candidate("queued=", "how often it waits", ending: .value),
      Candidate("first=", "the day of the first display", ending: .value),
      Candidate("last=", "the day of the last display", ending: .value),
      Candidate("never-after=", "the day after which it is not shown", ending: .value),
    ]
  let messages = question.document(Input.configName)?.root?["messages"]
  let names = (messages?.elements.map { $0 } ?? []).compactMap { $0["name"]?.string }
  guard let colon = question.word.lastIndex(of: ":") else {
    return subjects + names.map { Candidate($0 + ":", "of this message", ending: .step) }
  }
  let start = question.word[...colon]
  return subjects.map { Candidate(start + $0.word, $0.note, ending: $0.ending) }
}
